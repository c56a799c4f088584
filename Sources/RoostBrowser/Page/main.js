// The page: draws the session's frames and reports the reader's input.

import { Reader } from "./wire.js";
import { DisplayList } from "./list.js";
import { Painter } from "./painter.js";
import { Session } from "./socket.js";
import { Mirror } from "./mirror.js";
import { Input } from "./input.js";
import { Files, save } from "./files.js";
import { Drafts } from "./drafts.js";
import { observeAddress, show } from "./address.js";
import { copy, observeClipboard, paste } from "./clipboard.js";
import { keepSettings, observeSettings } from "./settings.js";
import { observeSurroundings, writeSurroundings } from "./surroundings.js";

const WELCOME = 1, FRAME = 2, GLYPHS = 3, IMAGES = 4, FORGET_IMAGES = 5, LIST = 6, ACCESSIBILITY = 7, TITLE = 8,
  URL_TO_OPEN = 9, APPEARANCE = 10, TAKEN = 11, COPY = 12, CHOOSE_FILES = 13, SEND_FILES = 14, SAVE_FILE = 15, SHORTCUTS = 16,
  SECONDARY_CLICK = 17, HEARD = 18, SETTINGS = 19, PASTE = 20, ADDRESS = 21;
const SURROUNDINGS = 2, VISIBLE = 10;

const canvas = document.getElementById("picture");
const status = document.getElementById("status");
const painter = new Painter(canvas);

let list = new DisplayList();
let frame = 0;
let lastInput = 0;
let drawn = 0;
let unpainted = false;
let scale = devicePixelRatio;
let isToldHidden = false;
// Whether the page around this one knows that the session is a new one.
let isExpected = false;

// Takes messages in one after the other, because pictures have to be decoded first.
let queue = Promise.resolve();
const session = new Session((buffer) => {
  const { socket } = session;
  queue = queue.then(() => session.socket === socket ? take(new Reader(buffer)) : undefined).catch((error) => {
    console.error(error);
    session.socket.close();
  });
}, showState);

const mirror = new Mirror(document.getElementById("mirror"), session);
const input = new Input(canvas, session, mirror);
const files = new Files(session);
const drafts = new Drafts(mirror);
observeSettings(session);
observeAddress(session);
observeClipboard(session);

async function take(reader) {
  let isTold = false;
  while (!reader.isAtEnd) {
    switch (reader.byte()) {
    case WELCOME: {
      reader.unsigned();
      const token = reader.string();
      if (!session.welcome(token, reader.unsigned())) {
        input.forget();
        drafts.keep();
        isToldHidden = false;
      }
      tellVisibility();
      list = new DisplayList();
      frame = drawn = 0;
      painter.forgetAll();
      mirror.reset();
      input.shortcuts = [];
      input.takesSecondaryClick = false;
      break;
    }
    case FRAME:
      frame = reader.unsigned();
      lastInput = reader.unsigned();
      session.taken(lastInput);
      break;
    case TAKEN:
      lastInput = reader.unsigned();
      session.taken(lastInput);
      break;
    case GLYPHS: takeGlyphs(reader); break;
    case IMAGES: await takeImages(reader); break;
    case FORGET_IMAGES:
      for (let i = reader.unsigned(); i > 0; i--) {
        const id = reader.unsigned();
        painter.images.get(id)?.close?.();
        painter.images.delete(id);
      }
      break;
    case LIST:
      list = list.next(reader);
      paintSoon();
      break;
    case ACCESSIBILITY:
      mirror.take(reader, lastInput);
      isTold = true;
      break;
    case TITLE: {
      const title = reader.string();
      if (title) document.title = title;
      break;
    }
    case ADDRESS: {
      const replaces = reader.byte() === 1;
      show(reader.string(), replaces);
      break;
    }
    case URL_TO_OPEN: open(reader.string()); break;
    case COPY: copy(reader.byte() ? reader.string() : null, reader.data(reader.unsigned()).slice()); break;
    case PASTE: paste(session, reader.unsigned()); break;
    case CHOOSE_FILES: files.choose(reader.unsigned(), reader.string(), reader.byte() === 1); break;
    case SEND_FILES: files.send(reader.unsigned()); break;
    case SAVE_FILE: save(reader.string(), reader.string(), reader.data(reader.unsigned())); break;
    case SHORTCUTS: input.takeShortcuts(reader); break;
    case HEARD: break;
    case SECONDARY_CLICK: input.takesSecondaryClick = reader.byte() === 1; break;
    case SETTINGS: keepSettings(reader); break;
    case APPEARANCE: document.body.className = reader.byte() ? "dark" : "light"; break;
    default: throw new Error("unknown section");
    }
  }
  if (isTold) drafts.fill();
}

function paintSoon() {
  if (!unpainted) requestAnimationFrame(paint);
  unpainted = true;
}

