import SwiftUI

/// The place at which a chart comes to rest after it has been scrolled.
///
/// `valueAligned(unit:majorAlignment:limitBehavior:)` and its kin make all that exist.
public protocol ChartScrollTargetBehavior: Sendable {
    /// The values at which the plot may begin.
    var _alignment: _ChartScrollAlignment { get }
}

/// The values at which a plot may begin after scrolling, along both axes.
public struct _ChartScrollAlignment: Sendable {
    var x: ScrollAlignment?
    var y: ScrollAlignment?
    var limit = ValueAlignedLimitBehavior.automatic
}

nonisolated extension View {
    /// Sets the place at which the charts inside come to rest after they have been scrolled.
    public func chartScrollTargetBehavior(_ behavior: some ChartScrollTargetBehavior) -> some View {
        transformEnvironment(\.chartSettings) { $0.scrolling.alignment = behavior._alignment }
    }
}
