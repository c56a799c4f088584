/// What a stage of the engine, or a module above it, keeps for each graph. The graph finds it by its type, and so names
/// none.
package protocol GraphService: AnyObject {
    init(graph: ViewGraph)
}

extension ViewGraph {
    /// The graph's own service of a type, made when it is first asked for.
    package func service<Service: GraphService>(_ type: Service.Type = Service.self) -> Service {
        if let known = knownService(type) { return known }
        let service = Service(graph: self)
        services.append((ObjectIdentifier(type), service))
        return service
    }

    /// The service if it was asked for before.
    func knownService<Service: GraphService>(_ type: Service.Type = Service.self) -> Service? {
        let key = ObjectIdentifier(type)
        for known in services where known.key == key { return unsafeDowncast(known.service, to: Service.self) }
        return nil
    }
}
