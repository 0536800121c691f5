/** The composer: a message is written there, or with "/" a command chosen. */

import { commandSuggestions } from "./commands.js";
import { fill, h } from "./dom.js";
import { notice } from "./notices.js";
import { request } from "./socket.js";
import { state } from "./state.js";

let drawn = "";

/** Draw the composer, unless it is there already. */
export function showComposer() {
  const { channel } = state.view;
  const footer = document.getElementById("composer");
  if (!channel) return fill(footer);
  const key = `${state.welcome.me} ${channel.id} ${channel.writable}`;
  if (key !== drawn) resetComposer(channel);
  drawn = key;
}

/** Draw an empty composer. */
export function resetComposer(channel = state.view.channel, text = "") {
  const footer = document.getElementById("composer");
  if (!channel.writable) {
    const forum = channel.kind === "forum";
    fill(footer, h("p", { class: "mute" }, forum ? "This is a forum: its posts are in the sidebar." : "You cannot write here."));
    return;
  }
  const name = channel.kind === "text" ? `#${channel.name}` : channel.name;
  const hint = `Message ${name} — / for commands`;
  const line = h("textarea", { rows: 1, placeholder: hint, "aria-label": `Message ${name}`, maxlength: 2000 });
  const suggestions = h("div", { class: "suggestions" });
  const form = h("form", { class: "line" }, suggestions, line);
  const commands = commandSuggestions(channel, line, suggestions);

  line.addEventListener("input", () => {
    line.style.height = "auto";
    line.style.height = `${line.scrollHeight}px`;
    commands.update();
  });
  line.addEventListener("keydown", (event) => {
    if (commands.onKey(event) || event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    send();
  });

  async function send() {
    const content = line.value.trim();
    if (!content) return;
    const reply = await request("write", { channel: channel.id, text: content });
    if (reply.error) notice(reply.error);
    else line.value = "";
  }

  line.value = text;
  fill(footer, form);
}
