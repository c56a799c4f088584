import CoreLocation
import SwiftUI

/// The content of maps before iOS 17: `MapPin`, `MapMarker` and `MapAnnotation`.
@MainActor @preconcurrency
public protocol MapAnnotationProtocol {
    /// Adds the annotation.
    func _collect(into items: inout _MapItems)
}

/// A pin at a place.
public struct MapPin: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// A pin of a colour, red by default.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }

    public func _collect(into items: inout _MapItems) {
        items.append(
            .view(at: coordinate, anchor: .bottom, MapMark(drawing: .pin)), tint: tint)
    }
}

/// A balloon at a place.
public struct MapMarker: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let tint: Color?

    /// A balloon of a colour, red by default.
    public init(coordinate: CLLocationCoordinate2D, tint: Color? = nil) {
        self.coordinate = coordinate
        self.tint = tint
    }

    public func _collect(into items: inout _MapItems) {
        items.append(
            .view(
                at: coordinate, anchor: .bottom, MapMark(drawing: .balloon(AnyView(Image(systemName: "mappin"))))),
            tint: tint)
    }
}

/// A view at a place.
public struct MapAnnotation<Content: View>: MapAnnotationProtocol {
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content

    /// A view whose point `anchorPoint` stands at the place; (0, 0) is its corner at the top left, (1, 1) at the bottom
    /// right.
    public init(
        coordinate: CLLocationCoordinate2D, anchorPoint: CGPoint = CGPoint(x: 0.5, y: 0.5),
        @ViewBuilder content: () -> Content
    ) {
        self.coordinate = coordinate
        anchor = UnitPoint(x: anchorPoint.x, y: anchorPoint.y)
        self.content = content()
    }

    public func _collect(into items: inout _MapItems) {
        items.append(.view(at: coordinate, anchor: anchor, MapMark(drawing: .view(AnyView(content)))), tint: nil)
    }
}
