import SwiftUI

/// A module in the diagram.
struct Module: Identifiable {
    let name: String
    let lines: Int
    /// The largest folders with their lines; empty for a module without.
    let folders: [(name: String, lines: Int)]
    let dependencies: [String]
    /// The length of the longest way down to a module that needs no other.
    var layer = 0
    var id: String { name }
}

/// The modules in layers, each above those that it needs. An edge that follows from others is left out.
struct ModuleDiagram: View {
    let modules: [Module]

    private let box = CGSize(width: 190, height: 100)
    private let gap = CGSize(width: 24, height: 44)

    private var layers: [[Module]] {
        let count = (modules.map(\.layer).max() ?? 0) + 1
        return (0..<count).reversed().map { layer in
            modules.filter { $0.layer == layer }.sorted { $0.lines > $1.lines }
        }
    }

    private var size: CGSize {
        let widest = CGFloat(layers.map(\.count).max() ?? 0)
        let rows = CGFloat(layers.count)
        return CGSize(
            width: widest * (box.width + gap.width) + gap.width, height: rows * (box.height + gap.height) + gap.height)
    }

    private var places: [String: CGPoint] {
        var places: [String: CGPoint] = [:]
        for (row, layer) in layers.enumerated() {
            let width = CGFloat(layer.count) * (box.width + gap.width) - gap.width
            for (column, module) in layer.enumerated() {
                places[module.name] = CGPoint(
                    x: (size.width - width) / 2 + CGFloat(column) * (box.width + gap.width) + box.width / 2,
                    y: gap.height + CGFloat(row) * (box.height + gap.height) + box.height / 2 - gap.height / 2)
            }
        }
        return places
    }

    var body: some View {
        let places = places
        ZStack(alignment: .topLeading) {
            ForEach(modules) { module in
                ForEach(direct(of: module), id: \.self) { other in
                    if let start = places[module.name], let end = places[other] {
                        edge(
                            from: CGPoint(x: start.x, y: start.y + box.height / 2),
                            to: CGPoint(x: end.x, y: end.y - box.height / 2))
                    }
                }
            }
            ForEach(modules) { module in
                if let place = places[module.name] {
                    ModuleBox(module: module).frame(width: box.width, height: box.height).position(place)
                }
            }
        }
        .frame(width: size.width, height: size.height)
        .background(.white)
    }

    private func edge(from start: CGPoint, to end: CGPoint) -> some View {
        Path { path in
            path.move(to: start)
            path.addCurve(
                to: end, control1: CGPoint(x: start.x, y: start.y + gap.height * 0.6),
                control2: CGPoint(x: end.x, y: end.y - gap.height * 0.6))
        }
        .stroke(Color.gray.opacity(0.55), lineWidth: 1)
    }

    private func direct(of module: Module) -> [String] {
        let byName = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0) })
        func reaches(_ from: String, _ to: String) -> Bool {
            guard let module = byName[from] else { return false }
            return module.dependencies.contains { $0 == to || reaches($0, to) }
        }
        return module.dependencies.filter { other in
            byName[other] != nil && !module.dependencies.contains { $0 != other && reaches($0, other) }
        }
    }
}

private struct ModuleBox: View {
    let module: Module

    var body: some View {
        VStack(alignment: .leading, spacing: 3) {
            HStack(alignment: .firstTextBaseline) {
                Text(module.name).font(.system(size: 13, weight: .semibold))
                Spacer(minLength: 4)
                Text(module.lines.formatted()).font(.system(size: 11)).foregroundStyle(.secondary)
            }
            Text(module.folders.map(\.name).joined(separator: ", "))
                .font(.system(size: 10)).foregroundStyle(.secondary)
            Spacer(minLength: 0)
        }
        .lineLimit(5)
        .padding(9)
        .background(Color(red: 0.94, green: 0.96, blue: 1), in: .rect(cornerRadius: 8))
        .overlay { RoundedRectangle(cornerRadius: 8).stroke(.blue.opacity(0.35)) }
    }
}
