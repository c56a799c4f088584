/// A compiler's errors, with their files and lines, out of the output of a build.
public struct CompilerMessages: Sendable {
    /// An error at a place of the sources.
    public struct Message: Codable, Equatable, Sendable {
        public let file: String
        public let line: Int
        public let column: Int
        public let text: String
    }

    /// The errors, each once; the whole output where there is none.
    public let text: String
    /// The errors that name a place.
    public let messages: [Message]

    public init(_ output: String) {
        var seen: Set<Substring> = []
        let errors = output.split(separator: "\n").filter {
            $0.contains(": error: ") && !$0.hasPrefix(" ") && seen.insert($0).inserted
        }
        text = errors.isEmpty ? output : errors.joined(separator: "\n")
        messages = errors.compactMap { line in
            guard let match = line.wholeMatch(of: #/(.+?):(\d+):(\d+): error: (.*)/#),
                let number = Int(match.2), let column = Int(match.3)
            else { return nil }
            return Message(file: String(match.1), line: number, column: column, text: String(match.4))
        }
    }
}
