// Draws a display list on a canvas, by the rules of Roost's rasteriser.

import { FILL, STROKE, GLYPHS, IMAGE, TRANSFORM, CLIP, OPACITY, BLEND, LAYER, FILTER, MASK, MASK_CONTENT, POP,
  BACKDROP }
  from "./list.js";
import { EMPTY, RECT, makePath, pathBounds } from "./geometry.js";
import { LayerPool, canFilter, colorMatrixFilter, blurInPlace, applyMatrix, luminanceToAlpha,
  alphaThreshold, plusDarker }
  from "./filters.js";

const MODES = ["source-over", "multiply", "screen", "overlay", "darken", "lighten", "color-dodge", "color-burn",
  "soft-light", "hard-light", "difference", "exclusion", "hue", "saturation", "color", "luminosity", "source-atop",
  "destination-over", "destination-out", "plus-darker", "lighter"];

// Positions come in 128ths of a point: a glyph that lies this little before a pixel's edge, in pixels, is beyond it.
const POSITION_ERROR = 1 / 64;
// Pixels per em. Baselines of smaller glyphs are rounded to whole pixels; larger glyphs are not moved.
const LARGEST_SNAPPED = 160;
// Glyphs of iOS of up to so many pixels per em begin on halves of pixels, as `GlyphRun.placesInPixel(size:)` has it.
const LARGEST_ON_HALVES = 32;

