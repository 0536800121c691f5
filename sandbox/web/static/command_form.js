/** The form of a chosen command: an input for each option, and sending it. */

import { invoke } from "./pending.js";
import { language, localized } from "./commands.js";
import { resetComposer } from "./composer.js";
import { fill, h } from "./dom.js";
import { autocompleteInput } from "./autocomplete.js";
import { notice } from "./notices.js";
import { upload } from "./socket.js";

const STRING = 3;
const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const CHANNEL = 7;
const NUMBER = 10;
const FILE = 11;
const BOOLEANS = [
  { name: "True", value: true },
  { name: "False", value: false },
];

/**
 * Show the options of a command in place of the composer.
 * @param {Object} channel
 * @param {{path: string, label: string, leaf: Object, userChoices: Array, channelChoices: Array}} command
 */
export function showCommand(channel, command) {
  const options = command.leaf.options ?? [];
  const entries = [];
  const values = () => {
    const pairs = entries.map(({ name, read }) => [name, read()]).filter(([, value]) => value !== null);
    return Object.fromEntries(pairs);
  };
  for (const option of options) entries.push(entry(channel, command, option, values));
  const back = () => {
    resetComposer(channel);
    document.querySelector("#composer textarea")?.focus();
  };
  const send = async (event) => {
    event.preventDefault();
    const given = values();
    back();
    for (const { name, file } of entries) {
      const chosen = file?.();
      if (!chosen) continue;
      const kept = await upload(chosen);
      if (kept.error) return notice(kept.error);
      given[name] = kept.file;
    }
    return invoke(channel.id, command.path, given);
  };
  const form = h(
    "form",
    { class: "command", onsubmit: send, onkeydown: (event) => event.key === "Escape" && back() },
    h("p", { class: "what", lang: language(command.leaf) }, h("strong", {}, `/${command.label}`), " ", localized(command.leaf, "description")),
    h("div", { class: "entries" }, entries.map(({ element }) => element)),
    h(
      "div",
      { class: "foot" },
      h("button", { type: "button", class: "button plain", onclick: back }, "Cancel"),
      h("button", { type: "submit", class: "button primary" }, "Send"),
    ),
  );
  fill(document.getElementById("composer"), form);
  (form.querySelector("input, select") ?? form.querySelector("[type=submit]")).focus();
}

/** The input of an option: its element, a function that reads the value, null for none, and one for a file. */
function entry(channel, command, option, values) {
  const { control, read, file, below } = input(channel, command, option, values);
  control.required = Boolean(option.required);
  const star = option.required && h("span", { class: "star", title: "required" }, " *");
  const name = h("span", { class: "label", lang: language(option) }, localized(option, "name"), star);
  const about = h("span", { class: "description", lang: language(option) }, localized(option, "description"));
  const element = h("div", { class: "field" }, h("label", {}, name, about, control), below);
  return { name: option.name, read, file, element };
}

function input(channel, command, option, values) {
  const listed = choices(command, option);
  if (listed) return listInput(listed);
  if (option.autocomplete) return autocompleteInput(channel, command, option, values);
  if (option.type === INTEGER || option.type === NUMBER) return numberInput(option);
  if (option.type === FILE) return fileInput();
  const control = h("input", { type: "text", minlength: option.min_length, maxlength: option.max_length, autocomplete: "off" });
  return { control, read: () => control.value || null };
}

function choices(command, option) {
  if (option.choices?.length) {
    return option.choices.map((choice) => ({ name: localized(choice, "name"), value: choice.value }));
  }
  return { [BOOLEAN]: BOOLEANS, [USER]: command.userChoices, [CHANNEL]: command.channelChoices }[option.type] ?? null;
}

function listInput(listed) {
  const options = listed.map(({ name }, n) => h("option", { value: n }, name));
  const control = h("select", {}, h("option", { value: "" }, "—"), options);
  return { control, read: () => (control.value === "" ? null : listed[Number(control.value)].value) };
}

function numberInput(option) {
  const step = option.type === INTEGER ? 1 : "any";
  const control = h("input", { type: "number", min: option.min_value, max: option.max_value, step });
  return { control, read: () => (control.value === "" ? null : Number(control.value)) };
}

/** A chooser of a file; its value is known once the file is sent. */
function fileInput() {
  const control = h("input", { type: "file" });
  return { control, read: () => null, file: () => control.files[0] ?? null };
}

/**
 * The typed text as the value of an option; null for none.
 * @param {{type: number}} option
 * @param {string} text
 */
export function parseValue(option, text) {
  if (text === "") return null;
  return option.type === STRING || Number.isNaN(Number(text)) ? text : Number(text);
}
