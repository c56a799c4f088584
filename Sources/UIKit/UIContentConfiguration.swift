import CoreGraphics
import Foundation
import RoostCore

/// A description of a cell's content, which makes the view for it.
@MainActor @preconcurrency public protocol UIContentConfiguration {
    /// Makes the view.
    func makeContentView() -> any UIView & UIContentView
    /// The description for a state of the cell; here it is asked for nothing.
    func updated(for state: any UIConfigurationState) -> Self
}

/// A view that shows a content configuration.
@MainActor @preconcurrency public protocol UIContentView: AnyObject {
    /// The description that the view shows.
    var configuration: any UIContentConfiguration { get set }
}

/// The state of a cell, for configurations.
public protocol UIConfigurationState {
    /// The traits around the cell.
    var traitCollection: UITraitCollection { get set }
}

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, Sendable {
    /// The traits around the cell.
    public var traitCollection: UITraitCollection
    /// Whether the cell is selected.
    public var isSelected = false
    /// Whether a finger is on the cell.
    public var isHighlighted = false
    /// Whether the cell cannot be used.
    public var isDisabled = false

    /// A cell at rest.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }
}

/// The words and the picture of a row.
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
    /// The look of words.
    @MainActor @preconcurrency public struct TextProperties {
        /// The font.
        public var font: UIFont
        /// The colour.
        public var color: UIColor
        /// The most lines; 0 for as many as there are.
        public var numberOfLines = 0
        /// The side of the lines.
        public var alignment = TextAlignment.natural
        /// The sides of lines.
        public enum TextAlignment: Int, Sendable { case natural, center, justified }
    }

    /// The look of the picture.
    @MainActor @preconcurrency public struct ImageProperties {
        /// The colour of symbols; nil for the tint.
        public var tintColor: UIColor?
        /// The radius of the corners, in points.
        public var cornerRadius: CGFloat = 0
        /// The largest size, in points; zero for any.
        public var maximumSize = CGSize.zero
        /// The size and the weight of symbols; nil for body text's.
        public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
    }

    /// The words.
    public var text: String?
    /// The words with attributes; they win over `text`.
    public var attributedText: NSAttributedString?
    /// Further words.
    public var secondaryText: String?
    /// Further words with attributes; they win over `secondaryText`.
    public var secondaryAttributedText: NSAttributedString?
    /// The picture.
    public var image: UIImage?
    /// The look of the words.
    public var textProperties = TextProperties(font: .preferredFont(forTextStyle: .body), color: .label)
    /// The look of the further words.
    public var secondaryTextProperties = TextProperties(
        font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
    /// The look of the picture.
    public var imageProperties = ImageProperties()
    /// Whether both words stand side by side where they fit.
    public var prefersSideBySideTextAndSecondaryText = false
    /// The distances around the content, in points.
    public var directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    /// The distance of the picture from the words, in points.
    public var imageToTextPadding: CGFloat = 16
    /// The distance of the two lines of words, in points.
    public var textToSecondaryTextVerticalPadding: CGFloat = 3

    /// One line of words.
    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Two lines of words.
    public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
    /// Words with a value at the other edge.
    public static func valueCell() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.prefersSideBySideTextAndSecondaryText = true
        configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
        return configuration
    }
    /// The words of a plain list's header.
    public static func plainHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .boldSystemFont(ofSize: 17)
        return configuration
    }
    /// The words of a grouped list's header.
    public static func groupedHeader() -> UIListContentConfiguration {
        var configuration = UIListContentConfiguration()
        configuration.textProperties.font = .preferredFont(forTextStyle: .footnote)
        configuration.textProperties.color = .secondaryLabel
        return configuration
    }
    /// The words of a grouped list's footer.
    public static func groupedFooter() -> UIListContentConfiguration { groupedHeader() }

    public func makeContentView() -> any UIView & UIContentView { UIListContentView(configuration: self) }
    public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// The view of a `UIListContentConfiguration`.
@MainActor @preconcurrency open class UIListContentView: UIView, UIContentView {
    /// The description; another kind than a list's shows nothing.
    open var configuration: any UIContentConfiguration { didSet { invalidateIntrinsicContentSize() } }

    /// A view of a description.
    public init(configuration: UIListContentConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        configuration = UIListContentConfiguration.cell()
        super.init(coder: coder)
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        guard let content = content() else { return .zero }
        return measured(content, ProposedViewSize(width: size.width > 0 ? size.width : nil, height: nil), environment)
    }

    private func words(
        _ text: String?, _ rich: NSAttributedString?, _ look: UIListContentConfiguration.TextProperties
    ) -> AnyView? {
        guard let words = rich.map({ Text($0) }) ?? text.map({ Text(verbatim: $0) }) else { return nil }
        return AnyView(
            words.font(look.font.shown(adjusts: true)).foregroundStyle(look.color.color)
                .lineLimit(look.numberOfLines > 0 ? look.numberOfLines : nil)
                .multilineTextAlignment(look.alignment == .center ? .center : .leading))
    }

    override func content() -> AnyView? {
        guard let shown = configuration as? UIListContentConfiguration else { return nil }
        let title = words(shown.text, shown.attributedText, shown.textProperties)
        let detail = words(shown.secondaryText, shown.secondaryAttributedText, shown.secondaryTextProperties)
        return AnyView(
            HStack(spacing: shown.imageToTextPadding) {
                if let image = shown.image {
                    UIListImage(image: image, look: shown.imageProperties)
                }
                if shown.prefersSideBySideTextAndSecondaryText {
                    if let title { title }
                    Spacer(minLength: 0)
                    if let detail { detail }
                } else {
                    VStack(alignment: .leading, spacing: shown.textToSecondaryTextVerticalPadding) {
                        if let title { title }
                        if let detail { detail }
                    }
                    Spacer(minLength: 0)
                }
            }
            .padding(EdgeInsets(shown.directionalLayoutMargins))
            .frame(maxWidth: .infinity, alignment: .leading)
            .environment(\.layoutDirection, environment.layoutDirection))
    }
}

/// The picture of a row.
private struct UIListImage: View {
    let image: UIImage
    let look: UIListContentConfiguration.ImageProperties

    var body: some View {
        let shown = look.preferredSymbolConfiguration.flatMap { image.applyingSymbolConfiguration($0) } ?? image
        let limit = look.maximumSize
        Group {
            if limit == .zero {
                Image(uiImage: shown)
            } else {
                Image(uiImage: shown).stretchable().aspectRatio(contentMode: .fit)
                    .frame(
                        maxWidth: min(limit.width, shown.size.width), maxHeight: min(limit.height, shown.size.height))
            }
        }
        .foregroundStyle(look.tintColor.map { AnyShapeStyle($0.color) } ?? AnyShapeStyle(.tint))
        .clipShape(RoundedRectangle(cornerRadius: look.cornerRadius, style: .continuous))
    }
}
