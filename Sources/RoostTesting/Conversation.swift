import CoreGraphics
@_spi(Engine) import RoostCore
import SwiftUI

/// The propose–choose–place conversation of one layout, for tests and logs. As text it has one line for each step,
/// indented by depth.
public struct Conversation: CustomStringConvertible, Sendable {
    /// One step of the conversation.
    public struct Line: Sendable {
        /// The kind of a step, with its lengths in points.
        public enum Kind: Sendable {
            /// The parent proposed this size.
            case proposed(ProposedViewSize)
            /// The view chose this size.
            case chose(CGSize)
            /// The parent placed the view at this frame, in the parent's coordinates.
            case placed(CGRect)
        }

        /// The view's type, or its accessibility identifier where it has one.
        public let view: String
        /// The proposal, the answer or the placement.
        public let kind: Kind
        /// The number of levels below the root.
        public let depth: Int
    }

    /// The steps, in the order in which they happened.
    public let lines: [Line]

    init(_ recorder: LayoutRecorder, _ tree: LayoutTree) {
        func name(_ id: LayoutID) -> String {
            tree.identifier(of: id).map { "\"\($0)\"" } ?? tree.describe(id)
        }
        lines = recorder.events.compactMap { event in
            let line: (id: LayoutID, kind: Line.Kind, depth: Int)
            switch event {
            case .proposed(let id, let proposal, let depth): line = (id, .proposed(proposal), depth - 2)
            case .answered(let id, let size, let depth): line = (id, .chose(size), depth - 2)
            case .placed(let id, let origin, let size, let depth):
                line = (id, .placed(CGRect(origin: origin, size: size)), depth)
            }
            // The root above the view belongs to the window, not to the view.
            return line.id == tree.root ? nil : Line(view: name(line.id), kind: line.kind, depth: line.depth)
        }
    }

    /// The steps as sentences, a line each: "Text chooses 40 × 20".
    public var description: String {
        lines.map { line in
            let indent = String(repeating: "  ", count: max(0, line.depth))
            return switch line.kind {
            case .proposed(let proposal):
                "\(indent)\(line.view) is proposed \(text(proposal.width)) × \(text(proposal.height))"
            case .chose(let size): "\(indent)\(line.view) chooses \(text(size.width)) × \(text(size.height))"
            case .placed(let frame):
                "\(indent)\(line.view) is placed at (\(text(frame.minX)), \(text(frame.minY))), \(text(frame.width)) × \(text(frame.height))"
            }
        }.joined(separator: "\n")
    }

    private func text(_ length: CGFloat?) -> String {
        guard let length else { return "nil" }
        if length == .infinity { return "∞" }
        let rounded = (length * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(Double(rounded))
    }
}
