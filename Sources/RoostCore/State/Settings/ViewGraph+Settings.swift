/// The stored settings of a graph's viewer. An image that a window draws shares the window's, any other graph has its
/// own.
private final class SettingsService: GraphService {
    let settings: WindowSettings

    init(graph: ViewGraph) {
        settings = graph.environment.windowSettings ?? WindowServices.current?.settings ?? WindowSettings()
    }
}

extension ViewGraph {
    /// The stored settings of the viewer.
    var settings: WindowSettings { service(SettingsService.self).settings }
}
