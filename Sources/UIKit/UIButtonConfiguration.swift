import CoreGraphics
import Foundation
import RoostControls
import RoostCore

extension UIButton {
    /// The look of a button: words, picture, colours and form.
    public struct Configuration: Sendable {
        /// The form of the corners.
        public enum CornerStyle: Int, Sendable {
            /// `dynamic` and `capsule` are half circles, as iOS 26 draws buttons; `fixed` takes the background's radius.
            case fixed, dynamic, small, medium, large, capsule
        }

        /// The size of the words and the room around them.
        public enum Size: Int, Sendable { case medium, small, mini, large }

        /// The side of the words.
        public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

        /// The kinds of filled and of bare buttons.
        enum Kind { case plain, gray, tinted, filled, bordered, borderedTinted, prominent, glass, prominentGlass }

        private let kind: Kind

        init(_ kind: Kind) { self.kind = kind }

        /// Words in the tint.
        public static func plain() -> Configuration { Configuration(.plain) }
        /// Words in the tint, on grey.
        public static func gray() -> Configuration { Configuration(.gray) }
        /// Words in the tint, on a faint tint.
        public static func tinted() -> Configuration { Configuration(.tinted) }
        /// White words on the tint.
        public static func filled() -> Configuration { Configuration(.filled) }
        /// The same as `plain()`.
        public static func borderless() -> Configuration { Configuration(.plain) }
        /// The same as `gray()`.
        public static func bordered() -> Configuration { Configuration(.bordered) }
        /// The same as `tinted()`.
        public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
        /// The same as `filled()`.
        public static func borderedProminent() -> Configuration { Configuration(.prominent) }
        /// Words on glass.
        public static func glass() -> Configuration { Configuration(.glass) }
        /// White words on glass in the tint.
        public static func prominentGlass() -> Configuration { Configuration(.prominentGlass) }

        /// The words; nil for the button's `setTitle`.
        public var title: String?
        /// The words with attributes; they win over `title`.
        public var attributedTitle: AttributedString?
        /// Words below the title; nil for none.
        public var subtitle: String?
        /// The words below the title with attributes; they win over `subtitle`.
        public var attributedSubtitle: AttributedString?
        /// The picture; nil for the button's `setImage`.
        public var image: UIImage?
        /// The size and the weight of symbols; nil for those of the words.
        public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
        /// The side of the picture; `leading` by default.
        public var imagePlacement = NSDirectionalRectEdge.leading
        /// The distance of the picture from the words, in points.
        public var imagePadding: CGFloat = 0
        /// The distance of the two lines of words, in points; by default 1.
        public var titlePadding: CGFloat = 1
        /// The side of the words.
        public var titleAlignment = TitleAlignment.automatic
        /// The distances around words and picture, in points; those of the size unless set.
        public var contentInsets: NSDirectionalEdgeInsets {
            get { ownInsets ?? defaultInsets }
            set { ownInsets = newValue }
        }
        private var ownInsets: NSDirectionalEdgeInsets?
        /// The form of the corners.
        public var cornerStyle = CornerStyle.dynamic
        /// The size of the words and the room around them.
        public var buttonSize = Size.medium
        /// The colour of words and picture; nil for that of the kind.
        public var baseForegroundColor: UIColor?
        /// The colour behind them; nil for that of the kind.
        public var baseBackgroundColor: UIColor?
        /// The rectangle behind words and picture.
        public var background = UIBackgroundConfiguration.clear()
        /// Whether a wheel turns in the place of the picture.
        public var showsActivityIndicator = false
        /// Changes the attributes of the words before they are drawn.
        public var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?
        /// Accepted for source compatibility; has no effect here: `updateConfiguration()` follows the state.
        public var automaticallyUpdateForSelection = true

        /// Takes the default distances around words and picture again.
        public mutating func setDefaultContentInsets() { ownInsets = nil }

        private var defaultInsets: NSDirectionalEdgeInsets {
            let (vertical, horizontal): (CGFloat, CGFloat) =
                switch buttonSize {
                case .large: (15, 20)
                case .medium: (7, 12)
                case .small: (5, 10)
                case .mini: (4, 8)
                }
            return NSDirectionalEdgeInsets(
                top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        }

        /// The configuration with the button's own words and picture where it has none.
        func with(title: String?, image: UIImage?, rich: NSAttributedString?) -> Configuration {
            var copy = self
            if attributedTitle == nil, self.title == nil { copy.title = rich?.string ?? title }
            if self.image == nil { copy.image = image }
            return copy
        }

        var isGlass: Bool { kind == .glass || kind == .prominentGlass }
        var isProminent: Bool { [.filled, .prominent, .prominentGlass].contains(kind) }

        /// The colour of words and picture.
        func foreground(isEnabled: Bool, isDestructive: Bool) -> AnyShapeStyle {
            if !isEnabled { return AnyShapeStyle(UIColor.tertiaryLabel.color) }
            if let baseForegroundColor { return AnyShapeStyle(baseForegroundColor.color) }
            if isProminent { return AnyShapeStyle(Color.white) }
            if isDestructive { return AnyShapeStyle(UIColor.systemRed.color) }
            return kind == .glass ? AnyShapeStyle(.primary) : AnyShapeStyle(.tint)
        }

        /// The colour behind them; nil for none.
        func fill(isEnabled: Bool, isDestructive: Bool) -> AnyShapeStyle? {
            if let color = background.backgroundColor { return AnyShapeStyle(color.color) }
            let tint = baseBackgroundColor?.color ?? (isDestructive ? UIColor.systemRed.color : nil)
            switch kind {
            case .plain, .glass: return baseBackgroundColor.map { AnyShapeStyle($0.color) }
            case .gray, .bordered: return AnyShapeStyle((baseBackgroundColor ?? .tertiarySystemFill).color)
            case .tinted, .borderedTinted:
                if !isEnabled { return AnyShapeStyle(UIColor.tertiarySystemFill.color) }
                return tint.map { AnyShapeStyle($0.opacity(0.18)) } ?? AnyShapeStyle(TintShapeStyle.tint.opacity(0.18))
            case .filled, .prominent, .prominentGlass:
                if !isEnabled { return AnyShapeStyle(UIColor.tertiarySystemFill.color) }
                return tint.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.tint)
            }
        }

