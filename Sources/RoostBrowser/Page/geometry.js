// Paths: from an entry's numbers to Path2D, and their bounds.

// A quarter of a circle as a cubic.
const QUARTER = 0.552284749831;

// The numbers of path forms on the wire.
export const EMPTY = 0, RECT = 1, ELLIPSE = 2, ROUNDED = 3, CONTINUOUS = 4, STEPS = 5;

// Makes a path of the numbers `n` from `at` on, in 1/128 point. The first two are the path's place.
export function makePath(path, n, at) {
  const result = new Path2D();
  const x = n[at] / 128, y = n[at + 1] / 128;
  switch (path.form) {
  case RECT: result.rect(x, y, n[at + 2] / 128, n[at + 3] / 128); break;
  case ELLIPSE: {
    const rx = n[at + 2] / 256, ry = n[at + 3] / 256;
    result.ellipse(x + rx, y + ry, Math.abs(rx), Math.abs(ry), 0, 0, 2 * Math.PI);
    break;
  }
  case ROUNDED: case CONTINUOUS:
    addRounded(result, x, y, n[at + 2] / 128, n[at + 3] / 128, n[at + 4] / 128, n[at + 5] / 128,
      path.form === CONTINUOUS);
    break;
  case STEPS: addSteps(result, path, n, at, x, y);
  }
  return result;
}

export function pathNumberCount(path) {
  switch (path.form) {
  case EMPTY: return 0;
  case RECT: case ELLIPSE: return 4;
  case ROUNDED: case CONTINUOUS: return 6;
  }
  let points = 0;
  for (const verb of path.verbs) points += verb === 4 ? 0 : Math.max(verb, 1);
  return 2 + Math.max(points - 1, 0) * 2;
}

export function pathBounds(path, n, at) {
  const x = n[at] / 128, y = n[at + 1] / 128;
  if (path.form === EMPTY) return null;
  if (path.form !== STEPS) {
    const w = n[at + 2] / 128, h = n[at + 3] / 128;
    return [Math.min(x, x + w), Math.min(y, y + h), Math.max(x, x + w), Math.max(y, y + h)];
  }
  const unit = 1 / (1 << path.bits);
  let left = 0, top = 0, right = 0, bottom = 0;
  for (let i = at + 2; i < at + path.count; i += 2) {
    const px = n[i] * unit, py = n[i + 1] * unit;
    if (px < left) left = px; else if (px > right) right = px;
    if (py < top) top = py; else if (py > bottom) bottom = py;
  }
  return [x + left, y + top, x + right, y + bottom];
}

function addSteps(result, path, n, at, x, y) {
  const unit = 1 / (1 << path.bits);
  let next = at + 2;
  let isFirst = true;
  // A step's end point comes before its controls.
  const points = [0, 0, 0, 0, 0, 0];
  for (const verb of path.verbs) {
    const count = verb === 4 ? 0 : Math.max(verb, 1);
    for (let i = 0; i < count; i++) {
      if (isFirst) {
        points[0] = x;
        points[1] = y;
        isFirst = false;
      } else {
        points[2 * i] = x + n[next++] * unit;
        points[2 * i + 1] = y + n[next++] * unit;
      }
    }
    switch (verb) {
    case 0: result.moveTo(points[0], points[1]); break;
    case 1: result.lineTo(points[0], points[1]); break;
    case 2: result.quadraticCurveTo(points[2], points[3], points[0], points[1]); break;
    case 3: result.bezierCurveTo(points[2], points[3], points[4], points[5], points[0], points[1]); break;
    case 4: result.closePath();
    }
  }
}

// Like Outline.addRoundedRect: corners in drawing order, each between an incoming and an outgoing edge.
function addRounded(result, x, y, w, h, cornerWidth, cornerHeight, isContinuous) {
  if (w < 0) { x += w; w = -w; }
  if (h < 0) { y += h; h = -h; }
  const limit = Math.min(w, h) / 2;
  const rx = Math.min(cornerWidth, limit), ry = Math.min(cornerHeight, limit);
  if (!(rx > 0 && ry > 0)) return result.rect(x, y, w, h);
  result.moveTo(x + w, y + h / 2);
  // The corner, the direction of the incoming edge, and the radii and the room along both edges.
  const corners = [
    [x + w, y + h, 0, 1, ry, rx, h / 2, w / 2],
    [x, y + h, -1, 0, rx, ry, w / 2, h / 2],
    [x, y, 0, -1, ry, rx, h / 2, w / 2],
    [x + w, y, 1, 0, rx, ry, w / 2, h / 2],
  ];
  for (const [cx, cy, dx, dy, before, after, roomBefore, roomAfter] of corners) {
    // A point at distance `b` before the corner on the incoming edge, and at `a` after it on the outgoing one.
    const px = (b, a) => cx - dx * b - dy * a;
    const py = (b, a) => cy - dy * b + dx * a;
    const curve = (b1, a1, b2, a2, b3, a3) =>
      result.bezierCurveTo(px(b1, a1), py(b1, a1), px(b2, a2), py(b2, a2), px(b3, a3), py(b3, a3));
    if (isContinuous) {
      const first = continuousEdge(before, roomBefore), last = continuousEdge(after, roomAfter);
      result.lineTo(px(first.start, 0), py(first.start, 0));
      curve(first.control1, 0, first.control2, 0, 0.631494 * before, 0.0749114 * after);
      curve(0.372824 * before, 0.16906 * after, 0.16906 * before, 0.372824 * after,
        0.0749114 * before, 0.631494 * after);
      curve(0, last.control2, 0, last.control1, 0, last.start);
    } else {
      result.lineTo(px(before, 0), py(before, 0));
      curve(before * (1 - QUARTER), 0, 0, after * (1 - QUARTER), 0, after);
    }
  }
  result.closePath();
}

function continuousEdge(radius, room) {
  const full = 1.528665;
  const share = Math.min(full, Math.max(1, room / radius));
  const slack = (share - 1) / (full - 1);
  return {
    start: share * radius,
    control1: (0.96 + slack * (1.08849 - 0.96)) * radius,
    control2: (0.82 + slack * (0.868407 - 0.82)) * radius,
  };
}
