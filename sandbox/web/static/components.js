/** The components of a message. Unsupported ones are shown raw in a red box. */

import { button } from "./buttons.js";
import { h, icon } from "./dom.js";
import { gallery, thumbnail } from "./gallery.js";
import { markdown } from "./markdown.js";
import { select } from "./select.js";
import { fileAddress } from "./socket.js";
import { state } from "./state.js";
import { unknown } from "./unknown.js";

const KINDS = {
  1: (row, message) => h("div", { class: "row" }, components(row.components, message)),
  2: button,
  3: select,
  5: (part, message) => select({ ...part, options: users() }, message),
  6: select,
  8: select,
  9: section,
  10: (text) => markdown(text.content),
  11: thumbnail,
  12: gallery,
  13: file,
  14: separator,
  17: container,
};

/**
 * Components as elements.
 * @param {Object[]} parts as in Discord's JSON
 * @param {{id: string}} message the message they belong to
 * @returns {HTMLElement[]}
 */
export function components(parts, message) {
  return parts.map((part) => KINDS[part.type]?.(part, message) ?? unknown(part));
}

/** The users of the world as options of a select. */
function users() {
  return (state.status?.users ?? []).map(({ id, name }) => ({ value: id, label: name }));
}

function section(part, message) {
  const text = h("div", { class: "beside" }, components(part.components, message));
  return h("div", { class: "section" }, text, components([part.accessory], message));
}

function container(part, message) {
  const box = h("div", { class: "container" }, components(part.components, message));
  if (part.accent_color !== null && part.accent_color !== undefined) {
    box.style.borderLeftColor = `#${part.accent_color.toString(16).padStart(6, "0")}`;
  }
  if (!part.spoiler) return box;
  const cover = h("button", { type: "button", class: "cover", onclick: () => cover.remove() }, "Spoiler");
  return h("div", { class: "covered" }, box, cover);
}

function separator(part) {
  const size = part.spacing === 2 ? "wide" : "narrow";
  return part.divider === false
    ? h("div", { class: `gap ${size}` })
    : h("hr", { class: size });
}

function file(part) {
  const address = fileAddress(part.file.url);
  if (!address) return null;
  const name = decodeURIComponent(address.split("/").at(-1));
  return h("a", { class: "file", href: address, download: name }, icon("down"), name);
}
