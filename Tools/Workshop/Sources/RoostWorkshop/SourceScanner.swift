/// A call in a source: of a view's initialiser, of a modifier, or a name that may stand for a property with views.
struct SourceCall: Equatable {
    /// The name; a modifier's with its dot.
    var name: String
    /// The line, from 1.
    var line: Int
    /// The call without closures, on one line.
    var code: String
    /// The first argument if it is a text in quotes.
    var literal: String?
    /// The calls of one expression, a view and its modifiers, have the same number.
    var chain: Int

    var isModifier: Bool { name.hasPrefix(".") }
}

/// Reads calls from Swift source. It knows names, brackets, texts and comments, and no more of the language.
struct SourceScanner {
    private let bytes: [UInt8]
    private let lineStarts: [Int]
    private var index = 0
    private var end = 0
    private var calls: [SourceCall] = []
    private var chains = 0

    init(_ text: String) {
        let bytes = Array(text.utf8)
        self.bytes = bytes
        lineStarts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
    }

    /// The calls in a range, in their order.
    mutating func calls(in range: Range<Int>) -> [SourceCall] {
        (index, end, calls, chains) = (range.lowerBound, range.upperBound, [], 0)
        readItems(until: nil)
        return calls
    }

    // MARK: Declarations

    /// A type or an extension, with the bodies of its members that are views.
    struct Declaration {
        var name: String
        var isExtension: Bool
        var members: [String: Range<Int>] = [:]
    }

    /// All types and extensions of the file.
    mutating func declarations() -> [Declaration] {
        var found: [Declaration] = []
        readDeclarations(0..<bytes.count, into: nil, &found)
        return found
    }

    private mutating func readDeclarations(_ range: Range<Int>, into owner: Int?, _ found: inout [Declaration]) {
        (index, end) = (range.lowerBound, range.upperBound)
        while skipTrivia() {
            guard isNameStart(bytes[index]) else {
                skipToken()
                continue
            }
            switch readName() {
            case let kind where ["struct", "class", "enum", "actor", "extension"].contains(kind):
                guard skipTrivia(), isNameStart(bytes[index]) else { continue }
                var name = readName()
                while index < end, bytes[index] == UInt8(ascii: ".") {
                    index += 1
                    name = readName()
                }
                guard let body = bracesAhead() else { continue }
                found.append(Declaration(name: name, isExtension: kind == "extension"))
                readDeclarations(body, into: found.count - 1, &found)
                (index, end) = (body.upperBound + 1, range.upperBound)
            case "var", "func":
                guard skipTrivia(), isNameStart(bytes[index]) else { continue }
                let name = readName()
                let start = index
                guard let body = bracesAhead() else { continue }
                let signature = String(decoding: bytes[start..<body.lowerBound], as: UTF8.self)
                if let owner, signature.contains("View") || signature.contains("Scene") {
                    found[owner].members[name] = body
                }
                index = body.upperBound + 1
            default: break
            }
        }
    }

    /// The inside of the braces that follow before the declaration ends.
    private mutating func bracesAhead() -> Range<Int>? {
        while skipTrivia() {
            switch bytes[index] {
            case UInt8(ascii: "{"):
                let start = index + 1
                skipToken()
                return start..<max(start, index - 1)
            case UInt8(ascii: "="), UInt8(ascii: "}"), UInt8(ascii: ";"): return nil
            case _ where isNameStart(bytes[index]):
                if ["var", "let", "func", "struct", "class", "enum", "init", "extension"].contains(readName()) {
                    return nil
                }
            default: skipToken()
            }
        }
        return nil
    }

    /// The inside of the `#Preview` on a line.
    mutating func preview(onLine line: Int) -> Range<Int>? {
        guard lineStarts.indices.contains(line - 1) else { return nil }
        (index, end) = (lineStarts[line - 1], bytes.count)
        while skipTrivia(), bytes[index] != UInt8(ascii: "{") { skipToken() }
        guard index < end else { return nil }
        let start = index + 1
        skipToken()
        return start..<max(start, index - 1)
    }

    // MARK: Calls

