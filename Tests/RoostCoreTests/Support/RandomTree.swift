import RoostTesting

/// A reproducible source of random numbers (SplitMix64).
struct Seeded: RandomNumberGenerator {
    private var state: UInt64
    init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }
}

/// A random view as data, so that it can be built again in another scale or another order.
///
/// Every length is given, none by default, so that a tree scales as a whole. Leaves are called `0`, `1`, ….
indirect enum RandomTree {
    case leaf(name: Int, width: ClosedRange<CGFloat>, height: ClosedRange<CGFloat>)
    case spacer(minimum: CGFloat)
    case horizontal(VerticalAlignment, spacing: CGFloat, [RandomTree])
    case vertical(HorizontalAlignment, spacing: CGFloat, [RandomTree])
    case layered(Alignment, [RandomTree])
    case fixed(RandomTree, width: CGFloat?, height: CGFloat?, Alignment)
    case flexible(RandomTree, minimum: CGFloat?, ideal: CGFloat?, maximum: CGFloat?, Alignment)
    case padded(RandomTree, EdgeInsets)
    case ideal(RandomTree, horizontal: Bool, vertical: Bool)
    case ratio(RandomTree, CGFloat, ContentMode)
    case overlaid(RandomTree, Alignment, RandomTree)
    case priority(RandomTree, Double)
    case offset(RandomTree, x: CGFloat, y: CGFloat)
    case guide(RandomTree, leading: CGFloat)

    /// How many leaves are in a tree, and the tree.
    static func make(seed: Int) -> (tree: RandomTree, leaves: Int) {
        var builder = Builder(random: Seeded(seed: seed))
        let tree = builder.tree(depth: 4, inStack: false)
        return (tree, builder.leaves)
    }
}

extension RandomTree {
    /// The view, with all lengths multiplied.
    @MainActor
    func view(scale: CGFloat = 1) -> AnyView {
        switch self {
        case .leaf(let name, let width, let height):
            AnyView(counted(width * scale, height * scale).accessibilityIdentifier("\(name)"))
        case .spacer(let minimum):
            AnyView(Spacer(minLength: minimum * scale))
        case .horizontal(let alignment, let spacing, let children):
            AnyView(HStack(alignment: alignment, spacing: spacing * scale) { Self.list(children, scale) })
        case .vertical(let alignment, let spacing, let children):
            AnyView(VStack(alignment: alignment, spacing: spacing * scale) { Self.list(children, scale) })
        case .layered(let alignment, let children):
            AnyView(ZStack(alignment: alignment) { Self.list(children, scale) })
        case .fixed(let child, let width, let height, let alignment):
            AnyView(
                child.view(scale: scale).frame(
                    width: width.map { $0 * scale }, height: height.map { $0 * scale }, alignment: alignment))
        case .flexible(let child, let minimum, let ideal, let maximum, let alignment):
            AnyView(
                child.view(scale: scale).frame(
                    minWidth: minimum.map { $0 * scale }, idealWidth: ideal.map { $0 * scale },
                    maxWidth: maximum.map { $0 * scale }, alignment: alignment))
        case .padded(let child, let insets):
            AnyView(
                child.view(scale: scale).padding(
                    EdgeInsets(
                        top: insets.top * scale, leading: insets.leading * scale, bottom: insets.bottom * scale,
                        trailing: insets.trailing * scale)))
        case .ideal(let child, let horizontal, let vertical):
            AnyView(child.view(scale: scale).fixedSize(horizontal: horizontal, vertical: vertical))
        case .ratio(let child, let ratio, let mode):
            AnyView(child.view(scale: scale).aspectRatio(ratio, contentMode: mode))
        case .overlaid(let child, let alignment, let overlay):
            AnyView(child.view(scale: scale).overlay(alignment: alignment) { overlay.view(scale: scale) })
        case .priority(let child, let priority):
            AnyView(child.view(scale: scale).layoutPriority(priority))
        case .offset(let child, let x, let y):
            AnyView(child.view(scale: scale).offset(x: x * scale, y: y * scale))
        case .guide(let child, let leading):
            AnyView(child.view(scale: scale).alignmentGuide(.leading) { $0[.leading] + leading * scale })
        }
    }

    @MainActor
    private static func list(_ children: [RandomTree], _ scale: CGFloat) -> some View {
        ForEach(Array(children.enumerated()), id: \.offset) { $0.element.view(scale: scale) }
    }
}

private func * (range: ClosedRange<CGFloat>, scale: CGFloat) -> ClosedRange<CGFloat> {
    range.lowerBound * scale...range.upperBound * scale
}

private struct Builder {
    var random: Seeded
    var leaves = 0

    mutating func tree(depth: Int, inStack: Bool) -> RandomTree {
        if depth == 0 { return inStack && chance(4) ? .spacer(minimum: length()) : leaf() }
        switch Int.random(in: 0..<16, using: &random) {
        case 0...2:
            let alignment = pick([VerticalAlignment.top, .center, .bottom])
            return .horizontal(alignment, spacing: length(), children(depth, inStack: true))
        case 3...5:
            let alignment = pick([HorizontalAlignment.leading, .center, .trailing])
            return .vertical(alignment, spacing: length(), children(depth, inStack: true))
        case 6: return .layered(alignment(), children(depth, inStack: false))
        case 7:
            return .fixed(
                child(depth), width: chance(2) ? length() : nil, height: chance(2) ? length() : nil, alignment())
        case 8:
            let sorted = [length(), length(), length()].sorted()
            return .flexible(
                child(depth), minimum: chance(2) ? sorted[0] : nil, ideal: chance(2) ? sorted[1] : nil,
                maximum: chance(2) ? sorted[2] : .infinity, alignment())
        case 9:
            let insets = EdgeInsets(top: length(), leading: length(), bottom: length(), trailing: length())
            return .padded(child(depth), insets)
        case 10: return .ideal(child(depth), horizontal: chance(2), vertical: chance(2))
        case 11: return .ratio(child(depth), pick([0.5, 1, 2]), pick([.fit, .fill]))
        case 12: return .overlaid(child(depth), alignment(), child(depth))
        case 13: return .priority(child(depth), pick([-1, 0, 1]))
        case 14: return .offset(child(depth), x: length(), y: length())
        default: return .guide(child(depth), leading: length())
        }
    }

    private mutating func child(_ depth: Int) -> RandomTree { tree(depth: depth - 1, inStack: false) }

    private mutating func children(_ depth: Int, inStack: Bool) -> [RandomTree] {
        (0..<Int.random(in: 0...4, using: &random)).map { _ in tree(depth: depth - 1, inStack: inStack) }
    }

    private mutating func leaf() -> RandomTree {
        defer { leaves += 1 }
        return .leaf(name: leaves, width: range(), height: range())
    }

    private mutating func range() -> ClosedRange<CGFloat> {
        let lower = length()
        return switch Int.random(in: 0..<3, using: &random) {
        case 0: lower...lower
        case 1: lower...(lower + length())
        default: lower...CGFloat.infinity
        }
    }

    private mutating func length() -> CGFloat { CGFloat(Int.random(in: 0...40, using: &random)) }
    private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }
    private mutating func pick<T>(_ values: [T]) -> T { values.randomElement(using: &random)! }

    private mutating func alignment() -> Alignment {
        pick([.topLeading, .top, .topTrailing, .leading, .center, .trailing, .bottomLeading, .bottom, .bottomTrailing])
    }
}