export class Painter {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext("2d", { alpha: true });
    this.glyphs = [];
    this.images = new Map();
    this.pool = new LayerPool();
    this.colors = new Map();
  }

  forgetAll() {
    this.glyphs = [];
    for (const image of this.images.values()) image.close?.();
    this.images.clear();
  }

  paint(list, scale) {
    const width = Math.max(1, Math.round(list.width * scale)), height = Math.max(1, Math.round(list.height * scale));
    if (this.canvas.width !== width) this.canvas.width = width;
    if (this.canvas.height !== height) this.canvas.height = height;
    // The canvas is not stretched to a new window size: its pixels stay pixels of the screen.
    this.canvas.style.width = `${width / scale}px`;
    this.canvas.style.height = `${height / scale}px`;
    this.list = list;
    this.pool.reset();
    const target = { context: this.context, x: 0, y: 0, width, height };
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.clearRect(0, 0, width, height);
    const state = { matrix: [scale, 0, 0, scale, 0, 0], alpha: 1, clip: [0, 0, width, height] };
    this.range(0, list.entries.length, target, state);
  }

  // Draws the entries from `start` up to `end`.
  range(start, end, target, state) {
    for (let i = start; i < end; i++) {
      const entry = this.list.entries[i];
      switch (entry.shape.op) {
      case FILL: this.fill(entry, target, state); break;
      case STROKE: this.stroke(entry, target, state); break;
      case GLYPHS: this.text(entry, target, state); break;
      case IMAGE: this.image(entry, target, state); break;
      case BACKDROP: this.blurBackdrop(entry, target, state); break;
      case POP: case MASK_CONTENT: break;
      default: {
        const group = this.list.groups.get(i);
        this.group(entry, group, target, state);
        i = group.end;
      }
      }
    }
  }

  group(entry, group, target, state) {
    const { start, end } = group;
    switch (entry.shape.op) {
    case TRANSFORM: {
      const n = entry.n;
      const matrix = concatenate(
        [n[0] / 65536, n[1] / 65536, n[2] / 65536, n[3] / 65536, n[4] / 128, n[5] / 128], state.matrix);
      return this.range(start + 1, end, target, { ...state, matrix });
    }
    case CLIP: return this.clip(entry, group, target, state);
    case OPACITY: {
      const opacity = entry.n[0] / 4096;
      if (opacity <= 0) return;
      if (opacity >= 1 || group.leaves <= 1 && !group.isNested) {
        return this.range(start + 1, end, target, { ...state, alpha: state.alpha * opacity });
      }
      return this.layer(group, target, state, (layer) => lay(layer, target, state.alpha * opacity));
    }
    case LAYER:
      if (!group.isNested && (state.alpha === 1 || group.leaves <= 1)) return this.range(start + 1, end, target, state);
      return this.layer(group, target, state, (layer) => lay(layer, target, state.alpha));
    case BLEND: return this.blend(entry, group, target, state);
    case FILTER: return this.filter(entry, group, target, state);
    case MASK: return this.mask(group, target, state);
    default: return this.range(start + 1, end, target, state);
    }
  }

  clip(entry, group, target, state) {
    const { path } = entry.shape;
    if (path.form === EMPTY) return;
    const { context } = target;
    const clip = intersection(state.clip, mapped(pathBounds(path, entry.n, 0), state.matrix));
    if (isEmpty(clip)) return;
    context.save();
    setMatrix(target, state.matrix);
    context.clip(made(entry), entry.shape.flags & 1 ? "evenodd" : "nonzero");
    this.range(group.start + 1, group.end, target, { ...state, clip });
    context.restore();
  }

  // Draws a group on a layer and passes the layer to `body`; does nothing if the group is invisible. `reach` is the
  // distance outside of the clip that the result may depend on.
  layer(group, target, state, body, reach = 0, from = group.start + 1, to = group.end) {
    const bounds = intersection(outset(state.clip, reach), this.bounds(from, to, state.matrix));
    const area = [Math.floor(bounds[0]), Math.floor(bounds[1]), Math.ceil(bounds[2]), Math.ceil(bounds[3])];
    if (isEmpty(area)) return;
    const layer = this.pool.take(area);
    this.range(from, to, layer, { matrix: state.matrix, alpha: 1, clip: area });
    body(layer);
    this.pool.giveBack();
  }

  blend(entry, group, target, state) {
    const mode = MODES[entry.shape.mode] ?? "source-over";
    this.layer(group, target, state, (layer) => {
      if (mode === "plus-darker") plusDarker(layer, target, state.alpha);
      else lay(layer, target, state.alpha, mode);
    });
  }

  mask(group, target, state) {
    if (group.middle < 0) return;
    this.layer(group, target, state, (content) => {
      let isMasked = false;
      this.layer(group, content, { ...state, clip: content.area }, (mask) => {
        lay(mask, content, 1, "destination-in");
        isMasked = true;
      }, 0, group.start + 1, group.middle);
      if (isMasked) lay(content, target, state.alpha);
    }, 0, group.middle + 1, group.end);
  }

  filter(entry, group, target, state) {
    const { n } = entry;
    const matrix = state.matrix;
    const stretch = (Math.hypot(matrix[0], matrix[1]) + Math.hypot(matrix[2], matrix[3])) / 2;
    switch (entry.shape.filter) {
    case 0: case 1: {
      const sigma = n[0] / 128 * stretch;
      if (sigma < 0.05) return this.layer(group, target, state, (layer) => lay(layer, target, state.alpha));
      const isOpaque = entry.shape.filter === 1;
      return this.layer(group, target, state, (layer) => {
        if (isOpaque) return this.opaqueBlur(layer, target, state.alpha, sigma);
        if (canFilter) return lay(layer, target, state.alpha, "source-over", `blur(${sigma}px)`);
        const wide = this.pool.take(outset(layer.area, Math.ceil(3 * sigma)).map(Math.round));
        lay(layer, wide, 1);
        blurInPlace(wide, sigma);
        lay(wide, target, state.alpha);
        this.pool.giveBack();
      }, Math.ceil(3 * sigma));
    }
    case 2: {
      const sigma = Math.max(0, n[0] / 128 * stretch);
      const [x, y] = [n[1] / 128, n[2] / 128];
      const dx = Math.round(matrix[0] * x + matrix[2] * y), dy = Math.round(matrix[1] * x + matrix[3] * y);
      const reach = Math.ceil(3 * sigma) + Math.max(Math.abs(dx), Math.abs(dy));
      return this.layer(group, target, state, (layer) => {
        const { context } = target;
        context.shadowColor = this.color(n, 3);
        context.shadowBlur = 2 * sigma;
        context.shadowOffsetX = dx;
        context.shadowOffsetY = dy;
        lay(layer, target, state.alpha);
        context.shadowColor = "transparent";
      }, reach);
    }
    case 3: {
      const factors = n.map((factor) => factor / 16384);
      return this.layer(group, target, state, (layer) => {
        if (canFilter) return lay(layer, target, state.alpha, "source-over", colorMatrixFilter(factors));
        applyMatrix(layer, factors);
        lay(layer, target, state.alpha);
      });
    }
    case 4:
      return this.layer(group, target, state, (layer) => {
        luminanceToAlpha(layer);
        lay(layer, target, state.alpha);
      });
    case 5:
      return this.layer(group, target, state, (layer) => {
        alphaThreshold(layer, n[0] / 4096, n[1] / 4096, n.slice(2));
        lay(layer, target, state.alpha);
      });
    }
  }

  // A blur that does not mix in the surroundings of its content.
  opaqueBlur(layer, target, alpha, sigma) {
    const blurred = this.pool.take(layer.area);
    if (canFilter) {
      lay(layer, blurred, 1, "source-over", `blur(${sigma}px)`);
    } else {
      lay(layer, blurred, 1);
      blurInPlace(blurred, sigma);
    }
    // Laid over itself several times, the layer becomes opaque again at its blurred edges, in its own colour.
    for (let i = 0; i < 4; i++) lay(blurred, blurred, 1);
    lay(layer, blurred, 1, "destination-in");
    lay(blurred, target, alpha);
    this.pool.giveBack();
  }

  // MARK: Leaves

  fill(entry, target, state) {
    const { shape, n } = entry;
    if (shape.path.form === EMPTY) return;
    const { context } = target;
    context.globalAlpha = state.alpha;
    setMatrix(target, state.matrix);
    if (shape.paint.kind === 0 && shape.path.form === RECT) {
      context.fillStyle = this.color(n, shape.paintAt);
      context.fillRect(n[0] / 128, n[1] / 128, n[2] / 128, n[3] / 128);
      return;
    }
    this.fillPath(context, made(entry), shape.flags & 1 ? "evenodd" : "nonzero", entry, n[0] / 128, n[1] / 128);
  }

  // Fills a path with the entry's paint. The paint's places are relative to (x, y).
  fillPath(context, path, rule, entry, x, y) {
    const { shape, n } = entry;
    if (shape.paint.kind === 3) return this.fillElliptical(context, path, rule, entry, x, y);
    const style = this.style(context, shape.paint, n, shape.paintAt, x, y);
    if (!style) return;
    context.fillStyle = style;
    context.fill(path, rule);
  }

  // A radial gradient in a stretched space. The path is squeezed first, so stretching restores its form.
  fillElliptical(context, path, rule, entry, x, y) {
    const { shape, n } = entry;
    const at = shape.paintAt + shape.paint.stops * 5;
    const cx = x + n[at] / 128, cy = y + n[at + 1] / 128;
    const rx = n[at + 2] / 256, ry = n[at + 3] / 256;
    if (!(rx > 0 && ry > 0)) return;
    const squeezed = new Path2D();
    squeezed.addPath(path, new DOMMatrix([1 / rx, 0, 0, 1 / ry, -cx / rx, -cy / ry]));
    context.save();
    context.transform(rx, 0, 0, ry, cx, cy);
    context.fillStyle = radial(context, this.stops(shape.paint, n, shape.paintAt), 0, 0, n[at + 4] / 4096,
      n[at + 5] / 4096);
    context.fill(squeezed, rule);
    context.restore();
  }

  stroke(entry, target, state) {
    const { shape, n } = entry;
    if (shape.path.form === EMPTY || n[0] <= 0) return;
    const { context } = target;
    const at = shape.pathAt;
    context.globalAlpha = state.alpha;
    setMatrix(target, state.matrix);
    context.lineWidth = n[0] / 128;
    context.lineCap = shape.cap;
    context.lineJoin = shape.join;
    context.miterLimit = Math.max(1, n[1] / 128);
    context.setLineDash(n.slice(3, 3 + shape.dashes).map((length) => length / 128));
    context.lineDashOffset = n[2] / 128;
    const style = shape.paint.kind === 3
      ? this.lastColor(shape.paint, n, shape.paintAt)
      : this.style(context, shape.paint, n, shape.paintAt, n[at] / 128, n[at + 1] / 128);
    if (!style) return;
    context.strokeStyle = style;
    context.stroke(made(entry));
  }

  text(entry, target, state) {
    const { shape, n } = entry;
    const { context } = target;
    const m = state.matrix;
    const size = n[2] / 128;
    if (!(size > 0)) return;
    const x = n[0] / 128, y = n[1] / 128;
    let dx = m[0] * x + m[2] * y + m[4], dy = m[1] * x + m[3] * y + m[5];
    const isUpright = m[1] === 0 && m[2] === 0 && m[0] > 0 && m[3] > 0;
    // The baseline lies on a whole pixel. So does the start of each glyph on iOS, where a point has two pixels or more,
    // small ones on halves; other runs start at quarters of one.
    let pixels = null;
    if (isUpright && Math.abs(m[0] - m[3]) < 1e-6 * m[0] && size * m[0] <= LARGEST_SNAPPED) {
      dy = Math.round(dy);
      if (shape.flags & 4 && m[0] >= 1.999) {
        const column = Math.floor(dx);
        pixels = { scale: m[0], offset: dx - column };
        dx = column;
      } else {
        dx = Math.floor(dx * 4 + 0.5) / 4;
      }
    }
    const run = this.runAt(entry, size, pixels);
    context.globalAlpha = state.alpha;
    setMatrix(target, [m[0], m[1], m[2], m[3], dx, dy]);
    if (run.path) this.fillPath(context, run.path, "nonzero", entry, 0, 0);
    for (const picture of run.pictures) {
      if (shape.paint.kind === 0) context.globalAlpha = state.alpha * n[shape.paintAt + 3] / 255;
      const bitmap = this.images.get(picture.image);
      context.imageSmoothingEnabled = true;
      context.imageSmoothingQuality = "high";
      if (bitmap) context.drawImage(bitmap, picture.x, picture.y, picture.width, picture.height);
    }
  }

  // The run as it is drawn at these pixels, made anew where it lies on others than last time.
  runAt(entry, size, pixels) {
    const made = entry.made;
    if (made && made.pixels?.scale === pixels?.scale && made.pixels?.offset === pixels?.offset) return made;
    return entry.made = this.run(entry, size, pixels);
  }

  // Makes a run's outline and pictures, relative to its origin, with each glyph on a whole pixel if `pixels` are given, or
  // on a half of one: their number in a point, and the origin's distance from the pixel's edge.
  run(entry, size, pixels) {
    const { shape, n } = entry;
    const slant = shape.flags & 2 ? n[3] / 65536 : 0;
    const isLevel = !(shape.flags & 1);
    const result = { path: null, pictures: [], pixels };
    let at = shape.positionsAt;
    const places = pixels && size * pixels.scale <= LARGEST_ON_HALVES ? 2 : 1;
    let exact = 0;
    for (const id of shape.glyphs) {
      exact += n[at++] / 128;
      const x = pixels
        ? Math.floor((exact * pixels.scale + pixels.offset) * places + POSITION_ERROR) / (pixels.scale * places)
        : exact;
      const y = isLevel ? 0 : n[at++] / 128;
      const glyph = this.glyphs[id];
      if (!glyph) continue;
      const unit = size / glyph.unitsPerEm;
      if (glyph.path) {
        result.path ??= new Path2D();
        result.path.addPath(glyph.path, new DOMMatrix([unit, 0, slant * unit, -unit, x, y]));
      } else if (glyph.image !== undefined) {
        const [left, top, width, height] = glyph.bounds;
        result.pictures.push({
          image: glyph.image, x: x + left * unit, y: y + top * unit, width: width * unit, height: height * unit,
        });
      }
    }
    return result;
  }

  // Blurs the drawing below, inside a path.
  blurBackdrop(entry, target, state) {
    const { shape, n } = entry;
    const { matrix } = state;
    const sigma = n[0] / 128 * (Math.hypot(matrix[0], matrix[1]) + Math.hypot(matrix[2], matrix[3])) / 2;
    if (shape.path.form === EMPTY || sigma < 0.05) return;
    const bounds = intersection(state.clip, mapped(pathBounds(shape.path, n, shape.pathAt), matrix));
    if (isEmpty(bounds)) return;
    const edges = [target.x, target.y, target.x + target.width, target.y + target.height];
    const seen = intersection(outset(bounds, Math.ceil(3 * sigma)), edges);
    const area = [Math.floor(seen[0]), Math.floor(seen[1]), Math.ceil(seen[2]), Math.ceil(seen[3])];
    if (isEmpty(area)) return;
    const copy = this.pool.take(area);
    copy.context.setTransform(1, 0, 0, 1, 0, 0);
    copy.context.drawImage(target.context.canvas, area[0] - target.x, area[1] - target.y, copy.width, copy.height, 0, 0,
      copy.width, copy.height);
    const blurred = this.pool.take(area);
    if (canFilter) {
      lay(copy, blurred, 1, "source-over", `blur(${sigma}px)`);
    } else {
      lay(copy, blurred, 1);
      blurInPlace(blurred, sigma);
    }
    // Makes the blur opaque again at the edges of the picture, in its own colour.
    for (let i = 0; i < 4; i++) lay(blurred, blurred, 1);
    const { context } = target;
    context.save();
    setMatrix(target, matrix);
    context.clip(made(entry), shape.flags & 1 ? "evenodd" : "nonzero");
    lay(blurred, target, state.alpha);
    context.restore();
    this.pool.giveBack();
    this.pool.giveBack();
  }

  image(entry, target, state) {
    const { shape, n } = entry;
    const bitmap = this.images.get(shape.image);
    if (!bitmap) return;
    if (!(shape.flags & 8)) return this.drawBitmap(bitmap, entry, target, state.matrix, state.alpha);
    // A stencil: the paint, with the picture's alpha.
    const box = mapped([n[0] / 128, n[1] / 128, (n[0] + n[2]) / 128, (n[1] + n[3]) / 128], state.matrix);
    const bounds = intersection(state.clip, box);
    const area = [Math.floor(bounds[0]), Math.floor(bounds[1]), Math.ceil(bounds[2]), Math.ceil(bounds[3])];
    if (isEmpty(area)) return;
    const layer = this.pool.take(area);
    this.drawBitmap(bitmap, entry, layer, state.matrix, 1);
    const { context } = layer;
    context.globalCompositeOperation = "source-in";
    context.globalAlpha = 1;
    setMatrix(layer, state.matrix);
    const path = new Path2D();
    path.rect(n[0] / 128 - 1, n[1] / 128 - 1, n[2] / 128 + 2, n[3] / 128 + 2);
    this.fillPath(context, path, "nonzero", entry, n[0] / 128, n[1] / 128);
    context.globalCompositeOperation = "source-over";
    lay(layer, target, state.alpha);
    this.pool.giveBack();
  }

  drawBitmap(bitmap, entry, target, matrix, alpha) {
    const { shape, n } = entry;
    const { context } = target;
    const interpolation = shape.flags & 3;
    context.globalAlpha = alpha;
    context.imageSmoothingEnabled = interpolation !== 0;
    context.imageSmoothingQuality = ["low", "low", "high"][interpolation];
    const x = n[0] / 128, y = n[1] / 128, width = n[2] / 128, height = n[3] / 128;
    setMatrix(target, matrix);
    if (shape.flags & 16) context.transform(-1, 0, 0, 1, 2 * x + width, 0);
    if (shape.flags & 4) {
      context.drawImage(bitmap, n[4] / 128, n[5] / 128, n[6] / 128, n[7] / 128, x, y, width, height);
    } else {
      context.drawImage(bitmap, x, y, width, height);
    }
  }

  // MARK: Paints

  color(n, at) {
    const key = ((n[at] * 256 + n[at + 1]) * 256 + n[at + 2]) * 256 + n[at + 3];
    let color = this.colors.get(key);
    if (!color) {
      if (this.colors.size > 4096) this.colors.clear();
      color = `rgba(${n[at]},${n[at + 1]},${n[at + 2]},${n[at + 3] / 255})`;
      this.colors.set(key, color);
    }
    return color;
  }

  stops(paint, n, at) {
    const stops = [];
    for (let i = 0; i < paint.stops; i++, at += 5) stops.push([n[at + 4] / 4096, n.slice(at, at + 4)]);
    return stops;
  }

  lastColor(paint, n, at) { return this.color(n, at + (paint.stops - 1) * 5); }

  style(context, paint, n, paintAt, x, y) {
    if (paint.kind === 0) return this.color(n, paintAt);
    const at = paintAt + paint.stops * 5;
    const px = x + n[at] / 128, py = y + n[at + 1] / 128;
    switch (paint.kind) {
    case 1: {
      const gradient = context.createLinearGradient(px, py, x + n[at + 2] / 128, y + n[at + 3] / 128);
      for (const [place, color] of this.stops(paint, n, paintAt)) gradient.addColorStop(clamp(place), css(color));
      return gradient;
    }
    case 2: return radial(context, this.stops(paint, n, paintAt), px, py, n[at + 2] / 128, n[at + 3] / 128);
    case 4:
      return angular(context, this.stops(paint, n, paintAt), px, py, n[at + 2] / 65536, n[at + 3] / 65536);
    case 5: {
      const bitmap = this.images.get(paint.image);
      if (!bitmap) return null;
      const pattern = context.createPattern(bitmap, "repeat");
      pattern.setTransform(new DOMMatrix(
        [n[at + 2] / 128 / bitmap.width, 0, 0, n[at + 3] / 128 / bitmap.height, px, py]));
      return pattern;
    }
    }
    return null;
  }

  // MARK: Bounds

  // The bounds of the entries, in device pixels.
  bounds(start, end, matrix) {
    let result = [Infinity, Infinity, -Infinity, -Infinity];
    for (let i = start; i < end; i++) {
      const entry = this.list.entries[i];
      const { shape, n } = entry;
      let box = null;
      switch (shape.op) {
      case FILL: box = mapped(pathBounds(shape.path, n, 0), matrix); break;
      case STROKE: {
        const reach = n[0] / 256 * (shape.join === "miter" ? Math.max(1, n[1] / 128) : 1.5);
        const path = pathBounds(shape.path, n, shape.pathAt);
        box = path && mapped(outset(path, reach), matrix);
        break;
      }
      case GLYPHS: {
        const size = n[2] / 128;
        let x = 0, left = 0, right = 0, top = 0, bottom = 0;
        let at = shape.positionsAt;
        for (let g = 0; g < shape.glyphs.length; g++) {
          x += n[at++] / 128;
          left = Math.min(left, x);
          right = Math.max(right, x);
          if (shape.flags & 1) {
            const y = n[at++] / 128;
            top = Math.min(top, y);
            bottom = Math.max(bottom, y);
          }
        }
        box = mapped([n[0] / 128 + left - size, n[1] / 128 + top - size * 1.4, n[0] / 128 + right + 2 * size,
          n[1] / 128 + bottom + size * 0.8], matrix);
        break;
      }
      case IMAGE: box = mapped([n[0] / 128, n[1] / 128, (n[0] + n[2]) / 128, (n[1] + n[3]) / 128], matrix); break;
      case BACKDROP: {
        const path = pathBounds(shape.path, n, shape.pathAt);
        box = path && mapped(path, matrix);
        break;
      }
      case POP: case MASK_CONTENT: break;
      default: {
        const group = this.list.groups.get(i);
        box = this.groupBounds(entry, group, matrix);
        i = group.end;
      }
      }
      if (box) result = union(result, box);
    }
    // Smoothed edges reach one pixel further.
    return outset(result, 1);
  }

  groupBounds(entry, group, matrix) {
    const { n, shape } = entry;
    const content = (m) => this.bounds(group.start + 1, group.end, m);
    switch (shape.op) {
    case TRANSFORM:
      return content(concatenate(
        [n[0] / 65536, n[1] / 65536, n[2] / 65536, n[3] / 65536, n[4] / 128, n[5] / 128], matrix));
    case CLIP:
      if (shape.path.form === EMPTY) return null;
      return intersection(content(matrix), outset(mapped(pathBounds(shape.path, n, 0), matrix), 1));
    case FILTER: {
      if (shape.filter > 2) return content(matrix);
      const stretch = Math.max(Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3]));
      const away = shape.filter === 2 ? Math.max(Math.abs(n[1]), Math.abs(n[2])) / 128 : 0;
      return outset(content(matrix), Math.ceil((3 * n[0] / 128 + away) * stretch));
    }
    default: return content(matrix);
    }
  }
}

