/** The header of a channel: its name, and on a narrow page the menu button. */

import { fill, h, icon, isOutdated } from "./dom.js";
import { addressOf } from "./address.js";
import { state } from "./state.js";

/** Draw the header and set the title of the tab. */
export function showHeader() {
  const channel = state.view?.channel;
  if (!channel) return;
  const me = state.status.users.find((user) => user.id === state.welcome.me);
  const pings = me?.pings ?? 0;
  document.title = `${pings ? `(${pings}) ` : ""}${channel.name} · ${me?.name ?? ""} – local double of Discord`;
  const header = document.getElementById("header");
  if (!isOutdated(header, channel, pings > 0)) return;
  const attributes = { type: "button", class: "menu", "data-key": "menu", "aria-controls": "drawer", onclick: toggle };
  const label = pings > 0 ? "Channels and users, something is unread" : "Channels and users";
  const dot = pings > 0 && h("span", { class: "dot" });
  const menu = h("button", { ...attributes, "aria-label": label, "aria-expanded": String(isOpen()) }, icon("menu"), dot);
  const parent = channel.parent && [
    h("a", { "data-key": "parent", href: addressOf({ channel: channel.parent.id }) }, `# ${channel.parent.name}`),
    h("span", { class: "slash", "aria-hidden": "true" }, "›"),
  ];
  const note = channel.archived && h("span", { class: "note" }, "archived");
  const heading = h("h1", { tabindex: -1, "data-key": "heading" }, channelIcon(channel), h("span", {}, channel.name));
  fill(header, menu, parent, heading, note);
}

/** Close the drawer of a narrow page; the focus returns to the menu button. */
export function closeDrawer() {
  if (!isOpen()) return;
  const inside = document.getElementById("drawer").contains(document.activeElement);
  setOpen(false);
  if (inside) menuButton().focus({ preventScroll: true });
}

/** Close the open drawer at a press beside it, and with Escape. */
export function watchDrawer() {
  document.getElementById("main").addEventListener("pointerdown", (event) => {
    if (!menuButton()?.contains(event.target)) closeDrawer();
  });
  document.getElementById("app").addEventListener("keydown", (event) => event.key === "Escape" && closeDrawer());
}

/**
 * The icon before a channel's name.
 * @param {{kind: string}} channel
 */
export function channelIcon({ kind }) {
  if (kind === "direct") return icon("letter");
  if (kind === "forum") return icon("forum");
  return kind === "thread" ? icon("thread") : h("span", { class: "hash", "aria-hidden": "true" }, "#");
}

function toggle() {
  if (isOpen()) return closeDrawer();
  setOpen(true);
  const list = document.getElementById("channels");
  return (list.querySelector("[aria-current]") ?? list.querySelector("a"))?.focus({ preventScroll: true });
}

function isOpen() {
  return document.getElementById("app").classList.contains("open");
}

function setOpen(open) {
  document.getElementById("app").classList.toggle("open", open);
  menuButton().setAttribute("aria-expanded", String(open));
}

function menuButton() {
  return document.querySelector("#header .menu");
}
