// The state of the browser and its window.

const PREFERENCES = [
  "(prefers-color-scheme: dark)", "(prefers-reduced-motion: reduce)", "(prefers-contrast: more)",
  "(prefers-reduced-transparency: reduce)", "(inverted-colors: inverted)",
].map((query) => matchMedia(query));

// The least font size, in pixels, of each text size.
const TEXT_SIZES = [0, 13.5, 14.5, 15.5, 17.5, 19, 20.5, 25, 29, 35, 42, 49];

// The text size that the reader has set; 16 pixels by default.
function textSize() {
  const size = parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
  let index = 0;
  while (index + 1 < TEXT_SIZES.length && size >= TEXT_SIZES[index + 1]) index++;
  return index;
}

function inset(side) {
  const probe = inset.probe ??= document.body.appendChild(document.createElement("div"));
  probe.style.cssText = `position:fixed;visibility:hidden;pointer-events:none;height:env(safe-area-inset-${side})`;
  return probe.offsetHeight;
}

const limited = (value, low, high) => Math.min(high, Math.max(low, value));

export function writeSurroundings(writer) {
  writer.float(limited(innerWidth, 1, 16384)).float(limited(innerHeight, 1, 16384));
  writer.float(limited(devicePixelRatio, 0.25, 8));
  for (const side of ["top", "left", "bottom", "right"]) writer.float(limited(inset(side), 0, 1000));
  writer.byte(PREFERENCES.reduce((flags, query, bit) => flags | (query.matches ? 1 << bit : 0), 0));
  writer.unsigned(textSize());
  writer.string((navigator.language || "en").slice(0, 64));
  let zone = "";
  try {
    zone = Intl.DateTimeFormat().resolvedOptions().timeZone ?? "";
  } catch { /* then the zone is unknown */ }
  return writer.string(zone.slice(0, 64));
}

// Calls `changed` when some of it may have changed.
export function observeSurroundings(changed) {
  addEventListener("resize", changed);
  addEventListener("languagechange", changed);
  for (const query of PREFERENCES) query.addEventListener("change", changed);
  // The scale changes when the window moves to another screen, too.
  const observeScale = () => {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener("change", () => {
      changed();
      observeScale();
    }, { once: true });
  };
  observeScale();
}
