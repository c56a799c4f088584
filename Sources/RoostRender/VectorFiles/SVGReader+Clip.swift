import CoreGraphics
import RoostPicture

extension SVGReader {
    /// Draws an element's content with its opacity, clip, mask and blend mode.
    ///
    /// - Parameter bounds: The content's bounds in its own coordinates, if they are known.
    func grouped(_ element: XMLElement, _ place: Place, bounds: CGRect? = nil, _ content: (Place) -> Void) {
        let own = place.style.own
        if own.filter != nil { builder.warn("the filter of <\(element.name)> has no effect.") }
        var inner = place
        inner.style.own = SVGStyle.Own()
        inner.style.own.fixedStroke = own.fixedStroke
        inner.style.own.clipsOverflow = own.clipsOverflow
        guard own.opacity < 1 || own.blend != .normal || own.clip != nil || own.mask != nil else {
            return content(inner)
        }
        guard own.opacity > 0 else { return }
        var groups: [VectorBuilder.Group] = []
        if own.blend != .normal { groups.append(builder.open(.pushBlend(own.blend))) }
        if own.opacity < 1 { groups.append(builder.open(.pushOpacity(own.opacity))) }
        func box() -> CGRect { bounds ?? self.bounds(ofChildrenOf: element, inner) }
        if let id = own.clip {
            guard let clips = clips(id, element, box, place) else { return closeAll(groups) }
            for (path, isEvenOdd) in clips { groups += openClip(path, isEvenOdd: isEvenOdd) }
        }
        if let id = own.mask {
            drawMasked(id, element, box, place) { content(inner) }
        } else {
            content(inner)
        }
        closeAll(groups)
    }

    private func closeAll(_ groups: [VectorBuilder.Group]) {
        for group in groups.reversed() { builder.close(group) }
    }

    /// Opens a clip, unless it hides nothing.
    ///
    /// - Parameter content: What is drawn inside; by default anything in the picture.
    func openClip(
        _ path: Path, isEvenOdd: Bool = false, unlessCovering content: CGRect? = nil
    ) -> [VectorBuilder.Group] {
        if case .rect(let rect) = path.storage,
            rect.insetBy(dx: -1e-6 * rect.width, dy: -1e-6 * rect.height).contains(content ?? canvas)
        {
            return []
        }
        return [builder.open(.pushClip(path, FillStyle(eoFill: isEvenOdd)))]
    }

    // MARK: Clip paths

    /// The outlines that all limit an element, in the picture's coordinates; nil if nothing of it can be seen.
    private func clips(
        _ id: String, _ element: XMLElement, _ box: () -> CGRect, _ place: Place
    ) -> [(path: Path, isEvenOdd: Bool)]? {
        guard let clip = elements[id], clip.name == "clipPath" else {
            builder.warn("<\(element.name)> has a clip path that does not exist.")
            return []
        }
        var result: [(Path, Bool)]?
        referring(to: clip) {
            var inner = place
            inner.style = SVGStyle().inside(clip, sheet, diagonal: place.diagonal)
            if let text = clip.attributes["transform"], let transform = CGAffineTransform(svg: text) {
                inner.transform = transform.concatenating(inner.transform)
            }
            if clip.attributes["clipPathUnits"] == "objectBoundingBox" {
                inner.transform = CGAffineTransform(unitSquareTo: box()).concatenating(inner.transform)
            }
            let outlines = clip.children.flatMap { self.outlines(of: $0, inner, depth: 0) }
            guard !outlines.isEmpty else { return }
            var own = [outlines[0]]
            if outlines.count > 1 { own = [(Self.united(outlines), false)] }
            if let outer = inner.style.own.clip {
                guard let more = clips(outer, clip, box, place) else { return }
                own = more + own
            }
            result = own
        }
        return result
    }

    /// The outlines of a clip path's child.
    private func outlines(of element: XMLElement, _ outer: Place, depth: Int) -> [(Path, Bool)] {
        guard depth < 8, work(1) else { return [] }
        var place = outer
        place.style = outer.style.inside(element, sheet, diagonal: outer.diagonal)
        guard place.style.own.isShown, place.style.isVisible else { return [] }
        if let text = place.style.own.transform ?? element.attributes["transform"],
            let transform = CGAffineTransform(svg: text)
        {
            place.transform = transform.concatenating(place.transform)
        }
        if element.name == "use", let target = target(of: element) {
            func length(_ name: String) -> CGFloat { SVGLength(element.attributes[name])?.absolute ?? 0 }
            place.transform = CGAffineTransform(translationX: length("x"), y: length("y"))
                .concatenating(place.transform)
            return outlines(of: target, place, depth: depth + 1)
        }
        if element.name == "g" { return element.children.flatMap { outlines(of: $0, place, depth: depth + 1) } }
        guard let path = shape(element, place), !path.isEmpty else { return [] }
        return [(path.applying(place.transform), place.style.clipsEvenOdd)]
    }

