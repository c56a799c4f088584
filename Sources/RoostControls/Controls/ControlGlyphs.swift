import CoreGraphics
import RoostCore

/// A tick, to be stroked.
nonisolated struct Tick: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY + rect.height * 0.55))
            path.addLine(to: CGPoint(x: rect.minX + rect.width * 0.37, y: rect.maxY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
        }
    }
}

/// An angle that points to one edge, to be stroked.
nonisolated struct Chevron: Shape {
    /// The edge that the tip points to. Leading and trailing are the shape's left and right; layout mirrors the shape.
    var edge = Edge.trailing

    func path(in rect: CGRect) -> Path {
        Path { path in
            switch edge {
            case .trailing:
                path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
            case .leading:
                path.move(to: CGPoint(x: rect.maxX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            case .top:
                path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
            case .bottom:
                path.move(to: CGPoint(x: rect.minX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
                path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            }
        }
    }
}

/// A plus or, without its upright, a minus, to be stroked.
nonisolated struct Plus: Shape {
    var hasUpright = true

    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.midY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
            if hasUpright {
                path.move(to: CGPoint(x: rect.midX, y: rect.minY))
                path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            }
        }
    }
}

/// Two angles, one above the other: the sign of a choice.
nonisolated struct UpDownChevrons: View {
    @MainActor var body: some View {
        VStack(spacing: 2.5) {
            Chevron(edge: .top).stroke(style: line).frame(width: 7, height: 4)
            Chevron(edge: .bottom).stroke(style: line).frame(width: 7, height: 4)
        }
    }

    private let line = StrokeStyle(lineWidth: 1.6, lineCap: .round, lineJoin: .round)
}
