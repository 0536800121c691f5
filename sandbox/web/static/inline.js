/** Inline markdown: emphasis, code, links, spoilers, mentions, timestamps, emojis. */

import { h } from "./dom.js";
import { addressOf } from "./address.js";
import { linkTo, placeOf } from "./links.js";
import { fileAddress } from "./socket.js";
import { findChannel, nameOf, state } from "./state.js";
import { TIMESTAMP, timestamp } from "./time.js";

const INNER = String.raw`((?:\\[\s\S]|[^\\])+?)`;
const RULES = [
  [/\\([^\sa-zA-Z0-9])/y, (match) => match[1]],
  [/(`+)([\s\S]*?[^`])\1(?!`)/y, (match) => h("code", {}, match[2].replace(/^ (?=`)|(?<=`) $/g, ""))],
  [TIMESTAMP, (match) => timestamp(Number(match[1]), match[2])],
  [/<@!?(\d+)>/y, (match) => userMention(match[1])],
  [/<#(\d+)>/y, (match) => channelMention(match[1])],
  [/<@&(\d+)>/y, (match) => roleMention(match[1])],
  [/<\/([^:>]+):\d+>/y, (match) => h("span", { class: "mention" }, `/${match[1]}`)],
  [/<(a?):(\w+):(\d+)>/y, (match) => customEmoji({ animated: Boolean(match[1]), name: match[2], id: match[3] })],
  [/@(?:everyone|here)\b/y, (match) => h("span", { class: "mention" }, match[0])],
  [/\[((?:\\.|[^\]\\])+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/y, (match) => link(match[2], inline(match[1]))],
  [/<(https?:\/\/[^\s>]+)>/y, (match) => bareLink(match[1])],
  [/https?:\/\/[^\s<]*[^\s<.,:;"')\]]/y, (match) => bareLink(match[0])],
  [new RegExp(String.raw`\*\*\*${INNER}\*\*\*(?!\*)`, "y"), (match) => h("strong", {}, h("em", {}, inline(match[1])))],
  [new RegExp(String.raw`\*\*${INNER}\*\*(?!\*)`, "y"), (match) => h("strong", {}, inline(match[1]))],
  [new RegExp(String.raw`__${INNER}__(?!_)`, "y"), (match) => h("u", {}, inline(match[1]))],
  [/\*(?=\S)((?:\\[\s\S]|\*\*|[^*\\])+?)(?<=\S)\*(?!\*)/y, (match) => h("em", {}, inline(match[1]))],
  [/_((?:\\[\s\S]|__|[^_\\])+?)_(?!\w)/y, (match) => h("em", {}, inline(match[1]))],
  [new RegExp(String.raw`~~${INNER}~~`, "y"), (match) => h("s", {}, inline(match[1]))],
  [new RegExp(String.raw`\|\|${INNER}\|\|`, "y"), (match) => spoiler(inline(match[1]))],
];
const PLAIN = /[\p{L}\p{N}\s]+|[\s\S]/uy;

/**
 * Text with inline markdown as nodes.
 * @param {string} text
 * @returns {Array<Node|string>}
 */
export function inline(text) {
  const found = [];
  let at = 0;
  while (at < text.length) {
    const [node, length] = step(text, at);
    const last = found.length - 1;
    if (typeof node === "string" && typeof found[last] === "string") found[last] += node;
    else found.push(node);
    at += length;
  }
  return found;
}

function step(text, at) {
  for (const [pattern, toNode] of RULES) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    if (match) return [toNode(match), match[0].length];
  }
  PLAIN.lastIndex = at;
  const [plain] = PLAIN.exec(text);
  const address = plain.indexOf("http");
  const end = address > 0 ? address : plain.length;
  return [plain.slice(0, end), end];
}

function link(url, children) {
  return h("a", linkTo(url), children);
}

/** A link without a text of its own: a place is called by its name. */
function bareLink(url) {
  const place = placeOf(url);
  return place ? channelMention(place.channel, place.message) : link(url, url);
}

function userMention(id) {
  const name = nameOf(id);
  const own = id === state.welcome?.me;
  return h("span", { class: own ? "mention mine" : "mention" }, `@${name ?? "unknown-user"}`);
}

function roleMention(id) {
  const roles = (state.channels?.guilds ?? []).flatMap((guild) => guild.roles);
  const name = roles.find((role) => role.id === id)?.name;
  return h("span", { class: "mention" }, `@${name ?? "deleted-role"}`);
}

function channelMention(id, message = "") {
  const channel = findChannel(id);
  if (!channel) return h("span", { class: "mention" }, "# No access");
  const text = message ? `# ${channel.name} › 💬` : `# ${channel.name}`;
  return h("a", { class: "mention", href: addressOf({ channel: id, message }) }, text);
}

/**
 * A custom emoji as an image.
 * @param {{id: string, name: string, animated?: boolean}} emoji
 * @param {string} alt what is read aloud
 */
export function customEmoji({ id, name, animated }, alt = `:${name}:`) {
  const address = fileAddress(`${state.welcome.base}/emojis/${id}.${animated ? "gif" : "png"}`);
  return h("img", { class: "emoji", src: address, alt, title: alt || null });
}

function spoiler(children) {
  const hidden = h("span", { class: "inside", inert: true }, children);
  const cover = h("span", { class: "spoiler", role: "button", tabindex: 0, "aria-expanded": "false" }, hidden);
  cover.setAttribute("aria-label", "Spoiler: press to read");
  const uncover = (event) => {
    if (event.type === "keydown" && event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    hidden.inert = false;
    cover.setAttribute("aria-expanded", "true");
    for (const name of ["role", "tabindex", "aria-label"]) cover.removeAttribute(name);
    cover.removeEventListener("click", uncover);
    cover.removeEventListener("keydown", uncover);
  };
  cover.addEventListener("click", uncover);
  cover.addEventListener("keydown", uncover);
  return cover;
}
