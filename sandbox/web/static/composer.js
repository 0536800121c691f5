/** Where one writes: a message, or with "/" a command. */

import { openCommands } from "./commands.js";
import { fill, h } from "./dom.js";
import { notice } from "./notices.js";
import { ask } from "./socket.js";
import { state } from "./state.js";

let shown = "";

/** Draw the line to write in, unless it is there already. */
export function showComposer() {
  const { channel } = state.view;
  const footer = document.getElementById("composer");
  if (!channel) return fill(footer);
  const key = `${state.welcome.me} ${channel.id} ${channel.writable}`;
  if (key !== shown) showLine(channel);
  shown = key;
}

/** Draw an empty line. */
export function showLine(channel = state.view.channel, text = "") {
  const footer = document.getElementById("composer");
  if (!channel.writable) {
    fill(footer, h("p", { class: "mute" }, "You cannot write here."));
    return;
  }
  const name = channel.kind === "text" ? `#${channel.name}` : channel.name;
  const hint = `Message ${name} — / for commands`;
  const line = h("textarea", { rows: 1, placeholder: hint, "aria-label": `Message ${name}`, maxlength: 2000 });
  const commands = h("div", { class: "offers" });
  const form = h("form", { class: "line" }, commands, line);
  const offered = openCommands(channel, line, commands);

  line.addEventListener("input", () => {
    line.style.height = "auto";
    line.style.height = `${line.scrollHeight}px`;
    offered.typed();
  });
  line.addEventListener("keydown", (event) => {
    if (offered.key(event) || event.key !== "Enter" || event.shiftKey) return;
    event.preventDefault();
    send();
  });

  async function send() {
    const written = line.value.trim();
    if (!written) return;
    const came = await ask("write", { channel: channel.id, text: written });
    if (came.error) notice(came.error);
    else line.value = "";
  }

  line.value = text;
  fill(footer, form);
}
