import SwiftUI

/// The candidates above three steps: the leader on top, the others on either side. A tie puts them in a row.
struct Podium: View {
    var pets: [Pet]

    var body: some View {
        let layout = pets.isTied ? AnyLayout(HStackLayout()) : AnyLayout(RadialLayout())
        Steps()
            .overlay(alignment: .top) {
                layout {
                    ForEach(pets) { pet in
                        Avatar(pet: pet)
                            .layoutValue(key: Rank.self, value: pets.rank(of: pet))
                            .accessibilityElement()
                            .accessibilityLabel(pet.name)
                            .accessibilityValue("Place \(pets.rank(of: pet))")
                            .accessibilityIdentifier("avatar-\(pet.name)")
                    }
                }
                .animation(.spring(duration: 0.6, bounce: 0.2), value: pets)
            }
    }
}

struct Avatar: View {
    var pet: Pet

    var body: some View {
        Text(pet.emoji)
            .font(.system(size: 48))
            .padding(8)
            .background(.white, in: Circle())
            .overlay { Circle().strokeBorder(.secondary, lineWidth: 2) }
            .shadow(radius: 4)
    }
}

struct Steps: View {
    var body: some View {
        HStack(alignment: .bottom, spacing: 0) {
            step(2, .gray)
            step(1, .yellow)
            step(3, .orange)
        }
        .frame(height: 300, alignment: .bottom)
    }

    private func step(_ place: Int, _ color: Color) -> some View {
        Rectangle()
            .fill(color.gradient)
            .frame(height: CGFloat(4 - place) * 50)
            .overlay(alignment: .bottom) { Text("\(place)").font(.title.bold()).padding(8) }
            .accessibilityHidden(true)
    }
}

struct Rank: LayoutValueKey {
    static let defaultValue = 1
}

/// Places its views on a circle. The view of rank 1 is on top.
struct RadialLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 3
        let step = 2 * Double.pi / Double(max(subviews.count, 1))
        let turn = turn(of: subviews.map { $0[Rank.self] }, step: step)
        for (index, subview) in subviews.enumerated() {
            let angle = step * Double(index) + turn
            let place = CGPoint(x: bounds.midX + radius * sin(angle), y: bounds.midY - radius * cos(angle))
            subview.place(at: place, anchor: .center, proposal: .unspecified)
        }
    }

    /// The angle, in radians, that brings the leader, or the middle between two leaders, to the top.
    private func turn(of ranks: [Int], step: Double) -> Double {
        let leaders = ranks.indices.filter { ranks[$0] == 1 }
        guard let first = leaders.first, leaders.count < ranks.count else { return 0 }
        if leaders.count == 1 { return -step * Double(first) }
        let areNeighbours = leaders[1] == first + 1
        return -step * (Double(first) + (areNeighbours ? 0.5 : -0.5))
    }
}
