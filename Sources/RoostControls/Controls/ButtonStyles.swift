import CoreGraphics
import RoostCore

/// The platform's usual button: a tinted label on iOS, a bordered button on macOS.
nonisolated public struct DefaultButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        DefaultButton(configuration: configuration)
    }
}

/// The bare label.
nonisolated public struct PlainButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        PlainButton(configuration: configuration)
    }
}

/// The label in the tint colour on iOS, in the secondary colour on macOS.
nonisolated public struct BorderlessButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderlessButton(configuration: configuration)
    }
}

/// A label on a shape. On iOS it is in the tint colour, on grey or, where a tint is set, on the faded tint; on macOS it
/// is in the primary colour, on grey.
nonisolated public struct BorderedButtonStyle: PrimitiveButtonStyle {
    private let tint: Color?

    public init() { tint = nil }
    /// A label on a shape in a colour, as on a watch.
    public init(tint: Color) { self.tint = tint }
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: false)
            .transformEnvironment(\.tint) { if let tint { $0 = AnyShapeStyle(tint) } }
    }
}

/// A white label on a shape in the tint colour.
nonisolated public struct BorderedProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: true)
    }
}

/// The label on glass.
nonisolated public struct GlassButtonStyle: PrimitiveButtonStyle {
    private let glass: Glass

    public init() { glass = .regular }
    /// The label on a given glass: a clear or a tinted one.
    public init(_ glass: Glass) { self.glass = glass }
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: false, glass: glass)
    }
}

/// A white label on a shape in the tint colour. Drawn like `.borderedProminent`, without glass.
nonisolated public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButton(configuration: configuration, isProminent: true)
    }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
    /// The label on regular glass.
    public static var glass: GlassButtonStyle { GlassButtonStyle() }
    /// The label on a given glass: a clear or a tinted one.
    public static func glass(_ glass: Glass) -> GlassButtonStyle { GlassButtonStyle(glass) }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
    /// A white label on a shape in the tint colour; drawn like `.borderedProminent`.
    public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}

/// A link: its label in the colour of links. On macOS it looks like `.borderless`.
nonisolated public struct LinkButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration).tint(Color(.link))
    }
}

/// For the bar below a window's title: without a border.
nonisolated public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderlessButtonStyle().makeBody(configuration: configuration)
    }
}

/// For actions in the bar below a window's title: with a border.
nonisolated public struct AccessoryBarActionButtonStyle: PrimitiveButtonStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        BorderedButtonStyle().makeBody(configuration: configuration).controlSize(.small)
    }
}

extension PrimitiveButtonStyle where Self == LinkButtonStyle {
    /// The label in the colour of links; on macOS like `.borderless`.
    public static var link: LinkButtonStyle { LinkButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
    /// For a bar below a window's title; without a border.
    public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}

extension PrimitiveButtonStyle where Self == AccessoryBarActionButtonStyle {
    /// For actions in a bar below a window's title; small, with a border.
    public static var accessoryBarAction: AccessoryBarActionButtonStyle { AccessoryBarActionButtonStyle() }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
    /// The platform's usual button: a tinted label on iOS, a bordered button on macOS.
    public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
    /// The bare label, in its own colours.
    public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
    /// The label without a shape behind it, tinted on iOS.
    public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
    /// The label on a grey shape.
    public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
    /// The label on a shape in a colour, as on a watch.
    public static func bordered(tint: Color) -> BorderedButtonStyle { BorderedButtonStyle(tint: tint) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
    /// A white label on a shape in the tint colour: for the most likely action.
    public static var borderedProminent: BorderedProminentButtonStyle { BorderedProminentButtonStyle() }
}

nonisolated private struct DefaultButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.idiom) private var idiom
    @Environment(\.isInList) private var isInList

    @MainActor var body: some View {
        switch idiom {
        case .iOS where isInList: RowButton(configuration: configuration)
        case .iOS: BorderlessButton(configuration: configuration)
        case .macOS: BorderedButton(configuration: configuration, isProminent: false)
        }
    }
}

