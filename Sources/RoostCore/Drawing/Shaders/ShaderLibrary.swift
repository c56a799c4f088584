import Foundation

/// A library of Metal's functions, whose members are functions by their names: `ShaderLibrary.ripple`. There is no Metal
/// here, so no function runs; see `Shader`.
@dynamicMemberLookup
public struct ShaderLibrary: Equatable, Sendable {
    private enum Source: Equatable, Sendable {
        case main
        case bundle(String)
        case data(Data)
        case url(URL)
    }
    private let source: Source

    private init(source: Source) { self.source = source }

    /// The library of the app.
    public static let `default` = ShaderLibrary(source: .main)
    /// The library of a bundle.
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { ShaderLibrary(source: .bundle(bundle.bundlePath)) }
    /// A compiled library.
    public init(data: Data) { self.init(source: .data(data)) }
    /// A compiled library in a file.
    public init(url: URL) { self.init(source: .url(url)) }

    /// A function of the app's library.
    public static subscript(dynamicMember name: String) -> ShaderFunction { `default`[dynamicMember: name] }
    /// A function of this library.
    public subscript(dynamicMember name: String) -> ShaderFunction { ShaderFunction(library: self, name: name) }
}

/// A function of a library of Metal's. A call makes a `Shader`.
@dynamicCallable
public struct ShaderFunction: Equatable, Sendable {
    /// The function's library.
    public var library: ShaderLibrary
    /// The function's name.
    public var name: String

    /// A function by its name.
    public init(library: ShaderLibrary, name: String) {
        self.library = library
        self.name = name
    }

    /// The function with its arguments.
    public func dynamicallyCall(withArguments arguments: [Shader.Argument]) -> Shader {
        Shader(function: self, arguments: arguments)
    }
}
