// The connection to the session. It numbers messages, keeps them until they are taken in, and connects again.

import { Writer, VERSION } from "./wire.js";
import { writeSurroundings } from "./surroundings.js";
import { writeSettings } from "./settings.js";
import { root, writeAddress } from "./address.js";
import { isInSight, onSight } from "./sight.js";

const HELLO = 0, DRAWN = 1, PING = 14;
const FULL = 4000, TAKEN_OVER = 4001, OTHER_VERSION = 4002, IDLE = 4003;

// Milliseconds: the silence before the page asks whether the server is there (`OWED` while an answer is due), the time
// for that answer, and the time for a new connection.
const QUIET = 10_000, OWED = 2000, ANSWER = 4000, CONNECTION = 10_000;

// Milliseconds after which a frame out of sight connects again. Those in sight go first: of many previews on a page, the
// one that somebody looks at would wait for all others.
const OUT_OF_SIGHT = 1500;

export class Session {
  // `take(buffer)` gets every message. `tell(state)` gets the connection's state: open, lost, full, taken or idle.
  constructor(take, tell) {
    this.take = take;
    this.tell = tell;
    this.token = "";
    // The process of the page's last session, and its start number.
    this.place = "";
    this.number = 0;
    // The messages that the session may not have taken in.
    this.unread = [];
    this.attempt = 0;
    this.isOpen = false;
    // The times of the last message, and of an unanswered question whether the server is there; 0 for none.
    this.heard = this.asked = 0;
    setInterval(() => this.watch(), 1000);
    document.addEventListener("visibilitychange", () => this.watch());
    addEventListener("online", () => this.reconnect(0));
    addEventListener("pageshow", (event) => { if (event.persisted) this.reconnect(0); });
    onSight(() => { if (this.timer) this.reconnect(0); });
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    this.timer = 0;
    const url = new URL("session", root);
    url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
    // The number leads to the process of the session.
    url.search = this.token ? `at=${this.token.split("-")[0]}` : "";
    url.hash = "";
    const socket = this.socket = new WebSocket(url);
    socket.binaryType = "arraybuffer";
    this.heard = performance.now();
    this.asked = 0;
    socket.onopen = () => {
      this.heard = performance.now();
      const hello = new Writer(HELLO).unsigned(VERSION).string(this.token);
      socket.send(writeAddress(writeSettings(writeSurroundings(hello))).message);
    };
    socket.onmessage = (event) => {
      if (socket !== this.socket) return;
      this.heard = performance.now();
      this.asked = 0;
      this.take(event.data);
    };
    socket.onclose = (event) => { if (socket === this.socket) this.lost(event.code); };
  }

  // Called at the session's first answer. `lastNumber` is the last message that it has taken in.
  welcome(token, lastNumber) {
    const isSame = token === this.token;
    const place = token.slice(0, token.lastIndexOf("-"));
    // The reason for a new session: "restarted", "ended", or "" for the first.
    const reason = isSame || !this.place ? "" : place === this.place ? "ended" : "restarted";
    this.token = token;
    this.place = place;
    this.isOpen = true;
    this.attempt = 0;
    if (isSame) {
      this.unread = this.unread.filter(([number]) => number > lastNumber);
      for (const [, message] of this.unread) this.socket.send(message);
    } else {
      // The waiting messages were for another session.
      this.unread = [];
      this.number = lastNumber;
    }
    this.tell("open", reason);
    return isSame;
  }

  lost(code) {
    this.isOpen = false;
    if (code === OTHER_VERSION) return location.reload();
    if (code === TAKEN_OVER) return this.tell("taken");
    if (code === IDLE) {
      this.tell("idle");
      this.place = "";
      // The next touch starts a new session.
      const again = () => this.reconnect(0);
      addEventListener("pointerdown", again, { once: true });
      addEventListener("keydown", again, { once: true });
      return;
    }
    this.tell(code === FULL ? "full" : "lost");
    // The pauses grow, and vary so that not all pages connect at the same moment.
    const pause = this.attempt === 0 ? 50 : Math.min(10_000, 250 * 2 ** this.attempt);
    this.attempt++;
    this.reconnect(pause * (0.75 + Math.random() / 2));
  }

  // Detects a lost connection: a network that falls silent closes no socket.
  watch() {
    if (document.hidden) return;
    const { socket } = this;
    const now = performance.now();
    if (socket.readyState === WebSocket.CONNECTING) {
      if (now - this.heard >= CONNECTION) this.abandon();
    } else if (socket.readyState === WebSocket.OPEN) {
      if (this.asked) {
        if (now - this.asked >= ANSWER) this.abandon();
      } else if (now - this.heard >= (this.unread.length ? OWED : QUIET)) {
        this.asked = now;
        socket.send(new Writer(PING).message);
      }
    }
  }

  // Drops a socket without waiting for its close, which may take minutes.
  abandon() {
    const { socket } = this;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.lost();
  }

  reconnect(pause) {
    if (this.isOpen) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.connect(), isInSight() ? pause : Math.max(pause, OUT_OF_SIGHT));
  }

  // Sends a message of a kind, with its number; `write` adds its content.
  send(kind, write) {
    const number = ++this.number;
    const writer = new Writer(kind).unsigned(number);
    write?.(writer);
    const { message } = writer;
    this.unread.push([number, message]);
    // After a long absence, the waiting steps of a pointer are useless: the page asks for a new session.
    if (this.unread.length > 400) {
      this.socket.close();
      this.unread = [];
      this.token = "";
    }
    if (this.isOpen) this.socket.send(message);
    return number;
  }

  // The number of messages that the session may not have taken in.
  get waiting() { return this.unread.length; }

  // The session has taken in everything up to this number.
  taken(number) {
    while (this.unread.length && this.unread[0][0] <= number) this.unread.shift();
  }

  drawn(frame) { if (this.isOpen) this.socket.send(new Writer(DRAWN).unsigned(frame).message); }
}
