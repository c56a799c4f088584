import Foundation
import RoostCore
import UniformTypeIdentifiers

extension Transferable {
    /// Reads a value from data of a kind, in the first form that takes it; nil where no form does.
    package static func imported(from data: Data, as type: UTType) async throws -> Self? {
        for way in ways {
            guard let take = way.importData, let wanted = way.contentType, type.conforms(to: wanted) else { continue }
            return try await take(data) as? Self
        }
        for way in ways {
            guard let take = way.importProxy, let proxy = way.proxy,
                let value = try await stand(proxy, for: data, type)
            else { continue }
            return try await take(value) as? Self
        }
        return nil
    }

    /// Whether a value can be read from data of a kind, directly or by a proxy.
    static func imports(_ type: UTType, steps: Int = 4) -> Bool {
        ways.contains { way in
            if way.importData != nil, let wanted = way.contentType { return type.conforms(to: wanted) }
            guard steps > 0, way.importProxy != nil, let proxy = way.proxy else { return false }
            return proxy.imports(type, steps: steps - 1)
        }
    }

    private static func stand(_ proxy: any Transferable.Type, for data: Data, _ type: UTType) async throws
        -> (any Transferable)?
    {
        // A proxy of a type's own kind would never end.
        if proxy == Self.self { return nil }
        return try await proxy.imported(from: data, as: type)
    }
}
