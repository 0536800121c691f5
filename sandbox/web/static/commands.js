/** Slash commands: which are offered for what is typed, in the user's language. */

import { showCommand } from "./command.js";
import { h } from "./dom.js";
import { ask } from "./socket.js";
import { locale, state } from "./state.js";

const SUBCOMMAND = 1;
const GROUP = 2;

/**
 * A name or description in the user's language.
 * @param {Object} part a command or one of its options
 * @param {"name"|"description"} field
 */
export function localised(part, field) {
  return part[`${field}_localizations`]?.[locale()] ?? part[field];
}

/**
 * Offer commands above the line while "/" and something after it is typed there.
 * @param {Object} channel
 * @param {HTMLTextAreaElement} line
 * @param {HTMLElement} place where they are listed
 * @returns {{typed: function(): void, key: function(KeyboardEvent): boolean}}
 */
export function openCommands(channel, line, place) {
  let offered = null;
  let found = [];
  let at = 0;

  async function typed() {
    if (!line.value.startsWith("/")) {
      offered = null;
      return show([]);
    }
    offered ??= ask("offer", { channel: channel.id });
    const { commands, members, error } = await offered;
    if (!line.value.startsWith("/") || !line.isConnected) return undefined;
    const wanted = line.value.slice(1).toLowerCase();
    const all = error ? [] : commands.flatMap((command) => leaves(command, members));
    return show(all.filter((one) => one.shown.includes(wanted) || one.path.includes(wanted)), error);
  }

  function show(list, error = "") {
    found = list;
    at = 0;
    const none = line.value.startsWith("/") && (error || "No such command here.");
    place.replaceChildren(...(found.length ? [box()] : none ? [h("p", { class: "none" }, none)] : []));
    mark();
  }

  function box() {
    const options = found.map((one, n) => {
      const name = h("strong", {}, `/${one.shown}`);
      const about = h("span", { class: "description" }, localised(one.leaf, "description"));
      const attributes = { role: "option", class: "option", id: `offer-${n}`, onclick: () => choose(one) };
      return h("div", attributes, name, about);
    });
    return h("div", { role: "listbox", class: "options", "aria-label": "Commands", id: "offers" }, options);
  }

  function mark() {
    const options = [...place.querySelectorAll("[role=option]")];
    options.forEach((option, n) => option.setAttribute("aria-selected", String(n === at)));
    options[at]?.scrollIntoView({ block: "nearest" });
    if (options[at]) line.setAttribute("aria-activedescendant", options[at].id);
    else line.removeAttribute("aria-activedescendant");
  }

  function choose(one) {
    line.value = "";
    showCommand(channel, one);
  }

  function key(event) {
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

  return { typed, key };
}

/** A command, or each of its subcommands: its path, its name as shown, its options. */
function leaves(command, members, path = [], shown = []) {
  const here = [...path, command.name];
  const said = [...shown, localised(command, "name")];
  const inner = (command.options ?? []).filter(({ type }) => type === SUBCOMMAND || type === GROUP);
  if (inner.length) return inner.flatMap((option) => leaves(option, members, here, said));
  const people = members.map(({ id, name }) => ({ name, value: id }));
  const channels = state.places.guilds.flatMap((guild) => guild.channels);
  const places = channels.map(({ id, name }) => ({ name: `#${name}`, value: id }));
  return [{ path: here.join(" "), shown: said.join(" "), leaf: command, people, places }];
}
