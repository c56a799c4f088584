import CoreGraphics
@_spi(Engine) import RoostCore
import SwiftUI

/// The layout of a view: its size, the frames of all views with an accessibility identifier, and the whole conversation
/// of proposals and answers.
///
/// An addition of Roost's. All lengths are in points; frames are not rounded to pixels.
public struct LayoutReport {
    /// The size that the root chose.
    public let size: CGSize
    /// Every proposal, answer and placement, in the order in which they happened.
    public let conversation: Conversation
    /// The views as an indented tree, with their sizes and positions: the text of a layout snapshot.
    public let tree: String
    private let framesByIdentifier: [String: [CGRect]]

    /// Lays out a view for a proposal. The root's coordinates start at its top left corner.
    /// - Parameters:
    ///   - environment: Changes the standard environment before layout.
    ///   - displayScale: Pixels per point.
    public init(
        of view: some View, proposal: ProposedViewSize, environment: (inout EnvironmentValues) -> Void = { _ in },
        displayScale: CGFloat = 2
    ) {
        self = withMainActorAssumed {
            Self(Self.graph(view, environment, displayScale)) { $0.layOut(proposal) }
        }
    }

    /// Lays out a view as the root of a window: the window's size is its proposal, and it stands in the middle.
    /// Presentations are laid out, too.
    /// - Parameter window: The window's size, in points.
    public init(
        of view: some View, in window: CGSize, environment: (inout EnvironmentValues) -> Void = { _ in },
        displayScale: CGFloat = 2
    ) {
        self = withMainActorAssumed {
            func surroundings(_ values: inout EnvironmentValues) {
                values.windowSize = window
                environment(&values)
            }
            return Self(Self.graph(view, surroundings, displayScale, isWindow: true)) { graph in
                graph.layOut(in: CGRect(origin: .zero, size: window))
                return graph.measure(ProposedViewSize(window))
            }
        }
    }

    /// Lays out the view that a closure makes, for a proposal: for tests off the main actor, which cannot call views'
    /// initialisers.
    public init<Content: View>(
        proposal: ProposedViewSize, environment: (inout EnvironmentValues) -> Void = { _ in },
        displayScale: CGFloat = 2, @ViewBuilder of view: @MainActor () -> Content
    ) {
        self.init(of: makeView(view), proposal: proposal, environment: environment, displayScale: displayScale)
    }

    /// Lays out the view that a closure makes, as the root of a window: for tests off the main actor.
    public init<Content: View>(
        in window: CGSize, environment: (inout EnvironmentValues) -> Void = { _ in },
        displayScale: CGFloat = 2, @ViewBuilder of view: @MainActor () -> Content
    ) {
        self.init(of: makeView(view), in: window, environment: environment, displayScale: displayScale)
    }

    private init(_ graph: ViewGraph, layOut: (ViewGraph) -> CGSize) {
        let recorder = LayoutRecorder()
        graph.layout.recorder = recorder
        size = layOut(graph)
        conversation = Conversation(recorder, graph.layout)
        (tree, framesByIdentifier) = withExtendedLifetime(graph) {
            (LayoutOutline.text(graph.layout), Self.frames(in: graph.layout))
        }
    }

    private static func graph(
        _ view: some View, _ change: (inout EnvironmentValues) -> Void, _ displayScale: CGFloat,
        isWindow: Bool = false
    ) -> ViewGraph {
        var environment = EnvironmentValues.standard
        environment.displayScale = displayScale
        change(&environment)
        return ViewGraph(view, environment: environment, isWindow: isWindow)
    }

    private static func frames(in tree: LayoutTree) -> [String: [CGRect]] {
        var frames: [String: [CGRect]] = [:]
        func visit(_ element: LayoutID, depth: Int32) {
            if let name = tree.identifier(of: element) {
                frames[name, default: []].append(tree.windowFrame(of: element))
            }
            for child in tree.children(of: element) where tree.isPlaced(child) {
                StackGuard.run(depth: depth) { visit(child, depth: depth + 1) }
            }
        }
        visit(tree.root, depth: 0)
        return frames
    }

    /// The frame, in the root's coordinates, of the first view with this accessibility identifier; nil where there is
    /// none.
    public func frame(of identifier: String) -> CGRect? { framesByIdentifier[identifier]?.first }

    /// The frames of all views with this accessibility identifier, in placement order.
    public func frames(of identifier: String) -> [CGRect] { framesByIdentifier[identifier] ?? [] }
}
