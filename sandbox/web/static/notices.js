/** Short notices at the bottom of the page. */

import { h } from "./dom.js";

const STAY_MILLISECONDS = 6000;

/**
 * Show a text for some seconds.
 * @param {string} text
 */
export function notice(text) {
  const element = h("p", { class: "notice" }, text);
  document.getElementById("notices").append(element);
  setTimeout(() => element.remove(), STAY_MILLISECONDS);
}

/**
 * Show the state of a lost connection until it is back ("").
 * @param {string} text
 */
export function showConnection(text) {
  document.getElementById("lost")?.remove();
  if (text) document.getElementById("notices").append(h("p", { class: "notice", id: "lost" }, text));
}
