/** Slash commands that match what is typed, in the user's language. */

import { showCommand } from "./command_form.js";
import { h } from "./dom.js";
import { request } from "./socket.js";
import { locale, state } from "./state.js";

const SUBCOMMAND = 1;
const GROUP = 2;

/**
 * A name or description in the user's language.
 * @param {Object} part a command or one of its options
 * @param {"name"|"description"} field
 */
export function localized(part, field) {
  return part[`${field}_localizations`]?.[locale()] ?? part[field];
}

/**
 * The language of a command's texts: the user's, or English if it has no texts in it.
 * @param {Object} part
 */
export function language(part) {
  return part.description_localizations?.[locale()] ? locale() : "en";
}

/**
 * Suggest commands above the composer while "/" and something after it is typed there.
 * @param {Object} channel
 * @param {HTMLTextAreaElement} line
 * @param {HTMLElement} container where they are listed
 * @returns {{update: function(): void, onKey: function(KeyboardEvent): boolean}}
 */
export function commandSuggestions(channel, line, container) {
  let listed = null;
  let found = [];
  let at = 0;

  async function update() {
    if (!line.value.startsWith("/")) {
      listed = null;
      return show([]);
    }
    listed ??= request("listCommands", { channel: channel.id });
    const { commands, members, error } = await listed;
    if (!line.value.startsWith("/") || !line.isConnected) return undefined;
    const wanted = line.value.slice(1).toLowerCase();
    const all = error ? [] : commands.flatMap((command) => leaves(command, members));
    return show(all.filter((one) => one.label.includes(wanted) || one.path.includes(wanted)), error);
  }

  function show(list, error = "") {
    found = list;
    at = 0;
    const empty = line.value.startsWith("/") && (error || "No such command here.");
    container.replaceChildren(...(found.length ? [box()] : empty ? [h("p", { class: "none" }, empty)] : []));
    mark();
  }

  function box() {
    const options = found.map((one, n) => {
      const name = h("strong", {}, `/${one.label}`);
      const about = h("span", { class: "description" }, localized(one.leaf, "description"));
      const attributes = { role: "option", class: "option", id: `suggestion-${n}`, lang: language(one.leaf) };
      return h("div", { ...attributes, onclick: () => choose(one) }, name, about);
    });
    const list = { role: "listbox", class: "options", "aria-label": "Commands", id: "suggestions", tabindex: 0 };
    return h("div", list, options);
  }

  function mark() {
    const options = [...container.querySelectorAll("[role=option]")];
    options.forEach((option, n) => option.setAttribute("aria-selected", String(n === at)));
    options[at]?.scrollIntoView({ block: "nearest" });
    if (options[at]) line.setAttribute("aria-activedescendant", options[at].id);
    else line.removeAttribute("aria-activedescendant");
  }

  function choose(one) {
    line.value = "";
    showCommand(channel, one);
  }

  function onKey(event) {
    if (!found.length) return false;
    const steps = { ArrowDown: 1, ArrowUp: -1 };
    if (event.key in steps) at = (at + steps[event.key] + found.length) % found.length;
    else if (event.key === "Enter" || event.key === "Tab") choose(found[at]);
    else if (event.key === "Escape") show([]);
    else return false;
    event.preventDefault();
    mark();
    return true;
  }

  return { update, onKey };
}

/** A command, or each of its subcommands: its path, its localized name, its options. */
function leaves(command, members, path = [], labels = []) {
  const here = [...path, command.name];
  const names = [...labels, localized(command, "name")];
  const inner = (command.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (inner.length) return inner.flatMap((option) => leaves(option, members, here, names));
  const userChoices = members.map(({ id, name }) => ({ name, value: id }));
  const channels = state.channels.guilds.flatMap((guild) => guild.channels);
  const channelChoices = channels.map(({ id, name }) => ({ name: `#${name}`, value: id }));
  return [{ path: here.join(" "), label: names.join(" "), leaf: command, userChoices, channelChoices }];
}
