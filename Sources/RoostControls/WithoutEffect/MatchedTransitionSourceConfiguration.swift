import CoreGraphics
import RoostCore

/// The look of a view out of which a screen grows. Accepted for source compatibility: screens slide in from the side.
nonisolated public protocol MatchedTransitionSourceConfiguration {}

/// The configuration that a `matchedTransitionSource(id:in:configuration:)` starts from.
nonisolated public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration {}

nonisolated extension MatchedTransitionSourceConfiguration {
    /// Accepted for source compatibility; has no effect here.
    public func background(_ style: Color) -> some MatchedTransitionSourceConfiguration { self }

    /// Accepted for source compatibility; has no effect here.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration { self }

    /// Accepted for source compatibility; has no effect here.
    public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some MatchedTransitionSourceConfiguration { self }
}
