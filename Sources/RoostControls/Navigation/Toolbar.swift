import RoostCore

/// The place of a toolbar's item: an end of the bar, its middle, or the screen's bottom.
nonisolated public struct ToolbarItemPlacement: Equatable, Sendable {
    enum Place { case leading, middle, trailing, bottom, keyboard, subtitle }
    let place: Place
    /// Whether the item ends a task, as a sheet's Save: its text is semibold.
    var isConfirming = false

    /// The trailing end of the bar.
    public static let automatic = ToolbarItemPlacement(place: .trailing)
    /// In place of the title.
    public static let principal = ToolbarItemPlacement(place: .middle)
    /// In place of the title.
    public static let title = ToolbarItemPlacement(place: .middle)
    /// In place of a large title; here in the bar, as `title`.
    public static let largeTitle = ToolbarItemPlacement(place: .middle)
    /// Below the title. Such items are left out, with a warning: `navigationSubtitle` shows there.
    public static let subtitle = ToolbarItemPlacement(place: .subtitle)
    /// Below a large title. Such items are left out, with a warning: `navigationSubtitle` shows there.
    public static let largeSubtitle = ToolbarItemPlacement(place: .subtitle)
    /// The leading end of the bar.
    public static let navigation = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the bar.
    public static let primaryAction = ToolbarItemPlacement(place: .trailing)
    /// The trailing end of the bar; here there is no overflow menu.
    public static let secondaryAction = ToolbarItemPlacement(place: .trailing)
    /// The trailing end of the bar, as for a sheet's Save or Done.
    public static let confirmationAction = ToolbarItemPlacement(place: .trailing, isConfirming: true)
    /// The leading end of the bar, as for a sheet's Cancel.
    public static let cancellationAction = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the bar, as for a sheet's Delete.
    public static let destructiveAction = ToolbarItemPlacement(place: .trailing)
    /// The leading end of the bar.
    public static let topBarLeading = ToolbarItemPlacement(place: .leading)
    /// The trailing end of the bar.
    public static let topBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// The trailing end of the bar; here there is no overflow menu that the item has to stay out of.
    public static let topBarPinnedTrailing = ToolbarItemPlacement(place: .trailing)
    /// The trailing end of the bar: here no second bar lies below it.
    public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarItemPlacement {
        ToolbarItemPlacement(place: .trailing)
    }
    /// The older name of `topBarLeading`.
    public static let navigationBarLeading = ToolbarItemPlacement(place: .leading)
    /// The older name of `topBarTrailing`.
    public static let navigationBarTrailing = ToolbarItemPlacement(place: .trailing)
    /// The bar at the screen's bottom.
    public static let bottomBar = ToolbarItemPlacement(place: .bottom)
    /// The bar at the screen's bottom; here the same as `bottomBar`.
    public static let status = ToolbarItemPlacement(place: .bottom)
    /// Above the keyboard. Such items are left out, with a warning: a page's keyboard is the browser's own.
    public static let keyboard = ToolbarItemPlacement(place: .keyboard)
}

/// Items of a toolbar: a `ToolbarItem`, a group, a spacer, or a type of your own made of them.
@MainActor @preconcurrency
public protocol ToolbarContent {
    /// The type of `body`; `Never` for Roost's own items.
    associatedtype Body: ToolbarContent
    /// The items that this content consists of.
    @ToolbarContentBuilder var body: Body { get }

    /// The items, resolved.
    var _entries: [_ToolbarEntry] { get }
}

extension ToolbarContent {
    /// The items of `body`.
    public var _entries: [_ToolbarEntry] { body._entries }
}

/// One item of a toolbar, resolved.
nonisolated public struct _ToolbarEntry: Equatable {
    let placement: ToolbarItemPlacement
    let content: AnyView
    /// Whether the entry is space between items instead of an item.
    var isSpacer = false
    /// Whether the item stands on the bar's glass.
    var hasGlass = true
    /// Whether the content consists of buttons, which a bar draws itself.
    var holdsBarItems = false

    /// Whether both come from the same evaluation of `toolbar` and stand in the same place.
    public static func == (a: _ToolbarEntry, b: _ToolbarEntry) -> Bool {
        a.placement == b.placement && a.content.storage === b.content.storage && a.isSpacer == b.isSpacer
            && a.hasGlass == b.hasGlass
    }
}

extension _ToolbarEntry {
    /// The entry of an item, or none for an item above the keyboard, with a warning.
    nonisolated static func shown<Content: View>(
        _ content: Content, at placement: ToolbarItemPlacement
    ) -> [_ToolbarEntry] {
        if placement == .keyboard {
            Log.warning("a toolbar's items above the keyboard are not shown: the keyboard is the browser's own")
            return []
        }
        if placement.place == .subtitle {
            Log.warning("a toolbar's items below the title are not shown; use navigationSubtitle")
            return []
        }
        return [
            _ToolbarEntry(
                placement: placement, content: AnyView(content), holdsBarItems: barItems(Content.self))
        ]
    }
}

typealias ToolbarEntry = _ToolbarEntry

extension Never: ToolbarContent, CustomizableToolbarContent {
    public var _entries: [_ToolbarEntry] { [] }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
    public typealias Body = Never
    /// The items of the content; none of nil.
    public var _entries: [_ToolbarEntry] { self?._entries ?? [] }
}

extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {}

extension ToolbarContent where Body == Never {
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is primitive") }
}

