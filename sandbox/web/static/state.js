/** The state of the page, and listeners for its changes. */

/** The newest frames of the server by their types, and the state of this tab alone. */
export const state = {
  /** @type {?{me: string, bot: {id: string, name: string}, base: string, languages: string[], note: string, actions: Array}} */
  welcome: null,
  /** @type {?{clockAhead: number, connected: boolean, locale: string, directMessagesOpen: boolean, installed: ?boolean, running: string[], pushes: Array, users: Array}} */
  status: null,
  /** @type {?{direct: Object, guilds: Array}} */
  channels: null,
  /** The open channel: its `channel`, `order` of message ids and whether there are `earlier` ones. */
  view: null,
  /** @type {Map<string, Object>} the messages of the open channel by id */
  messages: new Map(),
  /** @type {Map<string, string>} errors of interactions, by message id */
  failures: new Map(),
  /** @type {Set<string>} components that wait for the bot, as "message custom_id" */
  busy: new Set(),
  /** @type {Map<string, Array<{command: string, failure: string}>>} commands sent or failed, by channel id */
  pending: new Map(),
};

const listeners = new Map();

/**
 * Listen for a topic: welcome, status, channels, messages, pending, connection.
 * @param {string} topic
 * @param {function(*): void} listener
 */
export function on(topic, listener) {
  listeners.set(topic, [...(listeners.get(topic) ?? []), listener]);
}

/**
 * Call the listeners of a topic.
 * @param {string} topic
 * @param {*} [detail]
 */
export function emit(topic, detail) {
  for (const listener of listeners.get(topic) ?? []) listener(detail);
}

/** The world's time in milliseconds since 1970. */
export function now() {
  return Date.now() + (state.status?.clockAhead ?? 0) * 1000;
}

/** The locale of the user's app. */
export function locale() {
  return state.status?.locale ?? "en-US";
}

/**
 * A channel or thread the user sees, by id.
 * @param {string} id
 * @returns {?{id: string, name: string}}
 */
export function findChannel(id) {
  if (!state.channels) return null;
  const channels = state.channels.guilds.flatMap((guild) => guild.channels);
  const all = [state.channels.direct, ...channels, ...channels.flatMap((channel) => channel.threads)];
  return all.find((channel) => channel.id === id) ?? null;
}

/**
 * The name of a user or the bot, by id.
 * @param {string} id
 * @returns {string|undefined}
 */
export function nameOf(id) {
  if (id === state.welcome?.bot.id) return state.welcome.bot.name;
  return state.status?.users.find((user) => user.id === id)?.name;
}

/** Drop the state of one user before the page shows another one's. */
export function reset() {
  Object.assign(state, { welcome: null, status: null, channels: null, view: null });
  for (const map of [state.messages, state.failures, state.busy, state.pending]) map.clear();
}
