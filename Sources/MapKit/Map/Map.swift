import CoreLocation
import SwiftUI

/// A map. Its places, lines and areas stand where they belong by Mercator's projection, and the reader moves it; the
/// ground itself is a placeholder, for there are no tiles here: a net of meridians and parallels.
public struct Map<Content: View>: View {
    private let content: Content

    init(_ content: Content) { self.content = content }

    public var body: some View { content }
}

/// The content of a map with a selection.
public struct MapContentView<SelectedValue: Hashable, Content: MapContent>: View {
    let stage: MapStage

    public var body: some View { stage }
}

extension Map {
    private init<SelectedValue: Hashable, C: MapContent>(
        _ camera: MapCameraSource, _ bounds: MapCameraBounds?, _ modes: MapInteractionModes, _ content: C,
        _ selection: MapSelection? = nil
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(MapContentView(stage: MapStage(camera, bounds, modes, _MapItems(content), selection: selection)))
    }

    /// A map that begins at a position.
    public init<C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(.initial(initialPosition), bounds, interactionModes, content())
    }

    /// A map at a position, which follows the reader's moves.
    public init<C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(.position(position), bounds, interactionModes, content())
    }

    /// A map that begins with all of its content.
    public init<C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<Never, C> {
        self.init(
            initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, scope: scope,
            content: content)
    }

    /// A map without content that begins at a position.
    public init(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(
            initialPosition: initialPosition, bounds: bounds, interactionModes: interactionModes, scope: scope
        ) {}
    }

    /// A map without content at a position, which follows the reader's moves.
    public init(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(position: position, bounds: bounds, interactionModes: interactionModes, scope: scope) {}
    }

    /// The world, without content.
    public init(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all, scope: Namespace.ID? = nil
    ) where Content == MapContentView<Never, EmptyMapContent> {
        self.init(initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, scope: scope) {}
    }

    /// A map that begins at a position. A tap on an item gives its tag to the selection; one beside them, nil.
    public init<SelectedValue: Hashable, C: MapContent>(
        initialPosition: MapCameraPosition, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(.initial(initialPosition), bounds, interactionModes, content(), MapSelection(selection))
    }

    /// A map at a position, which follows the reader's moves. A tap on an item gives its tag to the selection; one
    /// beside them, nil.
    public init<SelectedValue: Hashable, C: MapContent>(
        position: Binding<MapCameraPosition>, bounds: MapCameraBounds? = nil,
        interactionModes: MapInteractionModes = .all, selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil,
        @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(.position(position), bounds, interactionModes, content(), MapSelection(selection))
    }

    /// A map that begins with all of its content. A tap on an item gives its tag to the selection; one beside them, nil.
    public init<SelectedValue: Hashable, C: MapContent>(
        bounds: MapCameraBounds? = nil, interactionModes: MapInteractionModes = .all,
        selection: Binding<SelectedValue?>, scope: Namespace.ID? = nil, @MapContentBuilder content: () -> C
    ) where Content == MapContentView<SelectedValue, C> {
        self.init(
            initialPosition: .automatic, bounds: bounds, interactionModes: interactionModes, selection: selection,
            scope: scope, content: content)
    }
}

// MARK: Before iOS 17

/// The content of a map without annotations.
public struct _DefaultMapContent: View {
    let stage: MapStage
    public var body: some View { stage }
}

/// The content of a map with annotations.
public struct _DefaultAnnotatedMapContent<Items: RandomAccessCollection>: View where Items.Element: Identifiable {
    let stage: MapStage
    public var body: some View { stage }
}

extension Map {
    /// A map of a region, which follows the reader's moves.
    public init(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _DefaultMapContent {
        self.init(
            _DefaultMapContent(
                stage: MapStage(
                    .region(coordinateRegion), nil, interactionModes, _MapItems(EmptyMapContent()), selection: nil)))
    }

    /// A map of a rectangle, which follows the reader's moves.
    public init(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil
    ) where Content == _DefaultMapContent {
        self.init(
            _DefaultMapContent(
                stage: MapStage(
                    .rect(mapRect), nil, interactionModes, _MapItems(EmptyMapContent()), selection: nil)))
    }

    /// A map of a region with an annotation for each element, which follows the reader's moves.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        coordinateRegion: Binding<MKCoordinateRegion>, interactionModes: MapInteractionModes = .all,
        showsUserLocation: Bool = false, userTrackingMode: Binding<MapUserTrackingMode>? = nil,
        annotationItems items: Items, annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            _DefaultAnnotatedMapContent(
                stage: MapStage(
                    .region(coordinateRegion), nil, interactionModes, _MapItems(items, annotation: annotationContent),
                    selection: nil)))
    }

    /// A map of a rectangle with an annotation for each element, which follows the reader's moves.
    public init<Items: RandomAccessCollection, Annotation: MapAnnotationProtocol>(
        mapRect: Binding<MKMapRect>, interactionModes: MapInteractionModes = .all, showsUserLocation: Bool = false,
        userTrackingMode: Binding<MapUserTrackingMode>? = nil, annotationItems items: Items,
        annotationContent: @escaping (Items.Element) -> Annotation
    ) where Content == _DefaultAnnotatedMapContent<Items>, Items.Element: Identifiable {
        self.init(
            _DefaultAnnotatedMapContent(
                stage: MapStage(
                    .rect(mapRect), nil, interactionModes, _MapItems(items, annotation: annotationContent),
                    selection: nil)))
    }
}
