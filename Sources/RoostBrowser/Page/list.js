// The display list, which arrives as differences from the one before.

import { EMPTY, RECT, ELLIPSE, ROUNDED, CONTINUOUS, STEPS, pathNumberCount } from "./geometry.js";

export const POP = 0, FILL = 1, STROKE = 2, GLYPHS = 3, IMAGE = 4, TRANSFORM = 5, CLIP = 6, OPACITY = 7, BLEND = 8,
  LAYER = 9, FILTER = 10, MASK = 11, MASK_CONTENT = 12, LINK = 13, BACKDROP = 14;

const NAMES = ["pop", "fill", "stroke", "glyphs", "image", "transform", "clip", "opacity", "blend", "layer", "filter",
  "mask", "maskContent", "link", "backdrop"];

const COPY = 0, JUMP = 1, PATCH = 2, LITERAL = 3, PATCH_AGAIN = 4;

// One command: its kind (`shape`) and its measures (`n`). Neither ever changes.
class Entry {
  constructor(owner, shape, n) {
    this.owner = owner;
    this.shape = shape;
    this.n = n;
    // The painter's cached object.
    this.made = null;
  }

  patched(indices, deltas) {
    const n = this.n.slice();
    for (let i = 0; i < indices.length; i++) n[indices[i]] += deltas[i];
    const entry = new Entry(this.owner, this.shape, n);
    // A glyph run is made around its origin, so it can be reused after a movement.
    if (this.shape.op === GLYPHS && indices.every((index) => index < 2)) entry.made = this.made;
    return entry;
  }
}

const POP_ENTRY_SHAPE = { op: POP, count: 0 };

export class DisplayList {
  constructor() {
    this.width = 0;
    this.height = 0;
    this.entries = [];
  }

  // Reads the differences and returns the new list.
  next(reader) {
    const list = new DisplayList();
    list.width = reader.signed() / 128;
    list.height = reader.signed() / 128;
    const count = reader.unsigned();
    const entries = list.entries;
    let cursor = 0;
    let indices = [], deltas = [];
    while (entries.length < count) {
      const word = reader.unsigned();
      const amount = Math.floor(word / 8);
      switch (word % 8) {
      case COPY:
        for (let i = 0; i < amount; i++) entries.push(this.entries[cursor++]);
        break;
      case JUMP: cursor += reader.signed(); break;
      case PATCH: {
        indices = [];
        deltas = [];
        let index = -1;
        for (let i = 0; i < amount; i++) {
          index += reader.unsigned() + 1;
          indices.push(index);
          deltas.push(reader.signed());
        }
        entries.push(this.entries[cursor++].patched(indices, deltas));
        break;
      }
      case PATCH_AGAIN:
        for (let i = 0; i < amount; i++) entries.push(this.entries[cursor++].patched(indices, deltas));
        break;
      case LITERAL: {
        const owner = reader.unsigned();
        const shape = readShape(reader);
        const n = new Array(shape.count);
        for (let i = 0; i < shape.count; i++) n[i] = reader.signed();
        entries.push(new Entry(owner, shape, n));
        break;
      }
      default: throw new Error("unknown operation");
      }
    }
    survey(entries, list);
    return list;
  }

  // The list in words, for tests.
  describe() {
    return this.entries.map((entry) => ({
      owner: entry.owner, kind: NAMES[entry.shape.op], numbers: numbersOf(entry), form: entry.shape.path?.form,
      paint: entry.shape.paint?.kind, glyphs: entry.shape.glyphs,
    }));
  }
}

function numbersOf(entry) {
  if (entry.shape.op === TRANSFORM) return entry.n.map((number, i) => i < 4 ? number / 65536 : number / 128);
  if (entry.shape.op === OPACITY) return entry.n.map((number) => number / 4096);
  const end = entry.shape.paint ? entry.shape.paintAt : entry.n.length;
  return entry.n.map((number, i) => i < end ? number / 128 : number);
}

