/// The page of a test's outcomes: the different previews first, each with the reference, the picture and what differs.
struct PreviewReport {
    private let outcomes: [PreviewTest.Outcome]

    init(_ outcomes: [PreviewTest.Outcome]) {
        let order: [PreviewTest.Outcome.Kind] = [.different, .recorded, .equal]
        self.outcomes = order.flatMap { kind in outcomes.filter { $0.kind == kind } }
    }

    /// The name of a preview's files.
    static func fileName(_ preview: String) -> String { preview.replacing("/", with: "-") }

    var html: String {
        let counts = [("different", PreviewTest.Outcome.Kind.different), ("recorded", .recorded), ("equal", .equal)]
            .map { word, kind in "\(outcomes.count { $0.kind == kind }) \(word)" }.joined(separator: ", ")
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <title>Previews: \(counts)</title>
            <style>
            :root { color-scheme: light dark; font: 15px/1.5 Inter, system-ui, sans-serif }
            body { margin: 24px } section { margin: 28px 0 } img { max-width: 100%; border: 1px solid #8886 }
            h2 { font-size: 17px; margin: 0 } p { margin: 4px 0 8px } .different h2 { color: light-dark(#b3261e, #ff8a80) }
            </style>
            <h1>\(counts)</h1>
            \(outcomes.map(section).joined(separator: "\n"))
            </html>

            """
    }

    private func section(_ outcome: PreviewTest.Outcome) -> String {
        let file = Self.fileName(outcome.preview)
        let picture = outcome.kind == .different ? "difference" : "actual"
        let words = outcome.kind == .different ? "reference, picture and difference" : "picture"
        return """
            <section class="\(outcome.kind.rawValue)">
            <h2>\(escaped(outcome.name ?? outcome.preview))</h2>
            <p>\(escaped(outcome.preview)): \(escaped(outcome.sentence))</p>
            <img src="\(escaped(file)).\(picture).png" alt="\(escaped(outcome.preview)): \(words)">
            </section>
            """
    }

    private func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
    }
}
