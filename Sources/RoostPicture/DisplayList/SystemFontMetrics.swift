import CoreGraphics

/// The metrics of San Francisco on iOS, in ems (case `ios-metrics`): texts, labels and symbols are set by the same.
package enum SystemFontMetrics {
    package static let ascender: CGFloat = 1950.0 / 2048
    package static let descender: CGFloat = 494.0 / 2048
    /// The height of a capital letter.
    package static let capHeight: CGFloat = 1443.0 / 2048
}
