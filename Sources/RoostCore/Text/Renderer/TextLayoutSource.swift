import CoreGraphics

extension Text.Layout {
    /// The source that the lines, runs and slices of a layout share.
    final class Source {
        /// The content of a run.
        enum Content {
            case glyphs(TextLayout.Fragment)
            case attachment(TextLayout.Attachment)
        }

        /// A run before it is divided into slices.
        struct Part {
            /// The index among all parts of the text.
            var index: Int
            var content: Content
            /// The line's baseline.
            var baseline: CGFloat
            /// The offset in the text's UTF-8 units, if known.
            var firstCharacter: Int
            var style: Int {
                switch content {
                case .glyphs(let fragment): fragment.style
                case .attachment(let attachment): attachment.style
                }
            }
            var minX: CGFloat {
                switch content {
                case .glyphs(let fragment): fragment.origin.x
                case .attachment(let attachment): attachment.rect.minX
                }
            }
        }

        let layout: TextLayout
        let styles: [ResolvedText.RunStyle]
        let styled: StyledText
        /// The frame for paints without a size of their own.
        let size: CGSize
        let environment: EnvironmentValues

        init(
            layout: TextLayout, styles: [ResolvedText.RunStyle], styled: StyledText, size: CGSize,
            environment: EnvironmentValues
        ) {
            self.layout = layout
            self.styles = styles
            self.styled = styled
            self.size = size
            self.environment = environment
        }

        /// The factor by which a fragment was shrunk below its font's size.
        private func scale(of fragment: TextLayout.Fragment) -> CGFloat {
            let size = styled.runs[fragment.style].font.size
            return size > 0 ? fragment.run.size / size : 1
        }

        /// The runs of each line, from left to right.
        func lines() -> [[Part]] {
            let contents = layout.contents
            var parts: [Part] = []
            // Repeated words are searched for after those already found.
            let utf8 = Array(styled.string.utf8)
            var behind = 0
            for fragment in contents.fragments {
                let run = styled.runs[fragment.style]
                let words = Array(fragment.run.text.utf8)
                let first = Self.offset(of: words, in: utf8, from: behind) ?? Self.offset(of: words, in: utf8, from: 0)
                if let first, !fragment.run.isRightToLeft { behind = first + words.count }
                parts.append(
                    Part(
                        index: parts.count, content: .glyphs(fragment),
                        baseline: fragment.origin.y + run.baselineOffset * scale(of: fragment),
                        firstCharacter: first ?? 0))
            }
            for attachment in contents.attachments {
                let run = styled.runs[attachment.style]
                let first = styled.runs[..<attachment.style].reduce(0) { $0 + $1.length }
                parts.append(
                    Part(
                        index: parts.count, content: .attachment(attachment),
                        baseline: attachment.rect.maxY - run.attachmentDescent + run.baselineOffset,
                        firstCharacter: first))
            }
            var lines: [[Part]] = []
            for part in parts.sorted(by: { ($0.baseline, $0.index) < ($1.baseline, $1.index) }) {
                if let last = lines.last?.last, abs(last.baseline - part.baseline) < 0.1 {
                    lines[lines.count - 1].append(part)
                } else {
                    lines.append([part])
                }
            }
            return lines.map { $0.sorted { $0.minX < $1.minX } }
        }

        private static func offset(of words: [UInt8], in text: [UInt8], from start: Int) -> Int? {
            guard !words.isEmpty, text.count - start >= words.count else { return nil }
            return (start...(text.count - words.count)).first { text[$0..<$0 + words.count].elementsEqual(words) }
        }

        /// The clusters of glyphs.
        static func clusters(of content: Content) -> [Range<Int>] {
            guard case .glyphs(let fragment) = content else { return [0..<1] }
            var clusters: [Range<Int>] = []
            let places = fragment.run.clusters
            var start = 0
            for index in places.indices where index + 1 == places.count || places[index + 1] != places[index] {
                clusters.append(start..<index + 1)
                start = index + 1
            }
            return clusters
        }

        // MARK: Slices

        /// The glyphs of a slice.
        private func glyphs(of slice: RunSlice) -> Range<Int> {
            let clusters = slice.run.clusters
            let indices = slice.indices.clamped(to: clusters.indices)
            guard let first = indices.first, let last = indices.last else { return 0..<0 }
            return clusters[first].lowerBound..<clusters[last].upperBound
        }

