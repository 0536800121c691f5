/** What the page does not know. */

import { h } from "./dom.js";

/**
 * Something the page cannot show, raw.
 * @param {*} part
 */
export function unknown(part) {
  const raw = JSON.stringify(part, null, 2);
  return h("div", { class: "unknown", role: "alert" }, h("strong", {}, "This page cannot show this:"), h("pre", {}, raw));
}
