import CoreGraphics
import Foundation
import RoostCore

/// What a `UIVisualEffectView` does to what lies behind it.
@MainActor @preconcurrency open class UIVisualEffect {
    init() {}

    /// What is drawn over what lies behind.
    func content() -> AnyView? { nil }
}

/// UIKit's blur: SwiftUI's materials.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
    public enum Style: Int, Sendable {
        case extraLight, light, dark, regular = 4, prominent
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        case systemUltraThinMaterialDark, systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark
        case systemChromeMaterialDark

        var material: Material {
            switch self {
            case .light, .dark, .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark:
                .ultraThin
            case .regular, .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: .thin
            case .systemMaterial, .systemMaterialLight, .systemMaterialDark: .regular
            case .extraLight, .prominent, .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark:
                .thick
            case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
            }
        }

        /// The look that the style has whatever is around it; nil where it follows that.
        var colorScheme: ColorScheme? {
            switch self {
            case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
                .systemThickMaterialLight, .systemChromeMaterialLight:
                .light
            case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark,
                .systemThickMaterialDark, .systemChromeMaterialDark:
                .dark
            default: nil
            }
        }
    }

    private let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    override func content() -> AnyView? {
        let rectangle = Rectangle().fill(style.material)
        guard let scheme = style.colorScheme else { return AnyView(rectangle) }
        return AnyView(rectangle.environment(\.colorScheme, scheme))
    }
}

/// Letters and symbols on a blur; they are drawn as they are.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
    public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view that blurs what lies behind it; what is in its `contentView` stands on the blur.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
    open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
    public let contentView = UIView()

    public init(effect: UIVisualEffect?) {
        self.effect = effect
        super.init(frame: .zero)
        addContent()
    }

    override public init(frame: CGRect) {
        super.init(frame: frame)
        addContent()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addContent()
    }

    private func addContent() {
        contentView.frame = bounds
        contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(contentView)
    }

    override open var intrinsicContentSize: CGSize { Self.noIntrinsicSize }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

    override func content() -> AnyView? { effect?.content() }
}
