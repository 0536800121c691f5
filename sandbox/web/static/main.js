/** Entry point: connect as a user and draw the frames of the server. */

import { showComposer } from "./composer.js";
import { showMessageInAddress, showMessages, watchPointer, watchScrolling } from "./messages.js";
import { showConnection } from "./notices.js";
import { readAddress, openFromAddress } from "./address.js";
import { showPhone } from "./phone.js";
import { showChannels, showUsers, showSettings } from "./sidebar.js";
import { connect, request } from "./socket.js";
import { on, state } from "./state.js";
import { showToolbar, watchToolbar } from "./toolbar.js";
import { startClock } from "./time.js";
import { showHeader, watchDrawer } from "./header.js";

on("welcome", () => {
  showToolbar();
  if (document.hidden) request("setVisible", { visible: false });
});
on("status", () => {
  showToolbar();
  showUsers();
  showSettings();
  showPhone();
  showMessages();
});
on("channels", () => {
  showChannels();
  if (!state.view?.channel) openFromAddress();
});
on("messages", () => {
  showHeader();
  showChannels();
  showMessages();
  showComposer();
  if (!state.view.channel) openFromAddress();
});
on("pending", showMessages);
on("connection", showConnection);

window.addEventListener("hashchange", () => {
  const { user } = readAddress();
  const me = state.status?.users.find(({ id }) => id === state.welcome?.me);
  if (user && me && user !== me.id && user !== me.name) connect(user);
  else {
    openFromAddress();
    showMessageInAddress();
  }
});
document.addEventListener("visibilitychange", () => request("setVisible", { visible: !document.hidden }));

watchPointer();
watchScrolling();
watchDrawer();
watchToolbar();
startClock();
connect(readAddress().user);
