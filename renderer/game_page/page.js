
"use strict";
const page = JSON.parse(document.getElementById("data").textContent);
const at = (id) => document.getElementById(id);
const DASHES = ["", "14 8", "4 7", "22 6 4 6"];
const LANGUAGES = { en: "English", de: "Deutsch", ru: "Русский" };
const PLOT = { left: 44, top: 14, width: 500, height: 220 };
const steps = page.steps;
let locale = page.locale;
let number = steps.length;

// The picture: a part over an earlier picture, drawn out of sight until it is complete.

const hidden = document.createElement("canvas");
const canvas = at("picture");
for (const each of [hidden, canvas]) [each.width, each.height] = page.size;
let drawn = -1;
let wanted = -1;
let drawing = false;

async function decoded(image) {
  if (!image.bitmap) {
    image.bitmap = new Image();
    image.bitmap.src = `data:image/webp;base64,${image.webp}`;
    await image.bitmap.decode();
  }
  return image.bitmap;
}

async function draw() {
  if (drawing) return;
  drawing = true;
  const pen = hidden.getContext("2d");
  while (drawn !== wanted) {
    drawn = wanted;
    const images = [];
    for (let n = drawn; n !== null; n = page.images[n].over) images.unshift(page.images[n]);
    const bitmaps = await Promise.all(images.map(decoded));
    images.forEach(({ parts }, n) => {
      for (const [fromLeft, fromTop, left, top, width, height] of parts) {
        pen.drawImage(bitmaps[n], fromLeft, fromTop, width, height, left, top, width, height);
      }
    });
  }
  canvas.getContext("2d").drawImage(hidden, 0, 0);
  canvas.dataset.step = page.images[drawn].step;
  drawing = false;
}

function imageOf(step) {
  return page.images.findLastIndex((image) => image.step <= step);
}

// Texts

const signed = (number) => String(number).replace("-", "−");
const texts = () => page.texts[locale];
const label = (name) => texts().labels[name];

function filled(name, values) {
  return label(name).replace(/\{(\w+)\}/g, (_, key) => values[key]);
}

function element(name, text, ...children) {
  const made = document.createElement(name);
  if (text) made.textContent = text;
  made.append(...children);
  return made;
}

function seatName(seat, name) {
  const mark = element("span");
  mark.className = "seat";
  mark.setAttribute("aria-hidden", "true");
  mark.style.background = page.colours[seat];
  return element(name, "", mark, texts().names[seat]);
}

function tell(step) {
  const told = step.told[locale];
  const parts = told.flatMap(({ seat, lines }) => [
    ...(seat === null ? [] : [seatName(seat, "h3")]),
    element("ul", "", ...lines.map((line) => element("li", line))),
  ]);
  const silent = step.seats.filter((seat) => !told.some((each) => each.seat === seat));
  parts.push(...silent.map((seat) => seatName(seat, "h3")));
  if (!told.length) parts.push(element("p", label(number === 1 ? "begins" : "nothing")));
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
    made.push(svg("polyline", { points: line.join(" "), stroke: colour, "stroke-dasharray": DASHES[seat] }));
  });
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
  at("round").textContent = shown.round[locale];
  tell(shown);
  standing();
  chart();
  const slider = at("slider");
  slider.value = number;
  slider.setAttribute("aria-valuetext", at("step").textContent);
  at("rounds").value = String(rounds.findLast((first) => first <= number) ?? "");
  for (const id of ["first", "turn-back", "back"]) at(id).disabled = number === 1;
  for (const id of ["on", "turn-on", "last"]) at(id).disabled = number === steps.length;
  wanted = imageOf(number);
  if (wanted >= 0) {
    const image = page.images[wanted];
    const said = image.alts[locale].map((sentence) => page.sentences[locale][sentence]);
    canvas.setAttribute("aria-label", said.join(" "));
    at("shows").textContent = image.step === number ? "" : filled("shows", { n: image.step });
    draw();
  }
  history.replaceState(null, "", `#${number}`);
}

const rounds = steps
  .map((step, n) => (step.round.en && step.round.en !== steps[n - 1]?.round.en ? n + 1 : 0))
  .filter(Boolean);

const TURN = {
  back: () => page.images.findLast((image) => image.step < number)?.step ?? 1,
  on: () => page.images.find((image) => image.step > number)?.step ?? steps.length,
};

const GO = {
  first: () => 1,
  "turn-back": TURN.back,
  back: () => number - 1,
  on: () => number + 1,
  "turn-on": TURN.on,
  last: () => steps.length,
};

const KEYS = { Home: "first", PageUp: "turn-back", ArrowLeft: "back", ArrowRight: "on", PageDown: "turn-on", End: "last" };

function speak() {
  document.documentElement.lang = locale;
  document.title = texts().title;
  at("title").textContent = texts().title;
  at("about").textContent = texts().about;
  at("language-label").textContent = label("language");
  at("picture-label").textContent = label("picture");
  at("points-label").textContent = label("points");
  at("player").textContent = label("player");
  at("points").textContent = label("points");
  at("keys").textContent = label("keys");
  at("slider").setAttribute("aria-label", label("slider"));
  at("rounds").setAttribute("aria-label", label("rounds"));
  for (const id of Object.keys(GO)) {
    at(id).setAttribute("aria-label", label(id));
    at(id).title = label(id);
  }
  const names = rounds.map((first) => {
    const option = element("option", steps[first - 1].round[locale]);
    option.value = String(first);
    return option;
  });
  at("rounds").replaceChildren(...names);
  at("rounds").hidden = !names.length;
  show(number);
}

for (const [id, target] of Object.entries(GO)) at(id).addEventListener("click", () => show(target()));
at("slider").max = steps.length;
at("slider").addEventListener("input", () => show(Number(at("slider").value)));
at("rounds").addEventListener("change", () => show(Number(at("rounds").value)));
for (const [code, name] of Object.entries(LANGUAGES)) {
  const option = element("option", name);
  option.value = code;
  option.lang = code;
  at("language").append(option);
}
at("language").value = locale;
at("language").addEventListener("change", () => {
  locale = at("language").value;
  speak();
});
document.addEventListener("keydown", (event) => {
  const target = KEYS[event.key];
  if (!target || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  if (event.target.closest("select")) return;
  event.preventDefault();
  show(GO[target]());
});
window.addEventListener("hashchange", () => show(Number(location.hash.slice(1))));
number = Number(location.hash.slice(1)) || (steps.length && number);
speak();
