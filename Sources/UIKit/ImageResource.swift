import Foundation
import RoostControls
import RoostCore

/// A picture of an asset catalogue, by its name and bundle. The plug-in `AssetSymbols` declares a constant for each
/// picture, so that `Image(.logo)` names one that exists.
nonisolated public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// The picture of a name in a bundle's asset catalogues.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

nonisolated extension Image {
    /// A picture of an asset catalogue.
    public init(_ resource: ImageResource) { self.init(resource.name, bundle: resource.bundle) }

    /// A picture of an asset catalogue, with a label for accessibility.
    public init(_ resource: ImageResource, label: Text) {
        self.init(resource.name, bundle: resource.bundle, label: label)
    }

    /// A picture of an asset catalogue that accessibility ignores.
    public init(decorative resource: ImageResource) { self.init(decorative: resource.name, bundle: resource.bundle) }
}

extension Label where Title == Text, Icon == Image {
    /// A title with a picture of an asset catalogue.
    public init(_ titleKey: LocalizedStringKey, image resource: ImageResource) {
        self.init(title: { Text(titleKey) }, icon: { Image(resource) })
    }

    /// A title with a picture of an asset catalogue.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image resource: ImageResource) {
        self.init(title: { Text(title) }, icon: { Image(resource) })
    }
}
