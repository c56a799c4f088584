import ArgumentParser
import Foundation
import RoostWorkshop

/// The package that a command works on.
struct PackageOptions: ParsableArguments {
    @Option(help: "The package, by a folder of it.")
    var package = "."

    @Option(help: ArgumentHelp("A target with previews; by default all that import SwiftUI.", valueName: "name"))
    var target: [String] = []

    func session() throws -> PreviewSession { PreviewSession(try workshop()) }

    func workshop() throws -> Workshop {
        try Workshop(path: package, targets: target) { FileHandle.standardError.write(Data("\($0)\n".utf8)) }
    }
}

/// Prints a value as JSON.
func printJSON(_ value: some Encodable) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
        positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
    print(String(decoding: try encoder.encode(value), as: UTF8.self))
}
