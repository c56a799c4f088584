import RoostPreviewMessages

extension [ElementSummary] {
    /// The elements as an indented text: role, label, value and frame, a line each.
    public var outline: String { lines(0).joined(separator: "\n") }

    private func lines(_ depth: Int) -> [String] {
        flatMap { element in
            var parts = [element.role]
            if !element.label.isEmpty { parts.append("“\(element.label)”") }
            if !element.value.isEmpty { parts.append("= “\(element.value)”") }
            if !element.identifier.isEmpty { parts.append("#\(element.identifier)") }
            if !element.isEnabled { parts.append("disabled") }
            parts.append("\(element.frame)")
            let line = String(repeating: "  ", count: depth) + parts.joined(separator: " ")
            return [line] + element.children.lines(depth + 1)
        }
    }
}
