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

/// Builds widgets and controls from the statements of a closure.
@MainActor @preconcurrency
@resultBuilder public struct WidgetBundleBuilder {
    /// A widget.
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
    /// A control.
    public static func buildExpression(_ content: some ControlWidget) -> _WidgetList {
        _WidgetList(controls: [content.body._control])
    }
    /// No widget.
    public static func buildBlock() -> some Widget { _WidgetList() }
    /// One widget.
    public static func buildBlock<Content: Widget>(_ content: Content) -> Content { content }
    /// Several widgets.
    @_disfavoredOverload
    public static func buildBlock<each Content: Widget>(_ content: repeat each Content) -> _WidgetList {
        var all = _WidgetList()
        for widget in repeat each content { all.add(widget.body) }
        return all
    }
    /// Widgets under a condition.
    public static func buildOptional<Content: Widget>(_ content: Content?) -> _WidgetList {
        content.map { _WidgetList($0) } ?? _WidgetList()
    }
    /// The widgets of a branch.
    public static func buildEither<Content: Widget>(first content: Content) -> _WidgetList { _WidgetList(content) }
    /// The widgets of a branch.
    public static func buildEither<Content: Widget>(second content: Content) -> _WidgetList { _WidgetList(content) }
    /// Widgets of newer systems.
    public static func buildLimitedAvailability<Content: Widget>(_ content: Content) -> _WidgetList {
        _WidgetList(content)
    }
}

/// Several widgets and controls in one widget.
public struct _WidgetList: Widget {
    private var kinds: [WidgetKind] = []
    private var controls: [ControlKind] = []

    nonisolated public init() {}

    init(controls: [ControlKind]) { self.controls = controls }

    init(_ widget: some Widget) { add(widget.body) }

    mutating func add(_ configuration: some WidgetConfiguration) {
        kinds += configuration._kinds
        controls += configuration._controls
    }

    public var body: some WidgetConfiguration { _WidgetListConfiguration(_kinds: kinds, _controls: controls) }
}

/// The configuration of several widgets and controls in one.
public struct _WidgetListConfiguration: WidgetConfiguration {
    public let _kinds: [WidgetKind]
    public let _controls: [ControlKind]
}
