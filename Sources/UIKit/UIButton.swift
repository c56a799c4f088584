import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's button: words and a picture that run actions.
@MainActor @preconcurrency open class UIButton: UIControl {
    /// The kind of a button without a configuration.
    public enum ButtonType: Int, Sendable {
        /// `system` draws in the tint; `custom` in the colours that it is given, by default white.
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd
        /// A cross.
        case close = 7

        fileprivate var symbol: String? {
            switch self {
            case .custom, .system: nil
            case .detailDisclosure, .infoLight, .infoDark: "info.circle"
            case .contactAdd: "plus.circle"
            case .close: "xmark.circle.fill"
            }
        }
    }

    /// The meaning of a button; `destructive` is red.
    public enum Role: Int, Sendable { case normal, primary, cancel, destructive }

    /// The kind of the button.
    public private(set) var buttonType = ButtonType.custom

    /// A button of a kind, of no size.
    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
        self.buttonType = buttonType
        if let symbol = buttonType.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
    }

    /// A button of a kind that runs an action, with its words and its picture.
    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: buttonType)
        take(primaryAction)
    }

    /// A button of a frame that runs an action, with its words and its picture.
    public convenience init(frame: CGRect, primaryAction: UIAction?) {
        self.init(frame: frame)
        buttonType = .system
        take(primaryAction)
    }

    /// A button of a configuration that runs an action, with its words and its picture.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        buttonType = .system
        self.configuration = configuration
        take(primaryAction)
        bounds.size = intrinsicContentSize
    }

    /// A button of the system's kind that runs an action.
    public static func systemButton(primaryAction: UIAction) -> UIButton { UIButton(primaryAction: primaryAction) }

    private func take(_ action: UIAction?) {
        guard let action else { return }
        addAction(action, for: .primaryActionTriggered)
        if !action.title.isEmpty { setTitle(action.title, for: .normal) }
        if let image = action.image { setImage(image, for: .normal) }
        bounds.size = intrinsicContentSize
    }

    // MARK: Content

    private var titles: [UInt: String] = [:]
    private var richTitles: [UInt: NSAttributedString] = [:]
    private var titleColors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]
    private var backgrounds: [UInt: UIImage] = [:]

    private func shown<T>(_ values: [UInt: T]) -> T? { values[state.rawValue] ?? values[State.normal.rawValue] }

    /// Sets the words in a state; the normal ones show where a state has none.
    open func setTitle(_ title: String?, for state: UIControl.State) {
        titles[state.rawValue] = title
        invalidateIntrinsicContentSize()
    }
    /// Sets the words with attributes in a state; they win over plain ones.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: UIControl.State) {
        richTitles[state.rawValue] = title
        invalidateIntrinsicContentSize()
    }
    /// Sets the colour of the words in a state.
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {
        titleColors[state.rawValue] = color
        setNeedsDisplay()
    }
    /// Sets the picture in a state.
    open func setImage(_ image: UIImage?, for state: UIControl.State) {
        images[state.rawValue] = image
        invalidateIntrinsicContentSize()
    }
    /// Sets the picture behind the words in a state, stretched to the bounds.
    open func setBackgroundImage(_ image: UIImage?, for state: UIControl.State) {
        backgrounds[state.rawValue] = image
        setNeedsDisplay()
    }
    /// Sets the size and the weight of symbols, in every state.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: UIControl.State
    ) {
        symbolConfiguration = configuration
        invalidateIntrinsicContentSize()
    }
    private var symbolConfiguration: UIImage.SymbolConfiguration?

    /// The words in a state; nil for none.
    open func title(for state: UIControl.State) -> String? { titles[state.rawValue] }
    /// The colour of the words in a state; nil for none of its own.
    open func titleColor(for state: UIControl.State) -> UIColor? { titleColors[state.rawValue] }
    /// The picture in a state; nil for none.
    open func image(for state: UIControl.State) -> UIImage? { images[state.rawValue] }
    /// The words that show.
    open var currentTitle: String? { configuration?.title ?? shown(titles) }
    /// The picture that shows.
    open var currentImage: UIImage? { configuration?.image ?? shown(images) }
    /// The words with attributes that show; nil for plain ones.
    open var currentAttributedTitle: NSAttributedString? { shown(richTitles) }

    /// A label with the font of the words, for code that sets it; the button draws its words itself.
    public private(set) lazy var titleLabel: UILabel? = {
        let label = UILabel()
        label.font = .systemFont(ofSize: 15)
        label.standIn(self)
        return label
    }()
    /// An image view with the content mode of the picture, for code that sets it; the button draws its picture itself.
    public private(set) lazy var imageView: UIImageView? = {
        let view = UIImageView(frame: .zero)
        view.standIn(self)
        return view
    }()

    /// The distances around words and picture of a button without a configuration, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { invalidateIntrinsicContentSize() } }
    /// The distances around the words, in points.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }
    /// The distances around the picture, in points.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsDisplay() } }

    /// The look; nil for the older one of `setTitle` and its kin alone.
    open var configuration: Configuration? { didSet { invalidateIntrinsicContentSize() } }
    /// Called before the button is drawn, to adapt the configuration to the state.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

    /// Has `configurationUpdateHandler` called.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }
    /// Calls `configurationUpdateHandler`; override it to adapt the configuration to the state.
    open func updateConfiguration() { configurationUpdateHandler?(self) }

    override open var isEnabled: Bool { didSet { if isEnabled != oldValue { updateConfiguration() } } }
    override open var isSelected: Bool { didSet { if isSelected != oldValue { updateConfiguration() } } }
    override open var isHighlighted: Bool { didSet { if isHighlighted != oldValue { updateConfiguration() } } }

    /// The menu; nil for none.
    open var menu: UIMenu? { didSet { setNeedsDisplay() } }
    /// Whether a press opens the menu; else a long press does. By default false.
    open var showsMenuAsPrimaryAction = false { didSet { setNeedsDisplay() } }
    /// Accepted for source compatibility; has no effect here: the app sets the words.
    open var changesSelectionAsPrimaryAction = false
    /// The meaning of the button.
    open var role = Role.normal { didSet { setNeedsDisplay() } }

    override func hugged() {
        setContentHuggingPriority(.defaultLow, for: .horizontal)
        bounds.size = bounds.size
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override open var intrinsicContentSize: CGSize {
        measured(face(isPressed: false, fills: false), .unspecified, environment)
    }

    // MARK: Drawing

    private func press(_ isPressed: Bool) {
        guard isPressed != isHighlighted else { return }
        isHighlighted = isPressed
        if isPressed { sendActions(for: .touchDown) }
    }

    private func pressed() {
        sendActions(for: [.touchUpInside, .primaryActionTriggered])
    }

    override func content() -> AnyView? {
        if let menu, showsMenuAsPrimaryAction {
            return AnyView(
                Menu {
                    menu.parts(sender: self)
                } label: {
                    self.face(isPressed: false, fills: true)
                }
                .buttonStyle(.plain).disabled(!isEnabled))
        }
        let button = Button { [weak self] in
            self?.pressed()
        } label: {
            EmptyView()
        }
        .buttonStyle(UIButtonFace(button: self, state: state.rawValue))
        .disabled(!isEnabled)
        .accessibilityLabel(Text(verbatim: currentTitle ?? accessibilityLabel ?? ""))
        if let menu { return AnyView(button.contextMenu { menu.parts(sender: self) }) }
        return AnyView(button)
    }

    /// The button's look.
    @ViewBuilder fileprivate func face(isPressed: Bool, fills: Bool) -> some View {
        if let configuration {
            UIButtonConfigurationFace(
                button: self,
                configuration: configuration.with(title: shown(titles), image: shown(images), rich: shown(richTitles)),
                isPressed: isPressed, fills: fills)
        } else {
            plainFace(isPressed: isPressed, fills: fills)
        }
    }

    private var plainColor: AnyShapeStyle {
        if let color = shown(titleColors) { return AnyShapeStyle(color.color) }
        if !isEnabled { return AnyShapeStyle(UIColor.tertiaryLabel.color) }
        if role == .destructive { return AnyShapeStyle(UIColor.systemRed.color) }
        return buttonType == .custom ? AnyShapeStyle(Color.white) : AnyShapeStyle(.tint)
    }

    private func plainFace(isPressed: Bool, fills: Bool) -> some View {
        let words: Text? = shown(richTitles).map { Text($0) } ?? shown(titles).map { Text(verbatim: $0) }
        let isSystem = buttonType != .custom
        // A system button has room around its words, as with Apple's.
        let room = isSystem && contentEdgeInsets == .zero && words != nil
        return HStack(spacing: 0) {
            if let image = shown(images) {
                UIButtonImage(image: image, configuration: symbolConfiguration)
                    .padding(EdgeInsets(imageEdgeInsets))
            }
            words?.font(titleLabel?.font.font).padding(EdgeInsets(titleEdgeInsets))
        }
        .lineLimit(titleLabel?.numberOfLines == 0 ? nil : titleLabel?.numberOfLines ?? 1)
        .multilineTextAlignment(.center)
        .foregroundStyle(plainColor)
        .padding(EdgeInsets(contentEdgeInsets))
        .padding(.vertical, room ? 6 : 0)
        .frame(
            maxWidth: fills ? .infinity : nil, maxHeight: fills ? .infinity : nil,
            alignment: contentAlignment(in: environment)
        )
        .background {
            if let background = shown(backgrounds) { Image(uiImage: background).stretchable() }
        }
        .wholeOpacity(isPressed && isSystem ? 0.2 : 1)
    }

    fileprivate func contentAlignment(in environment: EnvironmentValues) -> Alignment {
        let isMirrored = environment.layoutDirection == .rightToLeft
        let horizontal: HorizontalAlignment =
            switch contentHorizontalAlignment {
            case .center, .fill: .center
            case .left: .leading
            case .right: .trailing
            case .leading: isMirrored ? .trailing : .leading
            case .trailing: isMirrored ? .leading : .trailing
            }
        let vertical: VerticalAlignment =
            switch contentVerticalAlignment {
            case .center, .fill: .center
            case .top: .top
            case .bottom: .bottom
            }
        return Alignment(horizontal: horizontal, vertical: vertical)
    }

    fileprivate func follow(_ isPressed: Bool) { press(isPressed) }
}

/// Draws a button's face in SwiftUI's button.
private struct UIButtonFace: ButtonStyle {
    let button: UIButton
    /// Changes with the button's state.
    let state: UInt

    func makeBody(configuration: Configuration) -> some View {
        button.face(isPressed: configuration.isPressed, fills: true)
            .contentShape(Rectangle())
            .onChange(of: configuration.isPressed) { button.follow($1) }
    }
}

/// A button's picture.
struct UIButtonImage: View {
    let image: UIImage
    let configuration: UIImage.SymbolConfiguration?

    var body: some View {
        Image(uiImage: configuration.flatMap { image.applyingSymbolConfiguration($0) } ?? image)
    }
}
