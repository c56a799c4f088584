// The page's address, and the steps in the browser's history.

const ADDRESS = 17;
// In UTF-16 units: the session takes no more than 4096 bytes.
const LONGEST = 4096;

// The app's own address, which ends in a slash. The page's may lie below it, and change.
export const root = new URL("./", document.baseURI);
document.querySelector("base").href = root.href;

// The page's address as the app knows it: without the folder that the app is in.
export function writeAddress(writer) {
  const { href } = location;
  const place = href.startsWith(root.href) ? href.slice(root.href.length) : "";
  const address = `${root.origin}/${place}`;
  return writer.string(address.length <= LONGEST ? address : "");
}

// Tells the session when the reader goes back or forward.
export function observeAddress(session) {
  addEventListener("popstate", () => session.send(ADDRESS, writeAddress));
}

// Shows the address of what the app shows. `replaces` corrects the one that the reader came by.
export function show(place, replaces) {
  const url = new URL(root.href + place);
  if (!url.href.startsWith(root.href) || url.href === location.href) return;
  if (replaces) history.replaceState(null, "", url);
  else history.pushState(null, "", url);
}
