import Foundation

/// The program's commands.
struct ServiceCommand {
    let templates: [RenderTemplate]
    /// The program that is started for workers; nil for the running one.
    var program: String?

    static let usage = """
        usage: render --template NAME --input ROWS --output RESULTS [--format png|jpg|webp|svg|pdf]
                      [--scale NUMBER] [--jobs NUMBER] [--resume]
                      \(RenderLimits.usage)
               serve \(ServeOptions.usage)
                     \(RenderLimits.usage)
               worker [--memory MEGABYTES] [--pixels MILLIONS] [--pages NUMBER]
               templates
        ROWS are JSON lines, or a .csv file with a head; "-" is standard input. RESULTS are a folder, or a .tar or .zip
        file. With "-" the results go to standard output, each behind its length in four bytes, the highest first; a
        failed row has the length 0.
        """

    /// Returns the program's status: 0, 1 if rows failed, 2 if the command cannot be understood.
    func run(_ arguments: [String]) -> Int32 {
        do {
            let rest = arguments.dropFirst()
            switch arguments.first {
            case "render": return try BatchRun(BatchOptions(rest), templates: templates, program: program).run()
            case "serve": return try Serve.run(ServeOptions(rest), templates: templates, program: program)
            case "worker": return try Worker(templates: templates, rest).runProcess()
            case "templates":
                print(try String(decoding: templates.json(), as: UTF8.self))
                return 0
            default: throw ServiceError.usage(Self.usage)
            }
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            return 2
        }
    }
}

extension [RenderTemplate] {
    func template(named name: String) throws -> RenderTemplate {
        guard let template = first(where: { $0.name == name }) else {
            throw ServiceError.unknownTemplate(name, known: map(\.name))
        }
        return template
    }

    /// A description of all templates: their names, formats and the schemas of their inputs.
    func json() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
        return try encoder.encode(
            map { TemplateDescription(name: $0.name, formats: $0.formats.map(\.rawValue), input: $0.schema()) })
    }
}

private struct TemplateDescription: Encodable {
    var name: String
    var formats: [String]
    var input: JSONSchema
}