// The path of a fill, stroke or clip, kept with its entry.
function made(entry) {
  return entry.made ??= makePath(entry.shape.path, entry.n, entry.shape.pathAt);
}

// Draws a layer onto a target.
function lay(layer, target, alpha, mode = "source-over", filter = "none") {
  const { context } = target;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = alpha;
  context.globalCompositeOperation = mode;
  if (filter !== "none") context.filter = filter;
  context.drawImage(
    layer.canvas, 0, 0, layer.width, layer.height, layer.x - target.x, layer.y - target.y, layer.width, layer.height);
  if (filter !== "none") context.filter = "none";
  context.globalCompositeOperation = "source-over";
}

function setMatrix(target, m) {
  target.context.setTransform(m[0], m[1], m[2], m[3], m[4] - target.x, m[5] - target.y);
}

const clamp = (value) => Math.min(1, Math.max(0, value));
const css = ([r, g, b, a]) => `rgba(${Math.round(r)},${Math.round(g)},${Math.round(b)},${a / 255})`;

function radial(context, stops, x, y, start, end) {
  const gradient = context.createRadialGradient(x, y, Math.max(0, start), x, y, Math.max(0, end));
  for (const [place, color] of stops) gradient.addColorStop(clamp(place), css(color));
  return gradient;
}

