import CoreGraphics
import Foundation
import RoostCore

/// The effect of a `UIVisualEffectView` on what lies behind it.
@MainActor @preconcurrency open class UIVisualEffect {
    init() {}

    /// The view drawn over what lies behind; nil for none.
    func content() -> AnyView? { nil }
}

/// UIKit's blur, drawn with SwiftUI's materials.
@MainActor @preconcurrency open class UIBlurEffect: UIVisualEffect {
    /// The thickness of the material. The styles with Light or Dark in their names keep that look; the others follow
    /// the appearance.
    public enum Style: Int, Sendable {
        /// `extraLight` and `prominent` are thick materials, `light` and `dark` ultra-thin ones, `regular` a thin one.
        case extraLight, light, dark, regular = 4, prominent
        /// From the most translucent to the least; `systemChromeMaterial` is that of bars.
        case systemUltraThinMaterial, systemThinMaterial, systemMaterial, systemThickMaterial, systemChromeMaterial
        /// Light, whatever the appearance is.
        case systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight, systemThickMaterialLight
        case systemChromeMaterialLight
        /// Dark, whatever the appearance is.
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

        /// The fixed look of the style; nil where it follows the appearance.
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

    /// A blur of a style.
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

/// Letters and symbols on a blur. Has no effect here: they keep their colours, and nothing is blurred.
@MainActor @preconcurrency open class UIVibrancyEffect: UIVisualEffect {
    /// An effect on a blur; the blur is ignored.
    public init(blurEffect: UIBlurEffect) { super.init() }
}

/// A view that blurs what lies behind it. Subviews belong in its `contentView`, above the blur.
@MainActor @preconcurrency open class UIVisualEffectView: UIView {
    /// The effect; nil for none.
    open var effect: UIVisualEffect? { didSet { setNeedsDisplay() } }
    /// The view above the blur, as large as this view.
    public let contentView = UIView()

    /// A view with an effect, of no size; nil for no effect.
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
