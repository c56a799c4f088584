import RoostTesting

/// `Text`: sizes by font and style, wrapping, line limits, spacing between lines, empty and unbreakable strings.
enum TextCases {
    @CaseTable static var cases: [Case] {
        for (string, width) in [
            ("Loading", 48.0), ("L", 7), ("30%", 28), ("Tint", 23), ("A much longer title", 114),
        ] {
            sized("txt-mac-\(string.replacing(" ", with: "_"))", width, 16) { Text(string) }
        }
        for (id, style, width, line, baseline) in [
            ("tx-F1", Font.largeTitle, 193.5, 31.0, 25.0), ("tx-F1.3", .title2, 132, 20.5, 16),
            ("tx-F1.4", .title3, 119, 19, 15), ("tx-F1.5", .headline, 113, 16, 13), ("tx-F1.7", .body, 105.5, 16, 13),
            ("tx-F1.8", .callout, 98.5, 15, 12), ("tx-F1.11", .caption2, 86, 13, 10),
        ] as [(String, Font, CGFloat, CGFloat, CGFloat)] {
            sized(id, width, line, [.baselines(baseline, baseline)]) { Text("Hello, world 0123").font(style) }
        }
        for (id, weight, width) in [
            ("tx-F2.2", Font.Weight.thin, 69.0), ("tx-F2.3", .light, 70.5), ("tx-F2.4", .regular, 72),
            ("tx-F2.6", .semibold, 75.5), ("tx-F2.7", .bold, 77.5), ("tx-F2.8", .heavy, 80.5), ("tx-F2.9", .black, 83),
        ] as [(String, Font.Weight, CGFloat)] {
            sized(id, width, 16, [.baselines(13, 13)]) { Text("Hello, world").font(.system(size: 13, weight: weight)) }
        }
        for scale in [1.0, 2, 3] as [CGFloat] {
            atScale("tx-M1", scale, pointSize: 13, width: 72, height: 16, baseline: 13)
            atScale("tx-M1c", scale, pointSize: 11, width: 62.5, height: 14, baseline: 11)
        }
        Case("tx-M1b", nil, nil, [.height(21), .baselines(17, 17)]) {
            Text("Hello, world 0123").font(.system(size: 17.5))
        }
        for width in [100.0, 150, 37] {
            Case("tx-M2 \(Int(width)) wide", width, nil, []) { sixLines }.also { trial in
                let size = trial.report.size
                trial.isTrue(
                    size.height.truncatingRemainder(dividingBy: 16) == 0, "16 points a line, not \(size.height)")
                trial.isTrue(size.width <= width, "at most as wide as proposed, not \(size.width)")
                Expectation.baselines(13, size.height - 3).check(trial)
            }
        }
        Case("tx-M3", nil, nil, slack: .text, [.size(9.5, 48), .baselines(13, 45)]) { Text("A\nB\nC") }

        for (limit, height) in [(nil, 96), (0, 16), (1, 16), (2, 32), (3, 48), (10, 96)] as [(Int?, CGFloat)] {
            Case("tx-L1 \(limit.map(String.init) ?? "none")", 100, nil, [.height(height)]) { sixLines.lineLimit(limit) }
        }
        Case("doc-lim", 100, nil, [.height(16)]) { sixLines.lineLimit(-1) }
        Case("tx-L2", nil, nil, slack: .text, [.size(13, 48), .baselines(13, 13)]) {
            Text("Hi").lineLimit(3, reservesSpace: true)
        }
        Case("tx-L3 2...3", nil, nil, slack: .text, [.size(13, 32)]) { Text("Hi").lineLimit(2...3) }
        Case("tx-L3 3...", nil, nil, slack: .text, [.size(13, 48)]) { Text("Hi").lineLimit(3...) }
        for size in DynamicTypeSize.allCases {
            Case("tx-F7 \(size)", nil, nil, [.height(16)]) { Text("Hello, world").dynamicTypeSize(size) }
        }
        for (size, width, line) in [(ControlSize.mini, 76.5, 11), (.small, 91.5, 14), (.regular, 105.5, 16)]
            as [(ControlSize, CGFloat, CGFloat)]
        {
            sized("tx-F8 \(size)", width, line) { Text("Hello, world 0123").controlSize(size) }
        }
        Case("txs-X9 100x47.9", 100, 47.9, [.height(32)]) { sixLines }
        Case("txs-X9 100x48", 100, 48, [.height(48)]) { sixLines }
        Case("txs-X9 nil x 20", nil, 20, [.height(16)]) { sixLines }
        Case("txs-X9 100 x inf", 100, .infinity, [.height(96)]) { sixLines }
        Case("txs-X10", nil, nil, [.size(0, 14), .baselines(11, 11)]) { Text("") }
        Case("txs-X10 with reserved lines", nil, nil, [.size(0, 14)]) { Text("").lineLimit(3, reservesSpace: true) }
        for (id, size, line, baseline) in [
            ("txs-X13.2", 10.0, 13.0, 10.0), ("txs-X13.4", 12, 15, 12), ("txs-X13.6", 14, 17, 14),
            ("txs-X13.7", 15, 19, 15), ("txs-X13.9", 17, 20, 16), ("txs-X13.11", 22, 26, 21),
            ("txs-X13.13", 30, 35, 29),
        ] as [(String, CGFloat, CGFloat, CGFloat)] {
            Case("\(id) one line", nil, nil, [.height(line), .baselines(baseline, baseline)]) {
                Text("Hg").font(.system(size: size))
            }
            Case("\(id) two lines", nil, nil, [.height(2 * line), .baselines(baseline, line + baseline)]) {
                Text("Hg\nHg").font(.system(size: size))
            }
        }
        for (height, text) in [(8, 16), (20, 16), (32, 32), (40, 32), (48, 48), (70, 64)] as [(CGFloat, CGFloat)] {
            Case("web-pressure-heights \(Int(height)) high", 110, nil, [.height("text", text)]) {
                sixLines.named("text").frame(height: height)
            }
        }
        for (width, lines, widest) in [(100, 6, 95.5), (120, 4, 118), (150, 4, 137), (200, 3, 196.5), (300, 2, 274)]
            as [(CGFloat, CGFloat, CGFloat)]
        {
            Case("web-tx1 \(Int(width)) wide", width, nil, slack: .text, [.size(widest, lines * 16)]) {
                Text("Layout must wrap this sentence onto several lines inside a narrow frame.")
            }
        }
        Case("web-tx2", 90, nil, [.height(32)]) { Text("Layout must wrap") }.also { trial in
            // The recorded second line is "must wrap": wider than "Layout must" would be without its last word.
            let secondLine = trial.size(of: Text("must wrap"))
            trial.equal(trial.report.size.width, secondLine.width, "width of the evened lines", within: 0.5)
        }
        Case("web-tx3 2", nil, nil, [.height(32), .guide(.lastTextBaseline, 13)]) {
            Text("Hello").lineLimit(2, reservesSpace: true)
        }
        Case("web-tx3 3...", nil, nil, [.height(48), .guide(.lastTextBaseline, 13)]) { Text("Hello").lineLimit(3...) }
        for (spacing, height) in [(0, 64), (4, 76), (10, 94)] as [(CGFloat, CGFloat)] {
            Case("web-tx4 \(Int(spacing))", nil, nil, [.height(height)]) { Text("A\nB\nC\nD").lineSpacing(spacing) }
        }
        Case("web-tx6 underline") { trial in trial.lines(of: Text("nnn").underline(), below: 13.5, 14.5, 15.5) }
        Case("web-tx4 single line", nil, nil, [.height(16)]) { Text("A").lineSpacing(10) }

        sized("er1-T-nil", 252, 16) { alphabet }
        Case("er1-T-60", 60, nil, slack: .text, [.size(45, 112)]) { alphabet }
        Case("er1-T-0", 0, nil, [.size(0, 592)]) { alphabet }
        Case("er1-T-5", 5, nil, [.size(5, 592)]) { alphabet }
        sized("er1-T-1000", 252, 16, proposing: 1000) { alphabet }
        sized("er1-T-inf", 252, 16, proposing: .infinity) { alphabet }
        Case("er1-T7", nil, nil, slack: .text, [.size(60, 112), .frame("text", 7.5, 0, 45, 112)]) {
            VStack(spacing: 0) { alphabet.named("text") }.frame(width: 60)
        }
        Case("er1-T9", nil, nil, slack: .text, [.size(60, 122), .frame("text", 0, 10, 45, 112)]) {
            VStack(alignment: .leading, spacing: 0) {
                leaf("a", 60, 10); alphabet.named("text")
            }.frame(width: 60)
        }

        Case(
            "sentry-text", window: 250, 250, on: .iOS(scale: 3), slack: .text,
            [.size("background", 152.667, 64), .size("text", 112.667, 24)]
        ) {
            VStack { VStack { Text("Hello SwiftUI").named("text").padding(20) }.named("background") }
                .font(.system(size: 20))
        }
        for scale in [2.0, 3] as [CGFloat] {
            for size in [10, 13, 17, 20, 34] as [CGFloat] {
                for lines in [1, 2, 3] {
                    let height = ceil(size * 2444 / 2048 * CGFloat(lines) * scale - 1e-6) / scale
                    Case(
                        "ios-metrics \(lines) lines of \(Int(size)) at \(Int(scale))x", nil, nil,
                        on: .iOS(scale: scale), [.height(height)]
                    ) {
                        Text(Array(repeating: "Hg", count: lines).joined(separator: "\n")).font(.system(size: size))
                    }
                }
            }
        }
    }

