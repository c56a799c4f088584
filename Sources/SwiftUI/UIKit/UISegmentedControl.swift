import Foundation
import RoostCore

/// UIKit's row of segments, for `UISegmentedControl.appearance()`; see `UIAppearance`.
@MainActor @preconcurrency open class UISegmentedControl: UIControl, UIAppearance {
    open var selectedSegmentTintColor: UIColor?
    open var apportionsSegmentWidthsByContent = false

    override public required init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
}
