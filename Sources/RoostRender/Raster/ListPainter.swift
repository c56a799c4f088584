import CoreGraphics
import RoostPicture
import RoostKernels

/// Draws a display list into a layer.
///
/// 1. A survey finds the contents of every group that needs a layer.
/// 2. Commands are drawn in order into the topmost layer, under the state that the open groups set.
/// 3. A `pop` restores the state or, for a layer, applies its effect and lays it over the one below.
struct ListPainter {
    struct State {
        var transform: DeviceTransform
        var clip: Clip
        /// The opacity of open groups that needed no layer.
        var opacity = 1.0
    }

    private enum Effect {
        case opacity(Double)
        case blend(BlendMode)
        case filter(Filter)
        case mask(GroupInfo)
        /// The content of a mask; the layer below it in the pool is the mask.
        case masked(PixelLayer)
    }

    private enum Group {
        /// Only the state changed. A clip mask that the group made goes back when the group closes.
        case state(State, ClipMask?)
        case layer(Effect, outer: State, target: PixelLayer)
    }

    private let list: DisplayList
    private let survey: GroupSurvey
    /// The outlines of the list's strokes, if other strips of the picture need them too.
    private let strokes: StrokeOutlines?
    let scratch: RasterScratch
    var target: PixelLayer
    var state: State
    private var groups: [Group] = []
    /// The number of the next group of the survey.
    private var cursor = 0

    init(
        _ list: DisplayList, scale: Double, into target: PixelLayer, scratch: RasterScratch,
        strokes: StrokeOutlines? = nil
    ) {
        self.list = list
        self.strokes = strokes
        self.target = target
        self.scratch = scratch
        let transform = DeviceTransform(scale: scale)
        state = State(transform: transform, clip: Clip(rect: target.bounds))
        survey = GroupSurvey(list, transform: transform)
    }

    mutating func draw() throws {
        var index = 0
        while index < list.entries.count {
            index = try list.entries.withUnsafeBufferPointer { try draw($0[index].command, at: index) }
        }
        while !groups.isEmpty { try close() }
    }

    /// Executes a command and returns the index of the next.
    private mutating func draw(_ command: DisplayCommand, at index: Int) throws -> Int {
        switch command {
        case .fill(let path, let style, let paint):
            fill(path, style, paint)
        case .stroke(let path, let style, let paint):
            stroke(path, style, paint, at: index)
        case .glyphs(let run, let origin, let paint):
            draw(run, at: origin, paint)
        case .image(let item):
            draw(item)
        case .backdropBlur(let path, let style, let radius):
            try blurBackdrop(path, style, radius: radius)
        case .pushTransform(let transform):
            groups.append(.state(state, nil))
            state.transform = DeviceTransform(transform).concatenating(state.transform)
        case .pushProjection(let matrix):
            groups.append(.state(state, nil))
            if let projection = DeviceTransform(projection: matrix) {
                state.transform = projection.concatenating(state.transform)
            }
        case .pushClip(let path, let style):
            pushClip(path, style)
        case .pushLink:
            groups.append(.state(state, nil))
        case .pushOpacity(let opacity):
            let info = survey.groups[cursor]
            let limited = opacity > 0 ? min(opacity, 1) : 0
            if limited == 0 { return skip(info) }
            if info.leaves <= 1 && !info.isNested || limited == 1 {
                cursor += 1
                groups.append(.state(state, nil))
                state.opacity *= limited
            } else {
                return try open(.opacity(limited), info, at: index)
            }
        case .pushBlend(let mode):
            let info = survey.groups[cursor]
            if mode == .normal { return try openPlain(info, at: index) }
            return try open(.blend(mode), info, at: index)
        case .pushLayer:
            return try openPlain(survey.groups[cursor], at: index)
        case .pushFilter(let filter):
            let info = survey.groups[cursor]
            if case .shadow(let color, let radius, let x, let y) = filter,
                let outline = silhouette(of: list, index + 1..<info.end),
                drawShadow(of: outline, color, radius: radius, x: x, y: y)
            {
                cursor += 1
                groups.append(.state(state, nil))
            } else {
                return try open(.filter(filter), info, at: index)
            }
        case .beginMask:
            let info = survey.groups[cursor]
            return try open(.mask(info), info, at: index)
        case .maskContent:
            return try splitMask(at: index)
        case .pop:
            try close()
        }
        return index + 1
    }

    // MARK: Groups

    /// Leaves out a group that cannot be seen; returns the index of the command behind it.
    private mutating func skip(_ info: GroupInfo) -> Int {
        cursor = info.next
        return info.end + 1
    }

    /// Opens a layer without an effect, but only if drawing its content in place would look different.
    private mutating func openPlain(_ info: GroupInfo, at index: Int) throws -> Int {
        if !info.isNested && (state.opacity == 1 || info.leaves <= 1) {
            cursor += 1
            groups.append(.state(state, nil))
            return index + 1
        }
        return try open(.opacity(1), info, at: index)
    }

    private mutating func open(_ effect: Effect, _ info: GroupInfo, at index: Int) throws -> Int {
        var visible = state.clip.rect
        if case .filter(let filter) = effect {
            let (x, y) = filter.view(state.transform)
            visible = visible.outset(by: Int(x) + 1, Int(y) + 1)
        }
        let bounds = PixelRect(covering: info.content).intersection(visible)
        if bounds.isEmpty { return skip(info) }
        let layer = try scratch.layers.take(bounds)
        groups.append(.layer(effect, outer: state, target: target))
        cursor += 1
        target = layer
        state.clip = Clip(rect: bounds)
        state.opacity = 1
        return index + 1
    }

