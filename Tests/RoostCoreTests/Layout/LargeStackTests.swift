import Observation
@_spi(Engine) import RoostCore
import RoostTesting
import SwiftUI
import Testing

/// Large stacks cache their solution: after any change the layout is that of a new stack.
@MainActor @Suite struct LargeStackTests {
    struct Child: Hashable {
        var width = 10.0
        var height = 10.0
        var isFlexible = false
        var priority = 0.0
        var guide: Double?
        var extraRows = 0
    }

    @Observable final class Model {
        var children: [ChildModel]
        init(count: Int) { children = (0..<count).map { _ in ChildModel() } }
    }

    @Observable final class ChildModel {
        var child = Child()
    }

    struct Cell: View {
        let model: ChildModel
        var body: some View {
            let child = model.child
            VStack(spacing: 1) {
                Color.blue
                    .frame(width: child.isFlexible ? nil : child.width, height: child.isFlexible ? nil : child.height)
                ForEach(0..<child.extraRows, id: \.self) { _ in Text("row") }
            }
            .alignmentGuide(.leading) { child.guide ?? $0[.leading] }
            .layoutPriority(child.priority)
        }
    }

    struct Stack: View {
        let model: Model
        let axis: Axis
        let spacing: CGFloat?

        var body: some View {
            let layout =
                axis == .vertical
                ? AnyLayout(VStackLayout(alignment: .leading, spacing: spacing))
                : AnyLayout(HStackLayout(alignment: .bottom, spacing: spacing))
            layout {
                ForEach(0..<model.children.count, id: \.self) { index in
                    Cell(model: model.children[index]).accessibilityIdentifier("\(index)")
                }
            }
        }
    }

    @Test(arguments: [Axis.vertical, .horizontal], [nil, 3] as [CGFloat?])
    func `A changed stack is laid out as a new one`(axis: Axis, spacing: CGFloat?) throws {
        var random = Seeded(seed: axis == .vertical ? 5 : 6)
        let model = Model(count: 80)
        let size = CGSize(width: 2000, height: 3000)
        let live = LiveView(Stack(model: model, axis: axis, spacing: spacing), size: size)
        for step in 0..<60 {
            for _ in 0..<Int.random(in: 1...3, using: &random) { change(model, &random) }
            live.update()
            let anew = LiveView(Stack(model: model, axis: axis, spacing: spacing), size: size)
            let frames = model.children.indices.map { live.frame(of: "\($0)") }
            let expected = model.children.indices.map { anew.frame(of: "\($0)") }
            try #require(frames == expected, "step \(step)")
        }
    }

    private func change(_ model: Model, _ random: inout Seeded) {
        let child = model.children.randomElement(using: &random)!
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<6: child.child.width = Double(Int.random(in: 1...90, using: &random))
        case 6..<12: child.child.height = Double(Int.random(in: 1...90, using: &random))
        case 12, 13: child.child.isFlexible.toggle()
        case 14: child.child.priority = Double(Int.random(in: 0...2, using: &random))
        case 15: child.child.guide = Bool.random(using: &random) ? nil : Double(Int.random(in: 0...9, using: &random))
        case 16: child.child.extraRows = Int.random(in: 0...2, using: &random)
        case 17: model.children.insert(ChildModel(), at: Int.random(in: 0...model.children.count, using: &random))
        case 18 where model.children.count > 66: model.children.remove(at: Int.random(in: 0..<66, using: &random))
        default: model.children.shuffle(using: &random)
        }
    }

    @Test func `A changed child among thousands is measured without the others`() {
        let model = Model(count: 2000)
        let live = LiveView(
            Stack(model: model, axis: .vertical, spacing: 0), size: CGSize(width: 400, height: 800))
        // A stack caches its solution from its first change on.
        model.children[7].child.width = 12
        live.update()
        let before = live.session.graph.layout.measurements
        model.children[9].child.width = 14
        live.update()
        #expect(live.session.graph.layout.measurements - before < 30)
    }
}
