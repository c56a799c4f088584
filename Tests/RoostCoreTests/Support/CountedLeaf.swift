import RoostTesting
import RoostLocks

/// How often leaves were measured.
final class MeasurementCount: Sendable {
    private let count = Mutex(0)
    var value: Int { count.withLock { $0 } }
    func increment() { count.withLock { $0 += 1 } }
}

/// A leaf that clamps what it is proposed to a range on each axis (its ideal is the lower bound), and counts how often
/// it is measured.
struct CountedLeaf: Layout {
    var width: ClosedRange<CGFloat>
    var height: ClosedRange<CGFloat>
    var count: MeasurementCount?

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        count?.increment()
        return CGSize(width: answer(proposal.width, width), height: answer(proposal.height, height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

    private func answer(_ proposal: CGFloat?, _ range: ClosedRange<CGFloat>) -> CGFloat {
        min(max(proposal ?? range.lowerBound, range.lowerBound), range.upperBound)
    }
}

func counted(
    _ width: ClosedRange<CGFloat>, _ height: ClosedRange<CGFloat> = 10...10, by count: MeasurementCount? = nil
) -> some View {
    CountedLeaf(width: width, height: height, count: count) {}
}

func rigid(_ width: CGFloat, _ height: CGFloat = 10) -> some View {
    CountedLeaf(width: width...width, height: height...height) {}
}
