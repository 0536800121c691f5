/** The sidebar: the users, the channels, and the settings of the current user. */

import { avatar, badge, fill, h, isOutdated } from "./dom.js";
import { addressOf } from "./address.js";
import { request } from "./socket.js";
import { state } from "./state.js";
import { closeDrawer, showHeader, channelIcon } from "./header.js";

/** Draw the users one can switch to. */
export function showUsers() {
  const { users } = state.status;
  if (state.view) showHeader();
  const list = document.getElementById("users");
  if (!isOutdated(list, users, state.welcome.me, state.view?.channel?.id)) return;
  const entries = users.map((user) => {
    const current = user.id === state.welcome.me;
    const attributes = {
      class: "user",
      href: addressOf({ user: user.name, channel: current ? "" : (state.view?.channel?.id ?? "") }),
      "aria-current": current && "true",
      "data-key": `user ${user.id}`,
      title: `Be ${user.name}; with Ctrl in a tab of its own`,
    };
    const round = h("span", { class: "round" }, avatar(user), badge(user.pings));
    return h("a", attributes, round, h("span", { class: "name" }, user.name));
  });
  fill(list, h("h2", {}, "You are"), entries);
}

/** Draw the direct messages, and every guild with its channels and their threads. */
export function showChannels() {
  if (!state.channels) return;
  const { direct, guilds } = state.channels;
  const list = document.getElementById("channels");
  if (!isOutdated(list, state.channels, state.view?.channel?.id)) return;
  const servers = guilds.map((guild) => [
    h("h2", {}, guild.name),
    h("ul", {}, guild.channels.map(channelEntry)),
  ]);
  const directMessages = [h("h2", {}, "Direct messages"), h("ul", {}, h("li", {}, entry(direct, "direct")))];
  fill(list, directMessages, servers);
}

function channelEntry(channel) {
  const open = channel.threads.filter((thread) => !thread.archived || thread.pings || isOpen(thread));
  const archived = channel.threads.filter((thread) => !open.includes(thread));
  const below = open.map((thread) => h("li", {}, entry(thread, "thread")));
  const kept = archived.length > 0 && archivedEntry(channel, archived);
  return h("li", {}, entry(channel, channel.kind), h("ul", { class: "threads" }, below, kept));
}

/** Channels whose archived threads are unfolded. */
const unfolded = new Set();

function archivedEntry(channel, threads) {
  const remember = (event) => (event.target.open ? unfolded.add(channel.id) : unfolded.delete(channel.id));
  const list = h("ul", {}, threads.map((thread) => h("li", {}, entry(thread, "thread"))));
  const title = h("summary", { "data-key": `archived ${channel.id}` }, `Archived (${threads.length})`);
  return h("li", {}, h("details", { open: unfolded.has(channel.id), ontoggle: remember }, title, list));
}

function isOpen(channel) {
  return state.view?.channel?.id === channel.id;
}

function entry(channel, kind) {
  const classes = ["channel", channel.unread && "unread", channel.archived && "archived"];
  const attributes = {
    class: classes.filter(Boolean).join(" "),
    href: addressOf({ channel: channel.id }),
    "aria-current": isOpen(channel) && "page",
    "data-key": `channel ${channel.id}`,
    title: channel.name,
    onclick: closeDrawer,
  };
  const unread = channel.unread && !channel.pings && h("span", { class: "spoken" }, ", unread");
  return h("a", attributes, channelIcon({ kind }), h("span", { class: "name" }, channel.name), unread, badge(channel.pings));
}

/** Draw the settings of the current user: language and direct messages. */
export function showSettings() {
  const { status, welcome } = state;
  const me = status.users.find((user) => user.id === welcome.me);
  if (!me) return;
  const settings = document.getElementById("settings");
  if (!isOutdated(settings, me.id, status.locale, status.spoken, status.directMessagesOpen, status.installed)) return;
  const setLocale = (event) => request("setLocale", { locale: event.target.value });
  const setDirectMessages = (event) => request("setDirectMessages", { open: event.target.checked });
  const setInstalled = (event) => request("setInstalled", { installed: event.target.checked });
  fill(
    settings,
    h("div", { class: "me" }, avatar(me), h("strong", {}, me.name)),
    h("label", {}, "Language", h("select", { "data-key": "language", onchange: setLocale }, languages(welcome, status))),
    h(
      "label",
      { class: "switch" },
      "Takes direct messages",
      h("input", { type: "checkbox", "data-key": "direct messages", checked: status.directMessagesOpen, onchange: setDirectMessages }),
    ),
    status.installed !== null &&
      h(
        "label",
        { class: "switch" },
        "Has installed the app",
        h("input", { type: "checkbox", "data-key": "installed", checked: status.installed, onchange: setInstalled }),
      ),
    welcome.note && h("p", { class: "note" }, welcome.note),
  );
}

/** The languages of Discord by their own names: first those the bot speaks, in its order. */
function languages({ languages: codes }, { spoken, locale }) {
  const option = ({ code, name }) => h("option", { value: code, lang: code, selected: code === locale }, name);
  const others = codes
    .filter((code) => !spoken.includes(code))
    .map((code) => ({ code, name: ownName(code, code) }))
    .sort((one, other) => one.name.localeCompare(other.name));
  const first = spoken.map((code) => ({ code, name: ownName(code, code.split("-")[0]) }));
  return [first.map(option), h("optgroup", { label: "Others: the bot uses English" }, others.map(option))];
}

function ownName(code, language) {
  const name = new Intl.DisplayNames([code], { type: "language" }).of(language);
  return name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}
