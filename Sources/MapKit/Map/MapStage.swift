import CoreLocation
import SwiftUI

/// Where a map's position comes from, and where the reader's moves go.
enum MapCameraSource {
    /// A beginning; the map keeps the moves.
    case initial(MapCameraPosition)
    case position(Binding<MapCameraPosition>)
    case region(Binding<MKCoordinateRegion>)
    case rect(Binding<MKMapRect>)

    /// The part of the flat map that the app wants; nil for all content.
    @MainActor var wanted: MKMapRect? {
        switch self {
        case .initial(let position): position.shown
        case .position(let position): position.wrappedValue.shown
        case .region(let region): MKMapRect(region.wrappedValue)
        case .rect(let rect): rect.wrappedValue
        }
    }

    /// Tells the app of a move; false if it does not keep it.
    @MainActor func move(to rect: MKMapRect) -> Bool {
        switch self {
        case .initial: return false
        case .position(let position):
            var moved = MapCameraPosition.rect(rect)
            moved.positionedByUser = true
            position.wrappedValue = moved
        case .region(let region): region.wrappedValue = MKCoordinateRegion(rect)
        case .rect(let binding): binding.wrappedValue = rect
        }
        return true
    }
}

/// A selection without its type.
struct MapSelection {
    let value: () -> AnyHashable?
    let select: (AnyHashable?) -> Void

    init<Value: Hashable>(_ binding: Binding<Value?>) {
        value = { binding.wrappedValue.map { AnyHashable($0) } }
        select = { binding.wrappedValue = $0?.base as? Value }
    }
}

/// The drawing of a map, and the reader's moves.
struct MapStage: View {
    let source: MapCameraSource
    let bounds: MapCameraBounds?
    let modes: MapInteractionModes
    let items: [MapItem]
    let selection: MapSelection?
    /// Where the reader has taken a map whose app does not keep it.
    @State private var moved: MKMapRect?
    /// The projection at the beginning of a gesture.
    @State private var start: MapProjection?
    @Environment(\.mapStyle) private var style
    @Environment(\.mapCameraActions) private var actions
    @Environment(\.mapControls) private var controls
    @Environment(\.mapRecord) private var record

    init(
        _ source: MapCameraSource, _ bounds: MapCameraBounds?, _ modes: MapInteractionModes, _ items: _MapItems,
        selection: MapSelection?
    ) {
        self.source = source
        self.bounds = bounds
        self.modes = modes
        self.items = items.items
        self.selection = selection
    }

    /// The part of the flat map around all content, with some room; the world without content.
    private var everything: MKMapRect {
        let all = items.reduce(MKMapRect.null) { $0.union($1.rect) }
        guard !all.isNull else { return .world }
        let room = max(max(all.width, all.height) * 0.2, 20_000)
        return all.insetBy(dx: -room, dy: -room)
    }

    private func projection(in size: CGSize) -> MapProjection {
        let rect = moved ?? source.wanted ?? everything
        return MapProjection(showing: bounds?.limit(rect) ?? rect, in: size)
    }

    var body: some View {
        GeometryReader { geometry in
            let projection = projection(in: geometry.size)
            let _ = record?.keep(projection, geometry)
            ZStack(alignment: .topLeading) {
                MapGround(projection: projection, style: style)
                    .gesture(
                        TapGesture(count: 2).onEnded { move(to: projection.magnified(by: 2), true) },
                        including: modes.contains(.zoom) ? .all : .subviews
                    )
                    .gesture(
                        TapGesture().onEnded { selection?.select(nil) }, including: selection == nil ? .subviews : .all)
                MapShapes(items: items, projection: projection)
                MapMarks(items: items, projection: projection, selection: selection)
                if let controls {
                    VStack(spacing: 8) { controls }
                        .padding(8)
                        .frame(maxWidth: .infinity, alignment: .trailing)
                        .environment(\.mapProjection, projection)
                }
            }
            .frame(width: geometry.size.width, height: geometry.size.height)
            .clipped()
            .contentShape(Rectangle())
            .gesture(
                DragGesture(minimumDistance: 8)
                    .onChanged { drag(from: projection) { $0.moved(by: $1) }($0.translation, false) }
                    .onEnded { drag(from: projection) { $0.moved(by: $1) }($0.translation, true) },
                including: modes.contains(.pan) ? .all : .subviews
            )
            .simultaneousGesture(
                MagnifyGesture()
                    .onChanged { drag(from: projection) { $0.magnified(by: $1) }($0.magnification, false) }
                    .onEnded { drag(from: projection) { $0.magnified(by: $1) }($0.magnification, true) },
                including: modes.contains(.zoom) ? .all : .subviews
            )
            .onChange(of: projection, initial: true) { tell(projection, isAtRest: start == nil) }
        }
        .accessibilityElement(children: .contain)
        .accessibilityLabel(Text(verbatim: "Map"))
    }

