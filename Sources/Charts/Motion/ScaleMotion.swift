/// The scale that another one comes from, and the share of the way that it has made.
final class ScaleMotion: Sendable {
    let former: PositionScale
    let share: Double
    /// The number of motions before this one that it has interrupted.
    let depth: Int

    /// More interrupted motions than this are forgotten.
    static let depthLimit = 4

    init(from former: PositionScale, share: Double) {
        self.former = former.withoutMotion(deeperThan: Self.depthLimit)
        self.share = share
        depth = self.former.motionDepth + 1
    }
}
