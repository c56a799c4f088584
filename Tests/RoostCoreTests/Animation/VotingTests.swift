import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import Testing

/// The voting app of WWDC22: avatars that glide on a circle by rank, and flow into a row when all are tied.
@MainActor struct VotingTests {
    private struct Circle: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            let radius = min(bounds.width, bounds.height) / 3
            for (index, subview) in subviews.enumerated() {
                let rank = Double(subview[Rank.self])
                let angle = 2 * .pi / Double(subviews.count) * (Double(index) + rank) - .pi / 2
                subview.place(
                    at: CGPoint(x: bounds.midX + radius * cos(angle), y: bounds.midY + radius * sin(angle)),
                    anchor: .center, proposal: .unspecified)
            }
        }
    }

    private struct Rank: LayoutValueKey {
        static let defaultValue = 1
    }

    private struct Profile: View {
        static let names = ["cat", "goldfish", "dog"]
        @State private var votes = [2, 0, 1]

        var body: some View {
            VStack(spacing: 0) {
                let isTied = Set(votes).count == 1
                (isTied ? AnyLayout(HStackLayout()) : AnyLayout(Circle())) {
                    ForEach(0..<3, id: \.self) { index in
                        Color.red.frame(width: 40, height: 40)
                            .layoutValue(key: Rank.self, value: 1 + votes.filter { $0 > votes[index] }.count)
                            .accessibilityIdentifier(Self.names[index])
                    }
                }
                .frame(width: 300, height: 300)
                .animation(.default, value: votes)
                HStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { index in
                        Color.blue.frame(width: 60, height: 40)
                            .accessibilityIdentifier("vote \(Self.names[index])")
                            .onTapGesture { votes[index] += 1 }
                    }
                }
            }
        }
    }

    private func middles(_ live: LiveView) -> [CGPoint] {
        Profile.names.map { live.frame(of: $0).map { CGPoint(x: $0.midX, y: $0.midY) } ?? .zero }
    }

    /// Votes, and compares the glide with the spring of `.default`.
    private func glides(_ live: LiveView, _ votes: [String]) {
        let start = middles(live)
        for vote in votes { live.tap("vote " + vote) }
        for (seen, known) in zip(middles(live), start) {
            #expect(abs(seen.x - known.x) < 1e-6 && abs(seen.y - known.y) < 1e-6)
        }
        let from = live.time
        var samples: [(time: Double, middles: [CGPoint])] = []
        for _ in 0..<20 {
            live.advance(by: 0.025, framesPerSecond: 300)
            samples.append((live.time - from, middles(live)))
        }
        live.advance(by: 5)
        let end = middles(live)
        #expect(end != start)
        #expect(!live.isMoving)
        let spring = Spring(duration: 0.5, bounce: 0)
        for (time, seen) in samples {
            let value = spring.value(target: 1.0, time: time)
            for index in 0..<3 {
                let x = start[index].x + (end[index].x - start[index].x) * value
                let y = start[index].y + (end[index].y - start[index].y) * value
                #expect(abs(seen[index].x - x) < 1.5 && abs(seen[index].y - y) < 1.5)
            }
        }
    }

    @Test func `Avatars glide by the default spring`() {
        let live = LiveView(Profile(), size: CGSize(width: 390, height: 400))
        glides(live, ["dog", "dog"])
    }

    @Test func `A tie moves the avatars into a row, and the next vote moves them back`() throws {
        let live = LiveView(Profile(), size: CGSize(width: 390, height: 400))
        for vote in ["goldfish", "goldfish"] { live.tap("vote " + vote) }
        live.advance(by: 5)
        glides(live, ["dog"])
        let row = middles(live)
        #expect(Set(row.map(\.y)).count == 1)
        #expect(row[0].x < row[1].x && row[1].x < row[2].x)
        glides(live, ["cat"])
    }
}
