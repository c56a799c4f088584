import ArgumentParser
import Foundation
import RoostPreviewMessages
import RoostWorkshop

/// `roost diff`
struct DiffCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diff", abstract: "Says what differs between two pictures, or previews, in a sentence.")

    @Argument(help: "A picture's file, or a preview's id.") var reference: String
    @Argument(help: "A picture's file, or a preview's id.") var actual: String
    @Option(name: .shortAndLong, help: "A PNG file for both pictures and their difference.") var output: String?
    @OptionGroup var package: PackageOptions
    @OptionGroup var appearance: AppearanceOptions
    @Flag(help: "Prints JSON.") var json = false

    func run() throws {
        let comparison = try package.session().difference(
            reference, actual, appearance.settings(), picture: output.map { URL(filePath: $0).standardizedFileURL })
        if json { try printJSON(comparison) } else { print(comparison.sentence) }
        guard comparison.isEqual else { throw ExitCode(1) }
    }
}
