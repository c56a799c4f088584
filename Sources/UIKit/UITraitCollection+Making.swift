import CoreGraphics
import RoostCore

/// Collections of one trait, of several, and of changed ones.
extension UITraitCollection {
    /// All traits of some collections; of two that specify a trait, the later one counts.
    public init(traitsFrom traitCollections: [UITraitCollection]) {
        for traits in traitCollections { merge(traits) }
    }

    /// A collection with the traits that a closure sets.
    public init(mutations: (inout any UIMutableTraits) -> Void) {
        self = UITraitCollection().modifyingTraits(mutations)
    }

    /// A copy with the changes of a closure.
    public func modifyingTraits(_ mutations: (inout any UIMutableTraits) -> Void) -> UITraitCollection {
        let original = UITraitOverrides(traits: self)
        var changed: any UIMutableTraits = original
        mutations(&changed)
        return (changed as? UITraitOverrides ?? original).traits
    }

    /// Light or dark alone.
    public init(userInterfaceStyle: UIUserInterfaceStyle) { self.userInterfaceStyle = userInterfaceStyle }
    /// A number of pixels per point alone.
    public init(displayScale: CGFloat) { self.displayScale = displayScale }
    /// The side on which text begins alone.
    public init(layoutDirection: UITraitEnvironmentLayoutDirection) { self.layoutDirection = layoutDirection }
    /// The room from left to right alone.
    public init(horizontalSizeClass: UIUserInterfaceSizeClass) { self.horizontalSizeClass = horizontalSizeClass }
    /// The room from top to bottom alone.
    public init(verticalSizeClass: UIUserInterfaceSizeClass) { self.verticalSizeClass = verticalSizeClass }
    /// A kind of device alone.
    public init(userInterfaceIdiom: UIUserInterfaceIdiom) { self.userInterfaceIdiom = userInterfaceIdiom }
    /// A text size alone.
    public init(preferredContentSizeCategory: UIContentSizeCategory) {
        self.preferredContentSizeCategory = preferredContentSizeCategory
    }
    /// Regular or bold text alone.
    public init(legibilityWeight: UILegibilityWeight) { self.legibilityWeight = legibilityWeight }
    /// The contrast alone.
    public init(accessibilityContrast: UIAccessibilityContrast) { self.accessibilityContrast = accessibilityContrast }
    /// The level alone.
    public init(userInterfaceLevel: UIUserInterfaceLevel) { self.userInterfaceLevel = userInterfaceLevel }
    /// The range of colours alone.
    public init(displayGamut: UIDisplayGamut) { self.displayGamut = displayGamut }
    /// The force of touches alone.
    public init(forceTouchCapability: UIForceTouchCapability) { self.forceTouchCapability = forceTouchCapability }

    /// Whether every trait that another collection specifies is the same here.
    public func containsTraits(in trait: UITraitCollection?) -> Bool {
        guard let trait else { return true }
        var merged = self
        merged.merge(trait)
        return merged == self
    }

    /// Whether colours look different in another collection.
    public func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
        guard let traitCollection else { return true }
        return userInterfaceStyle != traitCollection.userInterfaceStyle
            || accessibilityContrast != traitCollection.accessibilityContrast
            || userInterfaceLevel != traitCollection.userInterfaceLevel || displayGamut != traitCollection.displayGamut
    }

    private mutating func merge(_ other: UITraitCollection) {
        func take<Trait: Equatable>(_ path: WritableKeyPath<UITraitCollection, Trait>) {
            let value = other[keyPath: path]
            if value != UITraitCollection()[keyPath: path] { self[keyPath: path] = value }
        }
        take(\.userInterfaceStyle)
        take(\.displayScale)
        take(\.layoutDirection)
        take(\.horizontalSizeClass)
        take(\.verticalSizeClass)
        take(\.userInterfaceIdiom)
        take(\.preferredContentSizeCategory)
        take(\.legibilityWeight)
        take(\.accessibilityContrast)
        take(\.userInterfaceLevel)
        take(\.displayGamut)
        take(\.forceTouchCapability)
    }
}
