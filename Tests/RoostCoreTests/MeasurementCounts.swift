import RoostTesting
import Testing

/// The number of measurements in nested containers: constant for each leaf, however deep it lies.
@MainActor
@Suite struct MeasurementCounts {
    @Test(arguments: [8, 16, 32])
    func `Nested stacks measure each leaf a few times`(depth: Int) {
        let count = MeasurementCount()
        var view = AnyView(counted(0...CGFloat.infinity, 0...CGFloat.infinity, by: count))
        for level in 0..<depth {
            let inner = view
            let leaf = counted(10...100, 10...100, by: count)
            view =
                level.isMultiple(of: 2)
                ? AnyView(
                    HStack(spacing: 1) {
                        leaf; inner
                    })
                : AnyView(
                    VStack(spacing: 1) {
                        inner; leaf
                    })
        }
        _ = LayoutReport(of: view, proposal: ProposedViewSize(width: 1000, height: 1000))
        #expect(count.value <= 20 * (depth + 1), "\(count.value) measurements of \(depth + 1) leaves")
    }

    @Test(arguments: [8, 16, 32])
    func `Nested stacks without a proposal measure each leaf a few times`(depth: Int) {
        let count = MeasurementCount()
        var view = AnyView(counted(0...CGFloat.infinity, 0...CGFloat.infinity, by: count))
        for level in 0..<depth {
            let inner = view
            let leaf = counted(10...100, 10...100, by: count)
            view =
                level.isMultiple(of: 2)
                ? AnyView(
                    HStack(spacing: 1) {
                        leaf; inner
                    })
                : AnyView(
                    VStack(spacing: 1) {
                        inner; leaf
                    })
        }
        _ = LayoutReport(of: view, proposal: .unspecified)
        #expect(count.value <= 20 * (depth + 1), "\(count.value) measurements of \(depth + 1) leaves")
    }

    @Test(arguments: [4, 8, 16])
    func `Nested ViewThatFits measures each leaf a few times`(depth: Int) {
        let count = MeasurementCount()
        var view = AnyView(counted(10...10, by: count))
        for _ in 0..<depth {
            let inner = view
            view = AnyView(
                ViewThatFits {
                    counted(2000...2000, by: count)
                    HStack(spacing: 0) {
                        counted(1...1, by: count); inner
                    }
                })
        }
        _ = LayoutReport(of: view, proposal: ProposedViewSize(width: 1000, height: 1000))
        let leaves = 2 * depth + 1
        #expect(count.value <= 20 * leaves, "\(count.value) measurements of \(leaves) leaves")
    }

    @Test(arguments: [2, 4, 8])
    func `Nested grids measure each leaf a few times`(depth: Int) {
        let count = MeasurementCount()
        var view = AnyView(counted(10...100, 10...100, by: count))
        for _ in 0..<depth {
            let inner = view
            view = AnyView(
                Grid {
                    GridRow {
                        counted(10...100, by: count); inner
                    }
                    GridRow {
                        counted(10...50, by: count); counted(20...20, by: count)
                    }
                })
        }
        _ = LayoutReport(of: view, proposal: ProposedViewSize(width: 1000, height: 1000))
        let leaves = 3 * depth + 1
        #expect(count.value <= 30 * leaves, "\(count.value) measurements of \(leaves) leaves")
    }

    @Test func `A stack of a thousand children measures each a few times`() {
        let count = MeasurementCount()
        let row = HStack(spacing: 0) { ForEach(0..<1000) { _ in counted(1...10, by: count) } }
        _ = LayoutReport(of: row, proposal: ProposedViewSize(width: 3000, height: 20))
        #expect(count.value <= 5000, "\(count.value) measurements of 1000 leaves")
    }
}
