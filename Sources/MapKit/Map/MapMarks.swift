import CoreLocation
import SwiftUI

/// The lines and areas of a map.
struct MapShapes: View {
    let items: [MapItem]
    let projection: MapProjection

    var body: some View {
        ForEach(items) { item in
            switch item.kind {
            case .view: EmptyView()
            case .path(let places, let isClosed):
                let path = Path { path in
                    path.addLines(places.map { projection.point($0) })
                    if isClosed { path.closeSubpath() }
                }
                MapShape(path: path, isArea: isClosed, look: item.look)
            case .circle(let center, _):
                let (middle, rect) = (projection.point(center), item.rect)
                let radius = CGSize(
                    width: rect.width / 2 * projection.scale, height: rect.height / 2 * projection.scale)
                MapShape(
                    path: Path(
                        ellipseIn: CGRect(
                            x: middle.x - radius.width, y: middle.y - radius.height, width: 2 * radius.width,
                            height: 2 * radius.height)), isArea: true, look: item.look)
            }
        }
        .allowsHitTesting(false)
    }
}

private struct MapShape: View {
    let path: Path
    let isArea: Bool
    let look: MapItemLook

    var body: some View {
        let tint = look.tint ?? .accentColor
        if isArea { path.fill(look.fill ?? AnyShapeStyle(tint.opacity(0.3))) }
        if let stroke = look.stroke ?? (isArea ? nil : AnyShapeStyle(tint)) {
            path.stroke(stroke, style: look.strokeStyle)
        }
    }
}

/// The balloons, pins and views of a map, each at its place.
struct MapMarks: View {
    let items: [MapItem]
    let projection: MapProjection
    let selection: MapSelection?

    var body: some View {
        MapMarkLayout {
            ForEach(items) { item in
                if case .view(let place, let anchor, let mark) = item.kind {
                    MapMarkView(mark: mark, look: item.look, isSelected: isSelected(item))
                        .modifier(MapMarkTap(tag: item.tag, selection: selection))
                        .layoutValue(key: MapMarkPlace.self, value: (projection.point(place), anchor))
                }
            }
        }
    }

    private func isSelected(_ item: MapItem) -> Bool {
        guard let tag = item.tag, let selection else { return false }
        return selection.value() == tag
    }
}

/// Selects a mark that is tapped, on maps that have a selection.
private struct MapMarkTap: ViewModifier {
    let tag: AnyHashable?
    let selection: MapSelection?

    func body(content: Content) -> some View {
        if let tag, let selection {
            content.onTapGesture { selection.select(tag) }
        } else {
            content
        }
    }
}

private struct MapMarkPlace: LayoutValueKey {
    static let defaultValue: (CGPoint, UnitPoint) = (.zero, .center)
}

/// Places each view with its anchor at its point.
private struct MapMarkLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for subview in subviews {
            let (point, anchor) = subview[MapMarkPlace.self]
            subview.place(
                at: CGPoint(x: bounds.minX + point.x, y: bounds.minY + point.y), anchor: anchor,
                proposal: .unspecified)
        }
    }
}

private struct MapMarkView: View {
    let mark: MapMark
    let look: MapItemLook
    let isSelected: Bool

    var body: some View {
        drawing.overlay(alignment: .bottom) {
            if let title = mark.title, look.titles != .hidden {
                title
                    .font(.system(size: 11, weight: .semibold))
                    .lineLimit(2)
                    .multilineTextAlignment(.center)
                    .fixedSize()
                    .alignmentGuide(.bottom) { $0[.top] - 2 }
            }
        }
    }

    @ViewBuilder private var drawing: some View {
        let tint = look.tint ?? .red
        switch mark.drawing {
        case .view(let view): view
        case .balloon(let icon):
            VStack(spacing: -1) {
                icon
                    .font(.system(size: 14, weight: .semibold))
                    .foregroundStyle(.white)
                    .frame(width: 18, height: 18)
                    .padding(5)
                    .background(Circle().fill(tint))
                    .overlay(Circle().strokeBorder(.white, lineWidth: 1))
                MapTail().fill(tint).frame(width: 9, height: 6)
            }
            .scaleEffect(isSelected ? 1.4 : 1, anchor: .bottom)
        case .pin:
            VStack(spacing: -1) {
                Circle().fill(tint).frame(width: 15, height: 15)
                Rectangle().fill(Color.gray).frame(width: 2, height: 16)
            }
        }
    }
}

/// The point below a balloon.
private struct MapTail: Shape {
    func path(in rect: CGRect) -> Path {
        Path { path in
            path.move(to: CGPoint(x: rect.minX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
            path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
            path.closeSubpath()
        }
    }
}
