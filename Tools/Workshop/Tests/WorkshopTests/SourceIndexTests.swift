import Foundation
import RoostPreviewMessages
import Testing

@testable import RoostWorkshop

@Suite struct SourceIndexTests {
    private static let source = """
        import SwiftUI

        /// A card: `Text("in a comment")` is no call.
        struct Card: View {
            let name: String
            @State private var likes = 0

            var body: some View {
                VStack(alignment: .leading, spacing: 8) {
                    title
                    if likes > 10 { Text("Many") }
                    Button("Likes: \\(likes)") { likes += 1 }
                        .buttonStyle(.borderedProminent)
                }
                .padding()
                .background(
                    Color.yellow.opacity(0.5),
                    in: .capsule)
            }

            private var title: some View {
                Text(name).font(.headline) // .bold()
                    .padding(.bottom, 4)
            }
        }

        #Preview("Card", traits: .sizeThatFitsLayout) {
            Card(name: "{ Ada }").frame(width: 200)
        }

        """

    @Test func `Calls are read with their lines, code and modifiers`() throws {
        var scanner = SourceScanner(Self.source)
        let body = try #require(scanner.declarations().first { $0.name == "Card" }?.members["title"])
        let calls = scanner.calls(in: body)
        #expect(calls.map(\.code) == ["Text(name)", "name", ".font(.headline)", ".padding(.bottom, 4)"])
        #expect(calls.map(\.line) == [22, 22, 22, 23])
        #expect(Set(calls.filter { $0.code != "name" }.map(\.chain)).count == 1)
    }

    @Test func `A type's members with views are found, and no others`() {
        var scanner = SourceScanner(Self.source)
        let card = scanner.declarations().first { $0.name == "Card" }
        #expect(card?.members.keys.sorted() == ["body", "title"])
    }

    @Test func `A view that a condition left out does not shift the others`() throws {
        let explanation = try located([
            call("VStack"), call("Text", "Ada"), call(".padding"), call("Text", "Likes: 0", isDirect: false),
            call(".padding"), call(".background"), call("Color"),
        ])
        let places = explanation.steps.map(\.source)
        #expect(places.map(\.?.line) == [9, 22, 23, 12, 15, 16, 17])
        #expect(places[1]?.modifiers == [".font(.headline)", ".padding(.bottom, 4)"])
        #expect(places[4]?.code == ".padding()")
    }

    @Test func `A view of the preview itself is found in the preview`() throws {
        let explanation = try located([call("Card"), call(".frame")], owner: nil)
        #expect(explanation.steps.map(\.source?.line) == [28, 28])
        #expect(explanation.steps[1].source?.code == ".frame(width: 200)")
    }

    @Test func `A call that the source does not have has no place`() throws {
        let explanation = try located([call("HStack"), call("VStack")])
        #expect(explanation.steps.map(\.source?.line) == [nil, 9])
    }

    private func call(_ name: String, _ words: String? = nil, isDirect: Bool = true) -> BodyOutline.Call {
        BodyOutline.Call(name: name, words: words, isDirect: isDirect)
    }

    /// An explanation with a step for each call, with their places in the source.
    private func located(
        _ calls: [BodyOutline.Call], owner: String? = "Shop.Card"
    ) throws -> Explanation {
        let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "Card.swift")
        try Self.source.write(to: file, atomically: true, encoding: .utf8)
        let steps = calls.indices.map {
            Explanation.Step(
                view: "", proposedWidth: nil, proposedHeight: nil, frame: Frame(x: 0, y: 0, width: 0, height: 0),
                rule: "", call: BodyOutline.Place(body: 0, call: $0))
        }
        let preview = PreviewSummary(
            id: "Shop/Card", name: nil, file: "Shop/Card.swift", line: 27, provider: nil, traits: [])
        var explanation = Explanation(
            preview: preview, steps: steps, findings: [], bodies: [BodyOutline(owner: owner, calls: calls)])
        SourceIndex(["Shop": [file.path()]]).locate(&explanation)
        return explanation
    }
}
