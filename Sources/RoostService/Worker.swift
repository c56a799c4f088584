import CoreGraphics
import Foundation

/// Answers requests on standard input, one after the other, until it ends: for programs that start processes.
///
/// A request is a line of JSON: `{"id": 7, "template": "ticket", "format": "png", "scale": 2, "input": {…}}`. The answer
/// is a line `{"id": 7, "length": 1234}` and as many bytes, or `{"error": "…", "id": 7}`.
struct Worker {
    let templates: [RenderTemplate]

    private struct Request: Decodable {
        var id: Int
        var template: String
        var format: String?
        var scale: Double?
    }

    /// The data inside a request.
    private struct NestedRow: RowInput {
        let json: Data

        private struct Body<Input: Decodable>: Decodable { var input: Input }

        func decode<Input: Decodable>(_ type: Input.Type) throws -> Input {
            try JSONDecoder().decode(Body<Input>.self, from: json).input
        }
    }

    private struct Answer: Encodable {
        var id: Int?
        var length: Int?
        var error: String?
    }

    func run(_ input: FileHandle = .standardInput, _ output: FileHandle = .standardOutput) -> Int32 {
        let lines = LineReader(input)
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        while let line = lines.next() {
            if line.isEmpty { continue }
            let request = Result { try JSONDecoder().decode(Request.self, from: line) }
            let id = try? request.get().id
            var answer = Answer(id: id)
            var bytes = Data()
            do {
                bytes = try render(request.get(), line)
                answer.length = bytes.count
            } catch {
                answer.error = ServiceError.line(error)
            }
            // The reader has gone if this fails, and so is the purpose.
            guard let head = try? encoder.encode(answer), (try? output.write(contentsOf: head + [0x0A] + bytes)) != nil
            else { return 1 }
        }
        return 0
    }

    private func render(_ request: Request, _ line: Data) throws -> Data {
        let template = try templates.template(named: request.template)
        var format: RenderFormat?
        if let name = request.format {
            guard let known = RenderFormat(rawValue: name) else {
                throw ServiceError.usage("\"\(name)\" is no format.")
            }
            format = known
        }
        let scale = request.scale ?? 1
        guard scale > 0, scale <= 16 else {
            throw ServiceError.usage("The scale \(scale) is not above 0 and at most 16.")
        }
        return try template.render(NestedRow(json: line), as: format, scale: CGFloat(scale))
    }
}
