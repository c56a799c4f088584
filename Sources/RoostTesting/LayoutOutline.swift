import CoreGraphics
@_spi(Engine) import RoostCore

/// Writes a laid-out tree as indented text: one line a view, with its size and its position in the root's coordinates.
enum LayoutOutline {
    static func text(_ tree: LayoutTree) -> String {
        var lines: [String] = []
        func visit(_ element: LayoutID, depth: Int32) {
            let name = tree.describe(element) + (tree.identifier(of: element).map { " \"\($0)\"" } ?? "")
            let frame = tree.frame(of: element)
            lines.append(
                String(repeating: "  ", count: Int(depth)) + name
                    + " \(number(frame.width)) × \(number(frame.height)) at (\(number(frame.minX)), \(number(frame.minY)))"
            )
            for child in tree.children(of: element) where tree.isPlaced(child) {
                StackGuard.run(depth: depth) { visit(child, depth: depth + 1) }
            }
        }
        for child in tree.children(of: tree.root) where tree.isPlaced(child) { visit(child, depth: 0) }
        return lines.joined(separator: "\n")
    }

    /// A length, rounded to a thousandth of a point and without needless digits.
    private static func number(_ length: CGFloat) -> String {
        guard length.isFinite else { return length == .infinity ? "∞" : "\(length)" }
        let rounded = (length * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? "\(Int(rounded))" : "\(rounded)"
    }
}
