import CoreLocation
import SwiftUI

/// A balloon at a place, with words below it.
public struct Marker<Label: View>: MapContent {
    public typealias Body = Never
    private let coordinate: CLLocationCoordinate2D
    private let icon: AnyView
    private let title: AnyView

    /// A balloon with a pin in it, or with the icon of a `Label`, and a view below it.
    public init(coordinate: CLLocationCoordinate2D, @ViewBuilder label: () -> Label) {
        self.coordinate = coordinate
        let label = label()
        icon = AnyView(MarkerIcon(label: label))
        title = AnyView(label.labelStyle(.titleOnly))
    }

    private init(_ title: Text, _ icon: some View, _ coordinate: CLLocationCoordinate2D) {
        self.coordinate = coordinate
        self.icon = AnyView(icon)
        self.title = AnyView(title)
    }

    public func _collect(into items: inout _MapItems) {
        items.append(
            .view(at: coordinate, anchor: .bottom, MapMark(drawing: .balloon(icon), title: title)))
    }
}

extension Marker where Label == Text {
    /// A balloon with up to three letters in it, and words below it.
    public init(_ titleKey: LocalizedStringKey, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), monogram, coordinate)
    }
    /// A balloon with up to three letters in it, and words below it.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, monogram: Text, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), monogram, coordinate)
    }
}

extension Marker where Label == SwiftUI.Label<Text, Image> {
    /// A balloon with a pin in it, and words below it.
    public init(_ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), Image(systemName: "mappin"), coordinate)
    }
    /// A balloon with a pin in it, and words below it.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), Image(systemName: "mappin"), coordinate)
    }
    /// A balloon with a symbol in it, and words below it.
    public init(_ titleKey: LocalizedStringKey, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), Image(systemName: systemImage), coordinate)
    }
    /// A balloon with a symbol in it, and words below it.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, systemImage: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), Image(systemName: systemImage), coordinate)
    }
    /// A balloon with a picture in it, and words below it.
    public init(_ titleKey: LocalizedStringKey, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(titleKey), Image(image).resizable().scaledToFit(), coordinate)
    }
    /// A balloon with a picture in it, and words below it.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image: String, coordinate: CLLocationCoordinate2D) {
        self.init(Text(title), Image(image).resizable().scaledToFit(), coordinate)
    }
    /// A balloon for a place, with its name below it.
    public init(item: MKMapItem) {
        self.init(Text(item.name ?? ""), Image(systemName: "mappin"), item.placemark.coordinate)
    }
}

/// The icon of a label, or a pin for views that are no labels.
private struct MarkerIcon<Label: View>: View {
    let label: Label

    var body: some View {
        if Label.self is any MarkerLabel.Type { label.labelStyle(.iconOnly) } else { Image(systemName: "mappin") }
    }
}

/// A view that has an icon.
private protocol MarkerLabel {}
extension SwiftUI.Label: MarkerLabel {}

/// A view at a place, with words below it.
public struct Annotation<Label: View, Content: View>: MapContent {
    public typealias Body = Never
    private let coordinate: CLLocationCoordinate2D
    private let anchor: UnitPoint
    private let content: Content
    private let label: Label

    /// A view whose `anchor` stands at the place, and a view below it.
    public init(
        coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center, @ViewBuilder content: () -> Content,
        @ViewBuilder label: () -> Label
    ) {
        self.coordinate = coordinate
        self.anchor = anchor
        self.content = content()
        self.label = label()
    }

    public func _collect(into items: inout _MapItems) {
        items.append(
            .view(at: coordinate, anchor: anchor, MapMark(drawing: .view(AnyView(content)), title: AnyView(label))))
    }
}

extension Annotation where Label == Text {
    /// A view whose `anchor` stands at the place, and words below it.
    public init(
        _ titleKey: LocalizedStringKey, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(titleKey) }
    }
    /// A view whose `anchor` stands at the place, and words below it.
    @_disfavoredOverload
    public init(
        _ title: some StringProtocol, coordinate: CLLocationCoordinate2D, anchor: UnitPoint = .center,
        @ViewBuilder content: () -> Content
    ) {
        self.init(coordinate: coordinate, anchor: anchor, content: content) { Text(title) }
    }
}

/// The reader's place. It is not known here, as `CLLocationManager` says, so nothing is drawn.
public struct UserAnnotation: MapContent {
    public typealias Body = Never
    /// The usual dot.
    public init(anchor: UnitPoint = .center) {}
    /// A view in place of the dot.
    public init(anchor: UnitPoint = .center, @ViewBuilder content: () -> some View) {}
    public func _collect(into items: inout _MapItems) {}
}
