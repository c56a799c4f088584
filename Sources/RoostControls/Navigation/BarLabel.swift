import RoostCore

/// The label of a button that UIKit's bars draw themselves: a sign or words. Any other view stands in the bar as it is.
protocol BarLabel {
    nonisolated static var barLabelKind: BarLabelKind { get }
}

/// What a bar draws for a label.
enum BarLabelKind {
    case sign, words
}

extension Image: BarLabel {
    nonisolated static var barLabelKind: BarLabelKind { .sign }
}

extension Text: BarLabel {
    nonisolated static var barLabelKind: BarLabelKind { .words }
}

/// Bars show a label's sign alone.
extension Label: BarLabel where Title: BarLabel, Icon: BarLabel {
    nonisolated static var barLabelKind: BarLabelKind { Icon.barLabelKind }
}

extension DefaultButtonLabel: BarLabel {
    nonisolated static var barLabelKind: BarLabelKind { .sign }
}

extension ModifiedContent: BarLabel where Content: BarLabel {
    nonisolated static var barLabelKind: BarLabelKind { Content.barLabelKind }
}

extension _ConditionalContent: BarLabel where TrueContent: BarLabel, FalseContent: BarLabel {
    nonisolated static var barLabelKind: BarLabelKind { TrueContent.barLabelKind }
}

/// An item's content that consists of buttons, which UIKit's bars make their own items of. Any other content, such as a
/// stack, stands in the bar as one view.
protocol BarItemContent {
    nonisolated static var holdsBarItems: Bool { get }
}

extension Button: BarItemContent {
    nonisolated static var holdsBarItems: Bool { true }
}

extension TupleView: BarItemContent {
    nonisolated static var holdsBarItems: Bool { true }
}

extension Group: BarItemContent where Content: View {
    nonisolated static var holdsBarItems: Bool { barItems(Content.self) }
}

extension ForEach: BarItemContent where Content: View {
    nonisolated static var holdsBarItems: Bool { barItems(Content.self) }
}

extension ModifiedContent: BarItemContent where Content: View {
    nonisolated static var holdsBarItems: Bool { barItems(Content.self) }
}

extension Optional: BarItemContent where Wrapped: View {
    nonisolated static var holdsBarItems: Bool { barItems(Wrapped.self) }
}

extension _ConditionalContent: BarItemContent where TrueContent: View, FalseContent: View {
    nonisolated static var holdsBarItems: Bool { barItems(TrueContent.self) && barItems(FalseContent.self) }
}

/// Whether a view of a type consists of buttons. Of a type of the app's own its body counts.
nonisolated func barItems<V: View>(_ type: V.Type) -> Bool {
    if let content = type as? any BarItemContent.Type { return content.holdsBarItems }
    return V.Body.self != Never.self && barItems(V.Body.self)
}

extension PrimitiveButtonStyleConfiguration {
    /// What a bar draws for the label; nil for a view of another type.
    var barLabelKind: BarLabelKind? { (parts.labelType as? any BarLabel.Type)?.barLabelKind }
}

/// A button among the items of a bar.
nonisolated struct BarItemButtonStyle: PrimitiveButtonStyle {
    /// Words and views in bars do not grow with the reader's text size, signs do. Read off pictures at `.medium`: words
    /// have 17 points there, and so have symbols in views; signs are as large as those of `body`.
    static let font = Font.system(size: 17)

    /// Whether signs and words of the bar's own are white, unless they have a colour of their own.
    var isWhite = false

    @MainActor func makeBody(configuration: Configuration) -> some View {
        let kind = configuration.barLabelKind
        FramedButtonStyle().makeBody(configuration: configuration)
            .modifier(BarItemLook(isSign: kind == .sign, isWhite: kind != nil && isWhite))
    }
}

/// The look of a bar's item.
nonisolated private struct BarItemLook: ViewModifier {
    let isSign: Bool
    let isWhite: Bool

    @MainActor func body(content: Content) -> some View {
        content
            .transformEnvironment(\.font) { font in
                if isSign, font == BarItemButtonStyle.font { font = nil }
            }
            .transformEnvironment(\.foregroundStyles) { styles in
                if isWhite, !styles.isChosen {
                    styles = styles.setting([AnyShapeStyle(Color.white)], isDefault: true)
                }
            }
    }
}