function readShape(reader) {
  const op = reader.byte();
  const shape = { op, count: 0 };
  switch (op) {
  case POP: return POP_ENTRY_SHAPE;
  case FILL:
    shape.flags = reader.byte();
    readPath(reader, shape);
    readPaint(reader, shape);
    break;
  case STROKE: {
    const style = reader.byte();
    shape.cap = ["butt", "round", "square"][style & 3];
    shape.join = ["miter", "round", "bevel"][style >> 2];
    shape.dashes = reader.unsigned();
    shape.count = 3 + shape.dashes;
    readPath(reader, shape);
    readPaint(reader, shape);
    break;
  }
  case GLYPHS: {
    shape.flags = reader.byte();
    const count = reader.unsigned();
    shape.glyphs = new Array(count);
    for (let i = 0; i < count; i++) shape.glyphs[i] = reader.unsigned();
    shape.positionsAt = shape.flags & 2 ? 4 : 3;
    shape.count = shape.positionsAt + count * (shape.flags & 1 ? 2 : 1);
    readPaint(reader, shape);
    break;
  }
  case IMAGE:
    shape.image = reader.unsigned();
    shape.flags = reader.byte();
    shape.count = 4 + (shape.flags & 4 ? 4 : 0);
    if (shape.flags & 8) readPaint(reader, shape);
    break;
  case TRANSFORM: shape.count = 6; break;
  case CLIP:
    shape.flags = reader.byte();
    readPath(reader, shape);
    break;
  case BACKDROP:
    shape.flags = reader.byte();
    shape.count = 1;
    readPath(reader, shape);
    break;
  case OPACITY: shape.count = 1; break;
  case BLEND: shape.mode = reader.byte(); break;
  case FILTER:
    shape.filter = reader.byte();
    shape.count = [1, 1, 7, 20, 0, 6][shape.filter];
    break;
  case LINK:
    shape.url = reader.string();
    shape.count = 4;
    break;
  case LAYER: case MASK: case MASK_CONTENT: break;
  default: throw new Error("unknown command");
  }
  return shape;
}

function readPath(reader, shape) {
  const path = { form: reader.byte() };
  if (path.form === STEPS) {
    path.bits = reader.byte();
    path.verbs = reader.data(reader.unsigned()).slice();
  } else if (![EMPTY, RECT, ELLIPSE, ROUNDED, CONTINUOUS].includes(path.form)) {
    throw new Error("unknown path");
  }
  path.count = pathNumberCount(path);
  shape.path = path;
  shape.pathAt = shape.count;
  shape.count += path.count;
}

// The count of numbers for each kind of paint, without its stops.
const PAINT_NUMBERS = [4, 4, 4, 6, 4, 4];

function readPaint(reader, shape) {
  const paint = { kind: reader.byte(), stops: 0 };
  if (paint.kind >= 1 && paint.kind <= 4) paint.stops = reader.unsigned();
  if (paint.kind === 5) paint.image = reader.unsigned();
  shape.paint = paint;
  shape.paintAt = shape.count;
  shape.count += paint.stops * 5 + PAINT_NUMBERS[paint.kind];
}

const isGroup = (op) => op >= TRANSFORM && op !== MASK_CONTENT && op !== BACKDROP;
const isLayer = (op) => op >= OPACITY && op <= MASK;

// Finds each group's end, its number of drawings, and whether it contains layers.
function survey(entries, list) {
  const groups = new Map();
  const open = [];
  for (let i = 0; i < entries.length; i++) {
    const op = entries[i].shape.op;
    if (op === POP) {
      const group = open.pop();
      if (!group) continue;
      group.end = i;
      const outer = open[open.length - 1];
      if (outer) {
        outer.leaves += group.leaves;
        outer.isNested ||= group.isNested || isLayer(entries[group.start].shape.op);
      }
    } else if (op === MASK_CONTENT) {
      const group = open[open.length - 1];
      if (group) group.middle = i;
    } else if (isGroup(op)) {
      const group = { start: i, end: entries.length, middle: -1, leaves: 0, isNested: false };
      groups.set(i, group);
      open.push(group);
    } else if (open.length) {
      open[open.length - 1].leaves++;
    }
  }
  list.groups = groups;
}
