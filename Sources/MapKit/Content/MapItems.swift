import CoreLocation
import SwiftUI

/// The items of a map in the order in which they are drawn.
public struct _MapItems {
    private(set) var items: [MapItem] = []
    /// The ids of the elements around: they tell the items of a `ForEach` apart.
    private var path: [AnyHashable] = []
    /// The number of items before the innermost of these elements.
    private var start = 0

    /// The items of some content.
    @MainActor
    init(_ content: some MapContent) { content._collect(into: &self) }

    @MainActor
    mutating func collect(_ content: some MapContent, id: AnyHashable) {
        let outer = start
        path.append(id)
        start = items.count
        content._collect(into: &self)
        path.removeLast()
        start = outer
    }

    /// Adds the items of some content, each after a change.
    @MainActor
    mutating func collect(_ content: some MapContent, change: (inout MapItem) -> Void) {
        let start = items.count
        content._collect(into: &self)
        for index in start..<items.count { change(&items[index]) }
    }

    mutating func append(_ kind: MapItem.Kind, tint: Color? = nil) {
        var item = MapItem(id: path + [AnyHashable(items.count - start)], tag: path.last, kind: kind)
        item.look.tint = tint
        items.append(item)
    }

    /// The annotations of a map of before iOS 17.
    @MainActor
    init<Elements: RandomAccessCollection>(
        _ elements: Elements, annotation: (Elements.Element) -> some MapAnnotationProtocol
    ) where Elements.Element: Identifiable {
        for element in elements {
            path = [AnyHashable(element.id)]
            start = items.count
            annotation(element)._collect(into: &self)
        }
    }
}

/// A thing on a map.
struct MapItem: Identifiable {
    enum Kind {
        /// A view whose `anchor` stands at a place.
        case view(at: CLLocationCoordinate2D, anchor: UnitPoint, MapMark)
        /// A line, or an area if it is closed.
        case path([CLLocationCoordinate2D], isClosed: Bool)
        /// An area by its radius in metres.
        case circle(CLLocationCoordinate2D, radius: CLLocationDistance)
    }

    let id: [AnyHashable]
    /// What selects it: its own tag, or else the id of its element.
    var tag: AnyHashable?
    let kind: Kind
    var look = MapItemLook()

    /// The part of the flat map that it needs.
    var rect: MKMapRect {
        switch kind {
        case .view(let place, _, _): MKMapRect(origin: MKMapPoint(place), size: MKMapSize())
        case .path(let places, _):
            places.reduce(MKMapRect.null) {
                $0.union(MKMapRect(origin: MKMapPoint($1), size: MKMapSize()))
            }
        case .circle(let center, let radius):
            MKMapRect(
                MKCoordinateRegion(center: center, latitudinalMeters: 2 * radius, longitudinalMeters: 2 * radius))
        }
    }
}

/// The drawing of a mark and the words below it.
struct MapMark {
    enum Drawing {
        /// A balloon with what is in it.
        case balloon(AnyView)
        /// The pin of older maps.
        case pin
        /// A view of the app's.
        case view(AnyView)
    }

    let drawing: Drawing
    var title: AnyView?
}

/// What modifiers say of an item.
struct MapItemLook {
    var tint: Color?
    var fill: AnyShapeStyle?
    var stroke: AnyShapeStyle?
    var strokeStyle = StrokeStyle(lineWidth: 1)
    var titles = Visibility.automatic
}

/// Content with a change of its items.
struct ModifiedMapContent<Content: MapContent>: MapContent {
    typealias Body = Never
    let content: Content
    let change: (inout MapItem) -> Void

    func _collect(into items: inout _MapItems) { items.collect(content, change: change) }
}
