/** Forms that pop up (Discord calls them modals). */

import { h } from "./dom.js";
import { markdown } from "./markdown.js";
import { notice } from "./notices.js";
import { ask } from "./socket.js";
import { unknown } from "./unknown.js";

const ROW = 1;
const SELECT = 3;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const PARAGRAPH = 2;

/**
 * Let a form pop up.
 * @param {{interaction: string, title: string, components: Object[]}} modal
 */
export function openForm(modal) {
  const wrong = h("p", { class: "wrong", role: "alert" });
  const send = h("button", { type: "submit", class: "button primary" }, "Submit");
  const cancel = h("button", { type: "button", class: "button plain", onclick: () => dialog.close() }, "Cancel");
  const form = h(
    "form",
    { onsubmit: submit },
    h("h2", { id: "form-title" }, modal.title),
    modal.components.map(part),
    wrong,
    h("div", { class: "foot" }, cancel, send),
  );
  const dialog = h("dialog", { class: "form", "aria-labelledby": "form-title" }, form);

  async function submit(event) {
    event.preventDefault();
    send.setAttribute("aria-busy", "true");
    const came = await ask("submit", { interaction: modal.interaction, entries: entries(form) });
    send.removeAttribute("aria-busy");
    if (came.failed) wrong.textContent = "Something went wrong. Try again.";
    else if (came.error) wrong.textContent = came.error;
    else dialog.close();
    if (came.modal) notice("A form cannot be answered with a form.");
  }

  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function part(given) {
  if (given.type === TEXT) return markdown(given.content);
  if (given.type === LABEL) return labelled(given.component, given.label, given.description) ?? unknown(given);
  if (given.type === ROW) return labelled(given.components[0], given.components[0].label) ?? unknown(given);
  return unknown(given);
}

function labelled(input, label, description) {
  const control = input.type === TEXT_INPUT ? textInput(input) : input.type === SELECT ? selectInput(input) : null;
  if (!control) return null;
  const required = input.required !== false;
  control.required = required;
  return h(
    "label",
    { class: "field" },
    h("span", { class: "label" }, label, required && h("span", { class: "star", title: "required" }, " *")),
    description && h("span", { class: "description" }, description),
    control,
  );
}

function textInput(input) {
  const limits = { minlength: input.min_length, maxlength: input.max_length ?? 4000 };
  const attributes = { name: input.custom_id, placeholder: input.placeholder, ...limits };
  const long = input.style === PARAGRAPH;
  const control = h(long ? "textarea" : "input", long ? { ...attributes, rows: 4 } : { ...attributes, type: "text" });
  control.value = input.value ?? "";
  return control;
}

function selectInput(input) {
  const several = (input.max_values ?? 1) > 1;
  const options = input.options.map((option) =>
    h("option", { value: option.value, selected: option.default }, option.label),
  );
  const empty = !several && h("option", { value: "" }, input.placeholder ?? "Make a selection");
  return h("select", { name: input.custom_id, multiple: several }, empty, options);
}

function entries(form) {
  const given = {};
  for (const control of form.querySelectorAll("[name]")) {
    given[control.name] =
      control instanceof HTMLSelectElement
        ? [...control.selectedOptions].map((option) => option.value).filter(Boolean)
        : control.value;
  }
  return given;
}
