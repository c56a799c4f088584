import Foundation
import RoostTesting
import Testing

/// The invariants of every layout, tried on random views. An argument is the seed of a view.
@MainActor
@Suite struct Invariants {
    private nonisolated static let seeds = 0..<150
    private nonisolated static let proposals = [
        ProposedViewSize.unspecified, .zero, ProposedViewSize(width: 100, height: 60),
        ProposedViewSize(width: 300, height: nil), ProposedViewSize(width: nil, height: 17),
    ]

    @Test(arguments: seeds)
    func `Right to left is the mirror image of left to right`(seed: Int) {
        let (tree, leaves) = RandomTree.make(seed: seed)
        for proposal in Self.proposals {
            let left = LayoutReport(of: tree.view(), proposal: proposal)
            let right = LayoutReport(
                of: tree.view(), proposal: proposal, environment: { $0.layoutDirection = .rightToLeft })
            expectEqual(left.size, right.size, "seed \(seed), \(proposal)")
            for name in 0..<leaves {
                guard let frame = left.frame(of: "\(name)") else { continue }
                let mirrored = CGRect(
                    x: left.size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
                expectEqual(right.frame(of: "\(name)"), mirrored, "leaf \(name) of seed \(seed), \(proposal)")
            }
        }
    }

    @Test(arguments: seeds)
    func `Twice the lengths make twice the layout`(seed: Int) {
        let (tree, leaves) = RandomTree.make(seed: seed)
        for proposal in Self.proposals {
            // The default length of 10 points does not scale: so no unspecified proposals.
            guard let width = proposal.width, let height = proposal.height else { continue }
            let once = LayoutReport(of: tree.view(), proposal: proposal)
            let twice = LayoutReport(
                of: tree.view(scale: 2), proposal: ProposedViewSize(width: 2 * width, height: 2 * height))
            expectEqual(
                twice.size, CGSize(width: 2 * once.size.width, height: 2 * once.size.height),
                "seed \(seed), \(proposal)")
            for name in 0..<leaves {
                guard let frame = once.frame(of: "\(name)") else { continue }
                let doubled = CGRect(
                    x: 2 * frame.minX, y: 2 * frame.minY, width: 2 * frame.width, height: 2 * frame.height)
                expectEqual(twice.frame(of: "\(name)"), doubled, "leaf \(name) of seed \(seed), \(proposal)")
            }
        }
    }

    @Test(arguments: seeds)
    func `Finite proposals get finite sizes and frames`(seed: Int) {
        let (tree, leaves) = RandomTree.make(seed: seed)
        for proposal in Self.proposals {
            let report = LayoutReport(of: tree.view(), proposal: proposal)
            #expect(report.size.width.isFinite && report.size.height.isFinite, "seed \(seed), \(proposal)")
            #expect(report.size.width >= 0 && report.size.height >= 0, "seed \(seed), \(proposal)")
            for name in 0..<leaves {
                guard let frame = report.frame(of: "\(name)") else { continue }
                #expect(
                    frame.minX.isFinite && frame.minY.isFinite && frame.width.isFinite && frame.height.isFinite,
                    "leaf \(name) of seed \(seed), \(proposal)")
            }
        }
    }

    /// Proposals that no well-behaved parent makes: layout neither crashes nor hangs, and every size is a number.
    @Test(arguments: seeds)
    func `Strange proposals get sizes that are numbers`(seed: Int) {
        let (tree, _) = RandomTree.make(seed: seed)
        let strange: [CGFloat?] = [nil, 0, -1, -1e9, 1e-300, 1e300, .infinity, -.infinity, .nan]
        for width in strange {
            for height in strange {
                let proposal = ProposedViewSize(width: width, height: height)
                let size = LayoutReport(of: tree.view(), proposal: proposal).size
                #expect(!size.width.isNaN && !size.height.isNaN, "seed \(seed), \(proposal)")
            }
        }
    }

    @Test(arguments: seeds)
    func `A view is laid out the same inside a group`(seed: Int) {
        let (tree, leaves) = RandomTree.make(seed: seed)
        let proposal = ProposedViewSize(width: 120, height: 90)
        let first = LayoutReport(of: tree.view(), proposal: proposal)
        let second = LayoutReport(of: AnyView(Group { tree.view() }), proposal: proposal)
        #expect(first.size == second.size)
        for name in 0..<leaves { #expect(first.frame(of: "\(name)") == second.frame(of: "\(name)")) }
    }

    @Test(arguments: 0..<40)
    func `Rigid children take the same room in any order`(seed: Int) {
        var random = Seeded(seed: seed)
        let sizes = (0..<Int.random(in: 1...6, using: &random)).map { _ in
            CGSize(width: .random(in: 0...50, using: &random), height: .random(in: 0...50, using: &random))
        }
        let shuffled = sizes.shuffled(using: &random)
        for width in [nil, 0, 40, 1000] as [CGFloat?] {
            let proposal = ProposedViewSize(width: width, height: nil)
            expectEqual(
                LayoutReport(of: row(sizes), proposal: proposal).size,
                LayoutReport(of: row(shuffled), proposal: proposal).size, "seed \(seed), \(proposal)")
        }
    }

    private func row(_ sizes: [CGSize]) -> some View {
        HStack(spacing: 3) {
            ForEach(Array(sizes.enumerated()), id: \.offset) { rigid($0.element.width, $0.element.height) }
        }
    }

    private func expectEqual(_ a: CGSize, _ b: CGSize, _ what: String) {
        #expect(isClose(a.width, b.width) && isClose(a.height, b.height), "\(what): \(a), \(b)")
    }

    private func expectEqual(_ a: CGRect?, _ b: CGRect, _ what: String) {
        guard let a else { return #expect(a != nil, "\(what): not there") }
        let isEqual =
            isClose(a.minX, b.minX) && isClose(a.minY, b.minY) && isClose(a.width, b.width)
            && isClose(a.height, b.height)
        #expect(isEqual, "\(what): \(a), \(b)")
    }

    private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { a == b || abs(a - b) < 1e-6 * max(1, abs(a)) }
}