// An angular gradient. Beyond its angles, each half of the rest has the colour of the nearer end.
function angular(context, stops, x, y, start, end) {
  let span = (end - start) / (2 * Math.PI);
  if (span < 0) {
    stops = stops.map(([place, color]) => [1 - place, color]).reverse();
    [start, span] = [end, -span];
  }
  const gradient = context.createConicGradient(start, x, y);
  let last = null;
  for (const [place, color] of stops) {
    const at = place * span;
    if (at > 1) {
      if (last && last[0] < 1) {
        const t = (1 - last[0]) / (at - last[0]);
        gradient.addColorStop(1, css(color.map((channel, i) => last[1][i] + (channel - last[1][i]) * t)));
      }
      return gradient;
    }
    gradient.addColorStop(clamp(at), css(color));
    last = [at, color];
  }
  if (span < 1 - 1e-9) {
    const middle = clamp((1 + span) / 2);
    gradient.addColorStop(middle, css(stops[stops.length - 1][1]));
    gradient.addColorStop(middle, css(stops[0][1]));
  }
  return gradient;
}

// The transform `i`, followed by `o`.
function concatenate(i, o) {
  return [
    i[0] * o[0] + i[1] * o[2], i[0] * o[1] + i[1] * o[3], i[2] * o[0] + i[3] * o[2], i[2] * o[1] + i[3] * o[3],
    i[4] * o[0] + i[5] * o[2] + o[4], i[4] * o[1] + i[5] * o[3] + o[5],
  ];
}

// The bounds of a transformed rectangle [left, top, right, bottom].
function mapped(box, m) {
  if (!box) return [Infinity, Infinity, -Infinity, -Infinity];
  const xs = [], ys = [];
  for (const x of [box[0], box[2]]) {
    for (const y of [box[1], box[3]]) {
      xs.push(m[0] * x + m[2] * y + m[4]);
      ys.push(m[1] * x + m[3] * y + m[5]);
    }
  }
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
}

const outset = (box, by) => [box[0] - by, box[1] - by, box[2] + by, box[3] + by];
const union = (a, b) => [Math.min(a[0], b[0]), Math.min(a[1], b[1]), Math.max(a[2], b[2]), Math.max(a[3], b[3])];
const intersection = (a, b) =>
  [Math.max(a[0], b[0]), Math.max(a[1], b[1]), Math.min(a[2], b[2]), Math.min(a[3], b[3])];
const isEmpty = (box) => !(box[0] < box[2] && box[1] < box[3]);