/// A button in a list's row. A tap anywhere on the row presses it.
nonisolated private struct RowButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @State private var action = ListRowAction()
    @Environment(\.isEnabled) private var isEnabled

    @MainActor var body: some View {
        BorderlessButton(configuration: configuration, row: action)
            .modifier(ListRowActionModifier(action: action.set(configuration.action, isEnabled: isEnabled)))
    }
}

/// A link in a list's row. A tap anywhere on the row presses it.
nonisolated struct RowLinkStyle: PrimitiveButtonStyle, SystemStyle {
    let row: ListRowAction

    @MainActor func makeBody(configuration: Configuration) -> some View {
        PlainButton(configuration: configuration, row: row).contentShape(Rectangle())
    }
}

/// A bare label that takes presses in all of its frame, as the built-in controls do.
nonisolated struct FramedButtonStyle: PrimitiveButtonStyle {
    @MainActor func makeBody(configuration: Configuration) -> some View {
        PlainButton(configuration: configuration).contentShape(Rectangle())
    }
}

nonisolated private struct PlainButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    /// The action of the list's row around the button.
    var row: ListRowAction?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.idiom) private var idiom
    @State private var isPressed = false
    @Environment(\.isKeyPressed) private var isKeyPressed

    @MainActor var body: some View {
        configuration.label
            .opacity(isEnabled ? isPressed && row?.isOfRow != true || isKeyPressed ? 0.75 : 1 : 0.5)
            .onPress($isPressed, isOfRow: row != nil, perform: configuration.action)
            .focusRing(RoundedRectangle(cornerRadius: 6, style: .continuous))
            // On iOS the label keeps its own distances (read off a picture).
            .controlSpacing(edges: idiom == .iOS ? [] : .bottom)
    }
}

nonisolated private struct BorderlessButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    /// The action of the list's row around the button.
    var row: ListRowAction?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.idiom) private var idiom
    @Environment(\.foregroundStyles) private var foregroundStyles
    @Environment(\.buttonSizing) private var sizing
    @State private var isPressed = false
    @Environment(\.isKeyPressed) private var isKeyPressed

    @MainActor var body: some View {
        configuration.label
            .frame(maxWidth: sizing == .flexible ? .infinity : nil)
            .foregroundStyle(labelStyle)
            .opacity(isPressed && row?.isOfRow != true || isKeyPressed ? 0.3 : isFaded ? 0.5 : 1)
            .contentShape(Rectangle())
            .onPress($isPressed, isOfRow: row != nil, perform: configuration.action)
            .focusRing(RoundedRectangle(cornerRadius: 6, style: .continuous))
            .controlSpacing(edges: .bottom)
    }

    /// A disabled button in a style of the user's own keeps that style.
    private var isFaded: Bool { !isEnabled && foregroundStyles.isChosen }

    private var labelStyle: AnyShapeStyle {
        if foregroundStyles.isChosen { return AnyShapeStyle(.foreground) }
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        if configuration.role == .destructive { return AnyShapeStyle(Color.red) }
        return idiom == .macOS ? AnyShapeStyle(.secondary) : AnyShapeStyle(.tint)
    }
}

/// The two bordered looks. Only this view changes with a press; `BorderedFace` stays as it is.
nonisolated private struct BorderedButton: View {
    let configuration: PrimitiveButtonStyleConfiguration
    let isProminent: Bool
    var glass: Glass?
    @Environment(\.idiom) private var idiom
    @Environment(\.buttonBorderShape) private var borderShape
    @State private var isPressed = false
    @Environment(\.isKeyPressed) private var isKeyPressed

    @MainActor var body: some View {
        BorderedFace(configuration: configuration, glass: glass, isProminent: isProminent)
            .wholeOpacity(isPressed || isKeyPressed ? 0.75 : 1)
            .onPress($isPressed, perform: configuration.action)
            .focusRing(borderShape.shape(idiom: idiom))
    }
}

