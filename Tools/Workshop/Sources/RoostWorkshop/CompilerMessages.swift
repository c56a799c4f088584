/// A compiler's errors, with their files and lines, out of the output of a build.
public struct CompilerMessages: Sendable {
    /// The errors, each once; the whole output where there is none.
    public let text: String

    public init(_ output: String) {
        var seen: Set<Substring> = []
        let errors = output.split(separator: "\n").filter {
            $0.contains(": error: ") && !$0.hasPrefix(" ") && seen.insert($0).inserted
        }
        text = errors.isEmpty ? output : errors.joined(separator: "\n")
    }
}
