import SwiftUI
import UniformTypeIdentifiers

enum Tool: String, Codable, CaseIterable, Identifiable {
    case pen, line, rectangle, ellipse, eraser

    var id: Tool { self }
    var name: String { rawValue.capitalized }
    var symbol: String {
        switch self {
        case .pen: "pencil"
        case .line: "line.diagonal"
        case .rectangle: "rectangle"
        case .ellipse: "circle"
        case .eraser: "eraser"
        }
    }
    var key: KeyEquivalent { KeyEquivalent(Character("\(Tool.allCases.firstIndex(of: self)! + 1)")) }
}

/// A stroke of a tool, from a place to another.
struct Stroke: Codable, Hashable {
    var tool: Tool
    var color: [Double]
    var width: Double
    var points: [CGPoint]

    var path: Path {
        guard let first = points.first, let last = points.last else { return Path() }
        let box = CGRect(
            x: min(first.x, last.x), y: min(first.y, last.y), width: abs(last.x - first.x),
            height: abs(last.y - first.y))
        return switch tool {
        case .pen, .eraser: Path { $0.addLines(points) }
        case .line: Path { $0.addLines([first, last]) }
        case .rectangle: Path(roundedRect: box, cornerRadius: 4)
        case .ellipse: Path(ellipseIn: box)
        }
    }

    var shading: GraphicsContext.Shading {
        tool == .eraser ? .color(.white) : .color(Color(red: color[0], green: color[1], blue: color[2]))
    }

    /// The stroke up to another place. Tools that draw shapes need their ends only.
    func extended(to point: CGPoint) -> Stroke {
        var stroke = self
        if tool == .pen || tool == .eraser || points.count < 2 {
            stroke.points.append(point)
        } else {
            stroke.points[1] = point
        }
        return stroke
    }
}

struct Sketch: Codable, Hashable {
    var strokes: [Stroke] = []
}

extension UTType {
    static let sketch = UTType(exportedAs: "com.example.sketch", conformingTo: .json)
}

/// The file of a drawing: JSON with the extension `sketch`.
struct SketchDocument: FileDocument {
    static let readableContentTypes = [UTType.sketch]
    var sketch = Sketch()

    init() {}

    init(configuration: ReadConfiguration) throws {
        sketch = try JSONDecoder().decode(Sketch.self, from: configuration.file.regularFileContents ?? Data())
    }

    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: try JSONEncoder().encode(sketch))
    }
}
