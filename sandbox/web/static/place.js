/** Where one is: the address after # names the user and the channel. */

import { ask } from "./socket.js";
import { findPlace, state } from "./state.js";

/** Who and where the address says; both may be missing. */
export function addressed() {
  const parts = new URLSearchParams(location.hash.slice(1));
  return { user: parts.get("user") ?? "", channel: parts.get("channel") ?? "" };
}

/**
 * The address of a channel, or of another user.
 * @param {{user?: string, channel?: string}} where
 */
export function addressOf({ user = state.welcome?.me ?? "", channel = "" }) {
  const parts = new URLSearchParams({ user });
  if (channel) parts.set("channel", channel);
  return `#${parts}`;
}

/** Open the channel of the address, or one where something waits, or the first. */
export function openAddressed() {
  if (!state.places) return;
  const { channel } = addressed();
  const place = findPlace(channel) ?? suggested();
  if (!place) return;
  if (place.id !== channel) history.replaceState(null, "", addressOf({ channel: place.id }));
  if (place.id !== state.view?.channel?.id) ask("open", { channel: place.id });
}

/**
 * Go to a channel.
 * @param {string} channel its id
 */
export function goTo(channel) {
  location.hash = addressOf({ channel });
}

function suggested() {
  const channels = state.places.guilds.flatMap((guild) => guild.channels);
  const all = [...channels.flatMap((channel) => channel.threads), ...channels, state.places.direct];
  return all.find((place) => place.pings && !place.archived) ?? channels[0] ?? state.places.direct;
}
