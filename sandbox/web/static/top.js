/** The head of a channel: its name, and on a narrow page the way to the other channels. */

import { fill, h, icon } from "./dom.js";
import { addressOf } from "./place.js";
import { state } from "./state.js";

/** Draw the head, and name the tab after it. */
export function showTop() {
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
  fill(document.getElementById("top"), menu, parent, h("h1", {}, sign(channel), h("span", {}, channel.name)), note);
  const me = state.status.people.find((person) => person.id === state.welcome.me);
  document.title = `${me?.pings ? `(${me.pings}) ` : ""}${channel.name} · ${me?.name ?? ""}`;
}

/** Close the drawer of a narrow page. */
export function closeDrawer() {
  document.getElementById("app").classList.remove("open");
}

/** A press beside the open drawer closes it. */
export function watchDrawer() {
  document.getElementById("scroller").addEventListener("pointerdown", closeDrawer);
}

/**
 * The sign before a channel's name.
 * @param {{kind: string}} channel
 */
export function sign({ kind }) {
  if (kind === "direct") return icon("letter");
  return kind === "thread" ? icon("thread") : h("span", { class: "hash", "aria-hidden": "true" }, "#");
}

function toggle() {
  document.getElementById("app").classList.toggle("open");
}

function unreadElsewhere() {
  return state.status.people.some((person) => person.pings);
}
