/** The header of a channel: its name, and on a narrow page the menu button. */

import { fill, h, icon } from "./dom.js";
import { addressOf } from "./address.js";
import { state } from "./state.js";

/** Draw the header and set the title of the tab. */
export function showHeader() {
  const channel = state.view?.channel;
  if (!channel) return;
  const menu = h(
    "button",
    { type: "button", class: "menu", "data-key": "menu", "aria-label": "Channels and users", onclick: toggle },
    icon("menu"),
    unreadElsewhere() && h("span", { class: "dot" }),
  );
  const parent = channel.parent && [
    h("a", { href: addressOf({ channel: channel.parent.id }) }, `# ${channel.parent.name}`),
    h("span", { class: "slash", "aria-hidden": "true" }, "›"),
  ];
  const note = channel.archived && h("span", { class: "note" }, "archived");
  fill(document.getElementById("header"), menu, parent, h("h1", {}, channelIcon(channel), h("span", {}, channel.name)), note);
  const me = state.status.users.find((user) => user.id === state.welcome.me);
  document.title = `${me?.pings ? `(${me.pings}) ` : ""}${channel.name} · ${me?.name ?? ""}`;
}

/** Close the drawer of a narrow page. */
export function closeDrawer() {
  document.getElementById("app").classList.remove("open");
}

/** Close the open drawer at a press beside it. */
export function watchDrawer() {
  document.getElementById("scroller").addEventListener("pointerdown", closeDrawer);
}

/**
 * The icon before a channel's name.
 * @param {{kind: string}} channel
 */
export function channelIcon({ kind }) {
  if (kind === "direct") return icon("letter");
  return kind === "thread" ? icon("thread") : h("span", { class: "hash", "aria-hidden": "true" }, "#");
}

function toggle() {
  document.getElementById("app").classList.toggle("open");
}

function unreadElsewhere() {
  return state.status.users.some((user) => user.pings);
}