    private mutating func readItems(until closing: UInt8?) {
        while skipTrivia() {
            let byte = bytes[index]
            if byte == closing {
                index += 1
                return
            }
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
                index += 1
                readItems(until: Self.closing(byte))
            case UInt8(ascii: "."):
                // A member of the expected type, as in `.red`: no modifier.
                index += 1
                if index < end, isNameStart(bytes[index]) { _ = readName() }
            case _ where isNameStart(byte): readChain()
            default: skipToken()
            }
        }
    }

    private static let keywords: Set = [
        "if", "else", "let", "var", "for", "in", "switch", "case", "default", "return", "some", "any", "guard", "where",
        "true", "false", "nil", "as", "is", "try", "await", "while", "do", "catch", "func", "import", "get", "set",
    ]

    private mutating func readChain() {
        var start = index
        var name = readName()
        if Self.keywords.contains(name) { return }
        while index + 1 < end, bytes[index] == UInt8(ascii: "."), isNameStart(bytes[index + 1]),
            name == "self" || (isUpper(name) && isUpper(bytes[index + 1]))
        {
            index += 1
            start = index
            name = readName()
        }
        chains += 1
        let chain = chains
        readCall(name, from: start, chain, takesClosure: isUpper(name))
        while true {
            let before = index
            while index < end, bytes[index] == UInt8(ascii: "?") || bytes[index] == UInt8(ascii: "!") { index += 1 }
            guard skipTrivia(), bytes[index] == UInt8(ascii: "."), index + 1 < end, isNameStart(bytes[index + 1]) else {
                index = before
                return
            }
            let start = index
            index += 1
            readCall("." + readName(), from: start, chain, takesClosure: true)
        }
    }

    /// Reads the arguments and closures behind a name.
    private mutating func readCall(_ name: String, from start: Int, _ chain: Int, takesClosure: Bool) {
        let number = calls.count
        calls.append(SourceCall(name: name, line: line(of: start), code: "", literal: nil, chain: chain))
        skipGenericArguments()
        var isCall = takesClosure
        skipSpaces()
        if index < end, bytes[index] == UInt8(ascii: "(") {
            isCall = true
            index += 1
            calls[number].literal = literalAhead()
            readItems(until: UInt8(ascii: ")"))
        }
        calls[number].code = Self.onOneLine(bytes[start..<min(index, end)])
        let before = index
        skipSpaces()
        guard isCall, index < end, bytes[index] == UInt8(ascii: "{") else {
            index = before
            return
        }
        index += 1
        readItems(until: UInt8(ascii: "}"))
        readLabelledClosures()
    }

    /// Reads `label: { … }` behind a closure.
    private mutating func readLabelledClosures() {
        while true {
            let before = index
            guard skipTrivia(), isNameStart(bytes[index]) else { break }
            _ = readName()
            skipSpaces()
            guard index < end, bytes[index] == UInt8(ascii: ":") else {
                index = before
                return
            }
            index += 1
            guard skipTrivia(), bytes[index] == UInt8(ascii: "{") else {
                index = before
                return
            }
            index += 1
            readItems(until: UInt8(ascii: "}"))
        }
    }

    /// The text in quotes with which the arguments begin.
    private func literalAhead() -> String? {
        var place = index
        while place < end, bytes[place] == UInt8(ascii: " ") { place += 1 }
        if place < end, isNameStart(bytes[place]) {
            while place < end, isNamePart(bytes[place]) { place += 1 }
            guard place < end, bytes[place] == UInt8(ascii: ":") else { return nil }
            place += 1
            while place < end, bytes[place] == UInt8(ascii: " ") { place += 1 }
        }
        guard place < end, bytes[place] == UInt8(ascii: "\"") else { return nil }
        var copy = self
        copy.index = place
        copy.skipText(hashes: 0)
        guard copy.index - 1 > place else { return nil }
        return String(decoding: bytes[place + 1..<copy.index - 1], as: UTF8.self)
    }

    private mutating func skipGenericArguments() {
        guard index < end, bytes[index] == UInt8(ascii: "<") else { return }
        var (place, depth) = (index, 0)
        while place < end, isNamePart(bytes[place]) || " <>,.?[]:".utf8.contains(bytes[place]) {
            if bytes[place] == UInt8(ascii: "<") { depth += 1 }
            if bytes[place] == UInt8(ascii: ">") { depth -= 1 }
            place += 1
            guard depth > 0 else {
                index = place
                return
            }
        }
    }

    // MARK: Tokens

    /// Skips space and comments; false at the end.
    private mutating func skipTrivia() -> Bool {
        while index < end {
            switch bytes[index] {
            case UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
            case UInt8(ascii: "/") where index + 1 < end && bytes[index + 1] == UInt8(ascii: "/"):
                while index < end, bytes[index] != UInt8(ascii: "\n") { index += 1 }
            case UInt8(ascii: "/") where index + 1 < end && bytes[index + 1] == UInt8(ascii: "*"): skipComment()
            default: return true
            }
        }
        return false
    }

    private mutating func skipComment() {
        var depth = 0
        while index < end {
            let next = index + 1 < end ? bytes[index + 1] : 0
            switch (bytes[index], next) {
            case (UInt8(ascii: "/"), UInt8(ascii: "*")): (depth, index) = (depth + 1, index + 2)
            case (UInt8(ascii: "*"), UInt8(ascii: "/")):
                (depth, index) = (depth - 1, index + 2)
                if depth == 0 { return }
            default: index += 1
            }
        }
    }

    private mutating func skipSpaces() {
        while index < end, bytes[index] == UInt8(ascii: " ") || bytes[index] == UInt8(ascii: "\t") { index += 1 }
    }

    /// Skips a character, a name, a text, or brackets with all in them.
    private mutating func skipToken() {
        let byte = bytes[index]
        switch byte {
        case UInt8(ascii: "\""): skipText(hashes: 0)
        case UInt8(ascii: "#"):
            var hashes = 0
            while index < end, bytes[index] == UInt8(ascii: "#") { (hashes, index) = (hashes + 1, index + 1) }
            if index < end, bytes[index] == UInt8(ascii: "\"") {
                skipText(hashes: hashes)
            } else if index < end, isNameStart(bytes[index]) {
                _ = readName()
            }
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            let closing = Self.closing(byte)
            index += 1
            while skipTrivia(), bytes[index] != closing { skipToken() }
            index = min(index + 1, end)
        case _ where isNameStart(byte): _ = readName()
        default: index += 1
        }
    }

    /// Skips a text in quotes, with the code in it.
    private mutating func skipText(hashes: Int) {
        let isBlock = index + 2 < end && bytes[index + 1] == bytes[index] && bytes[index + 2] == bytes[index]
        let closing =
            [UInt8](repeating: UInt8(ascii: "\""), count: isBlock ? 3 : 1)
            + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        let escape = [UInt8(ascii: "\\")] + [UInt8](repeating: UInt8(ascii: "#"), count: hashes)
        index += isBlock ? 3 : 1
        while index < end {
            if bytes[index...].starts(with: closing) {
                index += closing.count
                return
            }
            if bytes[index...].starts(with: escape) {
                index += escape.count
                if index < end, bytes[index] == UInt8(ascii: "(") { skipToken() } else { index += 1 }
            } else if !isBlock, bytes[index] == UInt8(ascii: "\n") {
                return
            } else {
                index += 1
            }
        }
        index = min(index, end)
    }

    private mutating func readName() -> String {
        let start = index
        while index < end, isNamePart(bytes[index]) { index += 1 }
        if index == start { index += 1 }
        return String(decoding: bytes[start..<min(index, end)], as: UTF8.self)
    }

    private func isNameStart(_ byte: UInt8) -> Bool { isNamePart(byte) && !(0x30...0x39).contains(byte) }

    private func isNamePart(_ byte: UInt8) -> Bool {
        (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte)
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    private func isUpper(_ name: String) -> Bool { name.utf8.first.map(isUpper) ?? false }

    private func isUpper(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte) }

    private static func closing(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: UInt8(ascii: "}")
        }
    }

    private func line(of place: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= place { low = middle } else { high = middle }
        }
        return low + 1
    }

    private static func onOneLine(_ bytes: ArraySlice<UInt8>) -> String {
        let words = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isWhitespace).joined(separator: " ")
        return words.count > 80 ? words.prefix(79) + "…" : words
    }
}
