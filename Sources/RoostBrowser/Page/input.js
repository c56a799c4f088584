// Pointers, wheels, pinches and keys.

const POINTER = 3, SCROLL = 4, PINCH = 5, KEY = 6, SECONDARY_CLICK = 13;
const HOVERED = 0, BEGAN = 1, MOVED = 2, ENDED = 3, CANCELLED = 4, LEFT = 5;
const DOWN = 0, REPEATED = 1, UP = 2;

// The session's names of keys that type nothing.
const KEYS = {
  ArrowUp: "\uF700", ArrowDown: "\uF701", ArrowLeft: "\uF702", ArrowRight: "\uF703", Escape: "\x1B", Backspace: "\b",
  Delete: "\uF728", Home: "\uF729", End: "\uF72B", PageUp: "\uF72C", PageDown: "\uF72D", Clear: "\uF739",
  Tab: "\t", Enter: "\r",
};

// Keys for the app that would otherwise scroll or leave the page.
const OURS = new Set(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown", " ",
  "Backspace"]);

const CAPS_LOCK = 1, CONTROL = 4, COMMAND = 16, NUMERIC_PAD = 32;
// Whether keyboards here have a command key. Elsewhere control takes its place.
const HAS_COMMAND_KEY = /mac|iphone|ipad|ipod/i.test(navigator.userAgentData?.platform || navigator.platform);

const isInField = (event) => !!event.target.closest?.(".field");
const limited = (value) => Math.min(100_000, Math.max(-100_000, value));

export class Input {
  constructor(canvas, session, mirror) {
    this.session = session;
    this.mirror = mirror;
    // The pressed pointers, by the browser's number.
    this.pointers = new Map();
    // Moves, which wait for the next frame.
    this.moves = new Map();
    this.wheel = null;
    this.pinch = null;
    // The keys with command, control or option that do something in the app.
    this.shortcuts = [];
    // Whether the mouse's other button does something in the app at the current position.
    this.takesSecondaryClick = false;
    // The last used device: "keys", or a kind of pointer.
    this.device = "keys";

    this.canvas = canvas;
    // Listens on the whole page: the session does the hit testing.
    addEventListener("pointerdown", (event) => this.down(event));
    addEventListener("pointermove", (event) => this.move(event));
    addEventListener("pointerup", (event) => this.up(event, ENDED));
    addEventListener("pointercancel", (event) => this.up(event, CANCELLED));
    document.documentElement.addEventListener("pointerleave", (event) => {
      if (event.pointerType === "mouse" && this.pointers.size === 0) this.pointer(event, LEFT, 0);
    });
    // Keeps the focus: a pointer gives it only to fields.
    addEventListener("mousedown", (event) => { if (!isInField(event)) event.preventDefault(); });
    addEventListener("contextmenu", (event) => this.menu(event));
    addEventListener("pointerdown", (event) => { this.device = event.pointerType; }, true);
    addEventListener("keydown", () => { this.device = "keys"; }, true);
    addEventListener("wheel", (event) => this.turn(event), { passive: false });
    for (const name of ["gesturestart", "gesturechange", "gestureend"]) {
      addEventListener(name, (event) => this.gesture(event), { passive: false });
    }
    addEventListener("keydown", (event) => this.key(event, event.repeat ? REPEATED : DOWN));
    addEventListener("keyup", (event) => this.key(event, UP));
  }

  forget() {
    this.pointers.clear();
    this.moves.clear();
    this.wheel = null;
  }

  modifiers(event) {
    return (event.getModifierState?.("CapsLock") ? 1 : 0) | (event.shiftKey ? 2 : 0) | (event.ctrlKey ? 4 : 0)
      | (event.altKey ? 8 : 0) | (event.metaKey ? 16 : 0) | (event.location === 3 ? 32 : 0);
  }

  pointer(event, phase, id) {
    this.flush();
    this.sendPointer(phase, event, id);
  }

  sendPointer(phase, event, id) {
    const kind = { mouse: 0, touch: 1, pen: 2 }[event.pointerType] ?? 0;
    this.session.send(POINTER, (writer) => {
      writer.byte(phase).byte(kind).unsigned(id);
      writer.float(limited(event.clientX)).float(limited(event.clientY)).byte(this.modifiers(event));
    });
  }

  down(event) {
    if (event.button > 0 && event.pointerType === "mouse" || isInField(event)) return;
    let id = 0;
    const taken = new Set(this.pointers.values());
    while (taken.has(id)) id++;
    if (id > 63) return;
    this.pointers.set(event.pointerId, id);
    // Elements come and go while a pointer is down; the canvas stays.
    this.canvas.setPointerCapture(event.pointerId);
    this.pointer(event, BEGAN, id);
    event.preventDefault();
  }

  move(event) {
    const id = this.pointers.get(event.pointerId);
    if (id === undefined && event.pointerType !== "mouse") return;
    this.later(event.pointerId, () => this.sendPointer(id === undefined ? HOVERED : MOVED, event, id ?? 0));
  }

  up(event, phase) {
    const id = this.pointers.get(event.pointerId);
    if (id === undefined) return;
    this.pointers.delete(event.pointerId);
    this.pointer(event, phase, id);
  }

