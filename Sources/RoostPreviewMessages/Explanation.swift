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

        public init(view: String, proposedWidth: Double?, proposedHeight: Double?, frame: Frame, rule: String) {
            self.view = view
            self.proposedWidth = proposedWidth
            self.proposedHeight = proposedHeight
            self.frame = frame
            self.rule = rule
        }
    }

    /// From the root to the view.
    public var steps: [Step]
    /// The findings about the whole preview.
    public var findings: [Finding]
    /// The annotated picture, if one was asked for.
    public var picture: String?

    public init(steps: [Step], findings: [Finding], picture: String? = nil) {
        self.steps = steps
        self.findings = findings
        self.picture = picture
    }

    /// The steps as an indented text, then the findings.
    public var text: String {
        var lines: [String] = []
        for (depth, step) in steps.enumerated() {
            let indent = String(repeating: "  ", count: min(depth, 12))
            lines.append(
                "\(indent)\(step.view): offered \(Length.text(step.proposedWidth)) × "
                    + "\(Length.text(step.proposedHeight)), is \(step.frame)")
            lines.append("\(indent)  \(step.rule)")
        }
        if !findings.isEmpty {
            lines += ["", findings.count == 1 ? "1 finding:" : "\(findings.count) findings:"]
            lines += findings.map { "  \($0.kind.rawValue): \($0.message)" }
        }
        return lines.joined(separator: "\n")
    }
}
