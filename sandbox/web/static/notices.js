/** Short notices at the bottom of the page. */

import { h } from "./dom.js";

const STAY = 6000;

/**
 * Say for a while what went wrong.
 * @param {string} text
 */
export function notice(text) {
  const shown = h("p", { class: "notice" }, text);
  document.getElementById("notices").append(shown);
  setTimeout(() => shown.remove(), STAY);
}

/**
 * Say as long as it lasts that there is no connection; "" when there is one again.
 * @param {string} text
 */
export function showConnection(text) {
  document.getElementById("lost")?.remove();
  if (text) document.getElementById("notices").append(h("p", { class: "notice", id: "lost" }, text));
}
