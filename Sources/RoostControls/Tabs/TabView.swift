import CoreGraphics
@_spi(Engine) import RoostCore

/// Several screens, one of them in front: with a bar to choose from, or side by side for swiping.
nonisolated public struct TabView<SelectionValue: Hashable, Content: View>: View {
    private let selection: Binding<SelectionValue>?
    private let content: Content
    @State private var chosenHere: Subview.ID?
    /// The requests of all screens for the bar; held as state, so that a change updates the bar.
    @State private var requests: [TabBarRequest] = []
    @Environment(\.idiom) private var idiom
    @Environment(\.tabViewLook) private var look
    @Environment(\.tabViewBottomAccessory) private var accessory
    @Environment(\.tabViewCustomization) private var customization
    @Environment(\.tabBarLook) private var tabBarLook

    /// - Parameter selection: The chosen tab's value or `tag(_:)`. Nil lets the tab view remember the chosen tab; a
    ///   value that no tab has shows the first.
    public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
        self.selection = selection
        self.content = content()
    }

    @MainActor public var body: some View {
        let requests = requests
        Group(
            subviews: content.environment(\.tabViewBottomAccessory, nil)
                .onPreferenceChange(TabBarRequestKey.self) { self.requests = $0 }
        ) { screens in
            let screens = shown(screens)
            let chosen = screens.first { isChosen($0) } ?? screens.first
            let bar = TabBarRequest(of: chosen, among: requests)
            let isHidden = bar.isHidden || tabBarLook.isHidden
            switch (look, idiom) {
            case (.pages(let indexMode, let axis), _):
                PagedTabs(screens: screens, chosen: chosen?.id, indexMode: indexMode, axis: axis) { choose($0) }
            case (.bar, .iOS):
                // Screens extend behind the bar but keep their content clear of it (`web-ios-tabbar`).
                ZStack(alignment: .bottom) {
                    chosen.frame(maxWidth: .infinity, maxHeight: .infinity)
                        .safeAreaInset(edge: .bottom, spacing: 0) {
                            Color.clear.frame(height: isHidden ? 0 : barHeight)
                        }
                    if !isHidden {
                        VStack(spacing: 0) {
                            if let accessory { TabViewBottomAccessory(content: accessory) }
                            TabBar(screens: screens, chosen: chosen?.id) { choose($0) }
                        }
                        .frame(maxWidth: .infinity)
                        .background(alignment: .bottom) { bar.ground?.view.frame(height: barHeight) }
                        .barColorScheme(bar.colorScheme)
                    }
                }
                // A tab's screen has a ground of its own, which covers what lies behind the tab view.
                .background { Color(.background).ignoresSafeArea() }
            case (.bar, .macOS):
                // `web-tab1`
                VStack(spacing: 0) {
                    SegmentedTabBar(screens: screens, chosen: chosen?.id) { choose($0) }
                    chosen.frame(maxWidth: .infinity, maxHeight: .infinity)
                }
            }
        }
    }
}

extension TabView {
    /// The height of the bar together with the accessory above it.
    private var barHeight: CGFloat {
        83 + (accessory == nil ? 0 : TabViewBottomAccessory.height + TabViewBottomAccessory.spacing)
    }

    /// The screens whose tabs are not hidden, in the order that the customization of their tab view gives them.
    private func shown(_ screens: SubviewsCollection) -> SubviewsCollection {
        let customization = customization?.wrappedValue
        guard customization != nil || screens.contains(where: \.tabTraits.isUnusual) else { return screens }
        let shown = screens.filter { $0.tabTraits.isShown(by: customization) }
        return SubviewsCollection(of: customization?.ordered(shown) ?? shown)
    }

    private func isChosen(_ screen: Subview) -> Bool {
        guard let selection else { return screen.id == chosenHere }
        return screen.selectionTag?.stands(for: selection.wrappedValue) == true
    }

    @MainActor private func choose(_ screen: Subview) {
        if let selection {
            if let value = screen.selectionTag?.value(as: SelectionValue.self) { selection.wrappedValue = value }
        } else {
            chosenHere = screen.id
        }
    }
}

extension TabView {
    /// A tab view of `Tab`s, which choose their values by the selection's type: `Tab("Home", systemImage: "house",
    /// value: .home)`.
    public init<C: TabContent>(
        selection: Binding<SelectionValue>, @TabContentBuilder<SelectionValue> content: () -> C
    ) where Content == TabContentBuilder<SelectionValue>.Content<C>, C.TabValue == SelectionValue {
        self.init(selection: selection) { TabContentBuilder<SelectionValue>.Content(content: content()) }
    }
}

extension TabView where SelectionValue == Never {
    /// A tab view of `Tab`s without values, which remembers the chosen one itself. An empty closure is a view builder's.
    @_disfavoredOverload
    public init<C: TabContent>(@TabContentBuilder<Never> content: () -> C)
    where Content == TabContentBuilder<Never>.Content<C>, C.TabValue == Never {
        self.init(selection: nil) { TabContentBuilder<Never>.Content(content: content()) }
    }
}

extension TabView where SelectionValue == Int {
    /// A tab view that remembers the chosen tab itself, at first the first one.
    public init(@ViewBuilder content: () -> Content) {
        self.init(selection: nil, content: content)
    }
}

extension View {
    /// Sets this screen's item in the bar of the surrounding tab view. The bar takes only the images and texts inside
    /// `label`.
    nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
        let label = AnyView(label())
        return modifier(PassingTraitModifier(TabItemKey.self) { $0 = $0 ?? label })
    }
}

private enum TabItemKey: PassingTraitKey {
    static var defaultValue: AnyView? { nil }
}

