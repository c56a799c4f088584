// Frames and players: elements that show themselves, over the picture.

import { root } from "./address.js";

const ENDED = -1e12;

// Makes an element show what its node's value says.
export function embed(node, element) {
  element.dataset.role = node.role;
  if (node.identifier) element.dataset.testid = node.identifier;
  else delete element.dataset.testid;
  if (element.title !== node.label) element.title = node.label;
  if (element.dataset.value === node.value) return;
  element.dataset.value = node.value;
  const wanted = JSON.parse(node.value);
  // Content that this server hands out has a path below the app.
  const address = new URL(wanted.src.replace(/^\/(?!\/)/, ""), root);
  // A page of this origin could reach out of its frame: only the server's sandbox makes it harmless.
  if (!["http:", "https:"].includes(address.protocol)) return;
  if (element.localName === "iframe") frame(element, address);
  else play(element, address, wanted);
}

function frame(element, address) {
  const own = address.origin === location.origin ? "" : " allow-same-origin";
  element.setAttribute("sandbox", `allow-scripts allow-forms allow-popups allow-modals allow-downloads${own}`);
  element.referrerPolicy = "no-referrer";
  if (element.getAttribute("src") !== address.href) element.setAttribute("src", address.href);
}

function play(element, address, wanted) {
  if (element.getAttribute("src") !== address.href) element.setAttribute("src", address.href);
  element.playsInline = true;
  element.controls = wanted.controls;
  element.loop = wanted.loop;
  element.muted = wanted.muted;
  element.volume = wanted.volume;
  element.defaultPlaybackRate = element.playbackRate = wanted.rate;
  element.style.objectFit = wanted.fit;
  if (element.dataset.seek !== String(wanted.seekNumber)) {
    element.dataset.seek = wanted.seekNumber;
    if (wanted.seekNumber) element.currentTime = wanted.seek;
  }
  // Of two orders only a change counts: the reader's own presses stay.
  if (element.dataset.playing === String(wanted.playing)) return;
  element.dataset.playing = wanted.playing;
  if (!wanted.playing) return element.pause();
  // Browsers let sound begin only after a press; a film without sound may begin at once.
  element.play().catch(() => {
    element.muted = true;
    element.play().catch(() => {});
  });
}

// Tells of an element's state, each number at most four times a second.
export function watch(element, report) {
  if (element.localName === "iframe") {
    element.addEventListener("load", () => { if (element.getAttribute("src")) report(1); });
    return;
  }
  const note = (playing) => {
    element.dataset.playing = playing;
    report(playing ? element.currentTime : -1 - element.currentTime);
  };
  let last = -1;
  element.addEventListener("timeupdate", () => {
    if (element.paused || Math.abs(element.currentTime - last) < 0.25) return;
    last = element.currentTime;
    report(last);
  });
  element.addEventListener("play", () => note(true));
  element.addEventListener("pause", () => { if (!element.ended) note(false); });
  element.addEventListener("ended", () => {
    element.dataset.playing = false;
    report(ENDED);
  });
}
