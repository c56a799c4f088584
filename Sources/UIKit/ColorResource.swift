import Foundation
import RoostCore

/// A colour of an asset catalogue, by its name and bundle. The plug-in `AssetSymbols` declares a constant for each
/// colour, so that `Color(.brand)` names one that exists.
nonisolated public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The colour of a name in a bundle's asset catalogues.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

nonisolated extension Color {
    /// A colour of an asset catalogue.
    public init(_ resource: ColorResource) { self.init(resource.name, bundle: resource.bundle) }
}
