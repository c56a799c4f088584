import RoostCore

/// The inputs of a page that its session has not taken in yet, in order.
///
/// Some inputs only report a current state: the window's size, a pointer's position, a scroll. A later report replaces
/// an earlier one of the same thing, unless an input between them may depend on it, as a press does.
struct InputQueue {
    typealias Input = (number: UInt32, content: ClientMessage.Content)

    private var inputs: [Input] = []
    /// The index of the first waiting input; those before it have been taken.
    private var first = 0
    /// The bytes of files in the waiting inputs.
    private(set) var fileBytes = 0

    var count: Int { inputs.count - first }
    var isEmpty: Bool { count == 0 }
    var next: ClientMessage.Content? { isEmpty ? nil : inputs[first].content }

    /// - Parameter number: The message's number.
    mutating func append(_ content: ClientMessage.Content, number: UInt32) {
        fileBytes += content.fileBytes
        var content = content
        var index = inputs.count - 1
        while index >= first, content.isPosition, inputs[index].content.isPosition {
            if let joined = content.joined(after: inputs[index].content) {
                content = joined
                inputs.remove(at: index)
                break
            }
            index -= 1
        }
        inputs.append((number, content))
    }

    mutating func append(contentsOf others: InputQueue) {
        for input in others.inputs[others.first...] { append(input.content, number: input.number) }
    }

    mutating func popFirst() -> Input? {
        guard !isEmpty else { return nil }
        let input = inputs[first]
        first += 1
        fileBytes -= input.content.fileBytes
        return input
    }
}

extension ClientMessage.Content {
    /// Whether a person did something. A page reports its size by itself, and a mouse may just lie on it.
    var isDeed: Bool {
        switch self {
        case .surroundings, .visible, .setting: false
        case .input(.pointer(let event)): event.phase == .began
        case .input, .files, .fileData, .clipboard, .clipboardCommand, .address: true
        }
    }

    fileprivate var fileBytes: Int {
        if case .fileData(_, let bytes) = self { bytes.count } else { 0 }
    }

    /// Whether the input only reports a current state.
    fileprivate var isPosition: Bool {
        switch self {
        case .surroundings, .input(.scroll): true
        case .input(.pointer(let event)): event.phase == .moved || event.phase == .hovered
        default: false
        }
    }

    /// The report that replaces this one and an earlier one; nil if they report different things.
    fileprivate func joined(after earlier: Self) -> Self? {
        switch (self, earlier) {
        case (.surroundings, .surroundings): return self
        case (.input(.pointer(let new)), .input(.pointer(let old))):
            return new.phase == old.phase && new.pointer == old.pointer ? self : nil
        case (.input(.scroll(var new)), .input(.scroll(let old))):
            guard new.location == old.location, new.modifiers == old.modifiers else { return nil }
            new.delta.width += old.delta.width
            new.delta.height += old.delta.height
            return .input(.scroll(new))
        default: return nil
        }
    }
}
