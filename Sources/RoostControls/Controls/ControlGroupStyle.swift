import RoostCore

/// A look for control groups.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    /// Draws a group from its controls and its label.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a control group, for a `ControlGroupStyle`.
nonisolated public struct ControlGroupStyleConfiguration {
    nonisolated public struct Content: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The group's controls.
    public let content: Content
    /// Empty where the group has none.
    public let label: Label
}

/// The platform's usual group: its controls joined into one.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(configuration: configuration)
    }
}

/// For a navigation bar. Drawn like `.automatic`.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(configuration: configuration)
    }
}

/// For a choice among the controls. Drawn like `.automatic`.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        JoinedControls(configuration: configuration)
    }
}

/// A menu under the group's label.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu {
            configuration.content
        } label: {
            configuration.label
        }
    }
}

/// In a menu a row of its own; elsewhere a menu.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactMenuGroup(configuration: configuration)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// Controls side by side on one ground, with lines between them.
    public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// For a navigation bar; drawn like `.automatic`.
    public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// For a choice among the controls; drawn like `.automatic`.
    public static var palette: PaletteControlGroupStyle { PaletteControlGroupStyle() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A button with the group's label that opens the controls as a menu.
    public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// One row of icons inside a menu; elsewhere a menu.
    public static var compactMenu: CompactMenuControlGroupStyle { CompactMenuControlGroupStyle() }
}

extension View {
    /// The look of the control groups in this view.
    nonisolated public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        styled(\.controlGroupStyle, style)
    }
}

extension ControlGroupStyle {
    @MainActor func view(_ configuration: ControlGroupStyleConfiguration) -> AnyView {
        AnyView(StyledBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    @Entry var controlGroupStyle: StyleStack<any ControlGroupStyle> = StyleStack(AutomaticControlGroupStyle())
}

nonisolated private struct CompactMenuGroup: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.closeMenu) private var closeMenu

    @MainActor var body: some View {
        if closeMenu == nil {
            MenuControlGroupStyle().makeBody(configuration: configuration)
        } else {
            JoinedControls(configuration: configuration)
        }
    }
}

/// Controls side by side on one ground, with lines between them. In a menu they fill its width and show their icons
/// only. The group's label is read out.
nonisolated private struct JoinedControls: View {
    let configuration: ControlGroupStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.closeMenu) private var closeMenu

    @MainActor var body: some View {
        if let label = spokenWords(of: configuration.label) {
            joined.accessibleControl(.container(.group, label: label))
        } else {
            joined
        }
    }

    @MainActor private var joined: some View {
        Group(subviews: configuration.content.buttonStyle(FramedButtonStyle())) { members in
            let row = HStack(spacing: 0) {
                ForEach(members) { member in
                    if member.id != members.first?.id {
                        Rectangle().fill(Color(.separator)).frame(width: 1, height: idiom == .iOS ? 18 : 14)
                    }
                    member
                        .padding(.horizontal, 12)
                        .padding(.vertical, idiom == .iOS ? 7 : 4)
                        .frame(maxWidth: closeMenu == nil ? nil : .infinity)
                }
            }
            if closeMenu == nil {
                let ground =
                    idiom == .iOS
                    ? AnyShape(Capsule(style: .continuous))
                    : AnyShape(RoundedRectangle(cornerRadius: 6, style: .continuous))
                row.controlGround(ground).background(ControlColor.button, in: ground)
            } else {
                row.labelStyle(.iconOnly).padding(.horizontal, 12).frame(minHeight: 42).controlGround(Rectangle())
            }
        }
    }
}
