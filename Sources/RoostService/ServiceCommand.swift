import Foundation

/// The program's commands.
struct ServiceCommand {
    let templates: [RenderTemplate]

    static let usage = """
        usage: render --template NAME --input ROWS --output FOLDER [--format png|jpg|webp|svg|pdf]
                      [--scale NUMBER] [--jobs NUMBER] [--resume]
               worker
               templates
        ROWS are JSON lines, or a .csv file with a head; "-" is standard input. With "--output -" the results go to
        standard output, each behind its length in four bytes, the highest first; a failed row has the length 0.
        """

    /// Returns the program's status: 0, 1 if rows failed, 2 if the command cannot be understood.
    func run(_ arguments: [String]) -> Int32 {
        do {
            switch arguments.first {
            case "render": return try BatchRun(BatchOptions(arguments.dropFirst()), templates: templates).run()
            case "worker": return Worker(templates: templates).run()
            case "templates":
                for template in templates {
                    print(template.name, template.formats.map(\.rawValue).joined(separator: ","), separator: "\t")
                }
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
}
