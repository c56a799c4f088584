/// A module whose views are elements of other origins. Only in a program with such a module does the page's policy
/// allow them.
///
/// Conforming types are `package`: an optimized build leaves out an internal type that nobody names.
package protocol EmbeddingModule {
    /// A directive of a Content-Security-Policy: `frame-src https:`.
    static var contentSecurityPolicy: String { get }
}

package enum EmbeddingModules {
    /// The directives of the modules in this process.
    package static var policies: [String] {
        ConformanceRecords.types(conformingTo: (any EmbeddingModule).self)
            .compactMap { ($0 as? any EmbeddingModule.Type)?.contentSecurityPolicy }
            .sorted()
    }
}
