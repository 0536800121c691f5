/** Interactions of buttons and selects: they wait for the bot, fail, or open a modal. */

import { expectAnswer } from "./focus.js";
import { openModal } from "./modal.js";
import { notice } from "./notices.js";
import { request } from "./socket.js";
import { emit, state } from "./state.js";

/** What Discord shows under a message whose component was not acknowledged. */
const FAILED = "This interaction failed";

/**
 * Whether a component waits for the bot.
 * @param {{id: string}} message
 * @param {string} customId
 */
export function isBusy(message, customId) {
  return state.busy.has(`${message.id} ${customId}`);
}

/**
 * Send the interaction of a component and show its outcome.
 * @param {"press"|"choose"} type
 * @param {{id: string}} message
 * @param {string} customId
 * @param {Object} [fields]
 */
export async function sendInteraction(type, message, customId, fields = {}) {
  const key = `${message.id} ${customId}`;
  if (state.busy.has(key)) return;
  state.busy.add(key);
  state.failures.delete(message.id);
  expectAnswer(message.id);
  emit("pending");
  const reply = await request(type, { ...fields, message: message.id, customId });
  state.busy.delete(key);
  if (reply.failed) state.failures.set(message.id, FAILED);
  if (reply.error) notice(reply.error);
  if (reply.modal) openModal(reply.modal, message.id);
  emit("pending");
}
