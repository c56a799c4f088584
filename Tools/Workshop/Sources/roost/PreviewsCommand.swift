import ArgumentParser
import RoostWorkshop

/// `roost previews`
struct PreviewsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "previews", abstract: "Lists the previews of a package: id, name, file and line, traits.")

    @OptionGroup var package: PackageOptions
    @Flag(help: "Prints JSON.") var json = false

    func run() throws {
        let previews = try package.session().previews()
        if json { return try printJSON(previews) }
        for preview in previews {
            let place = preview.file.map { "\($0):\(preview.line ?? 0)" } ?? preview.provider ?? ""
            print(
                ([preview.id, preview.name.map { "“\($0)”" } ?? "", place] + preview.traits)
                    .filter { !$0.isEmpty }.joined(separator: "  "))
        }
        if previews.isEmpty { print("There are no previews. `#Preview { MyView() }` beside a view makes one.") }
    }
}
