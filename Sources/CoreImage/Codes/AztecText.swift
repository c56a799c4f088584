/// Turns a message into the bits of an Aztec code: the shortest way through the code's five tables and its bytes.
struct AztecText {
    private enum Table: Int, CaseIterable {
        case upper, lower, mixed, punctuation, digit

        /// The bits of a character.
        var width: Int { self == .digit ? 4 : 5 }
    }

    let bits: BitString

    /// A step to a place in the message, in a table.
    private struct Step {
        var cost = Int.max
        var from: (place: Int, table: Int) = (0, 0)
        var codes: [(value: Int, width: Int)] = []
    }

    init(_ message: [UInt8]) {
        // The best way to each place and table, from the beginning on.
        var steps = Array(repeating: Array(repeating: Step(), count: 5), count: message.count + 1)
        steps[0][Table.upper.rawValue].cost = 0
        for place in 0...message.count {
            Self.latch(&steps, place)
            guard place < message.count else { break }
            for table in Table.allCases where steps[place][table.rawValue].cost < .max {
                Self.extend(&steps, message, place, table)
            }
        }
        var codes: [(value: Int, width: Int)] = []
        var place = message.count
        var table = steps[place].indices.min { steps[place][$0].cost < steps[place][$1].cost } ?? 0
        while steps[place][table].cost > 0 {
            let step = steps[place][table]
            codes += step.codes.reversed()
            (place, table) = step.from
        }
        var bits = BitString()
        for code in codes.reversed() { bits.append(code.value, count: code.width) }
        self.bits = bits
    }

    /// Offers a way to a place.
    private static func offer(
        _ steps: inout [[Step]], _ place: Int, _ table: Table, _ from: (place: Int, table: Int),
        _ codes: [(value: Int, width: Int)]
    ) {
        let cost = steps[from.place][from.table].cost + codes.reduce(0) { $0 + $1.width }
        guard cost < steps[place][table.rawValue].cost else { return }
        steps[place][table.rawValue] = Step(cost: cost, from: from, codes: codes)
    }

    /// The codes that lead from one table to another for good.
    private static let latches: [(from: Table, to: Table, code: Int)] = [
        (.upper, .lower, 28), (.upper, .mixed, 29), (.upper, .digit, 30), (.lower, .mixed, 29), (.lower, .digit, 30),
        (.mixed, .lower, 28), (.mixed, .upper, 29), (.mixed, .punctuation, 30), (.punctuation, .upper, 31),
        (.digit, .upper, 14),
    ]

    private static func latch(_ steps: inout [[Step]], _ place: Int) {
        // No table is more than four latches away.
        for _ in 0..<4 {
            for latch in latches where steps[place][latch.from.rawValue].cost < .max {
                offer(
                    &steps, place, latch.to, (place, latch.from.rawValue), [(latch.code, latch.from.width)])
            }
        }
    }

    private static func extend(_ steps: inout [[Step]], _ message: [UInt8], _ place: Int, _ table: Table) {
        let (byte, from) = (message[place], (place: place, table: table.rawValue))
        if let code = code(of: byte, in: table) {
            offer(&steps, place + 1, table, from, [(code, table.width)])
        }
        let following = place + 1 < message.count ? message[place + 1] : 0
        let pair = pair(byte, following)
        if table == .punctuation {
            if let pair { offer(&steps, place + 2, table, from, [(pair, 5)]) }
        } else {
            if let code = self.code(of: byte, in: .punctuation) {
                offer(&steps, place + 1, table, from, [(0, table.width), (code, 5)])
            }
            if let pair { offer(&steps, place + 2, table, from, [(0, table.width), (pair, 5)]) }
        }
        if table == .lower || table == .digit, let code = self.code(of: byte, in: .upper) {
            offer(&steps, place + 1, table, from, [(table == .lower ? 28 : 15, table.width), (code, 5)])
        }
        guard table == .upper || table == .lower || table == .mixed else { return }
        // Some bytes as they are.
        var codes: [(value: Int, width: Int)] = [(31, 5), (0, 5)]
        for length in 1...min(31, message.count - place) {
            codes[1].value = length
            codes.append((Int(message[place + length - 1]), 8))
            offer(&steps, place + length, table, from, codes)
        }
        let long = min(message.count - place, 2078)
        guard long > 31 else { return }
        codes = [(31, 5), (0, 5), (long - 31, 11)]
        codes += message[place..<place + long].map { (Int($0), 8) }
        offer(&steps, place + long, table, from, codes)
    }

    private static func code(of byte: UInt8, in table: Table) -> Int? {
        switch table {
        case .upper: byte == 32 ? 1 : (65...90).contains(byte) ? Int(byte) - 63 : nil
        case .lower: byte == 32 ? 1 : (97...122).contains(byte) ? Int(byte) - 95 : nil
        case .digit:
            byte == 32 ? 1 : (48...57).contains(byte) ? Int(byte) - 46 : byte == 44 ? 12 : byte == 46 ? 13 : nil
        case .mixed: mixed[byte]
        case .punctuation: punctuation[byte]
        }
    }

    private static let mixed: [UInt8: Int] = {
        let order: [UInt8] = [32] + Array(1...13) + Array(27...31) + Array("@\\^_`|~".utf8) + [127]
        return Dictionary(uniqueKeysWithValues: zip(order, 1...))
    }()

    private static let punctuation: [UInt8: Int] = {
        var codes = Dictionary(uniqueKeysWithValues: zip(Array("!\"#$%&'()*+,-./:;<=>?[]{}".utf8), 6...))
        codes[13] = 1
        return codes
    }()

    private static func pair(_ first: UInt8, _ second: UInt8) -> Int? {
        switch (first, second) {
        case (13, 10): 2
        case (46, 32): 3
        case (44, 32): 4
        case (58, 32): 5
        default: nil
        }
    }
}
