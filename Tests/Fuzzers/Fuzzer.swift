import CoreGraphics
import Foundation
import RoostControls
@_spi(Engine) import RoostCore
import SwiftUI

/// Handles any bytes. A trap, a broken precondition, a report of the sanitizer or a hang is a finding.
protocol Fuzzer: Sendable {
    func run(_ input: FuzzInput)
}

let allFuzzers: [String: any Fuzzer] = [
    "wire": WireFuzzer(),
    "images": ImageFuzzer(),
    "gif-writer": GIFWriterFuzzer(),
    "pictures": DisplayListFuzzer(),
    "markdown": MarkdownFuzzer(),
    "formats": FormatFuzzer(),
    "assets": AssetCatalogFuzzer(),
    "strings": StringCatalogFuzzer(),
    "vectors": VectorFileFuzzer(),
    "macros": MacroFuzzer(),
    "views": ViewTreeFuzzer(),
]

/// Ends the process where a result is wrong.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
}
