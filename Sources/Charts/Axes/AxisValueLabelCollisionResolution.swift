import Foundation

/// The fate of labels that have no room beside each other.
public struct AxisValueLabelCollisionResolution: Hashable, Sendable {
    enum Kind: Hashable {
        case automatic, disabled, truncate
        case greedy(priority: Double, spacing: CGFloat?)
    }

    let kind: Kind

    /// Labels that would touch an earlier one are left out.
    public static let automatic = AxisValueLabelCollisionResolution(kind: .automatic)
    /// All labels are shown.
    public static let disabled = AxisValueLabelCollisionResolution(kind: .disabled)
    /// Labels are cut to the room up to the next value.
    public static let truncate = AxisValueLabelCollisionResolution(kind: .truncate)
    /// Labels that would touch one of higher priority, or an earlier one, are left out.
    public static var greedy: AxisValueLabelCollisionResolution { greedy() }
    /// Labels that would touch one of higher priority, or an earlier one, are left out.
    /// - Parameters:
    ///   - priority: Labels of higher priority are placed first.
    ///   - minimumSpacing: The least distance between two labels, in points.
    public static func greedy(
        priority: Double = 0, minimumSpacing: CGFloat? = nil
    ) -> AxisValueLabelCollisionResolution {
        AxisValueLabelCollisionResolution(kind: .greedy(priority: priority, spacing: minimumSpacing))
    }
}