    /// One path for all; where outlines are long, overlapping parts may cancel out.
    private static func united(_ outlines: [(path: Path, isEvenOdd: Bool)]) -> Path {
        let steps = outlines.reduce(0) { $0 + $1.path.elements.count }
        guard steps <= 500 else {
            return Path { all in for outline in outlines { all.addPath(outline.path) } }
        }
        return outlines.reduce(into: Path()) { all, outline in
            let path = outline.isEvenOdd ? outline.path.normalized(eoFill: true) : outline.path
            all = all.isEmpty ? path : all.union(path)
        }
    }

    // MARK: Masks

    private func drawMasked(
        _ id: String, _ element: XMLElement, _ box: () -> CGRect, _ place: Place, _ content: () -> Void
    ) {
        guard let mask = elements[id], mask.name == "mask" else {
            builder.warn("<\(element.name)> has a mask that does not exist.")
            return content()
        }
        referring(to: mask) {
            var inner = place
            inner.style = SVGStyle().inside(mask, sheet, diagonal: place.diagonal)
            let isByAlpha = inner.style.own.isMaskByAlpha
            if mask.attributes["maskContentUnits"] == "objectBoundingBox" {
                inner.transform = CGAffineTransform(unitSquareTo: box()).concatenating(inner.transform)
            }
            if let (path, isEvenOdd) = plainOutline(of: mask, inner, isByAlpha: isByAlpha) {
                let groups = openClip(path, isEvenOdd: isEvenOdd)
                content()
                return closeAll(groups)
            }
            var open = builder.openMask()
            let filter = isByAlpha ? nil : builder.open(.pushFilter(.luminanceToAlpha))
            let region = region(of: mask, place).map { openClip(Path($0).applying(place.transform)) } ?? []
            drawChildren(of: mask, inner)
            closeAll(region)
            builder.close(filter)
            builder.startContent(of: &open)
            content()
            builder.close(open)
        }
    }

    /// The rectangle outside of which a mask hides everything, if the file states it in user units.
    private func region(of mask: XMLElement, _ place: Place) -> CGRect? {
        guard mask.attributes["maskUnits"] == "userSpaceOnUse",
            let width = SVGLength(mask.attributes["width"])?.resolved(of: place.viewport.width),
            let height = SVGLength(mask.attributes["height"])?.resolved(of: place.viewport.height)
        else { return nil }
        return CGRect(
            x: SVGLength(mask.attributes["x"])?.resolved(of: place.viewport.width) ?? 0,
            y: SVGLength(mask.attributes["y"])?.resolved(of: place.viewport.height) ?? 0, width: max(0, width),
            height: max(0, height))
    }

    /// The outline of a mask that is one opaque shape: it hides what a clip hides. By luminance, it has to be white.
    private func plainOutline(of mask: XMLElement, _ place: Place, isByAlpha: Bool) -> (Path, Bool)? {
        guard mask.children.count == 1, let child = mask.children.first, child.name != "g", child.name != "use" else {
            return nil
        }
        let style = place.style.inside(child, sheet, diagonal: place.diagonal)
        guard style.stroke == .none, case .color(let color) = style.fill, style.isVisible, style.own.isShown,
            style.own.opacity * style.fillOpacity * Double(color.opacity) == 1,
            isByAlpha || color == ResolvedColor(red: 1, green: 1, blue: 1), style.own.clip == nil,
            style.own.mask == nil, style.own.transform == nil, child.attributes["transform"] == nil,
            region(of: mask, place).map({ $0.applying(place.transform).insetBy(dx: -0.01, dy: -0.01).contains(canvas) })
                ?? true,
            let path = shape(child, place), !path.isEmpty
        else { return nil }
        return (path.applying(place.transform), style.isEvenOdd)
    }

    // MARK: Bounds

    /// The bounds of an element's shapes in its own coordinates.
    func bounds(ofChildrenOf element: XMLElement, _ place: Place) -> CGRect {
        var budget = 2000
        var place = place
        place.transform = .identity
        let bounds = element.children.reduce(CGRect.null) { $0.union(self.bounds(of: $1, place, 0, &budget)) }
        return bounds.isNull ? .zero : bounds
    }

    private func bounds(of element: XMLElement, _ outer: Place, _ depth: Int, _ budget: inout Int) -> CGRect {
        budget -= 1
        guard budget > 0, depth < 16 else { return .null }
        var place = outer
        if let text = element.attributes["transform"], let transform = CGAffineTransform(svg: text) {
            place.transform = transform.concatenating(place.transform)
        }
        if element.name == "g" || element.name == "a" {
            var bounds = CGRect.null
            for child in element.children { bounds = bounds.union(self.bounds(of: child, place, depth + 1, &budget)) }
            return bounds
        }
        if element.name == "use", let target = target(of: element) {
            func length(_ name: String) -> CGFloat { SVGLength(element.attributes[name])?.absolute ?? 0 }
            place.transform = CGAffineTransform(translationX: length("x"), y: length("y"))
                .concatenating(place.transform)
            return bounds(of: target, place, depth + 1, &budget)
        }
        guard let path = shape(element, place), !path.isEmpty else { return .null }
        return path.applying(place.transform).boundingRect
    }
}

extension CGAffineTransform {
    /// From the square between 0 and 1 to a rectangle.
    init(unitSquareTo rect: CGRect) {
        self.init(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    }
}
