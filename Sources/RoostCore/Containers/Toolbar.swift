/// Where a toolbar's item goes.
nonisolated public struct ToolbarItemPlacement: Equatable, Sendable {
    /// The side of the bar; nil for its middle.
    let edge: HorizontalEdge?

    /// The far end of the bar.
    public static let automatic = ToolbarItemPlacement(edge: .trailing)
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(edge: nil)
    public static let navigation = ToolbarItemPlacement(edge: .leading)
    public static let primaryAction = ToolbarItemPlacement(edge: .trailing)
    public static let confirmationAction = ToolbarItemPlacement(edge: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(edge: .leading)
    public static let destructiveAction = ToolbarItemPlacement(edge: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(edge: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(edge: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(edge: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(edge: .trailing)
}

/// Items of a toolbar.
@MainActor @preconcurrency
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent
    @ToolbarContentBuilder var body: Body { get }

    /// The items that this resolves to.
    var _entries: [_ToolbarEntry] { get }
}

extension ToolbarContent {
    public var _entries: [_ToolbarEntry] { body._entries }
}

/// One item of a toolbar, resolved.
nonisolated public struct _ToolbarEntry: Equatable {
    let placement: ToolbarItemPlacement
    let content: AnyView

    /// Whether both come from the same evaluation of `toolbar`.
    public static func == (a: _ToolbarEntry, b: _ToolbarEntry) -> Bool {
        a.placement == b.placement && a.content.storage === b.content.storage
    }
}

typealias ToolbarEntry = _ToolbarEntry

extension Never: ToolbarContent {
    public var _entries: [_ToolbarEntry] { [] }
}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is primitive") }
}

/// One item of a toolbar.
nonisolated public struct ToolbarItem<Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _entries: [_ToolbarEntry] { [_ToolbarEntry(placement: placement, content: AnyView(content))] }
}

/// Several items in one place.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _entries: [_ToolbarEntry] { [_ToolbarEntry(placement: placement, content: AnyView(content))] }
}

/// Items that a builder's block gives.
nonisolated public struct _ToolbarEntries: ToolbarContent {
    public typealias Body = Never
    public let _entries: [_ToolbarEntry]
}

/// Builds a toolbar out of the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    public static func buildBlock<each Content: ToolbarContent>(_ content: repeat each Content) -> some ToolbarContent {
        var entries: [_ToolbarEntry] = []
        for item in repeat each content { entries += item._entries }
        return _ToolbarEntries(_entries: entries)
    }

    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> some ToolbarContent {
        _ToolbarEntries(_entries: content?._entries ?? [])
    }

    public static func buildEither<Content: ToolbarContent>(first: Content) -> some ToolbarContent {
        _ToolbarEntries(_entries: first._entries)
    }

    public static func buildEither<Content: ToolbarContent>(second: Content) -> some ToolbarContent {
        _ToolbarEntries(_entries: second._entries)
    }
}

struct ToolbarKey: PreferenceKey {
    static var defaultValue: [_ToolbarEntry] { [] }
    static func reduce(value: inout [_ToolbarEntry], nextValue: () -> [_ToolbarEntry]) { value += nextValue() }
}

extension View {
    /// Items for the bar above.
    @MainActor @preconcurrency
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let entries = content()._entries
        return transformPreference(ToolbarKey.self) { $0 += entries }
    }

    /// One item for the far end of the bar above.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = _ToolbarEntry(placement: .automatic, content: AnyView(content()))
        return transformPreference(ToolbarKey.self) { $0.append(entry) }
    }
}
