import ArgumentParser
import Foundation
import RoostWorkshop

/// `roost test`
struct TestCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "test",
        abstract: "Compares all previews with recorded pictures, and writes a report; records those that are new.")

    @OptionGroup var package: PackageOptions
    @OptionGroup var appearance: AppearanceOptions
    @Option(help: "The folder of the recorded pictures; by default `__Previews__` in the package.")
    var references: String?
    @Option(help: "The folder of the report; by default in the package's `.build`.") var report: String?
    @Flag(help: "Records all pictures anew.") var record = false
    @Flag(help: "Prints JSON.") var json = false

    func run() throws {
        let session = try package.session()
        let root = session.workshop.root
        let report = report.map { URL(filePath: $0).standardizedFileURL } ?? root.appending(path: ".build/roost/report")
        let references =
            references.map { URL(filePath: $0).standardizedFileURL } ?? root.appending(path: "__Previews__")
        let outcomes = try PreviewTest(session, references: references, report: report)
            .run(appearance.settings(), records: record)
        if json {
            try printJSON(outcomes)
        } else {
            for outcome in outcomes where outcome.kind != .equal { print("\(outcome.preview): \(outcome.sentence)") }
            print("\(outcomes.count { $0.kind != .different }) of \(outcomes.count) previews are as recorded.")
            print("The report: \(report.appending(path: "index.html").path())")
        }
        guard outcomes.allSatisfy({ $0.kind != .different }) else { throw ExitCode(1) }
    }
}