/// The drawing of a bordered button (`web-ios-button-basic.2`, `web-btn1`, `csel-BT4`).
nonisolated private struct BorderedFace: View {
    let configuration: PrimitiveButtonStyleConfiguration
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.idiom) private var idiom
    @Environment(\.controlSize) private var controlSize
    @Environment(\.buttonBorderShape) private var borderShape
    @Environment(\.tint) private var tint
    @Environment(\.foregroundStyles) private var foregroundStyles
    @Environment(\.keyboardShortcut) private var shortcut
    @Environment(\.buttonSizing) private var sizing
    let glass: Glass?
    let isProminent: Bool

    init(configuration: PrimitiveButtonStyleConfiguration, glass: Glass?, isProminent: Bool) {
        self.configuration = configuration
        self.glass = glass
        self.isProminent = isProminent
    }

    /// Whether the accent colour fills the shape. macOS fills the button that the return key presses.
    private var isFilled: Bool { glass == nil && (isProminent || idiom == .macOS && shortcut == .defaultAction) }

    @MainActor var body: some View {
        label
            .foregroundStyle(labelStyle)
            .opacity(!isEnabled && foregroundStyles.isChosen ? 0.5 : 1)
            .background(fill, in: borderShape.shape(idiom: idiom))
            .glassEffect(glass ?? .identity, in: borderShape.shape(idiom: idiom))
    }

    @MainActor @ViewBuilder private var label: some View {
        switch idiom {
        case .iOS:
            configuration.label
                .font(font)
                .frame(maxWidth: width)
                .padding(.horizontal, margins.width)
                .padding(.vertical, margins.height)
                .controlSpacing(.belowTextAsBelowAll, edges: .top)
        case .macOS:
            ButtonMargins(ideal: margins) { configuration.label.font(font).frame(maxWidth: width) }
        }
    }

    private var width: CGFloat? { sizing == .flexible ? .infinity : nil }

    private var font: Font? {
        switch (idiom, controlSize) {
        case (.iOS, .mini), (.iOS, .small): .subheadline
        case (.macOS, .mini): .system(size: 9)
        case (.macOS, .small): .system(size: 11)
        default: nil
        }
    }

    /// The margins beside and above the label, in points.
    private var margins: CGSize {
        switch (idiom, controlSize) {
        case (.iOS, .mini), (.iOS, .small): CGSize(width: 10, height: 5)
        case (.iOS, .regular): CGSize(width: 12, height: 7)
        case (.iOS, _): CGSize(width: 20, height: 15)
        case (.macOS, .mini): CGSize(width: 8, height: 1)
        case (.macOS, .small): CGSize(width: 10, height: 3)
        case (.macOS, .regular): CGSize(width: 12, height: 4)
        case (.macOS, .large): CGSize(width: 14, height: 6)
        case (.macOS, .extraLarge): CGSize(width: 18, height: 10)
        }
    }

    private var accent: AnyShapeStyle {
        configuration.role == .destructive ? AnyShapeStyle(Color.red) : AnyShapeStyle(.tint)
    }

    private var labelStyle: AnyShapeStyle {
        if foregroundStyles.isChosen { return AnyShapeStyle(.foreground) }
        if !isEnabled { return AnyShapeStyle(.tertiary) }
        if isFilled { return AnyShapeStyle(Color.white) }
        if glass != nil { return AnyShapeStyle(.primary) }
        return idiom == .macOS ? AnyShapeStyle(.primary) : accent
    }

    private var fill: AnyShapeStyle {
        if glass != nil { return AnyShapeStyle(Color.clear) }
        if !isEnabled { return AnyShapeStyle(Color(.tertiaryFill)) }
        if isFilled { return accent }
        if idiom == .iOS && configuration.role == .destructive { return AnyShapeStyle(Color.red.opacity(0.16)) }
        if idiom == .iOS, let tint { return AnyShapeStyle(tint.opacity(0.16)) }
        return AnyShapeStyle(ControlColor.button)
    }
}
