/// The reasons for a view's size and place.
public struct Explanation: Codable, Equatable, Sendable {
    /// One view on the way from the root to the explained view.
    public struct Step: Codable, Equatable, Sendable {
        /// The view's type, with its accessibility identifier where it has one.
        public var view: String
        /// The width and height that the parent proposed; nil asks for the ideal length.
        public var proposedWidth: Double?
        public var proposedHeight: Double?
        public var frame: Frame
        /// The rule that decided, in a sentence.
        public var rule: String
        /// The call that made the view, among the explanation's bodies.
        public var call: BodyOutline.Place?
        /// The call in the source, where it is found.
        public var source: SourcePlace?

        public init(
            view: String, proposedWidth: Double?, proposedHeight: Double?, frame: Frame, rule: String,
            call: BodyOutline.Place? = nil
        ) {
            self.view = view
            self.proposedWidth = proposedWidth
            self.proposedHeight = proposedHeight
            self.frame = frame
            self.rule = rule
            self.call = call
        }
    }

    public var preview: PreviewSummary
    /// From the root to the view.
    public var steps: [Step]
    /// The findings about the whole preview.
    public var findings: [Finding]
    /// The bodies of the views around the steps.
    public var bodies: [BodyOutline]
    /// The annotated picture, if one was asked for.
    public var picture: String?

    public init(preview: PreviewSummary, steps: [Step], findings: [Finding], bodies: [BodyOutline]) {
        self.preview = preview
        self.steps = steps
        self.findings = findings
        self.bodies = bodies
    }

    /// The steps as an indented text, then the findings.
    public var text: String {
        var lines: [String] = []
        for (depth, step) in steps.enumerated() {
            let indent = String(repeating: "  ", count: min(depth, 12))
            let place = step.source.map { " (\($0.file.split(separator: "/").last ?? ""):\($0.line))" } ?? ""
            lines.append(
                "\(indent)\(step.view)\(place): offered \(Length.text(step.proposedWidth)) × "
                    + "\(Length.text(step.proposedHeight)), is \(step.frame)")
            lines.append("\(indent)  \(step.rule)")
        }
        if let modifiers = steps.last?.source?.modifiers, !modifiers.isEmpty {
            lines += ["", "Its modifiers, from the inside out: \(modifiers.joined(separator: " "))"]
        }
        if !findings.isEmpty {
            lines += ["", findings.count == 1 ? "1 finding:" : "\(findings.count) findings:"]
            lines += findings.map { "  \($0.kind.rawValue): \($0.message)" }
        }
        return lines.joined(separator: "\n")
    }
}