    /// Moves the map from where the gesture began.
    private func drag<Value>(
        from projection: MapProjection, _ change: @escaping (MapProjection, Value) -> MKMapRect
    ) -> (Value, Bool) -> Void {
        { value, isEnd in
            let origin = start ?? projection
            start = isEnd ? nil : origin
            move(to: change(origin, value), isEnd)
            if isEnd { tell(projection, isAtRest: true) }
        }
    }

    private func move(to rect: MKMapRect, _ isEnd: Bool) {
        let rect = bounds?.limit(rect) ?? rect
        if !source.move(to: rect) { moved = rect }
    }

    private func tell(_ projection: MapProjection, isAtRest: Bool) {
        let context = MapCameraUpdateContext(
            camera: MapCamera(seeing: projection.rect), region: MKCoordinateRegion(projection.rect),
            rect: projection.rect)
        for action in actions where isAtRest || action.frequency.isContinuous { action.run(context) }
    }
}

/// The ground of a map: a net of meridians and parallels, and the word "Map" with the place in the middle.
struct MapGround: View {
    let projection: MapProjection
    let style: MapStyle
    @Environment(\.colorScheme) private var scheme

    var body: some View {
        let isDark = scheme == .dark || style.isImagery
        ZStack(alignment: .bottomLeading) {
            Rectangle().fill(
                isDark ? Color(red: 0.15, green: 0.18, blue: 0.2) : Color(red: 0.94, green: 0.93, blue: 0.89))
            net.stroke(isDark ? Color.white.opacity(0.12) : Color.black.opacity(0.08), lineWidth: 1)
            Text(verbatim: "Map  " + place)
                .font(.system(size: 9, weight: .medium))
                .foregroundStyle(isDark ? Color.white.opacity(0.5) : Color.black.opacity(0.4))
                .padding(6)
        }
        .accessibilityHidden(true)
    }

    private var place: String {
        let center = MKMapPoint(x: projection.rect.midX, y: projection.rect.midY).coordinate
        func text(_ degrees: Double, _ plus: String, _ minus: String) -> String {
            String(format: "%.2f° ", abs(degrees)) + (degrees < 0 ? minus : plus)
        }
        return text(center.latitude, "N", "S") + "  " + text(center.longitude, "E", "W")
    }

    /// The degrees between two lines: 1, 2 or 5 with zeroes, so that lines are 60 points apart or more.
    private var step: Double {
        let degrees = 60 / projection.scale / MKMapPoint.side * 360
        let magnitude = pow(10, log10(degrees).rounded(.down))
        let step = [1, 2, 5, 10].first { $0 * magnitude >= degrees } ?? 10
        return min(step * magnitude, 90)
    }

    private var net: Path {
        Path { path in
            let (step, rect) = (step, projection.rect)
            let (west, east) = (
                MKMapPoint(x: rect.minX, y: rect.midY).coordinate.longitude,
                MKMapPoint(x: rect.maxX, y: rect.midY).coordinate.longitude
            )
            let (north, south) = (
                MKMapPoint(x: rect.midX, y: max(rect.minY, 0)).coordinate.latitude,
                MKMapPoint(x: rect.midX, y: min(rect.maxY, MKMapPoint.side)).coordinate.latitude
            )
            let (top, bottom) = (
                projection.point(MKMapPoint(x: 0, y: 0)).y, projection.point(MKMapPoint(x: 0, y: MKMapPoint.side)).y
            )
            let (left, right) = (0.0, rect.width * projection.scale)
            for longitude in stride(from: (west / step).rounded(.up) * step, through: east, by: step) {
                let x = projection.point(CLLocationCoordinate2D(latitude: 0, longitude: longitude)).x
                path.move(to: CGPoint(x: x, y: max(top, 0)))
                path.addLine(to: CGPoint(x: x, y: min(bottom, rect.height * projection.scale)))
            }
            for latitude in stride(from: (south / step).rounded(.up) * step, through: north, by: step) {
                let y = projection.point(CLLocationCoordinate2D(latitude: latitude, longitude: 0)).y
                path.move(to: CGPoint(x: left, y: y))
                path.addLine(to: CGPoint(x: right, y: y))
            }
        }
    }
}