extension Subview {
    fileprivate var tabItem: AnyView? { tree.traits(of: element).passing[TabItemKey.self] }
    fileprivate var tabRole: TabRole? { tabTraits.role }
}

/// A capsule, 58 points tall, 23 above the bottom, with 86 points for each tab and 6 at each end (case
/// `web-ios-tabbar`). A search tab stands apart from it, in a circle at the far end.
nonisolated private struct TabBar: View {
    let screens: SubviewsCollection
    let chosen: Subview.ID?
    let choose: @MainActor (Subview) -> Void

    @MainActor var body: some View {
        let apart = screens.filter { $0.tabRole == .search }
        HStack(spacing: 0) {
            let tabs = screens.filter { $0.tabRole != .search }
            glass(tabs, width: CGFloat(tabs.count) * 86 + 12)
            if !apart.isEmpty {
                Spacer(minLength: 8)
                glass(apart, width: 58)
            }
        }
        .accessibleControl(.container(.tabList))
        .padding(.horizontal, 21)
        .padding(.bottom, 23)
    }

    @MainActor private func glass(_ screens: [Subview], width: CGFloat) -> some View {
        HStack(spacing: 0) {
            ForEach(screens) { screen in
                TabButton(screen: screen, isChosen: screen.id == chosen) { choose(screen) }
                    .disabled(screen.tabTraits.isDisabled)
            }
        }
        .padding(EdgeInsets(top: 2, leading: 6, bottom: 2.5, trailing: 6))
        .frame(maxWidth: width)
        .frame(height: 58)
        .controlGround(Capsule(style: .continuous))
        .background { BarGlass(shadow: BarGlass.tabBarShadow) }
    }
}

/// Segments in the middle of the top edge, 24 points tall and 24 wider than their titles.
nonisolated private struct SegmentedTabBar: View {
    let screens: SubviewsCollection
    let chosen: Subview.ID?
    let choose: @MainActor (Subview) -> Void

    @MainActor var body: some View {
        HStack(spacing: 0) {
            ForEach(screens) { screen in
                Button {
                    choose(screen)
                } label: {
                    TabItemTitle(item: screen.tabItem)
                        .lineLimit(1)
                        .padding(.horizontal, 12)
                        .frame(height: 24)
                        .background(
                            screen.id == chosen ? AnyShapeStyle(ControlColor.selectedSegment) : AnyShapeStyle(.clear),
                            in: Capsule(style: .continuous)
                        )
                        .contentShape(Capsule(style: .continuous))
                }
                .buttonStyle(.plain)
                .disabled(screen.tabTraits.isDisabled)
                .accessibilityAddTraits(screen.id == chosen ? .isSelected : [])
            }
        }
        .background(ControlColor.button, in: Capsule(style: .continuous))
        .frame(height: 24)
        .accessibleControl(.container(.tabList))
    }
}

nonisolated private struct TabButton: View {
    let screen: Subview
    let isChosen: Bool
    let choose: @MainActor () -> Void
    @State private var isPressed = false
    @Environment(\.tabBarLook) private var look

    @MainActor var body: some View {
        TabSign(item: screen.tabItem, showsTitle: screen.tabRole != .search)
            .overlay(alignment: .topTrailing) {
                if let badge = screen.containerValues.listRow.badge { TabBadge(text: badge) }
            }
            .foregroundStyle(style)
            .opacity(isPressed && !isChosen ? 0.4 : 1)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background {
                // 93.5 points wide where a tab has its 86.
                if isChosen {
                    Capsule(style: .continuous).fill(Color(.tertiaryFill)).padding(.horizontal, -3.75)
                }
            }
            .focusRing(Capsule(style: .continuous))
            .contentShape(Rectangle())
            .onPress($isPressed, perform: choose)
            .control(control)
    }

    private var style: AnyShapeStyle {
        if isChosen { return look.tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint) }
        return look.rest.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.primary)
    }

    private var control: AccessibleControl {
        var control = AccessibleControl(.tab) { [choose] in runIsolated { choose() } }
        control.isSelected = isChosen
        return control
    }
}

/// A tab's image above its title.
nonisolated private struct TabSign: View {
    let item: AnyView?
    let showsTitle: Bool

    @MainActor var body: some View {
        Group(subviews: item.labelStyle(.titleAndIcon)) { item in
            let parts = TabItemParts(item)
            if showsTitle {
                VStack(spacing: 2) {
                    parts.picturesView.accessibilityHidden(parts.hasWords).font(.system(size: 20))
                    parts.wordsView.font(.system(size: 10, weight: .medium))
                }
            } else if parts.hasPictures {
                parts.picturesView.font(.system(size: 22))
            } else {
                parts.wordsView.font(.system(size: 22))
            }
        }
    }
}

/// A tab's title, or its image if it has no title.
nonisolated private struct TabItemTitle: View {
    let item: AnyView?

    @MainActor var body: some View {
        Group(subviews: item.labelStyle(.titleAndIcon)) { item in
            let parts = TabItemParts(item)
            if parts.hasWords { parts.wordsView } else { parts.picturesView }
        }
    }
}

/// A number or word in a red capsule at the upper trailing corner of a tab's image.
nonisolated private struct TabBadge: View {
    let text: Text

    @MainActor var body: some View {
        text
            .font(.system(size: 13))
            .foregroundStyle(.white)
            .padding(.horizontal, 5)
            .frame(minWidth: 18, minHeight: 18)
            .background(.red, in: Capsule(style: .continuous))
            .fixedSize()
            .offset(x: 10, y: -6)
    }
}
