import Foundation
import RoostCore

/// UIKit's row of segments, for `UISegmentedControl.appearance()`. It is not drawn, and its settings have no effect;
/// see `UIAppearance`.
@MainActor @preconcurrency open class UISegmentedControl: UIControl, UIAppearance {
    /// The colour of the selected segment; has no effect here.
    open var selectedSegmentTintColor: UIColor?
    /// Whether segments are as wide as their titles need; has no effect here.
    open var apportionsSegmentWidthsByContent = false

    override public required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Sets the attributes of the titles in a state; has no effect here.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