function paint() {
  unpainted = false;
  scale = devicePixelRatio;
  const start = performance.now();
  try {
    painter.paint(list, scale);
  } finally {
    // Reported even after an error, or the session would wait for this frame for ever.
    if (frame > drawn) session.drawn(frame);
    // A page around this one may wait for the first picture.
    if (drawn === 0 && parent !== window) parent.postMessage("drawn", "*");
    drawn = frame;
  }
  hook.paintTime = performance.now() - start;
  hook.frames++;
  hook.record?.push({ time: start, frame, list: list.describe() });
}

function takeGlyphs(reader) {
  for (let i = reader.unsigned(); i > 0; i--) {
    const kind = reader.byte();
    if (kind === 0) {
      painter.glyphs.push(null);
    } else if (kind === 2) {
      const unitsPerEm = reader.unsigned();
      const image = reader.unsigned();
      const bounds = [reader.signed(), reader.signed(), reader.signed(), reader.signed()];
      painter.glyphs.push({ unitsPerEm, image, bounds });
    } else {
      painter.glyphs.push(readOutline(reader));
    }
  }
}

function readOutline(reader) {
  const unitsPerEm = reader.unsigned();
  const path = new Path2D();
  let x = 0, y = 0;
  const point = () => {
    x += reader.signed();
    y += reader.signed();
    return [x / 8, y / 8];
  };
  for (let i = reader.unsigned(); i > 0; i--) {
    switch (reader.byte()) {
    case 0: path.moveTo(...point()); break;
    case 1: path.lineTo(...point()); break;
    case 2: path.quadraticCurveTo(...point(), ...point()); break;
    case 3: path.bezierCurveTo(...point(), ...point(), ...point()); break;
    case 4: path.closePath();
    }
  }
  return { unitsPerEm, path };
}

async function takeImages(reader) {
  const waiting = [];
  for (let i = reader.unsigned(); i > 0; i--) {
    const id = reader.unsigned();
    reader.unsigned();
    reader.unsigned();
    const file = reader.data(reader.unsigned());
    waiting.push(createImageBitmap(new Blob([file], { type: "image/png" }), { colorSpaceConversion: "none" })
      .then((bitmap) => painter.images.set(id, bitmap), () => console.warn("A picture could not be read.")));
  }
  await Promise.all(waiting);
}

function open(address) {
  let url;
  try {
    url = new URL(address);
  } catch {
    return;
  }
  if (!["http:", "https:", "mailto:", "tel:", "sms:", "facetime:", "facetime-audio:"].includes(url.protocol)) return;
  if (!url.protocol.startsWith("http")) location.href = url;
  else window.open(url, "_blank", "noopener,noreferrer");
}


// MARK: State

const STATES = {
  lost: "Reconnecting…", full: "This app has too many visitors just now.", taken: "This app is open in another window.",
  idle: "This session has ended. Touch to begin anew.",
};
// The reasons for a new session.
const REASONS = { restarted: "The app was restarted.", ended: "The session had ended. This is a new one." };
let stateTimer = 0;

function showState(state, reason) {
  clearTimeout(stateTimer);
  document.documentElement.dataset.connection = state;
  if (state === "open") {
    if (isExpected) reason = "";
    isExpected = false;
    say(reason ? REASONS[reason] : "");
    if (reason) stateTimer = setTimeout(() => say(""), 8000);
    return;
  }
  // Most interruptions are shorter than this delay.
  stateTimer = setTimeout(() => say(STATES[state]), state === "lost" ? 800 : 0);
}

// The element stays in place, so that screen readers read its new text.
function say(words) {
  status.textContent = words;
  status.hidden = !words;
}

observeSurroundings(() => {
  session.send(SURROUNDINGS, writeSurroundings);
  // At another scale the session may send no new frame.
  if (scale !== devicePixelRatio) paintSoon();
});

// The page around this one may know that there is a new session: previews have one after each change of their code.
addEventListener("message", ({ data, source }) => {
  if (data !== "connect" || parent === window || source !== parent) return;
  isExpected = !session.isOpen;
  if (session.isOpen) say("");
  // A socket that is on its way makes a session of its own.
  if (session.socket.readyState >= WebSocket.CLOSING) session.reconnect(0);
});

// A session assumes that its page is visible.
function tellVisibility() {
  if (document.hidden === isToldHidden) return;
  isToldHidden = document.hidden;
  session.send(VISIBLE, (writer) => writer.byte(isToldHidden ? 0 : 1));
}
document.addEventListener("visibilitychange", tellVisibility);
document.documentElement.lang = navigator.language || "en";

// For tests; nothing in the page depends on it.
const hook = globalThis.roost = {
  frames: 0,
  paintTime: 0,
  record: null,
  get list() { return list.describe(); },
  get frame() { return frame; },
  get lastInput() { return lastInput; },
  get sent() { return session.number; },
  // Cuts the connection, as a network might.
  cut() { session.socket.close(); },
};
