import Foundation

/// The files of a module, and which of them use types of which others.
///
/// A file uses another if it names a type that only the other declares. Members and functions are not counted.
struct ModuleSources {
    struct File {
        /// The folder in the module; the module's name for files at its top.
        let folder: String
        let lines: Int
        let text: SourceText
    }

    let files: [File]
    /// For each file the indices of those that it uses.
    let uses: [[Int]]

    init(_ root: URL) throws {
        var files: [File] = []
        let paths = FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil)?.allObjects ?? []
        for case let url as URL in paths where url.pathExtension == "swift" {
            let source = try String(contentsOf: url, encoding: .utf8)
            let place = url.standardizedFileURL.path.dropFirst(root.standardizedFileURL.path.count + 1)
            let parts = place.split(separator: "/")
            files.append(
                File(
                    folder: parts.count > 1 ? String(parts[0]) : root.lastPathComponent,
                    lines: source.split(separator: "\n", omittingEmptySubsequences: false).count - 1,
                    text: SourceText(source)))
        }
        var owners: [Substring: [Int]] = [:]
        for (index, file) in files.enumerated() {
            for name in file.text.declaredTypes { owners[name, default: []].append(index) }
        }
        uses = files.enumerated().map { index, file in
            Set(
                file.text.typeNames.compactMap { name in
                    owners[name].flatMap { $0.count == 1 && $0[0] != index ? $0[0] : nil }
                }
            ).sorted()
        }
        self.files = files
    }

    var lineCount: Int { files.reduce(0) { $0 + $1.lines } }

    /// The folders, with their lines.
    var folders: [(name: String, lines: Int)] {
        Dictionary(grouping: files, by: \.folder).map { ($0.key, $0.value.reduce(0) { $0 + $1.lines }) }
            .sorted { $0.lines > $1.lines }
    }

    /// How many pairs of files of two folders are such that the first uses the second.
    var folderUses: [FolderUse: Int] {
        var counts: [FolderUse: Int] = [:]
        for (index, used) in uses.enumerated() {
            for other in used where files[other].folder != files[index].folder {
                counts[FolderUse(user: files[index].folder, used: files[other].folder), default: 0] += 1
            }
        }
        return counts
    }

    struct FolderUse: Hashable {
        let user: String
        let used: String
        var reversed: FolderUse { FolderUse(user: used, used: user) }
    }

    /// The pairs of folders that use each other.
    var mutualPairs: [FolderUse] {
        let counts = folderUses
        return counts.keys.filter { $0.user < $0.used && counts[$0.reversed] != nil }
            .sorted { ($0.user, $0.used) < ($1.user, $1.used) }
    }

    /// The number of files in the largest cycle: each of them uses, directly or not, each other.
    var largestCycle: Int { Components(uses).sizes.max() ?? 0 }
}

/// The strongly connected components of a graph, by Tarjan's algorithm.
private struct Components {
    private(set) var sizes: [Int] = []
    private let edges: [[Int]]
    private var order: [Int]
    private var lowest: [Int]
    private var isOpen: [Bool]
    private var open: [Int] = []
    private var count = 0

    init(_ edges: [[Int]]) {
        self.edges = edges
        order = Array(repeating: -1, count: edges.count)
        lowest = order
        isOpen = Array(repeating: false, count: edges.count)
        for node in edges.indices where order[node] < 0 { visit(node) }
    }

    private mutating func visit(_ node: Int) {
        order[node] = count
        lowest[node] = count
        count += 1
        open.append(node)
        isOpen[node] = true
        for next in edges[node] {
            if order[next] < 0 {
                visit(next)
                lowest[node] = min(lowest[node], lowest[next])
            } else if isOpen[next] {
                lowest[node] = min(lowest[node], order[next])
            }
        }
        guard lowest[node] == order[node], let start = open.lastIndex(of: node) else { return }
        for member in open[start...] { isOpen[member] = false }
        sizes.append(open.count - start)
        open.removeSubrange(start...)
    }
}
