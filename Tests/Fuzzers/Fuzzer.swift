import CoreGraphics
import Foundation
import RoostCore
import SwiftUI

/// Takes any bytes; a trap, a broken precondition, a report of the sanitizer or a hang is a finding.
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
    "macros": MacroFuzzer(),
    "views": ViewTreeFuzzer(),
]

/// Where a result is not what it has to be.
func expect(_ condition: Bool, _ message: @autoclosure () -> String) {
    if !condition { fatalError(message()) }
}
