import CoreGraphics

/// An image's content in an environment.
enum ImageContent {
    /// Upright pixels, and the number of them per point. A template has the foreground style.
    case picture(CGImage, scale: CGFloat, isTemplate: Bool)
    case vector(VectorPicture, isTemplate: Bool)
    case symbol(SymbolOutline)

    /// The content's own size in points.
    var size: CGSize {
        switch self {
        case .picture(let image, let scale, _):
            CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
        case .vector(let picture, _): picture.size
        case .symbol(let outline): outline.size
        }
    }

    /// The size that a resizable picture has where nothing is proposed.
    func size(_ resizing: Image.Resizing) -> CGSize {
        if case .symbol(let outline) = self, resizing.fillsInk { return outline.inkSize }
        return size
    }
}

nonisolated extension Image {
    /// Finds the picture; nil, with a warning, if there is none.
    func content(in environment: EnvironmentValues) -> ImageContent? {
        switch source {
        case .named(let name, let bundle):
            let images = environment.engines.images
            guard let found = images?.image(named: name, in: bundle, AssetTraits(environment)) else {
                let similar = images?.names(like: name, in: bundle) ?? []
                let hint = similar.isEmpty ? "" : " There is \(similar.map { "\"\($0)\"" }.joined(separator: ", "))."
                Log.missing(name, "No image named \"\(name)\" was found; nothing is drawn for it.\(hint)")
                return nil
            }
            return content(of: found)
        case .symbol(let name):
            guard let symbols = environment.engines.symbols, !name.isEmpty else { return nil }
            if let symbolPicture, resizing?.fillsInk == true, symbolRenderingMode == nil, templateMode != .original,
                let pixels = symbolPicture.draw()
            {
                return .picture(pixels, scale: 3, isTemplate: true)
            }
            var surroundings = environment
            if let symbolFont { surroundings.font = symbolFont }
            let font = surroundings.resolvedFont
            let weight = environment.engines.text?.weight(of: font) ?? font.weight
            let scale = (symbolScale ?? environment.imageScale).symbol
            func found(_ name: String) -> SymbolOutline? {
                symbols.symbol(
                    named: name, size: font.size, weight: weight, scale: scale,
                    displayScale: environment.displayScale)
            }
            let names = environment.symbolVariants.names(of: name)
            for drawn in names {
                guard let outline = found(drawn) else { continue }
                Self.warn(that: drawn, isDrawnFor: names[0])
                return .symbol(outline)
            }
            Self.warn(thatNothingIsNamed: name, near: symbols.names(near: name))
            return found(Self.placeholder).map { .symbol($0) }
        case .picture(let image, let scale, let orientation):
            let isTemplate = isTemplate(nil)
            guard scale > 0, scale.isFinite else {
                Log.warning(
                    "Invalid image scale \(scale): it must be positive; 1 is used.", view: "Image", value: scale)
                return .picture(image.turned(orientation), scale: 1, isTemplate: isTemplate)
            }
            return .picture(image.turned(orientation), scale: scale, isTemplate: isTemplate)
        case .vector(let picture): return .vector(picture, isTemplate: isTemplate(nil))
        }
    }

    private func content(of found: NamedImage) -> ImageContent? {
        let isTemplate = isTemplate(found.isTemplate)
        switch found.content {
        case .pixels(let image, let scale):
            guard scale > 0 else { return nil }
            return .picture(image.turned(found.isMirrored ? .upMirrored : .up), scale: scale, isTemplate: isTemplate)
        case .vector(let picture):
            return .vector(found.isMirrored ? picture.mirrored : picture, isTemplate: isTemplate)
        }
    }

    /// The symbol that is drawn for unknown names.
    private static let placeholder = "questionmark.square.dashed"

    private static func warn(thatNothingIsNamed name: String, near names: [String]) {
        let known = names.map { "\"\($0)\"" }.joined(separator: ", ")
        let hint = known.isEmpty ? "" : " Names like it: \(known)."
        Log.missing(name, "No symbol named \"\(name)\" is known; a placeholder is drawn for it.\(hint)")
    }

    /// Lines have no filled form, as on Apple's systems; a missing circle, rectangle or slash deserves a warning.
    private static func warn(that drawn: String, isDrawnFor wanted: String) {
        func plain(_ name: String) -> Substring { name.hasSuffix(".fill") ? name.dropLast(5) : name[...] }
        guard plain(drawn) != plain(wanted) else { return }
        Log.missing(wanted, "No symbol named \"\(wanted)\" is known; \"\(drawn)\" is drawn for it.")
    }

    /// Whether the picture is drawn as a template in the foreground style, if its file says so or nothing.
    private func isTemplate(_ intent: Bool?) -> Bool { templateMode.map { $0 == .template } ?? intent ?? false }
}

extension AssetTraits {
    init(_ environment: EnvironmentValues) {
        self.init(
            scale: environment.displayScale, isDark: environment.colorScheme == .dark,
            isHighContrast: environment.colorSchemeContrast == .increased,
            isRightToLeft: environment.layoutDirection == .rightToLeft,
            device: environment.idiom == .macOS ? .mac : .iphone)
    }
}

extension CGImage {
    /// The upright picture.
    func turned(_ orientation: Image.Orientation) -> CGImage {
        if orientation == .up { return self }
        let swapsAxes = orientation.rawValue >= Image.Orientation.left.rawValue
        let (newWidth, newHeight) = swapsAxes ? (height, width) : (width, height)
        return copy(width: newWidth, height: newHeight) { x, y in
            switch orientation {
            case .up: (x, y)
            case .upMirrored: (width - 1 - x, y)
            case .down: (width - 1 - x, height - 1 - y)
            case .downMirrored: (x, height - 1 - y)
            case .left: (width - 1 - y, x)
            case .leftMirrored: (y, x)
            case .right: (y, height - 1 - x)
            case .rightMirrored: (width - 1 - y, height - 1 - x)
            }
        }
    }

    /// The part of the picture in a rectangle of pixels, limited to the picture; nil if nothing is left.
    func part(in rect: CGRect) -> CGImage? {
        let rect = rect.common(with: CGRect(x: 0, y: 0, width: width, height: height))
        guard rect.isFinite, rect.width >= 1, rect.height >= 1 else { return nil }
        let (left, top) = (Int(rect.minX.rounded()), Int(rect.minY.rounded()))
        let (right, bottom) = (Int(rect.maxX.rounded()), Int(rect.maxY.rounded()))
        guard right > left, bottom > top else { return nil }
        return copy(width: right - left, height: bottom - top) { (left + $0, top + $1) }
    }

    private func copy(width: Int, height: Int, from source: (Int, Int) -> (x: Int, y: Int)) -> CGImage {
        var copied = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            for x in 0..<width {
                let place = source(x, y)
                let (from, to) = ((place.y * self.width + place.x) * 4, (y * width + x) * 4)
                for channel in 0..<4 { copied[to + channel] = pixels[from + channel] }
            }
        }
        return CGImage(width: width, height: height, pixels: copied)
    }
}
