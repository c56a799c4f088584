import SwiftUI

/// The views that belong to marks: symbols and annotations.
nonisolated struct MarkViews: View {
    let model: ChartModel
    let box: ChartProxy.Box

    var body: some View {
        if model.styles.contains(where: { $0.annotations.contains { $0.needsSize } }) {
            GeometryReader { plot in
                layout(views(PlotGeometry(model, size: plot.size)))
            }
        } else {
            layout(views(nil))
        }
    }

    @ViewBuilder private func layout(_ views: [(view: AnyView, place: MarkPlace)]) -> some View {
        if !views.isEmpty {
            MarkViewsLayout(model: model, box: box) {
                ForEach(views.indices, id: \.self) { index in
                    views[index].view.layoutValue(key: MarkPlaceKey.self, value: views[index].place)
                }
            }
        }
    }

    /// - Parameter geometry: The places of the marks, if annotations ask for their sizes.
    private func views(_ geometry: PlotGeometry?) -> [(view: AnyView, place: MarkPlace)] {
        let haveViews = model.styles.map { $0.hasViews }
        guard haveViews.contains(true) else { return [] }
        var views: [(AnyView, MarkPlace)] = []
        for (index, record) in model.records.enumerated() where haveViews[Int(record.style)] {
            let style = model.styles[Int(record.style)]
            if case .view(let symbol) = style.symbol, record.kind == .point || record.kind == .line {
                views.append((symbol, MarkPlace(record: index, annotation: nil)))
            }
            for annotation in style.annotations {
                let size = geometry?.frame(of: index)?.size ?? .zero
                let view = annotation.content(AnnotationContext(targetSize: size))
                views.append((view, MarkPlace(record: index, annotation: annotation)))
            }
        }
        return views
    }
}

extension MarkStyle {
    /// Whether views belong to marks of the style.
    var hasViews: Bool {
        if case .view = symbol { return true }
        return !annotations.isEmpty
    }
}

/// The mark that a view belongs to; without an annotation the view is its symbol.
struct MarkPlace {
    let record: Int
    let annotation: MarkAnnotation?
}

private struct MarkPlaceKey: LayoutValueKey {
    static var defaultValue: MarkPlace { MarkPlace(record: 0, annotation: nil) }
}

/// Places symbols on marks, and annotations beside them.
private struct MarkViewsLayout: Layout {
    let model: ChartModel
    let box: ChartProxy.Box

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let size = proposal.replacingUnspecifiedDimensions()
        padScales(for: subviews, in: size)
        return size
    }

    /// Makes room in the plot for the annotations that ask for it.
    private func padScales(for subviews: Subviews, in size: CGSize) {
        let padded = subviews.filter { subview in
            subview[MarkPlaceKey.self].annotation.map { $0.overflow.x.padsScale || $0.overflow.y.padsScale } ?? false
        }
        guard !padded.isEmpty, size.width > 0, size.height > 0 else { return }
        (model.padding.x, model.padding.y) = (PlotPadding.Ends(), PlotPadding.Ends())
        // Room at one end moves the marks, so that others need a little more.
        for _ in 0..<Self.paddingSteps {
            let geometry = PlotGeometry(model, size: size)
            var (x, y) = (PlotPadding.Ends(), PlotPadding.Ends())
            for subview in padded {
                let place = subview[MarkPlaceKey.self]
                guard let annotation = place.annotation, let frame = geometry.frame(of: place.record) else { continue }
                let view = subview.sizeThatFits(.unspecified)
                let origin = annotation.origin(of: view, beside: frame, of: model.records[place.record].kind)
                if annotation.overflow.x.padsScale {
                    x.start = max(x.start, -origin.x)
                    x.end = max(x.end, origin.x + view.width - size.width)
                }
                if annotation.overflow.y.padsScale {
                    y.start = max(y.start, -origin.y)
                    y.end = max(y.end, origin.y + view.height - size.height)
                }
            }
            model.padding.x.add(x, limit: size.width / 2)
            model.padding.y.add(y, limit: size.height / 2)
            if max(x.start, x.end, y.start, y.end) < 0.01 { break }
        }
    }

    private static let paddingSteps = 12

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        padScales(for: subviews, in: bounds.size)
        let geometry = PlotGeometry(model, size: bounds.size)
        for subview in subviews {
            let place = subview[MarkPlaceKey.self]
            let size = subview.sizeThatFits(.unspecified)
            guard let frame = geometry.frame(of: place.record) else {
                // Nothing is shown for a mark without a place.
                subview.place(at: bounds.origin, proposal: .zero)
                continue
            }
            var origin =
                place.annotation.map { $0.origin(of: size, beside: frame, of: model.records[place.record].kind) }
                ?? CGPoint(x: frame.midX - size.width / 2, y: frame.midY - size.height / 2)
            if let overflow = place.annotation?.overflow {
                if let boundary = overflow.x.boundary {
                    let area = area(of: boundary, bounds.size)
                    origin.x = Self.kept(origin.x, size.width, in: area.minX...max(area.minX, area.maxX))
                }
                if let boundary = overflow.y.boundary {
                    let area = area(of: boundary, bounds.size)
                    origin.y = Self.kept(origin.y, size.height, in: area.minY...max(area.minY, area.maxY))
                }
            }
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y), proposal: ProposedViewSize(size))
        }
    }

    /// The area in which an annotation stays, in the plot's coordinates.
    private func area(of boundary: AnnotationOverflowResolution.Boundary, _ plot: CGSize) -> CGRect {
        guard boundary != .plot else { return CGRect(origin: .zero, size: plot) }
        return CGRect(origin: CGPoint(x: -box.plot.minX, y: -box.plot.minY), size: box.chart)
    }

    /// The nearest place inside of a range.
    private static func kept(_ start: CGFloat, _ size: CGFloat, in range: ClosedRange<CGFloat>) -> CGFloat {
        max(range.lowerBound, min(start, range.upperBound - size))
    }
}

extension MarkAnnotation {
    /// The distance from the mark where none is given, in points.
    private static let spacing: CGFloat = 4

    /// The origin of a view of a size.
    func origin(of size: CGSize, beside frame: CGRect, of kind: MarkRecord.Kind) -> CGPoint {
        let gap = spacing ?? Self.spacing
        let side = position.side == .automatic ? (kind == .sector ? .overlay : .top) : position.side
        let left = frame.minX - gap - size.width
        let right = frame.maxX + gap
        let above = frame.minY - gap - size.height
        let below = frame.maxY + gap
        let (x, y) = (alongX(frame, size), alongY(frame, size))
        return switch side {
        case .automatic, .top: CGPoint(x: x, y: above)
        case .bottom: CGPoint(x: x, y: below)
        case .leading: CGPoint(x: left, y: y)
        case .trailing: CGPoint(x: right, y: y)
        case .overlay: CGPoint(x: x, y: y)
        case .topLeading: CGPoint(x: left, y: above)
        case .topTrailing: CGPoint(x: right, y: above)
        case .bottomLeading: CGPoint(x: left, y: below)
        case .bottomTrailing: CGPoint(x: right, y: below)
        }
    }

    private func alongX(_ frame: CGRect, _ size: CGSize) -> CGFloat {
        switch alignment.horizontal {
        case .leading: frame.minX
        case .trailing: frame.maxX - size.width
        default: frame.midX - size.width / 2
        }
    }

    private func alongY(_ frame: CGRect, _ size: CGSize) -> CGFloat {
        switch alignment.vertical {
        case .top: frame.minY
        case .bottom: frame.maxY - size.height
        default: frame.midY - size.height / 2
        }
    }
}
