/** A message: author, time, content, components, and what Discord adds to it. */

import { components } from "./components.js";
import { avatar, h, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { addressOf } from "./address.js";
import { request, fileAddress } from "./socket.js";
import { state } from "./state.js";
import { messageTime } from "./time.js";
import { unknown } from "./unknown.js";

/**
 * A message as an element.
 * @param {Object} message as sent by the server
 * @param {boolean} alone whether it shows its author, as the first of several
 * @returns {HTMLLIElement}
 */
export function element(message, alone) {
  const kinds = [
    "message",
    alone && "alone",
    message.mentioned && "mentioned",
    message.ephemeral && "ephemeral",
  ];
  return h(
    "li",
    { class: kinds.filter(Boolean).join(" "), "data-id": message.id },
    message.used && used(message.used),
    alone && avatar(message.author),
    h("div", { class: "body" }, alone && head(message), body(message), foot(message)),
  );
}

function used({ user, command }) {
  const name = h("strong", {}, user);
  return h("div", { class: "used" }, icon("thread"), name, " used ", h("span", { class: "mention" }, `/${command}`));
}

function head(message) {
  const app = message.author.bot && h("span", { class: "app" }, "APP");
  return h("div", { class: "head" }, h("strong", { class: "author" }, message.author.name), app, messageTime(message.at));
}

function body(message) {
  if (message.thinking) {
    const dots = h("span", { class: "dots", "aria-hidden": "true" }, h("i"), h("i"), h("i"));
    return h("p", { class: "thinking" }, dots, `${message.author.name} is thinking…`);
  }
  if (message.opened !== null) return h("p", { class: "system" }, `started a thread: ${message.opened}`);
  const written = [
    message.content && markdown(message.content),
    message.attachments.map((file) => attachment(file, message)),
    message.embeds.map(unknown),
    h("div", { class: "components" }, components(message.components, message)),
  ];
  return [
    withHeadingLevels(h("div", { class: "written", lang: message.lang }, written)),
    message.edited && h("span", { class: "edited" }, "(edited)"),
  ];
}

/** Give the headings of a message levels below that of the channel, none left out. */
function withHeadingLevels(element) {
  let level = 1;
  for (const heading of element.querySelectorAll("h3, h4, h5")) {
    level = Math.min(Number(heading.localName[1]) - 1, level + 1);
    heading.setAttribute("aria-level", level);
  }
  return element;
}

function attachment(file, message) {
  const address = fileAddress(file.url);
  if (!address) return unknown(file);
  if (!file.content_type.startsWith("image/")) {
    return h("a", { class: "file", href: address, download: file.filename }, icon("down"), file.filename);
  }
  const item = { media: file, description: file.description };
  return components([{ type: 12, items: [item] }], message);
}

function foot(message) {
  const failure = state.failures.get(message.id);
  return [
    failure && h("p", { class: "failure", role: "alert" }, icon("warning"), failure),
    message.thread && thread(message.thread),
    message.ephemeral && ephemeralNote(message),
  ];
}

function thread({ id, name, messages, archived }) {
  const count = `${messages} ${messages === 1 ? "message" : "messages"}`;
  const title = h("strong", {}, name);
  const more = h("span", { class: "more" }, archived ? `${count} · archived` : count, " ›");
  return h("a", { class: "thread", href: addressOf({ channel: id }) }, icon("thread"), title, more);
}

function ephemeralNote(message) {
  const dismiss = () => request("dismiss", { message: message.id });
  const button = h("button", { type: "button", class: "plain", "data-key": `dismiss ${message.id}`, onclick: dismiss }, "Dismiss message");
  return h("p", { class: "private" }, icon("eye"), "Only you can see this · ", button);
}
