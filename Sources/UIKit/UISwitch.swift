import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's switch; SwiftUI's inside. It has its own size, whatever its frame.
@MainActor @preconcurrency open class UISwitch: UIControl {
    /// The look: a switch in every case here.
    public enum Style: Int, Sendable { case automatic, checkbox, sliding }

    /// Whether the switch is on. Setting it tells nobody.
    open var isOn = false { didSet { if isOn != oldValue { setNeedsDisplay() } } }
    /// The colour of a switch that is on; nil for green.
    open var onTintColor: UIColor? { didSet { setNeedsDisplay() } }
    /// Accepted for source compatibility; has no effect here, with a warning: SwiftUI's thumb has its own colour.
    open var thumbTintColor: UIColor? {
        didSet { if thumbTintColor != nil { Log.warning("UISwitch.thumbTintColor has no effect") } }
    }
    /// Words beside a check box; shown nowhere here.
    open var title: String?
    /// Accepted for source compatibility; has no effect here.
    open var preferredStyle = Style.automatic

    /// Turns the switch, at once or with an animation.
    open func setOn(_ on: Bool, animated: Bool) {
        if animated { withAnimation { isOn = on } } else { isOn = on }
    }

    override func hugged() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        bounds.size = intrinsicContentSize
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    override func content() -> AnyView? {
        let binding = Binding<Bool> { [weak self] in
            self?.isOn ?? false
        } set: { [weak self] value in
            guard let self else { return }
            isOn = value
            sendActions(for: [.valueChanged, .touchUpInside])
        }
        return AnyView(
            Toggle(isOn: binding) { EmptyView() }.labelsHidden().toggleStyle(.switch)
                .tint(onTintColor?.color).disabled(!isEnabled).fixedSize())
    }
}
