import CoreGraphics

@testable import RoostControls
@_spi(Engine) @testable import RoostCore

/// The display list of a view in a rectangle of a size, at two pixels per point.
func drawing(
    _ view: some View, width: CGFloat = 100, height: CGFloat = 60,
    _ change: (inout EnvironmentValues) -> Void = { _ in }
) -> [DisplayCommand] {
    var environment = EnvironmentValues()
    change(&environment)
    let graph = ViewGraph(view, environment: environment)
    let size = CGSize(width: width, height: height)
    graph.layOut(in: CGRect(origin: .zero, size: size))
    return graph.displayList(size: size).entries.map(\.command)
}

/// The size that a view chooses.
func size(of view: some View, _ width: CGFloat?, _ height: CGFloat?) -> CGSize {
    ViewGraph(view, environment: EnvironmentValues()).measure(ProposedViewSize(width: width, height: height))
}

extension [DisplayCommand] {
    /// What paths are filled with, in order.
    var fills: [(path: Path, paint: Paint)] {
        compactMap { if case .fill(let path, _, let paint) = $0 { (path, paint) } else { nil } }
    }

    var strokes: [(path: Path, style: StrokeStyle, paint: Paint)] {
        compactMap { if case .stroke(let path, let style, let paint) = $0 { (path, style, paint) } else { nil } }
    }

    var images: [ImageItem] {
        compactMap { if case .image(let item) = $0 { item } else { nil } }
    }

    /// The colours of fills, as text.
    var colors: [String] {
        fills.compactMap { if case .color(let color) = $0.paint { color.description } else { nil } }
    }
}
