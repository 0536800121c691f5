/** Buttons of messages. */

import { h, icon } from "./dom.js";
import { customEmoji } from "./inline.js";
import { linkTo, placeOf } from "./links.js";
import { isBusy, sendInteraction } from "./interactions.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger" };
const LINK = 5;

/**
 * A button; null for a style that this page does not support.
 * @param {Object} part
 * @param {{id: string}} message
 */
export function button(part, message) {
  const label = [emoji(part.emoji, part.label), part.label];
  if (part.style === LINK) {
    return h("a", { class: "button secondary", ...linkTo(part.url) }, label, !placeOf(part.url) && icon("out"));
  }
  if (!STYLES[part.style]) return null;
  const busy = isBusy(message, part.custom_id);
  const attributes = {
    type: "button",
    class: `button ${STYLES[part.style]}`,
    "data-key": `${message.id} ${part.custom_id}`,
    "aria-busy": busy && "true",
    disabled: part.disabled,
    onclick: () => sendInteraction("press", message, part.custom_id),
  };
  return h("button", attributes, label);
}

/**
 * The emoji of a button or an option, Unicode or custom. Beside a label it is not read aloud.
 * @param {?{id: ?string, name: string, animated: ?boolean}} part
 * @param {?string} label
 */
export function emoji(part, label) {
  if (!part) return null;
  return part.id ? customEmoji(part, label ? "" : undefined) : h("span", { class: "symbol" }, part.name);
}
