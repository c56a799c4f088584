import RoostControls
import RoostCore
import SwiftUI

/// What a preview is shown in: a widget of a size.
public struct WidgetPreviewContext: PreviewContext {
    let family: WidgetFamily

    /// A widget of a size.
    public init(family: WidgetFamily) { self.family = family }

    @MainActor public func _frame(_ content: AnyView) -> AnyView {
        AnyView(WidgetFrame(family: family, hasMargins: true) { content })
    }
}

/// What a preview is shown in, apart from an app's window.
public protocol PreviewContext: Sendable {
    /// Puts the preview's view in its place; Roost's own.
    @MainActor func _frame(_ content: AnyView) -> AnyView
}

extension View {
    /// Shows a preview of the view as a widget. Outside of previews the view stays as it is.
    public func previewContext<C: PreviewContext>(_ value: C) -> some View {
        modifier(
            PassingTraitModifier(PreviewOptions.self) {
                $0.layout = .sizeThatFits
                $0.frame = { value._frame($0) }
            })
    }
}

/// Declares a preview of a widget with entries of your own: `#Preview("Small", as: .systemSmall) { MyWidget() } timeline:
/// { entry }`. It shows the first entry.
@freestanding(declaration)
public macro Preview<W: Widget>(
    _ name: String? = nil, as family: WidgetFamily, @WidgetBuilder widget: @escaping @MainActor () -> W,
    @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
) = #externalMacro(module: "RoostMacros", type: "PreviewMacro")

/// Declares a preview of a widget with the entries of a provider. It shows the first one.
@freestanding(declaration)
public macro Preview<W: Widget, P: TimelineProvider>(
    _ name: String? = nil, as family: WidgetFamily, @WidgetBuilder widget: @escaping @MainActor () -> W,
    timelineProvider: @escaping @MainActor () -> P
) = #externalMacro(module: "RoostMacros", type: "PreviewMacro")

/// Builds a preview's widget.
@MainActor @resultBuilder public struct WidgetBuilder {
    /// The widget.
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
}

/// Collects a preview's entries.
@resultBuilder public struct PreviewTimelineBuilder {
    /// One entry.
    public static func buildExpression(_ entry: any TimelineEntry) -> [any TimelineEntry] { [entry] }
    /// Entries in a list.
    public static func buildExpression<E: TimelineEntry>(_ entries: [E]) -> [any TimelineEntry] { entries }
    /// The entries of all statements.
    public static func buildBlock(_ entries: [any TimelineEntry]...) -> [any TimelineEntry] { entries.flatMap { $0 } }
    /// The entries of a loop.
    public static func buildArray(_ entries: [[any TimelineEntry]]) -> [any TimelineEntry] { entries.flatMap { $0 } }
    /// Entries under a condition.
    public static func buildOptional(_ entries: [any TimelineEntry]?) -> [any TimelineEntry] { entries ?? [] }
    /// The entries of a branch.
    public static func buildEither(first: [any TimelineEntry]) -> [any TimelineEntry] { first }
    /// The entries of a branch.
    public static func buildEither(second: [any TimelineEntry]) -> [any TimelineEntry] { second }
}

extension Preview {
    /// A preview of a widget with entries of your own.
    public init<W: Widget>(
        _ name: String? = nil, as family: WidgetFamily, @WidgetBuilder widget: @escaping @MainActor () -> W,
        @PreviewTimelineBuilder timeline: @escaping @MainActor () async -> [any TimelineEntry]
    ) {
        self.init(name, traits: .sizeThatFitsLayout) {
            WidgetTimelineView(widget: widget(), family: family, entries: timeline)
        }
    }

    /// A preview of a widget with the entries of a provider.
    public init<W: Widget, P: TimelineProvider>(
        _ name: String? = nil, as family: WidgetFamily, @WidgetBuilder widget: @escaping @MainActor () -> W,
        timelineProvider: @escaping @MainActor () -> P
    ) {
        self.init(name, traits: .sizeThatFitsLayout) {
            let provider = timelineProvider()
            WidgetTimelineView(widget: widget(), family: family) {
                let context = TimelineProviderContext(family, isPreview: true)
                return [provider.placeholder(in: context)]
            }
        }
    }
}

/// A widget with the first of some entries, once they are there.
private struct WidgetTimelineView<W: Widget>: View {
    let widget: W
    let family: WidgetFamily
    let entries: @MainActor () async -> [any TimelineEntry]
    @State private var entry: (any TimelineEntry)?

    var body: some View {
        WidgetView(widget, family: family, entry: entry).task { entry = await entries().first }
    }
}
