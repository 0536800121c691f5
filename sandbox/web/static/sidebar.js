/** On the left: who one is, where one can go, and how one's Discord is set. */

import { avatar, badge, fill, h } from "./dom.js";
import { addressOf } from "./place.js";
import { ask } from "./socket.js";
import { state } from "./state.js";
import { closeDrawer, showTop, sign } from "./top.js";

/** Everybody one can be. */
export function showPeople() {
  const { people } = state.status;
  const entries = people.map((person) => {
    const current = person.id === state.welcome.me;
    const attributes = {
      class: "person",
      href: addressOf({ user: person.name, channel: current ? "" : (state.view?.channel?.id ?? "") }),
      "aria-current": current && "true",
      "data-key": `person ${person.id}`,
      title: `Be ${person.name}; with Ctrl in a tab of its own`,
    };
    const round = h("span", { class: "round" }, avatar(person), badge(person.pings));
    return h("a", attributes, round, h("span", { class: "name" }, person.name));
  });
  fill(document.getElementById("people"), h("h2", {}, "You are"), entries);
  if (state.view) showTop();
}

/** The direct messages, and every server with its channels and their threads. */
export function showChannels() {
  if (!state.places) return;
  const { direct, guilds } = state.places;
  const servers = guilds.map((guild) => [
    h("h2", {}, guild.name),
    h("ul", {}, guild.channels.map(channelEntry)),
  ]);
  const letters = [h("h2", {}, "Direct messages"), h("ul", {}, h("li", {}, entry(direct, "direct")))];
  fill(document.getElementById("channels"), letters, servers);
}

function channelEntry(channel) {
  const open = channel.threads.filter((thread) => !thread.archived || isOpen(thread));
  const archived = channel.threads.filter((thread) => !open.includes(thread));
  const below = open.map((thread) => h("li", {}, entry(thread, "thread")));
  const kept = archived.length > 0 && archivedEntry(channel, archived);
  return h("li", {}, entry(channel, "text"), h("ul", { class: "threads" }, below, kept));
}

/** Channels whose archived threads are unfolded. */
const unfolded = new Set();

function archivedEntry(channel, threads) {
  const remember = (event) => (event.target.open ? unfolded.add(channel.id) : unfolded.delete(channel.id));
  const list = h("ul", {}, threads.map((thread) => h("li", {}, entry(thread, "thread"))));
  const title = h("summary", { "data-key": `archived ${channel.id}` }, `Archived (${threads.length})`);
  return h("li", {}, h("details", { open: unfolded.has(channel.id), ontoggle: remember }, title, list));
}

function isOpen(place) {
  return state.view?.channel?.id === place.id;
}

function entry(place, kind) {
  const classes = ["place", place.unread && "unread", place.archived && "archived"];
  const attributes = {
    class: classes.filter(Boolean).join(" "),
    href: addressOf({ channel: place.id }),
    "aria-current": isOpen(place) && "page",
    "data-key": `place ${place.id}`,
    title: place.name,
    onclick: closeDrawer,
  };
  return h("a", attributes, sign({ kind }), h("span", { class: "name" }, place.name), badge(place.pings));
}

/** The user's own corner: language and direct messages. */
export function showSelf() {
  const { status, welcome } = state;
  const me = status.people.find((person) => person.id === welcome.me);
  if (!me) return;
  const names = new Intl.DisplayNames(["en"], { type: "language" });
  const languages = welcome.languages
    .map((code) => ({ code, name: names.of(code) }))
    .sort((one, other) => one.name.localeCompare(other.name))
    .map(({ code, name }) => h("option", { value: code, selected: code === status.locale }, name));
  const speak = (event) => ask("speak", { locale: event.target.value });
  const close = (event) => ask("closeDirectMessages", { closed: !event.target.checked });
  fill(
    document.getElementById("self"),
    h("div", { class: "me" }, avatar(me), h("strong", {}, me.name)),
    h("label", {}, "Language", h("select", { "data-key": "language", onchange: speak }, languages)),
    h(
      "label",
      { class: "switch" },
      "Takes direct messages",
      h("input", { type: "checkbox", "data-key": "letters", checked: status.directMessagesOpen, onchange: close }),
    ),
  );
}
