/** The address: its fragment after # names the user and the channel. */

import { request } from "./socket.js";
import { findChannel, state } from "./state.js";

/** The user, the channel and the message in the address; "" where it names none. */
export function readAddress() {
  const parts = new URLSearchParams(location.hash.slice(1));
  return { user: parts.get("user") ?? "", channel: parts.get("channel") ?? "", message: parts.get("message") ?? "" };
}

/**
 * The address of a channel, of one of its messages, or of another user.
 * @param {{user?: string, channel?: string, message?: string}} target
 */
export function addressOf({ user = state.welcome?.me ?? "", channel = "", message = "" }) {
  const parts = new URLSearchParams({ user });
  if (channel) parts.set("channel", channel);
  if (message) parts.set("message", message);
  return `#${parts}`;
}

/** Open the channel in the address, or one with notifications, or the first. */
export function openFromAddress() {
  if (!state.channels) return;
  const { channel } = readAddress();
  const found = findChannel(channel) ?? defaultChannel();
  if (!found) return;
  if (found.id !== channel) history.replaceState(null, "", addressOf({ channel: found.id }));
  if (found.id !== state.view?.channel?.id) request("open", { channel: found.id });
}

/**
 * Go to a channel.
 * @param {string} channel its id
 */
export function goTo(channel) {
  location.hash = addressOf({ channel });
}

function defaultChannel() {
  const channels = state.channels.guilds.flatMap((guild) => guild.channels);
  const all = [...channels.flatMap((channel) => channel.threads), ...channels, state.channels.direct];
  return all.find((channel) => channel.pings && !channel.archived) ?? channels[0] ?? state.channels.direct;
}