        func radius(height: CGFloat) -> CGFloat {
            switch cornerStyle {
            case .fixed: background.cornerRadius
            case .small: 6
            case .medium: 8
            case .large: 12
            case .dynamic, .capsule: height / 2
            }
        }

        var font: Font {
            switch buttonSize {
            case .large, .medium: .system(.body)
            case .small: .system(.subheadline)
            case .mini: .system(.footnote)
            }
        }
    }
}

/// The rectangle behind a button's or a cell's content.
public struct UIBackgroundConfiguration: Sendable {
    /// The colour; nil for that of the button's or the list's kind.
    public var backgroundColor: UIColor?
    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 5.95
    /// The colour of the line around; nil for none.
    public var strokeColor: UIColor?
    /// The width of the line around, in points.
    public var strokeWidth: CGFloat = 0
    /// The distances from the edges, in points.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero

    /// A rectangle without a colour.
    public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// The rectangle of a row, in the list's own colour.
    public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
    /// The rectangle of a row of a grouped list, in the list's own colour.
    public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}

/// Changes the attributes of a button's words.
public struct UIConfigurationTextAttributesTransformer: Sendable {
    /// The change.
    public let transform: @Sendable (AttributeContainer) -> AttributeContainer
    /// A change by a closure.
    @preconcurrency public init(_ transform: @escaping @Sendable (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }
    /// The changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }
}

/// The edges of a rectangle, by the direction of the layout.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
    /// UIKit's bits.
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top edge.
    public static let top = NSDirectionalRectEdge(rawValue: 1)
    /// The edge at which text begins.
    public static let leading = NSDirectionalRectEdge(rawValue: 2)
    /// The bottom edge.
    public static let bottom = NSDirectionalRectEdge(rawValue: 4)
    /// The edge at which text ends.
    public static let trailing = NSDirectionalRectEdge(rawValue: 8)
    /// All edges.
    public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}

/// The look of a button by its configuration.
struct UIButtonConfigurationFace: View {
    let button: UIButton
    let configuration: UIButton.Configuration
    let isPressed: Bool
    /// Whether the button is as large as its room.
    let fills: Bool

    private var isDestructive: Bool { button.role == .destructive }

    var body: some View {
        parts
            .foregroundStyle(configuration.foreground(isEnabled: button.isEnabled, isDestructive: isDestructive))
            .padding(EdgeInsets(configuration.contentInsets))
            .frame(maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil, alignment: .center)
            .environment(\.layoutDirection, button.environment.layoutDirection)
            .background {
                GeometryReader { geometry in background(height: geometry.size.height) }
                    .padding(EdgeInsets(configuration.background.backgroundInsets))
            }
            .wholeOpacity(isPressed ? 0.75 : 1)
    }

    @ViewBuilder private func background(height: CGFloat) -> some View {
        let shape = RoundedRectangle(cornerRadius: configuration.radius(height: height), style: .continuous)
        if configuration.isGlass {
            if configuration.isProminent {
                Color.clear.glassEffect(.regular.tint(.accentColor), in: shape)
            } else {
                Color.clear.glassEffect(.regular, in: shape)
            }
        } else if let fill = configuration.fill(isEnabled: button.isEnabled, isDestructive: isDestructive) {
            shape.fill(fill)
        }
        if let color = configuration.background.strokeColor {
            shape.strokeBorder(color.color, lineWidth: configuration.background.strokeWidth)
        }
    }

    @ViewBuilder private var parts: some View {
        let gap = configuration.imagePadding
        switch configuration.imagePlacement {
        case .trailing:
            HStack(spacing: gap) {
                words; picture
            }
        case .top:
            VStack(spacing: gap) {
                picture; words
            }
        case .bottom:
            VStack(spacing: gap) {
                words; picture
            }
        default:
            HStack(spacing: gap) {
                picture; words
            }
        }
    }

    @ViewBuilder private var picture: some View {
        if configuration.showsActivityIndicator {
            ProgressView().tint(configuration.isProminent ? .white : nil)
        } else if let image = configuration.image {
            UIButtonImage(image: image, configuration: configuration.preferredSymbolConfigurationForImage)
        }
    }

    private var title: Text? {
        var container = AttributeContainer()
        if let transformer = configuration.titleTextAttributesTransformer { container = transformer(container) }
        if let rich = configuration.attributedTitle { return Text(rich.mergingAttributes(container)) }
        return configuration.title.map { Text(AttributedString($0, attributes: container)) }
    }

    private var subtitle: Text? {
        configuration.attributedSubtitle.map { Text($0) } ?? configuration.subtitle.map { Text(verbatim: $0) }
    }

    private var alignment: HorizontalAlignment {
        switch configuration.titleAlignment {
        case .center: .center
        case .trailing: .trailing
        case .automatic, .leading: .leading
        }
    }

    @ViewBuilder private var words: some View {
        if title != nil || subtitle != nil {
            VStack(alignment: alignment, spacing: configuration.titlePadding) {
                title?.font(configuration.font)
                subtitle?.font(.footnote)
            }
            .multilineTextAlignment(.center)
        }
    }
}
