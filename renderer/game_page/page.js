const at = (id) => document.getElementById(id);
const DASHES = ["", "14 8", "4 7", "22 6 4 6"];
const LANGUAGES = { en: "English", de: "Deutsch", ru: "Русский" };
const PLOT = { left: 44, top: 14, width: 500, height: 220 };
const LABEL = 30;
const PLAY_MILLISECONDS = 1500;
const ACTING = "acting";
const NARROW = 1200;

async function inflated(text) {
  const bytes = Uint8Array.from(atob(text), (each) => each.charCodeAt(0));
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate"));
  return new Response(stream).text();
}

const page = JSON.parse(await inflated(at("data").textContent));
at("needs").remove();
const steps = page.steps;
const open = page.viewers.length;
let locale = page.locale;
let view = page.viewer;
let number = Number(location.hash.slice(1)) || steps.length;
let playing = 0;

// The pictures: drawings from the sheets, each in its place, as soon as the sheets are decoded.

const sheets = at("sheets").textContent.split(" ").map((webp) => ({ webp }));

function decoded(sheet) {
  if (!sheet.image) {
    sheet.image = new Image();
    sheet.image.src = `data:image/webp;base64,${sheet.webp}`;
    sheet.ready = sheet.image.decode();
  }
  return sheet.ready;
}

const patches = ([, , places]) =>
  places.flatMap((place) => {
    const [sprite, left, top] = page.places[place];
    return page.sprites[sprite].map((patch) => [left, top, ...patch]);
  });

async function draw(canvas, layout) {
  canvas.wanted = layout;
  const drawn = patches(page.layouts[layout]);
  const used = new Set(drawn.map((patch) => patch[6]).filter((fill) => typeof fill === "number"));
  await Promise.all([...used].map((sheet) => decoded(sheets[sheet])));
  if (canvas.wanted !== layout) return;
  [canvas.width, canvas.height] = page.layouts[layout];
  const pen = canvas.getContext("2d");
  for (const [left, top, right, down, width, height, fill, fromLeft, fromTop] of drawn) {
    const box = [left + right, top + down, width, height];
    pen.fillStyle = fill;
    if (typeof fill === "string") pen.fillRect(...box);
    else pen.drawImage(sheets[fill].image, fromLeft, fromTop, width, height, ...box);
  }
  canvas.dataset.step = number;
}

const viewOf = (seat) => (view === open ? page.viewers.indexOf(seat) : view);

function chosenPicture(value) {
  if (value !== ACTING) return Number(value);
  const seat = steps.slice(0, number).findLast((step) => step.seats.length)?.seats.at(-1) ?? 0;
  return page.pictures.findIndex((picture) => picture[1] === seat);
}

const panes = [...document.querySelectorAll(".pane")].map((pane) => ({
  label: pane.querySelector("span"),
  select: pane.querySelector("select"),
  canvas: pane.querySelector("canvas"),
  empty: pane.querySelector("p"),
}));

function showPicture({ select, canvas, empty }) {
  if (!select.getClientRects().length) return;
  const chosen = chosenPicture(select.value);
  const shot = page.shots[locale][steps[number - 1].shots[viewOf(page.pictures[chosen][1])][chosen]];
  canvas.hidden = !shot;
  empty.textContent = shot ? "" : label("empty");
  if (canvas.id === "picture") document.body.classList.toggle("large", shot && page.layouts[shot[0]][0] > NARROW);
  if (!shot) return;
  canvas.setAttribute("aria-label", shot[1].map((sentence) => page.sentences[locale][sentence]).join(" "));
  draw(canvas, shot[0]);
}

// Texts

const signed = (number) => String(number).replace("-", "−");
const texts = () => page.texts[locale];
const label = (name) => texts().labels[name];
const line = (number) => page.lines[locale][number];

function filled(name, values) {
  return label(name).replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

function element(name, text, ...children) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
}

function option(value, text) {
  const made = element("option", text);
  made.value = value;
  return made;
}

function seatName(seat, name) {
  const mark = element("span");
  mark.className = "seat";
  mark.setAttribute("aria-hidden", "true");
  mark.style.background = page.colours[seat];
  return element(name, "", mark, texts().names[seat]);
}

function happened(step) {
  if (view < open) return step.happened[view];
  return step.happened.flatMap((told, place) => told.filter(([seat]) => seat === page.viewers[place]));
}

function box(kind, title, ...children) {
  const made = element("div", "", element("h3", title), ...children);
  made.className = kind;
  return made;
}

