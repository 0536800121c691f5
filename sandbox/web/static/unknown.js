/** Unsupported components. */

import { h } from "./dom.js";

/**
 * A red box with the raw JSON of what the page does not support.
 * @param {*} part
 */
export function unknown(part) {
  const raw = JSON.stringify(part, null, 2);
  return h("div", { class: "unknown", role: "alert" }, h("strong", {}, "This page cannot show this:"), h("pre", {}, raw));
}
