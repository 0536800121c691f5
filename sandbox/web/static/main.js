/** The page begins here: connect as somebody, and draw whatever the server tells. */

import { showComposer } from "./composer.js";
import { showMessages, watchScrolling } from "./messages.js";
import { showConnection } from "./notices.js";
import { addressed, openAddressed } from "./place.js";
import { showChannels, showPeople, showSelf } from "./sidebar.js";
import { connect, ask } from "./socket.js";
import { on, state } from "./state.js";
import { showStrip } from "./strip.js";
import { keepTime } from "./time.js";
import { showTop, watchDrawer } from "./top.js";

on("welcome", () => {
  showStrip();
  if (document.hidden) ask("look", { looking: false });
});
on("status", () => {
  showStrip();
  showPeople();
  showSelf();
  showMessages();
});
on("places", () => {
  showChannels();
  if (!state.view?.channel) openAddressed();
});
on("messages", () => {
  showTop();
  showChannels();
  showMessages();
  showComposer();
  if (!state.view.channel) openAddressed();
});
on("attempts", showMessages);
on("connection", showConnection);

window.addEventListener("hashchange", () => {
  const { user } = addressed();
  const me = state.status?.people.find((person) => person.id === state.welcome?.me);
  if (user && me && user !== me.id && user !== me.name) connect(user);
  else openAddressed();
});
document.addEventListener("visibilitychange", () => ask("look", { looking: !document.hidden }));

watchScrolling();
watchDrawer();
keepTime();
connect(addressed().user);
