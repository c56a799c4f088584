import CoreGraphics
@_spi(Engine) import RoostCore

/// A look for labels.
@MainActor @preconcurrency
public protocol LabelStyle {
    /// The type of view that `makeBody(configuration:)` returns.
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    /// Draws a label from its title and its icon.
    @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a label, for a `LabelStyle`.
nonisolated public struct LabelStyleConfiguration {
    nonisolated public struct Title: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    nonisolated public struct Icon: View {
        let content: AnyView
        @MainActor public var body: some View { content }
    }

    /// The label's title.
    public let title: Title
    /// The label's icon.
    public let icon: Icon
}

/// The icon before the title.
nonisolated public struct DefaultLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        IconBesideTitle(configuration: configuration)
    }
}

/// The icon before the title, wherever the label stands.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        IconBesideTitle(configuration: configuration)
    }
}

/// The title alone.
nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.icon }
}

extension LabelStyle where Self == DefaultLabelStyle {
    /// The icon before the title.
    public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    /// The icon before the title. Inside a toolbar it overrides the bar's icons.
    public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    /// The title alone, without the icon and its room.
    public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    /// The icon alone; accessibility still reads the title.
    public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

extension View {
    /// The look of the labels in this view.
    nonisolated public func labelStyle<S: LabelStyle>(_ style: S) -> some View { styled(\.labelStyle, style) }

    /// The width that the icons of labels take, in points, so that titles below each other begin at the same place.
    nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View {
        environment(\.labelIconWidth, value)
    }

    /// The distance between the icons and the titles of labels, in points.
    nonisolated public func labelIconToTitleSpacing(_ value: CGFloat) -> some View {
        environment(\.labelSpacing, value)
    }
}

/// The middle of the capitals of the title's first line is also that of a symbol's font, and of any other icon
/// (`web-lbl1`).
nonisolated private struct IconBesideTitle: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.isInList) private var isInList
    @Environment(\.idiom) private var idiom
    @Environment(\.foregroundStyles) private var styles
    @Environment(\.listItemTint) private var itemTint
    @Environment(\.labelIconWidth) private var iconWidth
    @Environment(\.labelSpacing) private var spacing

    @MainActor var body: some View {
        if isInList {
            HStack(alignment: .labelIcon, spacing: spacing ?? (idiom == .iOS ? 16 : 6)) {
                slot.alignmentGuide(.labelIcon) { $0[VerticalAlignment.center] }
                configuration.title
            }
        } else {
            HStack(alignment: .labelIcon, spacing: spacing ?? 8) {
                configuration.icon.frame(width: iconWidth)
                configuration.title
            }
        }
    }

    /// The icon in a list's row, in 16 points on macOS.
    @MainActor @ViewBuilder private var slot: some View {
        let icon = configuration.icon.transformEnvironment(\.foregroundStyles) { styles in
            if let tint { styles = styles.setting([tint]) }
        }
        switch idiom {
        case .iOS: RowIconSlot(icon: icon, reservedWidth: iconWidth)
        case .macOS: icon.frame(width: iconWidth ?? 16)
        }
    }

    /// The icon's own style in a row: the colour of the list item's tint, else the tint. Nil where the surrounding
    /// style applies: one that is set around the label, or a monochrome tint.
    private var tint: AnyShapeStyle? {
        guard !styles.outsideRows.isSet else { return nil }
        switch itemTint?.kind {
        case .fixed(let color)?, .preferred(let color)?: return AnyShapeStyle(color)
        case .monochrome?: return nil
        case nil: return AnyShapeStyle(.tint)
        }
    }
}

/// The icon in a row of iOS, at the large scale in 24 points, which follow the text's size: 23 at M (read off pictures of
/// iOS 26). It may reach over the sides of this slot.
nonisolated private struct RowIconSlot<Icon: View>: View {
    let icon: Icon
    /// Nil for the usual width.
    let reservedWidth: CGFloat?
    @ScaledMetric private var width: CGFloat = 24

    @MainActor var body: some View { OverRowInsets(width: reservedWidth ?? width) { icon.imageScale(.large) } }
}

extension LabelStyle {
    @MainActor func view(_ configuration: LabelStyleConfiguration) -> AnyView {
        AnyView(StyledBody(style: self) { $0.makeBody(configuration: configuration) })
    }
}

extension EnvironmentValues {
    /// The width that a label's icon takes; nil for its own, and in lists for the list's column of icons.
    @Entry var labelIconWidth: CGFloat?
    /// The distance between a label's icon and its title; nil for the usual one.
    @Entry var labelSpacing: CGFloat?
    @Entry var labelStyle: StyleStack<any LabelStyle> = StyleStack(DefaultLabelStyle())
}
