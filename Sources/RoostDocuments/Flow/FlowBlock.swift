import CoreGraphics
@_spi(Engine) import RoostCore
import RoostImaging
import RoostPicture

/// The surroundings in which a block is laid out.
struct BlockContext {
    var width: CGFloat
    var spacing: CGFloat?
    var alignment: HorizontalAlignment
    var environment: EnvironmentValues
    let graphs: BlockGraphs
    /// Whether the block's meaning is read for a tagged file.
    var isTagged = false
    /// Whether a view below may ask for its distance.
    var hasSpacing = true
}

/// One view of a document, laid out in the width of its column: the unit that is in memory at a time.
final class FlowBlock {
    let size: CGSize
    /// Nil in a document that sets the distances of its views, and where nobody asks.
    let spacing: ViewSpacing?
    /// From the left side of the column, in points.
    let x: CGFloat
    let outline: FlowOutline
    /// The footnotes of each piece that has some.
    private(set) var notes: [Int: [FlowBlock]] = [:]
    /// The parts of the block on pages, from top to bottom.
    var slices: [PageSlice] = []
    /// Whether a survey has laid the block out for another layout, which will draw it.
    var isKept = false
    /// Given back as soon as the block is drawn.
    private var graph: ViewGraph?
    private let graphs: BlockGraphs

    /// A block of one or several views, one below the other.
    convenience init<V: View>(_ view: V, _ context: BlockContext) {
        let column = VStack(alignment: context.alignment, spacing: context.spacing) { view }
        self.init(context.graphs.graph(of: column, in: context.environment), of: V.self, context)
    }

    /// A block of one view.
    convenience init<V: View>(single view: V, _ context: BlockContext) {
        self.init(context.graphs.graph(of: view, in: context.environment), of: V.self, context)
    }

    private init(_ graph: ViewGraph, of type: any View.Type, _ context: BlockContext) {
        self.graph = graph
        graphs = context.graphs
        let chosen = graph.layOut(ProposedViewSize(width: context.width, height: nil))
        if !chosen.width.isFinite || !chosen.height.isFinite {
            Log.warning(
                "\(type) chose the size \(chosen.width) × \(chosen.height) in a document; give it a frame.",
                view: "\(type)", value: chosen)
        }
        size = CGSize(
            width: chosen.width.isFinite ? chosen.width : context.width,
            height: chosen.height.isFinite ? chosen.height : 0)
        spacing = context.spacing == nil && context.hasSpacing ? graph.layout.spacing(of: graph.layout.root) : nil
        x =
            switch context.alignment {
            case .center: (context.width - size.width) / 2
            case .trailing: context.width - size.width
            default: 0
            }
        var reader = OutlineReader(graph: graph, isTagged: context.isTagged)
        outline = reader.read(height: size.height)
        for (index, piece) in outline.pieces.enumerated() where !piece.footnotes.isEmpty {
            notes[index] = piece.footnotes.map { FlowBlock.make($0, context) }
        }
    }

    private static func make(_ view: any View, _ context: BlockContext) -> FlowBlock {
        func make<V: View>(_ view: V) -> FlowBlock { FlowBlock(view, context) }
        return make(view)
    }

    /// The drawing of a block that is on one page, in its own coordinates.
    func drawing() -> ContiguousArray<DisplayList.Entry> {
        defer { release() }
        return graph?.displayList(size: size).entries ?? []
    }

    /// Draws the block, and gives each slice its part.
    func draw() {
        guard let graph else { return }
        defer { release() }
        let list = graph.displayList(size: size)
        if slices.count == 1, !slices[0].isCut {
            slices[0].entries = list.entries
        } else {
            var cutter = SliceCutter(slices)
            cutter.cut(list)
        }
    }

    /// Gives the graph back: the block is drawn, or will not be.
    func release() {
        if let graph { graphs.keep(graph) }
        graph = nil
    }
}
