import SwiftUI

/// The shapes of view trees on which layout engines are usually compared.
enum Tree: String, CaseIterable {
    case flat, wide, deep, grid, list

    static var names: String { allCases.map(\.rawValue).joined(separator: "|") }

    /// About `count` views.
    @MainActor func view(count: Int, model: Model) -> AnyView {
        switch self {
        case .flat: AnyView(Flat(count: count, model: model))
        case .wide: AnyView(Wide(count: count, model: model))
        case .deep: AnyView(Deep(depth: min(200, count / 3), model: model))
        case .grid: AnyView(GridOfFours(rows: count / 4, model: model))
        case .list: AnyView(TextRows(rows: count / 5, model: model))
        }
    }
}

/// The state of one leaf of each tree, so that one change marks one view.
@Observable final class Model {
    var width = 10.0
    var isMarked = false
    /// Read by the root's body: a change makes its views again, each equal to the one before.
    var revision = 0
}

/// The leaf that changes.
struct ChangingLeaf: View {
    let model: Model
    var body: some View { (model.isMarked ? Color.yellow : Color.red).frame(width: model.width, height: 10) }
}

struct Flat: View {
    let count: Int
    let model: Model

    var body: some View {
        let revision = model.revision
        VStack(spacing: 0) {
            ChangingLeaf(model: model)
            ForEach(0..<count, id: \.self) { index in
                Color.blue.frame(width: CGFloat(10 + (index + 7 * revision) % 7), height: 10)
            }
        }
    }
}

/// A tree of fan-out ten, rows and columns in turn.
struct Wide: View {
    let count: Int
    let model: Model

    var body: some View {
        let _ = model.revision
        VStack(spacing: 0) {
            ChangingLeaf(model: model)
            Branch(count: count, isRow: true)
        }
    }

    struct Branch: View {
        let count: Int
        let isRow: Bool

        var body: some View {
            if isRow {
                HStack(spacing: 0) { Children(count: count, isRow: isRow) }
            } else {
                VStack(spacing: 0) { Children(count: count, isRow: isRow) }
            }
        }
    }

    struct Children: View {
        let count: Int
        let isRow: Bool

        var body: some View {
            ForEach(0..<10, id: \.self) { index in
                if count > 10 {
                    AnyView(Branch(count: count / 10, isRow: !isRow))
                } else {
                    Color.blue.frame(width: 3, height: CGFloat(3 + index % 3))
                }
            }
        }
    }
}

/// Stacks in stacks, the direction changing at each level, with leaves that take what they get.
struct Deep: View {
    let depth: Int
    let model: Model

    var body: some View {
        let _ = model.revision
        Level(depth: depth, model: model)
    }

    struct Level: View {
        let depth: Int
        let model: Model

        var body: some View {
            if depth == 0 {
                ChangingLeaf(model: model)
            } else if depth % 2 == 0 {
                HStack(spacing: 1) {
                    Color.blue
                    AnyView(Level(depth: depth - 1, model: model))
                    Color.green.frame(width: 4, height: 4)
                }
            } else {
                VStack(spacing: 1) {
                    Color.blue
                    AnyView(Level(depth: depth - 1, model: model))
                }
            }
        }
    }
}

/// Rows of four flexible columns.
struct GridOfFours: View {
    let rows: Int
    let model: Model

    var body: some View {
        let revision = model.revision
        VStack(spacing: 1) {
            ChangingLeaf(model: model)
            ForEach(0..<rows, id: \.self) { _ in
                HStack(spacing: 1) {
                    Color.red.frame(height: revision < 0 ? 5 : 10)
                    Color.green.frame(height: 10)
                    Color.blue.frame(height: 10)
                    Color.gray.frame(height: 10)
                }
            }
        }
    }
}

/// Rows of an icon, a title, a subtitle and a badge.
struct TextRows: View {
    let rows: Int
    let model: Model

    var body: some View {
        let revision = model.revision
        VStack(spacing: 8) {
            ChangingLeaf(model: model)
            ForEach(0..<rows, id: \.self) { index in
                HStack {
                    Circle().frame(width: 24, height: 24)
                    VStack(alignment: .leading) {
                        Text("Row \((index + 50 * revision) % 50)").font(.headline)
                        Text("What the row says, at some length").font(.subheadline)
                    }
                    Spacer()
                    Text("\(index % 10)").padding(4).background(Color.gray, in: Capsule())
                }
            }
        }
    }
}