        /// The horizontal extent of a slice in its run.
        private func span(of glyphs: Range<Int>, in run: GlyphRun) -> (minX: CGFloat, maxX: CGFloat) {
            guard !glyphs.isEmpty else { return (0, 0) }
            return (
                glyphs.lowerBound == 0 ? 0 : run.positions[glyphs.lowerBound].x,
                glyphs.upperBound < run.positions.count ? run.positions[glyphs.upperBound].x : run.width
            )
        }

        func bounds(of slice: RunSlice) -> TypographicBounds {
            switch slice.run.part.content {
            case .attachment(let attachment):
                let rect = attachment.rect
                let baseline = slice.run.part.baseline
                return TypographicBounds(
                    origin: CGPoint(x: rect.minX, y: baseline), width: slice.indices.isEmpty ? 0 : rect.width,
                    ascent: Swift.max(0, baseline - rect.minY), descent: Swift.max(0, rect.maxY - baseline), leading: 0)
            case .glyphs(let fragment):
                let span = span(of: glyphs(of: slice), in: fragment.run)
                let scale = scale(of: fragment)
                let metrics = environment.engines.text?.metrics(
                    of: styled.runs[fragment.style].font, idiom: environment.idiom,
                    displayScale: environment.displayScale)
                return TypographicBounds(
                    origin: CGPoint(x: fragment.origin.x + span.minX, y: fragment.origin.y),
                    width: span.maxX - span.minX, ascent: (metrics?.ascender ?? 0) * scale,
                    descent: (metrics?.descender ?? 0) * scale, leading: (metrics?.leading ?? 0) * scale)
            }
        }

        func characters(of slice: RunSlice) -> [CharacterIndex] {
            let first = slice.run.part.firstCharacter
            guard case .glyphs(let fragment) = slice.run.part.content else {
                return slice.indices.isEmpty ? [] : [CharacterIndex(offset: first)]
            }
            return glyphs(of: slice).map { CharacterIndex(offset: first + fragment.run.clusters[$0]) }
        }

        /// The slice's part of the text's drawing.
        func contents(of slice: RunSlice) -> TextLayout.Contents {
            var contents = TextLayout.Contents()
            guard !slice.indices.isEmpty else { return contents }
            let bounds = bounds(of: slice)
            switch slice.run.part.content {
            case .attachment(let attachment): contents.attachments = [attachment]
            case .glyphs(let fragment): contents.fragments = [cut(fragment, to: glyphs(of: slice))]
            }
            // A line may cross several slices, each of which draws its piece.
            for decoration in layout.contents.decorations where decoration.style == slice.run.part.style {
                let isInLine =
                    bounds.rect.insetBy(dx: 0, dy: -bounds.descent).minY...bounds.rect.maxY + bounds.descent
                    ~= decoration.rect.midY
                let (minX, maxX) = (
                    Swift.max(decoration.rect.minX, bounds.rect.minX), Swift.min(decoration.rect.maxX, bounds.rect.maxX)
                )
                guard isInLine, maxX > minX else { continue }
                var piece = decoration
                piece.rect = CGRect(
                    x: minX, y: decoration.rect.minY, width: maxX - minX, height: decoration.rect.height)
                contents.decorations.append(piece)
            }
            return contents
        }

        private func cut(_ fragment: TextLayout.Fragment, to glyphs: Range<Int>) -> TextLayout.Fragment {
            let run = fragment.run
            guard glyphs != run.glyphs.indices else { return fragment }
            let span = span(of: glyphs, in: run)
            let utf8 = run.text.utf8
            let firsts = run.clusters[glyphs]
            let start = firsts.min() ?? 0
            let end = run.clusters.filter { $0 > (firsts.max() ?? 0) }.min() ?? utf8.count
            let words = String(decoding: utf8.dropFirst(start).prefix(Swift.max(0, end - start)), as: UTF8.self)
            let piece = GlyphRun(
                font: run.font, size: run.size, glyphs: Array(run.glyphs[glyphs]),
                positions: run.positions[glyphs].map { CGPoint(x: $0.x - span.minX, y: $0.y) },
                width: span.maxX - span.minX, text: words, clusters: firsts.map { $0 - start },
                isRightToLeft: run.isRightToLeft, slant: run.slant, isOnPixels: run.isOnPixels)
            return TextLayout.Fragment(
                run: piece, origin: CGPoint(x: fragment.origin.x + span.minX, y: fragment.origin.y),
                style: fragment.style)
        }
    }

    init(_ source: Source) {
        lines = source.lines().map { parts in
            let runs = parts.map { Run(source: source, part: $0, clusters: Source.clusters(of: $0.content)) }
            return Line(origin: CGPoint(x: parts[0].minX, y: parts[0].baseline), runs: runs)
        }
        isTruncated = source.layout.isTruncated
    }
}