/// One item of a toolbar: a button, a text, or any view.
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

    /// - Parameter placement: By default the trailing end of the bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == Void {
        self.init(placement, content(), isShown: true)
    }

    /// An item for `toolbar(id:content:)`.
    ///
    /// - Parameters:
    ///   - id: Has no effect here: people cannot rearrange the toolbar.
    ///   - showsByDefault: False leaves the item out, as nobody can add it here.
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool = true,
        @ViewBuilder content: () -> Content
    ) where ID == String {
        self.init(placement, content(), isShown: showsByDefault)
    }

    public var _entries: [_ToolbarEntry] {
        isShown ? _ToolbarEntry.shown(content, at: placement) : []
    }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

/// Several items in one place, which follow one another.
nonisolated public struct ToolbarItemGroup<Content: View>: ToolbarContent {
    public typealias Body = Never
    private let placement: ToolbarItemPlacement
    private let content: Content

    /// - Parameter placement: By default the trailing end of the bar.
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) {
        self.placement = placement
        self.content = content()
    }

    public var _entries: [_ToolbarEntry] { _ToolbarEntry.shown(content, at: placement) }
}

/// Space between groups of a toolbar's items.
nonisolated public struct ToolbarSpacer: ToolbarContent {
    public typealias Body = Never
    private let sizing: SpacerSizing
    private let placement: ToolbarItemPlacement

    /// - Parameter sizing: `.flexible` takes all free space; `.fixed` is 8 points.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.sizing = sizing
        self.placement = placement
    }

    public var _entries: [_ToolbarEntry] {
        let room = sizing == .fixed ? AnyView(Color.clear.frame(width: 8)) : AnyView(Spacer(minLength: 0))
        return [_ToolbarEntry(placement: placement, content: room, isSpacer: true)]
    }
}

/// How much space a toolbar's spacer takes.
nonisolated public struct SpacerSizing: Hashable, Sendable {
    private let isFlexible: Bool

    /// All free space.
    public static let flexible = SpacerSizing(isFlexible: true)
    /// 8 points.
    public static let fixed = SpacerSizing(isFlexible: false)
}

/// The items of a builder's block.
nonisolated public struct _ToolbarEntries: ToolbarContent {
    public typealias Body = Never
    /// The items, resolved.
    public let _entries: [_ToolbarEntry]
}

/// A menu under a screen's title. Accepted for source compatibility; has no effect here, with a warning.
nonisolated public struct ToolbarTitleMenu<Content: View>: ToolbarContent {
    public typealias Body = Never

    /// Accepted for source compatibility: `content` is not evaluated.
    @MainActor @preconcurrency
    public init(@ViewBuilder content: () -> Content) {
        Log.warning("ToolbarTitleMenu has no effect: a screen's title is no button")
    }

    @MainActor @preconcurrency public var _entries: [_ToolbarEntry] { [] }
}

extension ToolbarTitleMenu where Content == EmptyView {
    /// Accepted for source compatibility; has no effect here.
    @MainActor @preconcurrency
    public init() { self.init { EmptyView() } }
}

/// Builds a toolbar from the statements of a closure: items, `if`, and `if`–`else`.
@MainActor @preconcurrency
@resultBuilder
public enum ToolbarContentBuilder {
    /// A single statement of the closure.
    public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// A closure with a single statement.
    public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

    /// The items of all statements, in order. An empty closure is a view builder's, not this one's.
    public static func buildBlock<First: ToolbarContent, Second: ToolbarContent, each Content: ToolbarContent>(
        _ first: First, _ second: Second, _ others: repeat each Content
    ) -> _ToolbarEntries {
        var entries = first._entries + second._entries
        for item in repeat each others { entries += item._entries }
        return _ToolbarEntries(_entries: entries)
    }

    /// The items of an `if` without an `else`; none while the condition is false.
    public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> Content? { content }

    /// The items of the first branch of an `if` or `switch`.
    public static func buildEither<Content: ToolbarContent>(first: Content) -> _ToolbarEntries {
        _ToolbarEntries(_entries: first._entries)
    }

    /// The items of another branch of an `if` or `switch`.
    public static func buildEither<Content: ToolbarContent>(second: Content) -> _ToolbarEntries {
        _ToolbarEntries(_entries: second._entries)
    }
}

struct ToolbarKey: PreferenceKey {
    static var defaultValue: [_ToolbarEntry] { [] }
    static func reduce(value: inout [_ToolbarEntry], nextValue: () -> [_ToolbarEntry]) { value += nextValue() }
}

extension View {
    /// Accepted for source compatibility; has no effect here, with a warning: a screen's title is no button.
    nonisolated public func toolbarTitleMenu<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        Log.warning("toolbarTitleMenu has no effect: a screen's title is no button")
        return self
    }

    /// Adds items to the bar of the surrounding navigation stack or split view.
    @MainActor @preconcurrency
    public func toolbar<Content: ToolbarContent>(@ToolbarContentBuilder content: () -> Content) -> some View {
        let entries = content()._entries
        return transformPreference(ToolbarKey.self) { $0 += entries }
    }

    /// Adds items to the bar. People cannot rearrange them here, and `id` has no effect.
    @MainActor @preconcurrency
    public func toolbar<Content: ToolbarContent>(
        id: String, @ToolbarContentBuilder content: () -> Content
    ) -> some View {
        toolbar(content: content)
    }

    /// Adds one item to the trailing end of the bar.
    nonisolated public func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
        let content = content()
        let entries = content is EmptyView ? [] : [_ToolbarEntry(placement: .automatic, content: AnyView(content))]
        return transformPreference(ToolbarKey.self) { $0 += entries }
    }
}
