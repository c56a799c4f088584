import CoreGraphics
import Foundation

@testable import RoostControls
@_spi(Engine) @testable import RoostCore
@testable import RoostRender

/// `Contents.json` of an image set and of a colour set.
struct AssetCatalogFuzzer: Fuzzer {
    private let root = FileManager.default.temporaryDirectory
        .appendingPathComponent("roost-fuzz-\(ProcessInfo.processInfo.processIdentifier).xcassets")

    func run(_ input: FuzzInput) {
        for folder in ["a.imageset", "a.colorset"] {
            let url = root.appendingPathComponent(folder)
            try? FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try? Data(input.bytes).write(to: url.appendingPathComponent("Contents.json"))
        }
        let catalog = AssetCatalog(root)
        for isDark in [false, true] {
            let traits = AssetTraits(scale: 2, isDark: isDark)
            for candidate in catalog.candidates(for: "a", traits) ?? [] {
                expect(candidate.scale.isFinite && candidate.scale > 0, "a scale of \(candidate.scale)")
                expect(
                    candidate.url.standardizedFileURL.path.hasPrefix(root.standardizedFileURL.path + "/"),
                    "\(candidate.url.path) lies outside of the catalogue")
            }
            _ = catalog.color(for: "a", traits)
        }
    }
}
