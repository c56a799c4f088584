import Foundation

/// A row that is to be drawn.
struct RenderJob: Sendable {
    var template: String
    var format: RenderFormat
    var scale = 1.0
    var input: RowInput

    /// The request to a worker: a line, and the input's bytes.
    func request(id: Int) -> Data {
        var line = JSONLine()
        line.add("format", format.rawValue)
        line.add("id", id)
        line.add("length", input.json.count)
        line.add("scale", scale)
        line.add("template", template)
        line.add("texts", input.kind == .texts ? true : nil)
        return line.data() + input.json
    }
}

/// The line of a request to a worker.
struct WorkerRequest: Decodable {
    var id: Int
    var template: String
    var format: String?
    var scale: Double?
    /// The bytes of the input behind the line; nil if the line has the input.
    var length: Int?
    /// Whether the input is an object of texts, which are read as what the properties are.
    var isText: Bool?

    enum CodingKeys: String, CodingKey {
        case id, template, format, scale, length
        case isText = "texts"
    }
}

/// The line of a worker's answer, behind which its bytes come.
struct WorkerAnswer: Decodable {
    var id: Int?
    var length: Int?
    var error: String?

    var line: Data {
        var line = JSONLine()
        line.add("error", error)
        line.add("id", id)
        line.add("length", length)
        return line.data()
    }
}

extension WorkerAnswer {
    /// Reads the line of an answer, without its end; nil for other bytes.
    init?(line: ArraySlice<UInt8>) {
        // Nearly every answer is two numbers, for which a decoder takes as long as all else around a job.
        let numbers = line.split { !(0x30...0x39).contains($0) }.map { Int(String(decoding: $0, as: UTF8.self)) }
        if numbers.count == 2 {
            self.init(id: numbers[0], length: numbers[1])
            if self.line.dropLast().elementsEqual(line) { return }
        }
        guard let answer = try? JSONDecoder().decode(WorkerAnswer.self, from: Data(line)) else { return nil }
        self = answer
    }
}
