import CoreLocation.CLLocation
import MapKit.MKGeometry
import Testing
import WebKit.WKWebView

/// Files that name a part of a neighbour get all of it.
@MainActor struct SubmoduleTests {
    @Test func `A part of Core Location brings its types`() {
        let place = CLLocationCoordinate2D(latitude: 52.5, longitude: 13.4)
        #expect(CLLocation(latitude: place.latitude, longitude: place.longitude).coordinate.latitude == 52.5)
    }

    @Test func `A part of MapKit brings its regions`() {
        let region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 1, longitude: 2),
            span: MKCoordinateSpan(latitudeDelta: 3, longitudeDelta: 4))
        #expect(region.span.longitudeDelta == 4)
    }

    @Test func `A part of WebKit brings its configuration`() {
        #expect(WKWebView(frame: .zero, configuration: WKWebViewConfiguration()).url == nil)
    }
}
