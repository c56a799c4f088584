// The reader's clipboard.

const CLIPBOARD = 16, CLIPBOARD_COMMAND = 18;
// In UTF-16 units: the session takes no more than a megabyte of text.
const LONGEST_PASTE = 1 << 18;

// Puts a text, or null, and a PNG file, which may be empty, there. Browsers allow it for some seconds after a press, on
// secure addresses.
export async function copy(text, picture) {
  if (!navigator.clipboard) return;
  try {
    if (!picture.length) return await navigator.clipboard.writeText(text);
    const content = { "image/png": new Blob([picture], { type: "image/png" }) };
    if (text !== null) content["text/plain"] = new Blob([text], { type: "text/plain" });
    await navigator.clipboard.write([new ClipboardItem(content)]);
  } catch {
    console.warn("The content was not copied.");
  }
}

// Browsers let a page read the clipboard only after a press, on secure addresses, and may ask the reader first.
export async function paste(session, request) {
  let text = null;
  try {
    text = (await navigator.clipboard.readText()).slice(0, LONGEST_PASTE);
  } catch {
    console.warn("The clipboard was not read.");
  }
  session.send(CLIPBOARD, (writer) => {
    writer.unsigned(request).byte(text === null ? 0 : 1);
    if (text !== null) writer.string(text);
  });
}

// Tells the app of copying, cutting and pasting by keys or the browser's menu. Fields do that by themselves.
export function observeClipboard(session) {
  for (const [command, name] of ["copy", "cut", "paste"].entries()) {
    document.addEventListener(name, (event) => {
      const field = event.target.closest?.("input, textarea, [contenteditable]");
      if (field || !getSelection().isCollapsed) return;
      event.preventDefault();
      const text = name === "paste" ? event.clipboardData.getData("text/plain").slice(0, LONGEST_PASTE) : null;
      if (text === "") return;
      session.send(CLIPBOARD_COMMAND, (writer) => {
        writer.byte(command);
        if (text !== null) writer.string(text);
      });
    });
  }
}
