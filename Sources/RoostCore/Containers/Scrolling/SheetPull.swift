import CoreGraphics

/// Lets scrolling content move the sheet around it. A finger that pulls the content up or down where it is at its top
/// pulls the sheet to another height, or away, and the content stays.
nonisolated package final class SheetPull {
    private var canGrow = false
    private var moved: (CGFloat) -> Void = { _ in }
    private var ended: (_ translation: CGFloat, _ predicted: CGFloat) -> Void = { _, _ in }
    private var translation: CGFloat = 0

    package init() {}

    /// - Parameters:
    ///   - canGrow: Whether the sheet has a larger height.
    ///   - moved: Called with the length that the finger has gone, in points; down is positive.
    ///   - ended: Called with the length that the finger went, and with the predicted one.
    package func set(
        canGrow: Bool, moved: @escaping (CGFloat) -> Void,
        ended: @escaping (_ translation: CGFloat, _ predicted: CGFloat) -> Void
    ) {
        (self.canGrow, self.moved, self.ended) = (canGrow, moved, ended)
    }

    /// Whether a finger that sets out by `step`, on content that is at its top, moves the sheet.
    func begins(by step: CGSize) -> Bool {
        guard abs(step.height) > abs(step.width), step.height > 0 || canGrow else { return false }
        translation = 0
        return true
    }

    func move(by step: CGFloat) {
        guard step.isFinite else { return }
        translation += step
        moved(translation)
    }

    /// - Parameter velocity: Points a second.
    func end(velocity: CGFloat) {
        // The same distance that a drag gesture predicts.
        ended(translation, translation + (velocity.isFinite ? velocity : 0) * 0.25)
    }
}

extension EnvironmentValues {
    /// The sheet around; nil outside of sheets, and in presentations over them.
    @Entry package var sheetPull: SheetPull?
}
