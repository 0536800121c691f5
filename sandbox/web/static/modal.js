/** Modals. */

import { h } from "./dom.js";
import { expectAnswer, settleAfterDialog } from "./focus.js";
import { markdown } from "./markdown.js";
import { notice } from "./notices.js";
import { request } from "./socket.js";
import { unknown } from "./unknown.js";

const ROW = 1;
const SELECT = 3;
const TEXT_INPUT = 4;
const TEXT = 10;
const LABEL = 18;
const PARAGRAPH = 2;

/**
 * Open a modal.
 * @param {{interaction: string, lang: string, title: string, components: Object[]}} modal
 * @param {?string} message id of the message whose control opened it
 */
export function openModal(modal, message = null) {
  const error = h("p", { class: "wrong", role: "alert" });
  const send = h("button", { type: "submit", class: "button primary" }, "Submit");
  const cancel = h("button", { type: "button", class: "button plain", onclick: () => dialog.close() }, "Cancel");
  const form = h(
    "form",
    { onsubmit: submit },
    h("div", { lang: modal.lang }, h("h2", { id: "form-title" }, modal.title), modal.components.map(part)),
    error,
    h("div", { class: "foot" }, cancel, send),
  );
  const dialog = h("dialog", { class: "form", "aria-labelledby": "form-title" }, form);

  async function submit(event) {
    event.preventDefault();
    send.setAttribute("aria-busy", "true");
    expectAnswer(message);
    const reply = await request("submit", { interaction: modal.interaction, entries: entries(form) });
    send.removeAttribute("aria-busy");
    if (reply.failed) error.textContent = "Something went wrong. Try again.";
    else if (reply.error) error.textContent = reply.error;
    else dialog.close();
    if (reply.modal) notice("A form cannot be answered with a form.");
  }

  dialog.addEventListener("close", () => {
    dialog.remove();
    settleAfterDialog();
  });
  document.body.append(dialog);
  dialog.showModal();
}

function part(component) {
  const { type, components, label, description } = component;
  if (type === TEXT) return markdown(component.content);
  if (type === LABEL) return field(component.component, label, description) ?? unknown(component);
  if (type === ROW) return field(components[0], components[0].label) ?? unknown(component);
  return unknown(component);
}

function field(input, label, description) {
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
  const values = {};
  for (const control of form.querySelectorAll("[name]")) {
    values[control.name] =
      control instanceof HTMLSelectElement
        ? [...control.selectedOptions].map((option) => option.value).filter(Boolean)
        : control.value;
  }
  return values;
}
