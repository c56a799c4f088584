"use strict";
const { test } = require("node:test");
const assert = require("node:assert/strict");
const core = require("../core.js");

const source = `import SwiftUI

#Preview { Card() }
#Preview("A \\"long\\" title", traits: .sizeThatFitsLayout) {
    Card()
}
private struct Cards_Previews: PreviewProvider {
    static var previews: some View { Card() }
}
// #Preview in a comment
`;

test("previews are found with their lines and names", () => {
  assert.deepEqual(core.findPreviews(source), [
    { line: 2, name: undefined, kind: "macro" },
    { line: 3, name: 'A \\"long\\" title', kind: "macro" },
    { line: 6, name: "Cards_Previews", kind: "provider" },
  ]);
});

const previews = [
  { id: "Shop/Card", file: "Shop/Card.swift", line: 3 },
  { id: "Shop/Card/2", file: "Shop/Card.swift", line: 9 },
  { id: "Shop/Card/dark", name: "Dark", file: "Shop/Card.swift", line: 20 },
  { id: "Shop/Row", file: "Shop/Row.swift", line: 3 },
  { id: "Shop/Cards_Previews", provider: "Shop.Cards_Previews" },
];
const path = "/p/Sources/Shop/Views/Card.swift";

test("a preview is known by its name, wherever an edit has moved it", () => {
  assert.equal(core.identify({ line: 90, name: "Dark", kind: "macro" }, path, previews), "Shop/Card/dark");
});

test("of previews without names the nearest line counts", () => {
  assert.equal(core.identify({ line: 9, kind: "macro" }, path, previews), "Shop/Card/2");
  assert.equal(core.identify({ line: 3, kind: "macro" }, path, previews), "Shop/Card");
});

test("a provider is known by its type", () => {
  assert.equal(core.identify({ line: 6, name: "Cards_Previews", kind: "provider" }, path, previews), "Shop/Cards_Previews");
});

test("a file of the same name in another module is another", () => {
  assert.equal(core.identify({ line: 2, kind: "macro" }, "/p/Sources/Other/Card.swift", previews), undefined);
});

test("the address is read from what the command prints", () => {
  assert.equal(core.address("The previews are at http://127.0.0.1:8091/ (Control-C ends it)"), "http://127.0.0.1:8091/");
  assert.equal(core.address("Building"), undefined);
});

test("errors are grouped by file, with places from 0", () => {
  const found = core.diagnostics({ errors: [
    { file: "/p/A.swift", line: 3, column: 5, text: "cannot find 'x' in scope" },
    { file: "/p/A.swift", line: 7, column: 1, text: "expected '}'" },
    { file: "/p/B.swift", line: 1, column: 1, text: "no such module" },
  ] });
  assert.deepEqual([...found.keys()], ["/p/A.swift", "/p/B.swift"]);
  assert.deepEqual(found.get("/p/A.swift")[0], { line: 2, column: 4, message: "cannot find 'x' in scope" });
});

test("events that arrive in parts are put together", () => {
  const reader = new core.EventReader();
  assert.deepEqual(reader.take(": still here\n\ndata: {\"generation\""), []);
  assert.deepEqual(reader.take(":1}\n\ndata: {\"generation\":2}\n\n"), [{ generation: 1 }, { generation: 2 }]);
});

test("the panel shows the page at a preview, and nothing of another origin", () => {
  const html = core.panel("http://127.0.0.1:8090/", "Shop/Card");
  assert.match(html, /src="http:\/\/127\.0\.0\.1:8090\/#Shop%2FCard"/);
  assert.match(html, /frame-src http:\/\/127\.0\.0\.1:8090"/);
});
