// Layers, and the filters on them.

const probe = document.createElement("canvas").getContext("2d");
// Safari's canvas has no filters. There the code changes the pixels one by one.
export const canFilter = typeof probe.filter === "string";

// The canvases for groups, kept for the next frame.
export class LayerPool {
  constructor() {
    this.layers = [];
    this.used = 0;
  }

  reset() {
    this.used = 0;
    // The pool keeps only a few layers, not those of an unusual frame.
    if (this.layers.length > 8) this.layers.length = 8;
  }

  // An empty layer over the area [left, top, right, bottom], in device pixels.
  take(area) {
    let layer = this.layers[this.used];
    if (!layer) {
      const canvas = document.createElement("canvas");
      layer = { canvas, context: canvas.getContext("2d") };
      this.layers[this.used] = layer;
    }
    this.used++;
    layer.area = area;
    [layer.x, layer.y] = area;
    layer.width = area[2] - area[0];
    layer.height = area[3] - area[1];
    const { canvas, context } = layer;
    if (canvas.width < layer.width || canvas.height < layer.height) {
      canvas.width = Math.max(canvas.width, layer.width);
      canvas.height = Math.max(canvas.height, layer.height);
    } else {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
    }
    return layer;
  }

  giveBack() { this.used--; }
}

const known = new Map();
let definitions = null;

// The name of a filter that applies a 4 × 5 matrix.
export function colorMatrixFilter(factors) {
  const key = factors.join(" ");
  let name = known.get(key);
  if (name) return name;
  const namespace = "http://www.w3.org/2000/svg";
  if (!definitions) {
    definitions = document.createElementNS(namespace, "svg");
    definitions.setAttribute("width", "0");
    definitions.setAttribute("height", "0");
    definitions.setAttribute("aria-hidden", "true");
    definitions.style.position = "fixed";
    document.body.append(definitions);
  }
  if (known.size >= 64) {
    known.clear();
    definitions.replaceChildren();
  }
  const filter = document.createElementNS(namespace, "filter");
  const id = `matrix-${known.size}-${Math.random().toString(36).slice(2)}`;
  filter.id = id;
  filter.setAttribute("color-interpolation-filters", "sRGB");
  const step = document.createElementNS(namespace, "feColorMatrix");
  step.setAttribute("values", key);
  filter.append(step);
  definitions.append(filter);
  name = `url(#${id})`;
  known.set(key, name);
  return name;
}

function changePixels(layer, change) {
  const { context } = layer;
  const pixels = context.getImageData(0, 0, layer.width, layer.height);
  change(pixels.data);
  context.putImageData(pixels, 0, 0);
}

export function applyMatrix(layer, f) {
  changePixels(layer, (data) => {
    for (let i = 0; i < data.length; i += 4) {
      const r = data[i] / 255, g = data[i + 1] / 255, b = data[i + 2] / 255, a = data[i + 3] / 255;
      for (let row = 0; row < 4; row++) {
        const at = row * 5;
        data[i + row] = 255 * (f[at] * r + f[at + 1] * g + f[at + 2] * b + f[at + 3] * a + f[at + 4]);
      }
    }
  });
}

export function luminanceToAlpha(layer) {
  changePixels(layer, (data) => {
    for (let i = 0; i < data.length; i += 4) {
      const luminance = 0.2125 * data[i] + 0.7154 * data[i + 1] + 0.0721 * data[i + 2];
      data[i + 3] = luminance * data[i + 3] / 255;
      data[i] = data[i + 1] = data[i + 2] = 0;
    }
  });
}

// Paints one colour where the alpha lies between two values, with a soft edge of about one pixel.
export function alphaThreshold(layer, low, high, [r, g, b, a]) {
  const { width, height } = layer;
  changePixels(layer, (data) => {
    const alphas = new Float32Array(width * height);
    for (let i = 0; i < alphas.length; i++) alphas[i] = data[4 * i + 3] / 255;
    const at = (x, y) => x < 0 || y < 0 || x >= width || y >= height ? 0 : alphas[y * width + x];
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const here = at(x, y);
        const slope = Math.max(Math.hypot(at(x + 1, y) - at(x - 1, y), at(x, y + 1) - at(x, y - 1)) / 2, 1 / 255);
        let share = Math.min(1, Math.max(0, (here - low) / slope + 0.5));
        if (high < 1) share = Math.min(share, Math.max(0, (high - here) / slope + 0.5));
        if (here <= 0 && low > 0) share = 0;
        const i = 4 * (y * width + x);
        data[i] = r;
        data[i + 1] = g;
        data[i + 2] = b;
        data[i + 3] = a * share;
      }
    }
  });
}

// The blend mode plus-darker (the sum of both, less white), which no canvas has.
export function plusDarker(layer, target, alpha) {
  const x = layer.x - target.x, y = layer.y - target.y;
  const above = layer.context.getImageData(0, 0, layer.width, layer.height).data;
  const pixels = target.context.getImageData(x, y, layer.width, layer.height);
  const below = pixels.data;
  for (let i = 0; i < below.length; i += 4) {
    const sa = above[i + 3] / 255 * alpha, da = below[i + 3] / 255;
    const ra = Math.min(1, sa + da);
    for (let c = 0; c < 3; c++) {
      const mixed = Math.max(0, ra - (da - below[i + c] / 255 * da) - (sa - above[i + c] / 255 * sa));
      below[i + c] = ra > 0 ? 255 * mixed / ra : 0;
    }
    below[i + 3] = 255 * ra;
  }
  target.context.putImageData(pixels, x, y);
}

// Three box blurs, which together look like a Gaussian blur.
export function blurInPlace(layer, sigma) {
  const { width, height } = layer;
  changePixels(layer, (data) => {
    const size = width * height;
    const channels = [0, 1, 2, 3].map(() => new Float32Array(size));
    for (let i = 0; i < size; i++) {
      const a = data[4 * i + 3] / 255;
      for (let c = 0; c < 3; c++) channels[c][i] = data[4 * i + c] * a;
      channels[3][i] = data[4 * i + 3];
    }
    const ideal = Math.sqrt(4 * sigma * sigma + 1);
    let low = Math.floor(ideal);
    if (low % 2 === 0) low--;
    const lows = Math.round((12 * sigma * sigma - 3 * low * low - 12 * low - 9) / (-4 * low - 4));
    const scratch = new Float32Array(size);
    for (const channel of channels) {
      for (let pass = 0; pass < 3; pass++) {
        const radius = ((pass < lows ? low : low + 2) - 1) / 2;
        box(channel, scratch, height, width, width, 1, radius);
        box(scratch, channel, width, height, 1, width, radius);
      }
    }
    for (let i = 0; i < size; i++) {
      const a = channels[3][i];
      for (let c = 0; c < 3; c++) data[4 * i + c] = a > 0 ? channels[c][i] * 255 / a : 0;
      data[4 * i + 3] = a;
    }
  });
}

function box(source, result, lines, length, lineStep, step, radius) {
  const weight = 1 / (2 * radius + 1);
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep;
    let sum = 0;
    for (let i = 0; i < Math.min(radius, length); i++) sum += source[start + i * step];
    for (let i = 0; i < length; i++) {
      if (i + radius < length) sum += source[start + (i + radius) * step];
      result[start + i * step] = sum * weight;
      if (i - radius >= 0) sum -= source[start + (i - radius) * step];
    }
  }
}
