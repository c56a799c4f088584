import AssetSymbolNames
import Foundation

/// Writes the constants of asset catalogues to a file: `AssetSymbolsTool .module <output> <catalogue>…`, where `.module`
/// or `.main` is the bundle that holds the assets.
@main struct AssetSymbolsTool {
    static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count > 3 else {
            FileHandle.standardError.write(
                Data("usage: \(arguments[0]) .module|.main <output> <catalogue.xcassets>…\n".utf8))
            exit(2)
        }
        var symbols = AssetSymbols()
        for catalog in arguments[3...] { symbols.read(URL(fileURLWithPath: catalog)) }
        for warning in symbols.warnings { print("warning: \(warning)") }
        try symbols.source(bundle: arguments[1]).write(toFile: arguments[2], atomically: true, encoding: .utf8)
    }
}
