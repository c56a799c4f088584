import ArgumentParser
import Foundation
import RoostPreviewMessages
import RoostWorkshop

/// `roost explain`
struct ExplainCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "explain",
        abstract: "Says why a view has its size and place, and finds layouts that are probably not meant.")

    @Argument(help: "The preview's id, or its end.") var preview: String
    @Option(help: "The view: an accessibility identifier, a text's words, or a type.") var view: String?
    @Option(help: "The view at a point of the window, as in 100,200.") var at: String?
    @Option(name: .shortAndLong, help: "A PNG file for the picture with the frames.") var output: String?
    @OptionGroup var package: PackageOptions
    @OptionGroup var appearance: AppearanceOptions
    @Flag(help: "Prints JSON.") var json = false
    @Flag(help: "Exits with 1 where there is a finding.") var strict = false

    func run() throws {
        let explanation = try package.session().explain(
            preview, appearance.settings(), target(),
            picture: output.map { URL(filePath: $0).standardizedFileURL })
        if json { try printJSON(explanation) } else { print(explanation.text) }
        if strict, !explanation.findings.isEmpty { throw ExitCode(1) }
    }

    private func target() throws -> ExplanationTarget {
        if let view { return .name(view) }
        guard let at else { return .root }
        let parts = at.split(separator: ",").compactMap { Double($0) }
        guard parts.count == 2 else { throw ValidationError("The point “\(at)” is not of the form 100,200.") }
        return .point(x: parts[0], y: parts[1])
    }
}
