"use strict";
// Everything of the extension that needs no editor.

/// The previews of a Swift source: the line of each, from 0, and its name where it has one.
function findPreviews(text) {
  const found = [];
  text.split("\n").forEach((line, number) => {
    const macro = /^\s*#Preview\b\s*(?:\(\s*"((?:[^"\\]|\\.)*)")?/.exec(line);
    if (macro) found.push({ line: number, name: macro[1], kind: "macro" });
    const provider = /^\s*(?:\w+\s+)*struct\s+(\w+)\s*:[^{]*\bPreviewProvider\b/.exec(line);
    if (provider) found.push({ line: number, name: provider[1], kind: "provider" });
  });
  return found;
}

/// The command line's preview for one of a source's: both know the line, which a later edit may have moved.
/// `previews` is the output of `roost previews --json`.
function identify(preview, path, previews) {
  const ofFile = previews.filter(({ file, provider }) =>
    preview.kind === "provider" ? provider?.split(".").pop() === preview.name : file && isFile(path, file));
  const named = ofFile.filter(({ name }) => (name ?? undefined) === preview.name);
  const candidates = preview.kind === "macro" && named.length ? named : ofFile;
  const distance = ({ line }) => Math.abs((line ?? 0) - 1 - preview.line);
  return candidates.sort((a, b) => distance(a) - distance(b))[0]?.id;
}

/// Whether a path is that of a file as Swift names it, `Module/File.swift`: folders between do not count.
function isFile(path, file) {
  const [module, name] = file.split("/");
  const parts = path.split(/[/\\]/);
  return parts.pop() === name && parts.includes(module);
}

/// The address in a line that the command prints as it begins to serve.
function address(output) {
  return /http:\/\/\S+/.exec(output)?.[0];
}

/// The errors of the page's state as an editor shows them: by file, with places from 0.
function diagnostics(state) {
  const byFile = new Map();
  for (const { file, line, column, text } of state.errors ?? []) {
    const found = byFile.get(file) ?? [];
    found.push({ line: line - 1, column: column - 1, message: text });
    byFile.set(file, found);
  }
  return byFile;
}

/// Takes the parts of a stream of events, and returns the data of those that are complete.
class EventReader {
  #rest = "";

  take(part) {
    const events = (this.#rest + part).split("\n\n");
    this.#rest = events.pop();
    return events.flatMap((event) => {
      const data = event.split("\n").filter((line) => line.startsWith("data: ")).map((line) => line.slice(6));
      return data.length ? [JSON.parse(data.join("\n"))] : [];
    });
  }
}

/// The page around the previews' own: an editor's panel may show no other address itself.
function panel(pageAddress, preview) {
  const { origin } = new URL(pageAddress);
  const hash = preview ? `#${encodeURIComponent(preview)}` : "";
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; frame-src ${origin}">
<title>Previews</title>
<style>html, body, iframe { width: 100%; height: 100%; margin: 0; padding: 0; border: 0; display: block }</style>
<iframe title="Previews" src="${escaped(pageAddress + hash)}"></iframe>
</html>
`;
}

function escaped(text) {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

module.exports = { findPreviews, identify, isFile, address, diagnostics, EventReader, panel };
