import RoostTesting
import RoostLocks

/// The calls of a case's leaves, in order.
final class Recorder: Sendable {
    struct Question: Sendable {
        let leaf: String
        let proposal: ProposedViewSize
    }

    private let measurements = Mutex<[Question]>([])
    private let placements = Mutex<[Question]>([])

    /// Every call of a leaf's `sizeThatFits`.
    var measured: [Question] { measurements.withLock { $0 } }
    /// Every call of a leaf's `placeSubviews`, with the proposal it was placed with.
    var placed: [Question] { placements.withLock { $0 } }

    func measured(_ leaf: String, _ proposal: ProposedViewSize) {
        measurements.withLock { $0.append(Question(leaf: leaf, proposal: proposal)) }
    }

    func placed(_ leaf: String, _ proposal: ProposedViewSize) {
        placements.withLock { $0.append(Question(leaf: leaf, proposal: proposal)) }
    }

    /// The recorder of leaves that are made now.
    @TaskLocal static var current = Recorder()
}

/// How a leaf answers a proposal on one axis: a fixed length, or the proposal clamped to a range.
protocol Length {
    var range: ClosedRange<CGFloat> { get }
}

extension Int: Length { var range: ClosedRange<CGFloat> { CGFloat(self)...CGFloat(self) } }
extension Double: Length { var range: ClosedRange<CGFloat> { CGFloat(self)...CGFloat(self) } }
extension CGFloat: Length { var range: ClosedRange<CGFloat> { self...self } }
extension ClosedRange<Int>: Length {
    var range: ClosedRange<CGFloat> { CGFloat(lowerBound)...CGFloat(upperBound) }
}
extension PartialRangeFrom<Int>: Length { var range: ClosedRange<CGFloat> { CGFloat(lowerBound)...CGFloat.infinity } }

/// A leaf as in the recordings: a layout without children that answers `clamp(proposal ?? ideal)` on each axis.
///
/// `leaf("a", 20)` is 20 × 20, `leaf("a", 0...80)` clamps its width to 0…80, `leaf("a", 0...)` takes what it is given.
/// The name is also its accessibility identifier, by which its frame is found.
@MainActor
func leaf(
    _ name: String, _ width: some Length, _ height: some Length = 20, ideal: CGSize = .zero
) -> some View {
    let width = width.range
    let height = height.range
    return leaf(name) { proposal in
        CGSize(
            width: clamp(proposal.width ?? ideal.width, to: width),
            height: clamp(proposal.height ?? ideal.height, to: height))
    }
}

/// A leaf with an answer of its own.
@MainActor
func leaf(_ name: String, answer: @escaping @Sendable (ProposedViewSize) -> CGSize) -> some View {
    LeafLayout(name: name, recorder: .current, answer: answer) {}.named(name)
}

/// A leaf that reflows like text: as wide as proposed (ideally 10 points), and as high as its area asks.
@MainActor
func reflowing(_ name: String, area: CGFloat) -> some View {
    leaf(name) { proposal in
        let width = proposal.width ?? 10
        return CGSize(width: width, height: area / width)
    }
}

private func clamp(_ value: CGFloat, to range: ClosedRange<CGFloat>) -> CGFloat {
    min(max(value, range.lowerBound), range.upperBound)
}

extension View {
    /// Names the view, so that an expectation can ask for its frame.
    nonisolated func named(_ name: String) -> some View { accessibilityIdentifier(name) }
}

private struct LeafLayout: Layout {
    let name: String
    let recorder: Recorder
    let answer: @Sendable (ProposedViewSize) -> CGSize

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        recorder.measured(name, proposal)
        return answer(proposal)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        recorder.placed(name, proposal)
    }

    /// The leaves of the recordings hold a colour, and have its spacing.
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }
}
