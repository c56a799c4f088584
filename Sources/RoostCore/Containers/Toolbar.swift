/// Where a toolbar's item goes.
nonisolated public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Place { case leading, middle, trailing, bottom, keyboard }
    let place: Place

    /// The far end of the bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(place: .middle)
    public static let navigation = ToolbarItemPlacement(place: .leading)
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing)
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// At the screen's bottom.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// At the screen's bottom.
    public static let status = ToolbarItemPlacement(place: .bottom)
    /// Above the keyboard on a telephone's screen, which is the browser's own: not shown.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
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
    /// Whether this is no item but room between items, as much as there is.
    var isSpacer = false

    /// Whether both come from the same evaluation of `toolbar`.
    public static func == (a: _ToolbarEntry, b: _ToolbarEntry) -> Bool {
        a.placement == b.placement && a.content.storage === b.content.storage && a.isSpacer == b.isSpacer
    }
}

extension _ToolbarEntry {
    /// The entry of an item; none for one above the keyboard.
    static func shown(_ content: AnyView, at placement: ToolbarItemPlacement) -> [_ToolbarEntry] {
        if placement == .keyboard {
            Log.warning("a toolbar's items above the keyboard are not shown: the keyboard is the browser's own")
            return []
        }
        return [_ToolbarEntry(placement: placement, content: content)]
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
nonisolated public struct ToolbarItem<ID, Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content
    private let isShown: Bool

    private init(_ placement: ToolbarItemPlacement, _ content: Content, isShown: Bool) {
        self.placement = placement
        self.content = content
        self.isShown = isShown
    }

    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void {
        self.init(placement, content(), isShown: true)
    }

    /// - Parameters:
    ///   - id: Tells items apart where people may rearrange them.
    ///   - showsByDefault: Whether the item is there before somebody has put it there; nobody can, here.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.init(placement, content(), isShown: showsByDefault)
    }

    public var _entries: [_ToolbarEntry] {
        isShown ? _ToolbarEntry.shown(AnyView(content), at: placement) : []
    }
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

    public var _entries: [_ToolbarEntry] { _ToolbarEntry.shown(AnyView(content), at: placement) }
}

/// Room between groups of a toolbar's items.
nonisolated public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    public var _entries: [_ToolbarEntry] {
        let room = sizing == .fixed ? AnyView(Color.clear.frame(width: 8)) : AnyView(Spacer(minLength: 0))
        return [_ToolbarEntry(placement: placement, content: room, isSpacer: true)]
    }
}

/// How much room a spacer takes.
nonisolated public struct SpacerSizing: Hashable, Sendable {
    private let isFlexible: Bool

    /// As much as there is.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// The system's distance.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// Items that a builder's block gives.
nonisolated public struct _ToolbarEntries: ToolbarContent {
    public typealias Body = Never
    public let _entries: [_ToolbarEntry]
}

/// A menu under a screen's title. Accepted for existing code; a title is no button here, and a warning says so once.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never

    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) {
        Log.warning("ToolbarTitleMenu has no effect: a screen's title is no button")
    }

    @MainActor @preconcurrency public var _entries: [_ToolbarEntry] { [] }
}

extension ToolbarTitleMenu where Content == EmptyView {
    @MainActor @preconcurrency
    public init() { self.init { EmptyView() } }
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
    /// Accepted for existing code; a screen's title is no button here, and a warning says so once.
    nonisolated public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        Log.warning("toolbarTitleMenu has no effect: a screen's title is no button")
        return self
    }

    /// Items for the bar above.
    @MainActor @preconcurrency
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let entries = content()._entries
        return transformPreference(ToolbarKey.self) { $0 += entries }
    }

    /// Items for the bar above, which people cannot rearrange here.
    @MainActor @preconcurrency
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// One item for the far end of the bar above.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let entry = _ToolbarEntry(placement: .automatic, content: AnyView(content()))
        return transformPreference(ToolbarKey.self) { $0.append(entry) }
    }
}
