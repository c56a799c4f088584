import CoreGraphics
import RoostCore

/// A look for the buttons that open menus.
@MainActor @preconcurrency
public protocol MenuStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View
    typealias Configuration = MenuStyleConfiguration
    /// Draws the button of a menu, usually with a `Menu(configuration)`.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a menu, for a `MenuStyle`.
nonisolated public struct MenuStyleConfiguration {
    nonisolated public struct Label: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    nonisolated public struct Content: View {
        let content: () -> AnyView
        @MainActor public var body: some View { content() }
    }

    let label: Label
    let content: Content
    let primaryAction: (() -> Void)?
}

/// The platform's usual menu: a button in the style of the buttons around.
nonisolated public struct DefaultMenuStyle: MenuStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

/// A button in the style of the buttons around.
nonisolated public struct ButtonMenuStyle: MenuStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration)
    }
}

/// A button without a border.
nonisolated public struct BorderlessButtonMenuStyle: MenuStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        MenuButton(configuration: configuration).buttonStyle(.borderless)
    }
}

extension MenuStyle where Self == DefaultMenuStyle {
    /// The platform's usual menu: a button in the style of the buttons around it.
    public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

extension MenuStyle where Self == ButtonMenuStyle {
    /// A button in the style of the buttons around it.
    public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
    /// A button without a border, whatever style the buttons around it have.
    public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
    /// The look of the menus in this view.
    nonisolated public func menuStyle<S: MenuStyle>(_ style: S) -> some View { styled(\.menuStyle, style) }
}

extension MenuStyle {
    @MainActor func view(_ configuration: MenuStyleConfiguration) -> AnyView {
        AnyView(StyledBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    @Entry var menuStyle: StyleStack<any MenuStyle> = StyleStack(DefaultMenuStyle())
}

/// A button that opens the menu; in a menu, a row that opens another over it.
nonisolated private struct MenuButton: View {
    let configuration: MenuStyleConfiguration
    @State private var isOpen = false
    @Environment(\.closeMenu) private var closeOuter
    @Environment(\.menuIndicatorVisibility) private var indicator
    @Environment(\.idiom) private var idiom

    @MainActor var body: some View {
        button
            .accessibilityValue(isOpen ? Text("expanded") : Text(verbatim: ""))
            .presentsMenu($isOpen, closeOuter: closeOuter) { configuration.content }
    }

    /// Whether a part of the button opens the menu, apart from the button's own action.
    private var showsSplit: Bool { idiom == .macOS && indicator != .hidden && closeOuter == nil }

    @ViewBuilder @MainActor private var button: some View {
        if let primaryAction = configuration.primaryAction {
            Button {
                primaryAction()
            } label: {
                if showsSplit { MenuSplitLabel(label: configuration.label) } else { configuration.label }
            }
            .overlay(alignment: .trailing) {
                if showsSplit {
                    Color.clear.frame(width: 24).contentShape(Rectangle()).onTapGesture { isOpen = true }
                        .accessibilityHidden(true)
                }
            }
            .simultaneousGesture(LongPressGesture.opensMenu.onEnded { _ in isOpen = true })
            .accessibilityAction(.showMenu) { isOpen = true }
        } else {
            Button {
                isOpen = true
            } label: {
                if closeOuter != nil {
                    MenuInMenuLabel(label: configuration.label)
                } else if indicator != .hidden, idiom == .macOS {
                    MenuIndicatorRow(label: configuration.label) {
                        Chevron(edge: .bottom)
                            .stroke(style: StrokeStyle(lineWidth: 1.5, lineCap: .round, lineJoin: .round))
                            .frame(width: 7, height: 3.5)
                            .offset(x: 3.5)
                    }
                } else {
                    configuration.label
                }
            }
            .keepsMenuOpen()
        }
    }
}

/// The label of a macOS button that opens a menu. A sign at its end makes it 23.5 points wider: 47.5 with a button's
/// margins (`cis-FL13`, `csel-PK0`).
nonisolated struct MenuIndicatorRow<Label: View, Sign: View>: View {
    let label: Label
    @ViewBuilder let sign: Sign

    @MainActor var body: some View {
        HStack(spacing: 0) {
            ShrinkingLabel { label.lineLimit(1) }
            Color.clear.frame(width: 23.5, height: 0).overlay(alignment: .trailing) { sign }.accessibilityHidden(true)
        }
    }
}

/// A label that takes the proposed width where that is less than its ideal one: a truncated text keeps the room that it
/// does not fill (`cis-FL13`).
private struct ShrinkingLabel: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        guard let label = subviews.first else { return .zero }
        let ideal = label.sizeThatFits(.unspecified)
        guard let width = proposal.width, width < ideal.width else { return ideal }
        let height = label.sizeThatFits(ProposedViewSize(width: width, height: nil)).height
        return CGSize(width: max(0, width), height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

/// The label of a macOS button with an action of its own, which opens a menu at its end, after a line. With a button's
/// margins it is 45 points wider than the label alone.
nonisolated private struct MenuSplitLabel<Label: View>: View {
    let label: Label

    @MainActor var body: some View {
        HStack(spacing: 8) {
            label.lineLimit(1)
            Color.clear.frame(width: 13, height: 0)
                .overlay(alignment: .leading) { Rectangle().fill(Color(.separator)).frame(width: 1, height: 14) }
                .overlay(alignment: .trailing) {
                    Chevron(edge: .bottom)
                        .stroke(style: StrokeStyle(lineWidth: 1, lineCap: .round, lineJoin: .round))
                        .frame(width: 7, height: 3.5)
                        .offset(x: 4)
                }
                .accessibilityHidden(true)
        }
    }
}

extension View {
    /// Keeps the menu around a button open when the button is pressed: for buttons that open another menu.
    nonisolated func keepsMenuOpen() -> some View {
        transformEnvironment(\.buttonSurroundings) { surroundings in
            surroundings = surroundings.map { outer in
                ButtonSurroundings(accessibilityRole: outer.accessibilityRole) { $0() }
            }
        }
    }
}

/// The label of a row that opens another menu.
nonisolated struct MenuInMenuLabel<Label: View>: View {
    let label: Label

    @MainActor var body: some View {
        HStack(spacing: 8) {
            label
            Spacer(minLength: 0)
            Chevron(edge: .trailing)
                .stroke(.secondary, style: StrokeStyle(lineWidth: 2, lineCap: .round, lineJoin: .round))
                .frame(width: 6, height: 11)
        }
    }
}