    /// A text of a recorded size.
    private static func sized<V: View>(
        _ name: String, _ width: CGFloat, _ height: CGFloat, proposing proposal: CGFloat? = nil,
        _ more: [Expectation] = [], @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) -> Case {
        Case(name, proposal, nil, slack: .text, [.size(width, height)] + more, view)
    }

    /// A line whose width is rounded up to the pixels of a scale.
    private static func atScale(
        _ id: String, _ scale: CGFloat, pointSize: CGFloat, width: CGFloat, height: CGFloat, baseline: CGFloat
    ) -> Case {
        Case(
            "\(id) \(Int(scale))x", nil, nil, on: .macOSAt(scale: scale), slack: .text,
            [.size(width, height), .baselines(baseline, baseline)]
        ) { Text("Hello, world").font(.system(size: pointSize)) }.also { trial in
            let pixels = trial.report.size.width * scale
            trial.equal(pixels, pixels.rounded(), "whole pixels")
        }
    }

    /// Six lines in 100 points, whether the font is Inter or San Francisco: no two words fit in one line.
    @MainActor private static var sixLines: Text {
        Text("Understanding consequences possibilities neighbourhood circumstances environments")
    }
}

extension Trial {
    /// The line that decorates a text below a height: where its ink begins and ends, at two pixels a point.
    fileprivate func lines(of text: Text, below top: CGFloat, _ start: CGFloat, _ end: CGFloat) {
        let renderer = ImageRenderer(content: text.environment(\.idiom, .macOS))
        renderer.scale = 2
        guard let image = renderer.cgImage else { return fail("no picture") }
        let inked = (Int(top * 2)..<image.height).filter { row in
            image.pixels[(row * image.width + image.width / 2) * 4 + 3] > 127
        }
        equal(inked.first.map { CGFloat($0) / 2 }, start, "the line's top")
        equal(inked.last.map { CGFloat($0 + 1) / 2 }, end, "the line's bottom")
    }
}
