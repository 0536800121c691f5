/** Slash commands that wait for the bot or have failed, as entries below the messages. */

import { avatar, h, icon } from "./dom.js";
import { openModal } from "./modal.js";
import { request } from "./socket.js";
import { emit, state } from "./state.js";

/** What Discord shows when a command was not acknowledged. */
const UNANSWERED = "The application did not respond";

/**
 * Send a command and show its outcome.
 * @param {string} channel its id
 * @param {string} command like "play" or "table close"
 * @param {Object} values by the options' names
 */
export async function invoke(channel, command, values) {
  const entry = { command, failure: "" };
  state.pending.set(channel, [...(state.pending.get(channel) ?? []), entry]);
  emit("pending");
  const reply = await request("invoke", { channel, command, values });
  if (reply.failed) entry.failure = UNANSWERED;
  else if (reply.error) entry.failure = reply.error;
  else remove(channel, entry);
  if (reply.modal) openModal(reply.modal);
  emit("pending");
}

/**
 * The pending commands of a channel as elements.
 * @param {string} channel
 */
export function pendingCommands(channel) {
  return (state.pending.get(channel) ?? []).map((entry) => element(channel, entry));
}

function element(channel, entry) {
  const { bot } = state.welcome;
  const dismiss = () => {
    remove(channel, entry);
    emit("pending");
  };
  const button = h("button", { type: "button", class: "plain", onclick: dismiss }, "Dismiss message");
  const text = entry.failure
    ? [
        h("p", { class: "failure", role: "alert" }, icon("warning"), entry.failure),
        h("p", { class: "private" }, icon("eye"), "Only you can see this · ", button),
      ]
    : h("p", { class: "thinking" }, "Sending command…");
  const used = h("div", { class: "used" }, icon("thread"), h("span", { class: "mention" }, `/${entry.command}`));
  const head = h("div", { class: "head" }, h("strong", { class: "author" }, bot.name), h("span", { class: "app" }, "APP"));
  return h("li", { class: "message alone ephemeral" }, used, avatar({ ...bot, bot: true }), h("div", { class: "body" }, head, text));
}

function remove(channel, entry) {
  const others = state.pending.get(channel)?.filter((each) => each !== entry) ?? [];
  state.pending.set(channel, others);
}