  // The mouse's other button, two fingers on a trackpad, or the menu key. Without a menu of the app, the browser's
  // opens.
  menu(event) {
    if (isInField(event)) return;
    // Browsers disagree on the event's own report of its device.
    if (this.device === "keys") {
      this.flush();
      if (this.mirror.showMenu()) event.preventDefault();
      return;
    }
    // A resting finger, which the session recognises itself.
    if (this.device !== "mouse") return event.preventDefault();
    // A click with the control key may also press the first button, whose release browsers do not report.
    for (const [pointer, id] of this.pointers) {
      this.pointers.delete(pointer);
      this.pointer(event, CANCELLED, id);
    }
    if (!this.takesSecondaryClick) return;
    event.preventDefault();
    this.flush();
    this.session.send(SECONDARY_CLICK, (writer) => {
      writer.float(limited(event.clientX)).float(limited(event.clientY));
    });
  }

  turn(event) {
    if (event.target.closest?.("textarea.field") && event.target.scrollHeight > event.target.clientHeight) return;
    event.preventDefault();
    if (event.ctrlKey) return this.pinchByWheel(event);
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? innerHeight : 1;
    let [x, y] = [event.deltaX * unit, event.deltaY * unit];
    if (event.shiftKey && x === 0) [x, y] = [y, 0];
    if (this.wheel) {
      this.wheel.x += x;
      this.wheel.y += y;
    } else {
      this.wheel = { event, x, y };
    }
    this.later("wheel", () => {
      const { event, x, y } = this.wheel;
      this.wheel = null;
      this.session.send(SCROLL, (writer) => {
        writer.float(limited(event.clientX)).float(limited(event.clientY)).float(limited(x)).float(limited(y));
        writer.byte(this.modifiers(event));
      });
    });
  }

  // A trackpad's pinch arrives as a wheel with the control key, without phases.
  pinchByWheel(event) {
    if (!this.pinch) {
      this.pinch = { factor: 1 };
      this.sendPinch(BEGAN, event, 1, 0);
    }
    const pinch = this.pinch;
    pinch.factor = Math.min(100, Math.max(0.01, pinch.factor * Math.exp(-event.deltaY / 100)));
    this.later("pinch", () => this.sendPinch(MOVED, event, pinch.factor, 0));
    clearTimeout(pinch.timer);
    pinch.timer = setTimeout(() => {
      this.flush();
      this.pinch = null;
      this.sendPinch(ENDED, event, pinch.factor, 0);
    }, 200);
  }

  // Safari's own gesture events.
  gesture(event) {
    event.preventDefault();
    const phase = { gesturestart: BEGAN, gesturechange: MOVED, gestureend: ENDED }[event.type];
    const send = () => this.sendPinch(phase, event, event.scale, event.rotation * Math.PI / 180);
    if (phase === MOVED) return this.later("pinch", send);
    this.flush();
    send();
  }

  sendPinch(phase, event, factor, rotation) {
    this.session.send(PINCH, (writer) => {
      writer.byte(phase).float(limited(event.clientX)).float(limited(event.clientY));
      writer.float(Math.min(9999, Math.max(0.0002, factor))).float(rotation);
    });
  }

  // Sends once before the next frame. Replaces a waiting message of the same name.
  later(name, send) {
    if (this.moves.size === 0) {
      // A hidden page gets no animation frames.
      this.flushing = requestAnimationFrame(() => this.flush());
    }
    this.moves.set(name, send);
  }

  flush() {
    if (this.moves.size === 0) return;
    cancelAnimationFrame(this.flushing);
    const moves = [...this.moves.values()];
    this.moves.clear();
    for (const send of moves) send();
  }

  takeShortcuts(reader) {
    this.shortcuts = [];
    for (let i = reader.unsigned(); i > 0; i--) this.shortcuts.push([reader.string().toLowerCase(), reader.byte()]);
  }

  isShortcut(key, modifiers) {
    const held = modifiers & ~(CAPS_LOCK | NUMERIC_PAD);
    return this.shortcuts.some(([name, wanted]) => name === key.toLowerCase() && wanted === held);
  }

  // Without a command key, control stands for it, unless the app names control itself.
  keyModifiers(event, key) {
    const held = this.modifiers(event);
    // Some systems report AltGraph, which types characters, as control and option.
    if (HAS_COMMAND_KEY || !event.ctrlKey || event.metaKey || event.getModifierState?.("AltGraph")) return held;
    const meant = held & ~CONTROL | COMMAND;
    return !this.isShortcut(key, meant) && this.isShortcut(key, held) ? held : meant;
  }

  key(event, phase) {
    // An input method uses the key.
    if (event.isComposing || event.keyCode === 229) return;
    if (["Shift", "Control", "Alt", "Meta", "CapsLock", "Dead", "Unidentified"].includes(event.key)) return;
    const name = KEYS[event.key] ?? ([...event.key].length === 1 ? event.key : null);
    if (name === null) return;
    const modifiers = this.keyModifiers(event, name);
    const isShortcut = this.isShortcut(name, modifiers);
    if (!isShortcut && this.mirror.keepsKey(event)) return;
    this.flush();
    this.session.send(KEY, (writer) => {
      writer.byte(phase).string(name).string(KEYS[event.key] === undefined ? event.key : name);
      writer.byte(modifiers);
    });
    // The browser keeps all other keys.
    if (isShortcut) event.preventDefault();
    if (OURS.has(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey) event.preventDefault();
  }
}
