import RoostCore

/// The tabs of a tab view: a `Tab`, a `TabSection`, a `ForEach` of them, or a type of your own made of them.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
    /// The type of the value that selects a tab; `Never` in a tab view without a selection.
    associatedtype TabValue: Hashable
    /// The type of `body`; `Never` for Roost's own content.
    associatedtype Body: TabContent
    /// The type of the tabs' screens.
    associatedtype _Screens: View = Body._Screens

    /// The tabs that this content consists of.
    @TabContentBuilder<TabValue> var body: Body { get }

    /// The tabs as views, each with its item for the bar.
    var _screens: _Screens { get }
}

extension TabContent where _Screens == Body._Screens {
    /// The screens of `body`.
    public var _screens: _Screens { body._screens }
}

extension TabContent where Body == Never {
    /// Roost's own content has no body: a call is a programming error and stops the program.
    public var body: Never { fatalError("body of \(Self.self) must not be called: it is primitive") }
}

extension Never: TabContent {
    public typealias TabValue = Never
    public var _screens: EmptyView { EmptyView() }
}

/// Tabs that a builder, a group or a modifier made, as their screens.
nonisolated public struct _TabScreens<TabValue: Hashable, Screens: View>: TabContent {
    public typealias Body = Never
    let screens: Screens

    /// The screens.
    @MainActor public var _screens: Screens { screens }
}

/// The tabs of an `if` without an `else`.
nonisolated public struct _OptionalTabs<C: TabContent>: TabContent {
    public typealias TabValue = C.TabValue
    public typealias Body = Never
    let content: C?

    /// The screens; none while the condition is false.
    @MainActor public var _screens: C._Screens? { content?._screens }
}

/// Builds a tab view's tabs from the statements of a closure: tabs, sections, `ForEach`, `if`, and `if`–`else`.
@MainActor @preconcurrency
@resultBuilder
public struct TabContentBuilder<TabValue: Hashable> {
    /// The screens of a tab view's tabs.
    nonisolated public struct Content<C: TabContent>: View where TabValue == C.TabValue {
        let content: C

        @MainActor public var body: some View { content._screens }
    }

    /// A single statement of the closure. The tab view's selection decides what `.name` in a tab's value means.
    public static func buildExpression<C: TabContent>(_ content: C) -> C where TabValue == C.TabValue { content }

    /// An empty closure has no tabs.
    public static func buildBlock() -> _TabScreens<TabValue, EmptyView> { _TabScreens(screens: EmptyView()) }

    /// The tabs of the first statement.
    public static func buildPartialBlock<C: TabContent>(first: C) -> C where TabValue == C.TabValue { first }

    /// The tabs of the statements so far, and of the next one.
    public static func buildPartialBlock<Tabs: TabContent, C: TabContent>(
        accumulated: Tabs, next: C
    ) -> _TabScreens<TabValue, TupleView<(Tabs._Screens, C._Screens)>>
    where TabValue == Tabs.TabValue, TabValue == C.TabValue {
        _TabScreens(screens: TupleView((accumulated._screens, next._screens)))
    }

    /// The tabs of an `if` without an `else`; none while the condition is false.
    public static func buildIf<C: TabContent>(_ content: C?) -> _OptionalTabs<C> where TabValue == C.TabValue {
        _OptionalTabs(content: content)
    }

    /// The tabs of the first branch of an `if` or `switch`.
    public static func buildEither<C: TabContent, Other: View>(
        first: C
    ) -> _TabScreens<TabValue, _ConditionalContent<C._Screens, Other>> where TabValue == C.TabValue {
        _TabScreens(screens: .trueContent(first._screens))
    }

    /// The tabs of another branch of an `if` or `switch`.
    public static func buildEither<C: TabContent, Other: View>(
        second: C
    ) -> _TabScreens<TabValue, _ConditionalContent<Other, C._Screens>> where TabValue == C.TabValue {
        _TabScreens(screens: .falseContent(second._screens))
    }

    /// The branch of an `if #available`.
    public static func buildLimitedAvailability<C: TabContent>(_ content: C) -> _TabScreens<TabValue, AnyView>
    where TabValue == C.TabValue {
        _TabScreens(screens: AnyView(content._screens))
    }
}

nonisolated extension Group: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    /// Several tabs in one place of a builder.
    @MainActor @preconcurrency
    public init<V>(@TabContentBuilder<V> content: () -> Content) where V == Content.TabValue {
        self.init(of: content())
    }

    /// The members' screens.
    @MainActor public var _screens: Content._Screens { members._screens }
}

nonisolated extension ForEach: TabContent where Content: TabContent {
    public typealias TabValue = Content.TabValue

    /// The tabs of all elements.
    @MainActor public var _screens: ForEach<Data, ID, Content._Screens> {
        ForEach<Data, ID, Content._Screens>(mapping: self) { tab in
            nonisolated(unsafe) let tab = tab
            return runIsolated { tab._screens }
        }
    }
}

nonisolated extension ForEach where Content: TabContent {
    /// One tab for each element of a collection, identified by the element's own id.
    public init<V>(_ data: Data, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content)
    where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TabValue {
        self.init(rowsOf: data, content: content, id: { $0.id })
    }

    /// One tab for each element of a collection, identified by the value at a key path.
    public init<V>(
        _ data: Data, id: KeyPath<Data.Element, ID>, @TabContentBuilder<V> content: @escaping (Data.Element) -> Content
    ) where V == Content.TabValue {
        self.init(rowsOf: data, content: content, id: { $0[keyPath: id] })
    }

    /// One tab for each integer of a range that does not change.
    public init<V>(_ data: Range<Int>, @TabContentBuilder<V> content: @escaping (Int) -> Content)
    where Data == Range<Int>, ID == Int, V == Content.TabValue {
        self.init(rowsOf: data, content: content, id: { $0 })
    }
}
