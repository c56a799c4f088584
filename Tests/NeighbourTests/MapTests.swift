import RoostTesting
import SwiftUI
import Testing

@testable import MapKit

/// Maps: the ground is a placeholder, what lies on it is in its place.
@MainActor
struct MapTests {
    struct Place: Identifiable {
        let id: String
        let coordinate: CLLocationCoordinate2D
    }

    private let london = CLLocationCoordinate2D(latitude: 51.5, longitude: 0)
    private var region: MKCoordinateRegion {
        MKCoordinateRegion(center: london, span: MKCoordinateSpan(latitudeDelta: 0.5, longitudeDelta: 2))
    }
    private let size = CGSize(width: 400, height: 300)

    /// Keeps what a view writes.
    @MainActor final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
        var binding: Binding<Value> {
            Binding {
                self.value
            } set: {
                self.value = $0
            }
        }
    }

    private func dot(_ name: String) -> some View {
        Color.red.frame(width: 20, height: 10).accessibilityIdentifier(name)
    }

    @Test func `a region fits into the map, and its middle is the map's`() {
        let shown = MapProjection(showing: MKMapRect(region), in: size)
        let middle = shown.point(london)
        #expect(abs(middle.x - 200) < 0.01 && abs(middle.y - 150) < 0.01)
        let seen = MKCoordinateRegion(shown.rect)
        #expect(abs(seen.span.longitudeDelta - 2) < 1e-6 && seen.span.latitudeDelta >= 0.5)
        let place = shown.place(CGPoint(x: 300, y: 150))
        #expect(abs(place.longitude - 0.5) < 1e-6)
    }

    @Test func `annotations stand with their anchors at their places`() throws {
        let view = LiveView(
            Map(initialPosition: .region(region)) {
                Annotation("Middle", coordinate: london, anchor: .bottom) { dot("middle") }
                Annotation("East", coordinate: CLLocationCoordinate2D(latitude: 51.5, longitude: 0.5)) { dot("east") }
            }, size: size)
        let (middle, east) = (try #require(view.frame(of: "middle")), try #require(view.frame(of: "east")))
        #expect(abs(middle.midX - 200) < 1 && abs(middle.maxY - 150) < 1)
        #expect(abs(east.midX - 300) < 1 && abs(east.midY - 150) < 1)
    }

    @Test func `annotations of before iOS 17 stand at their places`() throws {
        let region = Box(region)
        let places = [Place(id: "a", coordinate: london)]
        let view = LiveView(
            Map(coordinateRegion: region.binding, annotationItems: places) { place in
                MapAnnotation(coordinate: place.coordinate, anchorPoint: CGPoint(x: 0, y: 0)) { dot(place.id) }
            }, size: size)
        let frame = try #require(view.frame(of: "a"))
        #expect(abs(frame.minX - 200) < 1 && abs(frame.minY - 150) < 1)
    }

    @Test func `a drag moves the region, and its annotations with it`() throws {
        let region = Box(region)
        let places = [Place(id: "a", coordinate: london)]
        struct Screen: View {
            let places: [Place]
            @State var region: MKCoordinateRegion
            let box: Box<MKCoordinateRegion>
            var body: some View {
                Map(coordinateRegion: $region, annotationItems: places) { place in
                    MapAnnotation(coordinate: place.coordinate) {
                        Color.red.frame(width: 10, height: 10).accessibilityIdentifier(place.id)
                    }
                }
                .onChange(of: region.center.longitude) { box.value = region }
            }
        }
        let view = LiveView(Screen(places: places, region: region.value, box: region), size: size)
        view.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
        view.advance(by: 0.5)
        #expect(abs(region.value.center.longitude + 0.5) < 0.01)
        let frame = try #require(view.frame(of: "a"))
        #expect(abs(frame.midX - 300) < 2 && abs(frame.midY - 150) < 2)
    }

    @Test func `a map that must not be dragged stays`() throws {
        let view = LiveView(
            Map(initialPosition: .region(region), interactionModes: []) {
                Annotation("", coordinate: london) { dot("middle") }
            }, size: size)
        view.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
        view.advance(by: 0.5)
        #expect(abs(try #require(view.frame(of: "middle")).midX - 200) < 1)
    }

    @Test func `a tap on a marker selects its tag, and a tap on the ground nothing`() throws {
        let selection = Box<String?>(nil)
        let view = LiveView(
            Map(initialPosition: .region(region), selection: selection.binding) {
                ForEach(["a", "b"], id: \.self) { name in
                    Marker(name, coordinate: CLLocationCoordinate2D(latitude: 51.5, longitude: name == "a" ? 0 : 0.5))
                }
            }, size: size)
        view.tap(at: CGPoint(x: 300, y: 135))
        #expect(selection.value == "b")
        view.tap(at: CGPoint(x: 60, y: 60))
        view.advance(by: 1)
        #expect(selection.value == nil)
    }

    @Test func `the app hears of a tap on the map, and a double tap brings it nearer`() throws {
        let taps = Box<[CGPoint]>([])
        let view = LiveView(
            Map(initialPosition: .region(region)) {
                Annotation("", coordinate: CLLocationCoordinate2D(latitude: 51.5, longitude: 0.25)) { dot("east") }
            }
            .onTapGesture { taps.value.append($0) }, size: size)
        view.tap(at: CGPoint(x: 60, y: 60))
        view.advance(by: 1)
        #expect(taps.value == [CGPoint(x: 60, y: 60)])
        view.tap(at: CGPoint(x: 60, y: 60), count: 2)
        view.advance(by: 1)
        #expect(abs(try #require(view.frame(of: "east")).midX - 300) < 1)
    }

    @Test func `a map without a position shows all of its content`() throws {
        let view = LiveView(
            Map {
                Annotation("", coordinate: london) { dot("london") }
                Annotation("", coordinate: CLLocationCoordinate2D(latitude: 48.9, longitude: 2.3)) { dot("paris") }
            }, size: size)
        let bounds = CGRect(origin: .zero, size: size)
        let (north, south) = (try #require(view.frame(of: "london")), try #require(view.frame(of: "paris")))
        #expect(bounds.contains(north) && bounds.contains(south))
        #expect(south.midX > north.midX && south.midY > north.midY)
    }

    @Test func `the camera is told when the map appears and when it has moved`() {
        let heard = Box<[MKCoordinateRegion]>([])
        let view = LiveView(
            Map(initialPosition: .region(region)).onMapCameraChange { heard.value.append($0.region) }, size: size)
        #expect(heard.value.count == 1)
        view.drag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 200, y: 100))
        view.advance(by: 0.5)
        #expect(heard.value.count == 2)
        #expect(abs((heard.value.last?.center.longitude ?? 0) + 0.5) < 0.01)
    }

    @Test func `a reader turns points into places and back`() throws {
        let proxies = Box<MapProxy?>(nil)
        let view = LiveView(
            MapReader { proxy in
                let _ = proxies.value = proxy
                Map(initialPosition: .region(region)).padding(.top, 20)
            }, size: CGSize(width: 400, height: 320))
        view.update()
        let proxy = try #require(proxies.value)
        let place = try #require(proxy.convert(CGPoint(x: 300, y: 150), from: .local))
        #expect(abs(place.longitude - 0.5) < 1e-6)
        let point = try #require(proxy.convert(london, to: .global))
        #expect(abs(point.x - 200) < 0.01 && abs(point.y - 170) < 0.5)
        #expect(proxy.convert(CLLocationCoordinate2D(latitude: -30, longitude: 100), to: .local) == nil)
    }

    @Test func `a user's location is not known, so its fallback is shown`() throws {
        let view = LiveView(
            Map(initialPosition: .userLocation(fallback: .region(region))) {
                UserAnnotation()
                Annotation("", coordinate: london) { dot("middle") }
            }, size: size)
        #expect(abs(try #require(view.frame(of: "middle")).midX - 200) < 1)
    }

    @Test(arguments: [Double.nan, .infinity, -1e300, 0])
    func `strange numbers draw a map all the same`(number: Double) throws {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: number, longitude: number),
            span: MKCoordinateSpan(latitudeDelta: number, longitudeDelta: number))
        let map = Map(initialPosition: .region(region)) {
            Marker("a", coordinate: CLLocationCoordinate2D(latitude: number, longitude: number))
            MapCircle(center: london, radius: number)
            MapPolyline(coordinates: [london, CLLocationCoordinate2D(latitude: number, longitude: number)])
        }
        let image = try #require(ImageRenderer(content: map.frame(width: 100, height: 100)).cgImage)
        #expect(image.width == 100)
    }

    @Test func `searches and ways are refused`() async {
        let request = MKLocalSearch.Request()
        request.naturalLanguageQuery = "Café"
        let search = MKLocalSearch(request: request)
        await #expect(throws: MKError.self) { _ = try await search.start() }
        let directions = MKDirections(request: MKDirections.Request())
        await #expect(throws: MKError.self) { _ = try await directions.calculate() }
    }
}
