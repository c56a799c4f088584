import UIKit

/// A view that blurs what lies behind it, with SwiftUI's materials.
@MainActor @preconcurrency
open class NSVisualEffectView: UIVisualEffectView {
    /// The use of a material.
    public enum Material: Int, Sendable {
        /// A part of a window.
        case titlebar = 3, selection, menu, popover, sidebar
        /// A part of a window.
        case headerView = 10, sheet, windowBackground, hudWindow
        /// A part of a window.
        case fullScreenUI = 15, toolTip = 17, contentBackground, underWindowBackground = 21, underPageBackground

        fileprivate var style: UIBlurEffect.Style {
            switch self {
            case .titlebar, .headerView: .systemChromeMaterial
            case .menu, .popover, .toolTip, .hudWindow: .systemMaterial
            case .fullScreenUI, .underWindowBackground: .systemThinMaterial
            default: .systemThickMaterial
            }
        }
    }

    /// What shines through.
    public enum BlendingMode: Int, Sendable {
        /// What lies behind the window. Here the same as `withinWindow`.
        case behindWindow
        /// What lies behind the view.
        case withinWindow
    }

    /// Whether the view looks active.
    public enum State: Int, Sendable {
        /// As the window; has no effect here.
        case followsWindowActiveState
        /// Always; has no effect here.
        case active
        /// Never; has no effect here.
        case inactive
    }

    /// The use that decides about the material.
    open var material = Material.sidebar { didSet { effect = UIBlurEffect(style: material.style) } }
    /// What shines through: here what lies behind the view.
    open var blendingMode = BlendingMode.behindWindow
    /// Kept for the app; the view always looks active.
    open var state = State.followsWindowActiveState
    /// Kept for the app; has no effect here.
    open var isEmphasized = false

    /// A view with the material of sidebars, of no size.
    public init() { super.init(effect: UIBlurEffect(style: Material.sidebar.style)) }

    /// A view with the material of sidebars.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        effect = UIBlurEffect(style: material.style)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        effect = UIBlurEffect(style: material.style)
    }
}
