/// What a module above the engine keeps for each graph.
package protocol GraphService: AnyObject {
    init(graph: ViewGraph)
}

extension ViewGraph {
    /// The graph's own service of a type, made when it is first asked for.
    package func service<Service: GraphService>(_ type: Service.Type = Service.self) -> Service {
        if let known = services[ObjectIdentifier(type)] as? Service { return known }
        let service = Service(graph: self)
        services[ObjectIdentifier(type)] = service
        return service
    }
}
