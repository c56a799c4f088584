import Foundation
import RoostPreviewMessages

/// Finds the calls that made views in a package's sources.
///
/// The running program knows the names of the calls in each body, in order; the sources have more calls, some of which a
/// condition left out. So the two lists are laid side by side such that most of them, and most of their words, agree.
public final class SourceIndex {
    private struct Call {
        var call: SourceCall
        var file: String
        /// The number of the expression in the body.
        var chain: Int
    }

    private struct Member {
        var file: String
        var range: Range<Int>
    }

    private let modules: [String: [String]]
    private var scanners: [String: SourceScanner] = [:]
    /// The members of the types of each module, by the type's name; of a type with several declarations none.
    private var members: [String: [String: [String: Member]]] = [:]

    /// - Parameter modules: The source files of each module.
    public init(_ modules: [String: [String]]) { self.modules = modules }

    /// Puts the places in the sources in place of an explanation's outlines.
    public func locate(_ explanation: inout Explanation) {
        let places = places(explanation.bodies, explanation.preview)
        for index in explanation.steps.indices { explanation.steps[index].locate(places) }
        explanation.bodies = []
    }

    /// Puts the places in the sources in place of an inspection's outlines.
    public func locate(_ inspection: inout Inspection) {
        let places = places(inspection.bodies, inspection.preview)
        for index in inspection.views.indices { inspection.views[index].step.locate(places) }
        inspection.bodies = []
    }

    private func places(_ bodies: [BodyOutline], _ preview: PreviewSummary) -> [BodyOutline.Place: SourcePlace] {
        var places: [BodyOutline.Place: SourcePlace] = [:]
        for (number, body) in bodies.enumerated() {
            let source = body.owner.map(calls(inBodyOf:)) ?? calls(in: preview)
            for (index, match) in Self.matches(body.calls, source.map(\.call)).enumerated() {
                guard let found = match.map({ source[$0] }) else { continue }
                let modifiers = source.filter { $0.chain == found.chain && $0.call.isModifier }.map(\.call.code)
                places[BodyOutline.Place(body: number, call: index)] = SourcePlace(
                    file: found.file, line: found.call.line, code: found.call.code,
                    modifiers: found.call.isModifier ? [] : modifiers)
            }
        }
        return places
    }

    // MARK: Sources

    private func calls(in preview: PreviewSummary) -> [Call] {
        if let provider = preview.provider { return calls(of: provider, member: "previews") }
        guard let file = preview.file, let line = preview.line, let module = file.split(separator: "/").first,
            let path = modules[String(module)]?.first(where: { $0.hasSuffix("/" + file.dropFirst(module.count + 1)) }),
            var scanner = scanner(path), let range = scanner.preview(onLine: line)
        else { return [] }
        return scanner.calls(in: range).map { Call(call: $0, file: path, chain: $0.chain) }
    }

    private func calls(inBodyOf owner: String) -> [Call] { calls(of: owner, member: "body") }

    /// - Parameter owner: A type as Swift names it, as in `Shop.Card` or `Shop.(unknown context at $1).Row<Swift.Int>`.
    private func calls(of owner: String, member: String) -> [Call] {
        let plain = owner.prefix { $0 != "<" }
        guard let module = plain.split(separator: ".").first.map(String.init),
            let type = plain.split(separator: ".").last.map(String.init),
            let members = members(of: module)[type]
        else { return [] }
        var (calls, chains): ([Call], Int) = ([], 0)
        expand(member, members, &calls, &chains, within: [])
        return calls
    }

    /// Appends a member's calls, with those of the members that it names in their place.
    private func expand(
        _ name: String, _ members: [String: Member], _ calls: inout [Call], _ chains: inout Int, within: Set<String>
    ) {
        guard let member = members[name], !within.contains(name), var scanner = scanner(member.file) else { return }
        let first = chains
        let own = scanner.calls(in: member.range)
        chains += own.map(\.chain).max() ?? 0
        for call in own {
            calls.append(Call(call: call, file: member.file, chain: first + call.chain))
            if !call.isModifier { expand(call.name, members, &calls, &chains, within: within.union([name])) }
        }
    }

    private func members(of module: String) -> [String: [String: Member]] {
        if let known = members[module] { return known }
        var found: [String: [String: Member]] = [:]
        var declared: [String: Int] = [:]
        for file in modules[module] ?? [] {
            guard var scanner = scanner(file) else { continue }
            for declaration in scanner.declarations() {
                if !declaration.isExtension { declared[declaration.name, default: 0] += 1 }
                let own = declaration.members.mapValues { Member(file: file, range: $0) }
                found[declaration.name, default: [:]].merge(own) { first, _ in first }
            }
        }
        for (name, count) in declared where count > 1 { found[name] = nil }
        members[module] = found
        return found
    }

    private func scanner(_ file: String) -> SourceScanner? {
        if let known = scanners[file] { return known }
        guard let data = FileManager.default.contents(atPath: file) else { return nil }
        let scanner = SourceScanner(String(decoding: data, as: UTF8.self))
        scanners[file] = scanner
        return scanner
    }

    // MARK: Side by side

    /// For each made call the index of the source's call, such that both orders stay and most agrees.
    static func matches(_ made: [BodyOutline.Call], _ source: [SourceCall]) -> [Int?] {
        guard !made.isEmpty, !source.isEmpty else { return made.map { _ in nil } }
        // The best sum for what follows each pair.
        var best = [[Int]](repeating: [Int](repeating: 0, count: source.count + 1), count: made.count + 1)
        let gains = made.map { made in source.map { gain(made, $0) } }
        for first in made.indices.reversed() {
            for second in source.indices.reversed() {
                let pair = gains[first][second] > 0 ? gains[first][second] + best[first + 1][second + 1] : 0
                best[first][second] = max(pair, best[first + 1][second], best[first][second + 1])
            }
        }
        var found = [Int?](repeating: nil, count: made.count)
        var (first, second) = (0, 0)
        while first < made.count, second < source.count {
            if gains[first][second] > 0, best[first][second] == gains[first][second] + best[first + 1][second + 1] {
                found[first] = second
                (first, second) = (first + 1, second + 1)
            } else if best[first][second] == best[first + 1][second] {
                first += 1
            } else {
                second += 1
            }
        }
        return found
    }

    private static func gain(_ made: BodyOutline.Call, _ source: SourceCall) -> Int {
        let isNamed = made.name == source.name
        let agrees = made.words.flatMap { words in source.literal.map { matches(words, literal: $0) } }
        guard isNamed || (agrees == true && made.words?.isEmpty == false) else { return 0 }
        let ofWords = agrees.map { $0 ? 4 : -1 } ?? 0
        return (isNamed ? 2 : 0) + ofWords + (made.isDirect ? 1 : 0)
    }

    /// Whether a text may be that of a literal: what a literal inserts may be anything.
    private static func matches(_ words: String, literal: String) -> Bool {
        var rest = words[...]
        let parts = literal.split(separator: #/\\\(.*?\)/#, omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            if index == 0 {
                guard rest.hasPrefix(part) else { return false }
                rest = rest.dropFirst(part.count)
            } else if index == parts.count - 1 {
                return rest.hasSuffix(part)
            } else {
                guard let found = rest.firstRange(of: part) else { return part.isEmpty }
                rest = rest[found.upperBound...]
            }
        }
        return parts.count > 1 || rest.isEmpty
    }
}

extension Explanation.Step {
    fileprivate mutating func locate(_ places: [BodyOutline.Place: SourcePlace]) {
        source = call.flatMap { places[$0] }
        call = nil
    }
}
