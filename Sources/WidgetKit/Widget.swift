import SwiftUI

/// A small view beside the app. Roost makes pictures of it: see `WidgetView` and the previews. As a program's `@main` it
/// is served as a page that shows all of its sizes.
@MainActor @preconcurrency
public protocol Widget {
    /// The type of `body`.
    associatedtype Body: WidgetConfiguration
    /// The widget's kind, entries and content.
    var body: Body { get }
    /// A widget.
    init()
}

/// Several widgets.
@MainActor @preconcurrency
public protocol WidgetBundle {
    /// The type of `body`.
    associatedtype Body: Widget
    /// The widgets.
    @WidgetBundleBuilder var body: Body { get }
    /// A bundle.
    init()
}

extension Widget {
    /// Serves a page with the widget in all of its sizes; `@main` calls it. It does not return.
    public static func main() { WidgetApp<Self>.main() }
}

extension WidgetBundle {
    /// Serves a page with the widgets in all of their sizes; `@main` calls it. It does not return.
    public static func main() { WidgetBundleApp<Self>.main() }
}

/// Builds widgets from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder public struct WidgetBundleBuilder {
    /// No widget.
    public static func buildBlock() -> some Widget { _WidgetList([]) }
    /// One widget.
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
    /// Several widgets.
    @_disfavoredOverload
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> _WidgetList {
        var kinds: [WidgetKind] = []
        for widget in repeat each content { kinds += widget.body._kinds }
        return _WidgetList(kinds)
    }
    /// Widgets under a condition.
    public static func buildOptional<Content: Widget>(_ content: Content?) -> _WidgetList {
        _WidgetList(content?.body._kinds ?? [])
    }
    /// The widgets of a branch.
    public static func buildEither<Content: Widget>(first content: Content) -> _WidgetList {
        _WidgetList(content.body._kinds)
    }
    /// The widgets of a branch.
    public static func buildEither<Content: Widget>(second content: Content) -> _WidgetList {
        _WidgetList(content.body._kinds)
    }
    /// Widgets of newer systems.
    public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> _WidgetList {
        _WidgetList(content.body._kinds)
    }
}

/// Several widgets in one.
public struct _WidgetList: Widget {
    private let kinds: [WidgetKind]

    nonisolated init(_ kinds: [WidgetKind]) { self.kinds = kinds }
    public init() { kinds = [] }

    public var body: some WidgetConfiguration { _WidgetListConfiguration(_kinds: kinds) }
}

/// The configuration of several widgets in one.
public struct _WidgetListConfiguration: WidgetConfiguration {
    public let _kinds: [WidgetKind]
}