    /// Ends the drawing of a mask and begins that of its content.
    private mutating func splitMask(at index: Int) throws -> Int {
        guard case .layer(.mask, let outer, let below)? = groups.last else { return index + 1 }
        let info = survey.groups[cursor]
        let mask = target
        let bounds = PixelRect(covering: info.content).intersection(mask.bounds)
        if bounds.isEmpty {
            groups.removeLast()
            scratch.layers.giveBack()
            (state, target) = (outer, below)
            return skip(info)
        }
        target = try scratch.layers.take(bounds)
        groups[groups.count - 1] = .layer(.masked(mask), outer: outer, target: below)
        state = outer
        state.clip = Clip(rect: bounds)
        state.opacity = 1
        cursor += 1
        return index + 1
    }

    private mutating func close() throws {
        switch groups.popLast() {
        case nil:
            break
        case .state(let outer, let mask):
            state = outer
            if let mask { scratch.giveBack(mask) }
        case .layer(let effect, let outer, let below):
            let layer = target
            (state, target) = (outer, below)
            switch effect {
            case .opacity(let opacity):
                composite(layer, opacity: opacity)
            case .blend(let mode):
                blend(layer, mode)
            case .filter(let filter):
                try apply(filter, to: layer)
            case .mask:
                break
            case .masked(let mask):
                layer.multiply(byAlphaOf: mask)
                composite(layer, opacity: 1)
                scratch.layers.giveBack()
            }
            scratch.layers.giveBack()
        }
    }

    private mutating func pushClip(_ path: Path, _ style: FillStyle) {
        let outer = state
        if case .rect(let rect) = path.storage, state.transform.keepsAxes {
            let bounds = state.transform.bounds(of: rect)
            let whole = Bounds(
                minX: bounds.minX.rounded(), minY: bounds.minY.rounded(), maxX: bounds.maxX.rounded(),
                maxY: bounds.maxY.rounded())
            let distance = [
                whole.minX - bounds.minX, whole.minY - bounds.minY, whole.maxX - bounds.maxX, whole.maxY - bounds.maxY,
            ]
            if !style.isAntialiased || !distance.contains(where: { abs($0) > 1.0 / 512 }) {
                state.clip.rect = state.clip.rect.intersection(PixelRect(covering: whole))
                groups.append(.state(outer, nil))
                return
            }
        }
        scratch.edges.begin(clip: state.clip.rect)
        scratch.edges.add(path, state.transform)
        let mask = scratch.takeClipMask()
        mask.build(
            scratch.edges, rule: FillRule(style), clip: state.clip, accumulator: &scratch.accumulator)
        state.clip = Clip(rect: mask.bounds, mask: mask)
        groups.append(.state(outer, mask))
    }

    // MARK: Paths

    private func fill(_ path: Path, _ style: FillStyle, _ paint: Paint) {
        guard !state.clip.rect.isEmpty else { return }
        if case .rect(let rect) = path.storage, state.transform.keepsAxes {
            let bounds = state.transform.bounds(of: rect)
            guard !PixelRect(covering: bounds).intersection(state.clip.rect).isEmpty else { return }
            withPainter(paint) { $0.fill(bounds, clip: state.clip.rect, isAntialiased: style.isAntialiased) }
            return
        }
        if case .copies(let shape, let offsets) = path.storage, FillRule(style) == .nonZero,
            stamp(shape, at: offsets, paint)
        {
            return
        }
        scratch.edges.begin(clip: state.clip.rect)
        scratch.edges.add(path, state.transform)
        fillEdges(FillRule(style), paint)
    }

    private func stroke(_ path: Path, _ style: StrokeStyle, _ paint: Paint, at index: Int) {
        guard style.lineWidth > 0, !state.clip.rect.isEmpty else { return }
        let bounds = GroupSurvey.bounds(of: .stroke(path, style, paint), state.transform)
        guard !PixelRect(covering: bounds).intersection(state.clip.rect).isEmpty else { return }
        scratch.edges.begin(clip: state.clip.rect)
        scratch.edges.add(strokes?.outline(of: path, style, at: index) ?? path.strokedPath(style), state.transform)
        fillEdges(.nonZero, paint)
    }

    func fillEdges(_ rule: FillRule, _ paint: Paint) {
        guard scratch.edges.count > 0 else { return }
        let clip = state.clip.rect
        let scratch = scratch
        withPainter(paint) { scratch.accumulator.sweep(scratch.edges, clip: clip, rule: rule, into: &$0) }
    }

    /// Prepares a paint for the state and passes it to `body`; does nothing if it leaves no ink.
    func withPainter(_ paint: Paint, _ body: (inout SpanPainter) -> Void) {
        let alpha = Pixel.byte(state.opacity)
        if case .image(let image, let origin, let tileSize) = paint {
            let tile = CGRect(origin: origin, size: tileSize)
            withShader(of: ImageItem(image: image, rect: tile), repeats: true) { shader in
                var painter = SpanPainter(target, clip: state.clip, shader: shader, alpha: alpha, scratch: scratch)
                body(&painter)
            }
        } else if let shader = scratch.shader(for: paint, state.transform) {
            var painter = SpanPainter(target, clip: state.clip, shader: shader, alpha: alpha, scratch: scratch)
            body(&painter)
        }
    }
}
