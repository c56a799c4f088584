import CoreLocation
import SwiftUI

/// Where places lie in a view.
struct MapProjection: Equatable {
    /// The part of the flat map in the view: as wide and as high as the view.
    let rect: MKMapRect
    /// Points of the view for a point of the flat map.
    let scale: Double

    /// The part of the flat map around a rectangle that fills a view.
    init(showing wanted: MKMapRect, in size: CGSize) {
        // Strange numbers show the world. The nearest view has about ten metres.
        let smallest = 64.0
        let isSane = wanted.midX.isFinite && wanted.midY.isFinite && wanted.width >= 0 && wanted.height >= 0
        let rect = isSane ? wanted : .world
        let width = min(max(rect.width, smallest), MKMapPoint.side)
        let height = min(max(rect.height, smallest), MKMapPoint.side)
        let scale = min(max(size.width, 1) / width, max(size.height, 1) / height)
        self.scale = scale
        let shown = MKMapSize(width: max(size.width, 1) / scale, height: max(size.height, 1) / scale)
        self.rect = MKMapRect(
            x: rect.midX - shown.width / 2, y: rect.midY - shown.height / 2, width: shown.width, height: shown.height)
    }

    func point(_ place: MKMapPoint) -> CGPoint {
        CGPoint(x: (place.x - rect.minX) * scale, y: (place.y - rect.minY) * scale)
    }
    func point(_ place: CLLocationCoordinate2D) -> CGPoint { point(MKMapPoint(place)) }
    func place(_ point: CGPoint) -> CLLocationCoordinate2D {
        MKMapPoint(x: rect.minX + point.x / scale, y: rect.minY + point.y / scale).coordinate
    }

    /// The rectangle after a drag by some points of the view.
    func moved(by translation: CGSize) -> MKMapRect {
        MKMapRect(
            x: rect.minX - translation.width / scale, y: rect.minY - translation.height / scale, width: rect.width,
            height: rect.height)
    }

    /// The rectangle at another scale.
    func magnified(by factor: Double) -> MKMapRect {
        let factor = min(max(factor, 1e-6), 1e6)
        let (width, height) = (rect.width / factor, rect.height / factor)
        return MKMapRect(x: rect.midX - width / 2, y: rect.midY - height / 2, width: width, height: height)
    }
}