function tell(step) {
  const told = happened(step);
  const parts = told.flatMap(([seat, lines]) => [
    ...(seat === null ? [] : [seatName(seat, "h3")]),
    element("ul", "", ...lines.map((each) => element("li", line(each)))),
  ]);
  const silent = step.seats.filter((seat) => !told.some((each) => each[0] === seat));
  parts.push(...silent.map((seat) => seatName(seat, "h3")));
  if (!told.length) parts.push(element("p", label(number === 1 ? "begins" : "nothing")));
  for (const mistake of page.mistakes.filter((each) => each.step === number)) {
    const [head, ...lines] = mistake.lines.map(line);
    const said = [element("p", head), element("ul", "", ...lines.map((each) => element("li", each)))];
    parts.push(box("analysis", `${label("analysis")}: ${texts().names[mistake.seat]}`, ...said));
  }
  if (step.note) parts.push(box("note", label("note"), element("p", step.note)));
  at("told").replaceChildren(...parts);
}

// Points

function svg(name, attributes, text = "") {
  const made = document.createElementNS("http://www.w3.org/2000/svg", name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.textContent = text;
  return made;
}

const all = steps.flatMap((step) => step.points);
const most = Math.max(10, ...all);
const least = Math.min(0, ...all);
const across = (n) => PLOT.left + (PLOT.width * (n - 1)) / Math.max(1, steps.length - 1);
const down = (points) => PLOT.top + (PLOT.height * (most - points)) / (most - least);

const mistakes = () => page.mistakes.filter(({ seat }) => (page.viewers[view] ?? seat) === seat);

function chart() {
  const right = PLOT.left + PLOT.width;
  const levels = [...new Set([least, 0, Math.round(most / 2), most])];
  const bottom = PLOT.top + PLOT.height;
  const made = levels.flatMap((points) => [
    svg("line", { class: "axis", x1: PLOT.left, x2: right, y1: down(points), y2: down(points) }),
    svg("text", { x: PLOT.left - 6, y: down(points) + 5, "text-anchor": "end" }, signed(points)),
  ]);
  page.colours.forEach((colour, seat) => {
    const line = steps.map((step, n) => `${across(n + 1).toFixed(1)},${down(step.points[seat]).toFixed(1)}`);
    const shape = { points: line.join(" "), "stroke-dasharray": DASHES[seat] };
    made.push(svg("polyline", { class: "edge", ...shape }), svg("polyline", { stroke: colour, ...shape }));
  });
  let labelled = 0;
  for (const { step, seat, lost } of mistakes()) {
    const [x, y] = [across(step), down(steps[step - 1].points[seat])];
    made.push(svg("circle", { cx: x, cy: y, r: 6, fill: page.colours[seat] }));
    if (x - labelled < LABEL) continue;
    made.push(svg("text", { class: "lost", x, y: y - 10, "text-anchor": "middle" }, signed(-lost)));
    labelled = x;
  }
  made.push(svg("line", { class: "now", x1: across(number), x2: across(number), y1: PLOT.top, y2: bottom }));
  at("chart").replaceChildren(...made);
  const said = steps[number - 1].points.map((points, seat) => `${texts().names[seat]} ${signed(points)}`);
  at("chart").setAttribute("aria-label", `${label("points")}: ${said.join(", ")}`);
}

function standing() {
  const { points } = steps[number - 1];
  const order = points.map((_, seat) => seat).sort((one, other) => points[other] - points[one] || one - other);
  const rows = order.map((seat) => {
    const name = seatName(seat, "th");
    name.scope = "row";
    return element("tr", "", name, element("td", signed(points[seat])));
  });
  at("places").replaceChildren(...rows);
}

// Steps

function show(step) {
  number = Math.min(steps.length, Math.max(1, step || steps.length));
  const shown = steps[number - 1];
  at("step").textContent = filled("step", { n: number, all: steps.length });
  at("round").textContent = shown.round === null ? "" : line(shown.round);
  tell(shown);
  standing();
  chart();
  const slider = at("slider");
  slider.value = number;
  slider.setAttribute("aria-valuetext", at("step").textContent);
  at("rounds").value = String(rounds.findLast((first) => first <= number) ?? "");
  for (const id of ["first", "turn-back", "back"]) at(id).disabled = number === 1;
  for (const id of ["on", "turn-on", "last"]) at(id).disabled = number === steps.length;
  panes.forEach(showPicture);
  history.replaceState(null, "", `#${number}`);
}

function play(goes) {
  clearInterval(playing);
  playing = goes ? setInterval(() => playOn(), PLAY_MILLISECONDS) : 0;
  at("live").setAttribute("aria-live", goes ? "off" : "polite");
  at("play").textContent = goes ? "❚❚" : "▶";
  name("play", label(goes ? "pause" : "play"));
}

function playOn() {
  show(number + 1);
  if (number === steps.length) play(false);
}

const rounds = steps
  .map((step, n) => (step.round !== null && step.round !== steps[n - 1]?.round ? n + 1 : 0))
  .filter(Boolean);

const ends = steps.map((step, n) => (step.ends_turn ? n + 1 : 0)).filter(Boolean);

const GO = {
  first: () => 1,
  "turn-back": () => ends.findLast((end) => end < number) ?? 1,
  back: () => number - 1,
  on: () => number + 1,
  "turn-on": () => ends.find((end) => end > number) ?? steps.length,
  last: () => steps.length,
  mistake: () => (mistakes().find(({ step }) => step > number) ?? mistakes()[0]).step,
};

const KEYS = { ArrowLeft: ["back", "turn-back"], ArrowRight: ["on", "turn-on"] };

function name(id, text) {
  at(id).setAttribute("aria-label", text);
  at(id).title = text;
}

function fill(select, options, chosen) {
  select.replaceChildren(...options);
  select.value = chosen;
}

function pictureOptions() {
  const titled = page.pictures.map(([name, seat], place) => {
    const title = name ? texts().pictures[name] : label("moment");
    return option(String(place), seat === null ? title : `${title}: ${texts().names[seat]}`);
  });
  if (page.pictures.some((picture) => picture[1] !== null)) titled.splice(1, 0, option(ACTING, label(ACTING)));
  return titled;
}

function speak() {
  document.documentElement.lang = locale;
  document.title = texts().title;
  at("title").textContent = texts().title;
  at("about").textContent = open > 1 ? texts().state : `${texts().views[0]} ${texts().state}`;
  for (const id of ["language", "view"]) at(`${id}-label`).textContent = label(id);
  at("points-label").textContent = label("points");
  for (const id of ["player", "points", "keys", "mistake"]) at(id).textContent = label(id);
  for (const id of ["slider", "rounds", "first", "turn-back", "back", "on", "turn-on", "last"]) name(id, label(id));
  panes.forEach(({ label: span, select }, place) => {
    span.textContent = label(place ? "second" : "picture");
    fill(select, pictureOptions(), select.value || (place && page.pictures.length > 1 ? ACTING : "0"));
  });
  const views = [...texts().views, label("open")].map((text, place) => option(String(place), text));
  fill(at("view"), views, String(view));
  const begun = rounds.map((first) => option(String(first), line(steps[first - 1].round)));
  fill(at("rounds"), [option("", label("rounds")), ...begun], "");
  play(false);
  show(number);
}

for (const [id, target] of Object.entries(GO)) at(id).addEventListener("click", () => show(target()));
at("play").addEventListener("click", () => {
  const goes = !playing;
  if (goes) show(number === steps.length ? 1 : number + 1);
  play(goes);
});
at("slider").max = steps.length;
at("slider").addEventListener("input", () => show(Number(at("slider").value)));
at("rounds").addEventListener("change", () => show(Number(at("rounds").value)));
at("rounds").hidden = !rounds.length;
at("mistake").hidden = !mistakes().length;
at("view").parentElement.hidden = open === 1;
at("view").addEventListener("change", () => {
  view = Number(at("view").value);
  at("mistake").hidden = !mistakes().length;
  show(number);
});
at("chart").addEventListener("click", (event) => {
  const { left, width } = at("chart").getBoundingClientRect();
  const x = ((event.clientX - left) / width) * 600 - PLOT.left;
  show(Math.max(1, Math.round((x / PLOT.width) * (steps.length - 1)) + 1));
});
for (const pane of panes) pane.select.addEventListener("change", () => showPicture(pane));
for (const [code, text] of Object.entries(LANGUAGES)) {
  const named = option(code, text);
  named.lang = code;
  at("language").append(named);
}
at("language").value = locale;
at("language").addEventListener("change", () => {
  locale = at("language").value;
  speak();
});
document.addEventListener("keydown", (event) => {
  const target = KEYS[event.key]?.[Number(event.shiftKey)];
  if (!target || event.altKey || event.ctrlKey || event.metaKey || event.target.closest("select")) return;
  event.preventDefault();
  show(GO[target]());
});
window.addEventListener("hashchange", () => show(Number(location.hash.slice(1))));
window.addEventListener("resize", () => panes.forEach(showPicture));
speak();
