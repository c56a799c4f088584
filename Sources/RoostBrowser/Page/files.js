// Files: the browser's chooser for the app's requests, and downloads of the app's files.

const FILES = 11, FILE_DATA = 12;
const CHUNK = 192 * 1024, AHEAD = 4;

export class Files {
  constructor(session) {
    this.session = session;
    this.request = 0;
    this.chosen = [];
  }

  // Opens the chooser. Browsers allow this for some seconds after a press.
  choose(request, accept, several) {
    this.request = request;
    this.chosen = [];
    const input = document.createElement("input");
    input.type = "file";
    input.accept = accept;
    input.multiple = several;
    input.addEventListener("change", () => this.offer(request, [...input.files]));
    input.addEventListener("cancel", () => this.offer(request, []));
    if (navigator.userActivation && !navigator.userActivation.isActive) {
      console.warn("A chooser for files is opened only after a press.");
      return this.offer(request, []);
    }
    input.click();
  }

  offer(request, files) {
    if (request !== this.request) return;
    this.chosen = files;
    this.session.send(FILES, (writer) => {
      writer.unsigned(request).unsigned(files.length);
      for (const file of files) writer.string(file.name.slice(-200)).unsigned(file.size);
    });
  }

  // Sends the chosen files, a few pieces ahead of those that the session has taken in.
  async send(request) {
    if (request !== this.request) return;
    const { session } = this;
    const { token } = session;
    for (const file of this.chosen) {
      for (let at = 0; at < file.size; at += CHUNK) {
        const piece = new Uint8Array(await file.slice(at, at + CHUNK).arrayBuffer());
        while (session.waiting > AHEAD) await new Promise((resolve) => setTimeout(resolve, 15));
        if (request !== this.request || token !== session.token) return;
        session.send(FILE_DATA, (writer) => writer.unsigned(request).append(piece));
      }
    }
    this.chosen = [];
  }
}

export function save(name, type, content) {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  // The browser reads the address later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
