import RoostTesting

/// Colours, gradients, shadows, blurs, effects, borders and clips, as pixels on white at one pixel a point.
enum PaintCases {
    @CaseTable static var cases: [Case] {
        for (id, color, light, dark) in [
            ("col-N-red", Color.red, 0xFF383C, 0xFF4245), ("col-N-yellow", .yellow, 0xFFCC00, 0xFFD600),
            ("col-N-green", .green, 0x34C759, 0x30D158), ("col-N-mint", .mint, 0x00C8B3, 0x00DAC3),
            ("col-N-teal", .teal, 0x00C3D0, 0x00D2E0), ("col-N-pink", .pink, 0xFF2D55, 0xFF375F),
            ("col-N-accentColor", .accentColor, 0x0088FF, 0x0091FF),
        ] {
            Case(id) { trial in
                trial.color(color, .light, light, 1)
                trial.color(color, .dark, dark, 1)
            }
        }
        Case("col-N-primary") { trial in
            trial.color(.primary, .light, 0x000000, 0.8471)
            trial.color(.primary, .dark, 0xFFFFFF, 0.8471)
        }
        for (name, material, overWhite, overBlack) in [
            ("ultraThin", Material.ultraThin, 155, 29), ("thin", .thin, 135, 32), ("regular", .regular, 115, 36),
            ("thick", .thick, 96, 40), ("ultraThick", .ultraThick, 79, 44), ("bar", .bar, 84, 37),
        ] {
            Case(
                "gfx-M5d \(name)", 400, 40,
                [
                    .pixel(50, 20, overWhite, overWhite, overWhite), .pixel(350, 20, overBlack, overBlack, overBlack),
                ]
            ) {
                HStack(spacing: 0) {
                    Color.white; Color.black
                }
                .overlay { Rectangle().fill(material) }
                .environment(\.colorScheme, .dark)
            }
        }
        Case("col-R1") { trial in
            let environment = EnvironmentValues()
            trial.equal(CGFloat(Color(white: 0.5).resolve(in: environment).red), 0.5, "white 0.5", within: 0.001)
            let color = Color(red: 0.2, green: 0.4, blue: 0.6).resolve(in: environment)
            trial.equal(CGFloat(color.green), 0.4, "green 0.4", within: 0.001)
        }
        Case("col-R3") { trial in trial.color(Color(.sRGBLinear, red: 0.2, green: 0.4, blue: 0.6), .light, 0x7CAACB, 1)
        }
        Case("col-O2") { trial in trial.color(.primary.opacity(0.5), .light, 0x000000, 0.4235) }
        Case("col-V1", 40, 20, [.pixel(5, 10, 0xFF, 0x38, 0x3C), .pixel(35, 10, 0xFF, 0x42, 0x45)]) {
            HStack(spacing: 0) {
                Color.red; Color.red.environment(\.colorScheme, .dark)
            }
        }
        Case("txs-C6", 20, 20, [.pixel(10, 10, 0xFF, 0x38, 0x3C)]) {
            Rectangle().foregroundStyle(.red).foregroundStyle(.blue)
        }
        Case("sh-O4", 40, 40, [.pixel(20, 20, 255, 255, 255)]) {
            Color.clear.background(in: RoundedRectangle(cornerRadius: 8)).background(Color.black)
        }

        Case(
            "gfx-G1", 10, 101,
            [
                .pixel(5, 0, 254, 9, 8, within: 4), .pixel(5, 25, 197, 74, 109), .pixel(5, 50, 141, 82, 162),
                .pixel(5, 75, 82, 72, 209), .pixel(5, 100, 2, 5, 254),
            ]
        ) { LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom) }
        Case("gfx-G2", 101, 10, greys(y: 5, [10: 4, 25: 34, 50: 99, 75: 172, 90: 220, 100: 253])) {
            LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)
        }
        Case(
            "gfx-G3", 200, 100,
            greys(y: 0, [100: 73, 199: 190]) + greys(y: 50, [0: 3, 100: 100]) + greys(y: 99, [0: 23])
        ) { LinearGradient(colors: [.black, .white], startPoint: .topLeading, endPoint: .bottomTrailing) }
        Case("gfx-G4", 100, 10, [.pixel(10, 5, 255, 0, 0), .pixel(90, 5, 0, 0, 255)]) {
            stops([.init(color: red, location: 0.2), .init(color: blue, location: 0.8)])
        }
        Case("gfx-G4 in reverse order", 100, 10, [.pixel(10, 5, 255, 0, 0), .pixel(90, 5, 0, 0, 255)]) {
            stops([.init(color: blue, location: 0.8), .init(color: red, location: 0.2)])
        }
        Case("gfx-G4 hard edge", 100, 10, [.pixel(48, 5, 255, 0, 0), .pixel(52, 5, 0, 0, 255)]) {
            stops([.init(color: red, location: 0.5), .init(color: blue, location: 0.5)])
        }
        Case("gfx-G5", 101, 10, [.pixel(25, 5, 190, 191, 255), .pixel(50, 5, 127, 128, 255)]) {
            LinearGradient(colors: [red.opacity(0), blue], startPoint: .leading, endPoint: .trailing)
        }
        Case("gfx-G10", 300, 120, [.size(300, 120), .answers(nil, nil, 10, 10)]) {
            LinearGradient(colors: [red, blue], startPoint: .top, endPoint: .bottom)
        }
        Case("gfx-R1", 101, 101, greys(y: 50, [10: 189, 25: 100, 40: 22, 50: 0])) {
            RadialGradient(colors: [.black, .white], center: .center, startRadius: 0, endRadius: 50)
        }
        Case(
            "tui-grad2", 101, 101,
            [
                .pixel(40, 10, 0, 0, 255), .pixel(10, 40, 0, 0, 255), .pixel(60, 10, 255, 0, 0),
                .pixel(90, 40, 255, 0, 0),
            ]
        ) {
            AngularGradient(colors: [red, blue], center: .center, startAngle: .zero, endAngle: .degrees(180))
        }

        Case(
            "gfx-B1", 100, 100,
            greys(
                y: 50,
                [20: 253, 22: 248, 24: 234, 26: 207, 28: 165, 30: 115, 32: 67, 34: 32, 36: 13, 38: 4, 40: 1])
        ) { blackSquare.blur(radius: 4).frame(width: 100, height: 100) }
        Case("gfx-B1b", 100, 100, greys(y: 50, [10: 252, 20: 217, 30: 126, 40: 39, 50: 9])) {
            blackSquare.blur(radius: 10).frame(width: 100, height: 100)
        }
        Case("gfx-B4", nil, nil, [.size(50, 20)]) { leaf("c", 50, 20).blur(radius: 4) }
        // The squares lie at (60, 60); the recordings' x = 40 is their right edge.
        Case("pst-SH2", 160, 160, [.pixel(120, 80, 171, 171, 171)]) {
            blackSquare.shadow(radius: 0, x: 30).frame(width: 160, height: 160)
        }
        Case(
            "pst-SH3", 160, 160,
            greys(
                y: 80,
                [
                    100: 132, 102: 152, 104: 170, 106: 188, 108: 203, 110: 217, 112: 228, 114: 237, 116: 244, 118: 249,
                    120: 252,
                ])
        ) { blackSquare.shadow(color: .black, radius: 10).frame(width: 160, height: 160) }
        Case(
            "pst-SH3b", 160, 160,
            greys(
                y: 80,
                [100: 140, 101: 163, 102: 186, 103: 205, 104: 221, 105: 234, 106: 243, 107: 250, 108: 253])
        ) { blackSquare.shadow(color: .black, radius: 4).frame(width: 160, height: 160) }
        Case("pst-SH5") { trial in
            let pair = ZStack {
                Color.white.frame(width: 80, height: 80)
                Color.white.frame(width: 20, height: 20)
            }
            let leaves = Picture(of: pair.shadow(color: .black, radius: 4).padding(20))
            trial.isTrue(leaves.hasInk(47, 60), "the upper child's shadow falls on the lower one")
            let group = Picture(of: pair.compositingGroup().shadow(color: .black, radius: 4).padding(20))
            trial.isTrue(!group.hasInk(47, 60), "a compositing group has one shadow")
        }
        Case("pst-SH7", 60, 60, [.pixel(55, 30, 255, 255, 255)]) {
            blackSquare.shadow(color: .black, radius: 10).clipped().frame(width: 60, height: 60)
        }
        Case("pst-SH13", 160, 160, [.pixel(120, 80, 127, 127, 127)]) {
            blackSquare.shadow(color: .black.opacity(0.5), radius: 0, x: 30).frame(width: 160, height: 160)
        }
        Case("web-eff2") { trial in
            let picture = Picture(of: blackSquare.shadow(color: .black, radius: 10).frame(width: 160, height: 160))
            let opacity = { (x: Int) in 1 - CGFloat(picture[x, 80].red) / 255 }
            trial.equal(opacity(100), 0.49, "at the edge", within: 0.02)
            trial.equal(opacity(110), 0.16, "10 points out", within: 0.02)
            trial.equal(opacity(122), 0, "21 points out", within: 0.01)
        }
        effect("brightness", 255, 153, 102) { orange.brightness(0.2) }
        effect("contrast", 242, 89, 13) { orange.contrast(1.5) }
        effect("saturation", 162, 111, 85) { orange.saturation(0.5) }
        effect("grayscale", 120, 120, 120) { orange.grayscale(1) }
        effect("hueRotation", 51, 149, 36) { orange.hueRotation(.degrees(90)) }
        effect("colorInvert", 51, 153, 204) { orange.colorInvert() }

        Case("pst-T1", nil, nil, [.size(100, 20)]) { leaf("c", 100, 20).rotationEffect(.degrees(45)) }
        Case("pst-T1 clockwise", 100, 100, [.pixel(80, 80, 0, 0, 0), .pixel(80, 20, 255, 255, 255)]) {
            Color.black.frame(width: 100, height: 20).rotationEffect(.degrees(45)).frame(width: 100, height: 100)
        }
        Case("pst-T3", nil, nil, [.size(40, 20)]) { leaf("c", 40, 20).scaleEffect(2) }
        Case("pst-T3 drawn", 100, 60, [.pixel(12, 12, 0, 0, 0), .pixel(88, 48, 0, 0, 0), .pixel(8, 8, 255, 255, 255)]) {
            Color.black.frame(width: 40, height: 20).scaleEffect(2).frame(width: 100, height: 60)
        }
        Case("pst-T6", nil, nil, [.size(40, 20)]) { leaf("c", 40, 20).offset(x: 30, y: 10) }
        Case(
            "pst-T6 drawn", 100, 60,
            [.pixel(99, 49, 255, 255, 255), .pixel(62, 32, 0, 0, 0), .pixel(58, 28, 255, 255, 255)]
        ) {
            Color.black.frame(width: 30, height: 16).offset(x: 25, y: 8).frame(width: 100, height: 60)
        }
        Case("sh-C8", nil, nil, [.size(40, 20)]) { leaf("c", 40, 20).clipShape(Circle()) }

        Case("bcp-B1", 40, 40, [.pixel(1, 1, 255, 0, 0), .pixel(3, 3, 255, 0, 0), .pixel(5, 5, 0, 0, 255)]) {
            blue.border(red, width: 4)
        }
        Case("bcp-B3", 40, 40, [.pixel(1, 1, 255, 0, 0), .pixel(5, 5, 0, 0, 0)]) {
            ZStack { Color.black }.border(red, width: 4)
        }
        Case("bcp-C1", 40, 40, [.pixel(1, 1, 255, 255, 255), .pixel(5, 5, 0, 0, 255)]) { blue.cornerRadius(12) }
        Case("bcp-C3", 40, 40, [.pixel(1, 1, 255, 0, 0), .pixel(5, 5, 0, 0, 255)]) {
            blue.cornerRadius(12).background(red)
        }
        Case("bcp-M1", 40, 40, [.pixel(20, 2, 255, 0, 0), .pixel(7, 7, 0, 0, 255)]) {
            RoundedRectangle(cornerRadius: 12).fill(blue).overlay {
                RoundedRectangle(cornerRadius: 12).strokeBorder(red, lineWidth: 4)
            }
        }
        Case("bcp-G2", 20, 20, [.pixel(10, 10, 255, 191, 191)]) { red.opacity(0.5).opacity(0.5) }
    }

    private static let red = Color(red: 1, green: 0, blue: 0)
    private static let blue = Color(red: 0, green: 0, blue: 1)
    private static let orange = Color(red: 204 / 255, green: 102 / 255, blue: 51 / 255)

    @MainActor private static var blackSquare: some View { Color.black.frame(width: 40, height: 40) }

    @MainActor private static func stops(_ stops: [Gradient.Stop]) -> some View {
        LinearGradient(stops: stops, startPoint: .leading, endPoint: .trailing)
    }

    private static func effect<V: View>(
        _ part: String, _ red: Int, _ green: Int, _ blue: Int, _ view: @escaping @MainActor @Sendable () -> V
    ) -> Case {
        Case("web-eff1 \(part)", 10, 10, [.pixel(5, 5, red, green, blue)], view)
    }

    /// Grey levels by column, in one row of pixels.
    private static func greys(y: Int, _ levels: [Int: Int]) -> [Expectation] {
        levels.sorted { $0.key < $1.key }.map { .pixel($0.key, y, $0.value, $0.value, $0.value, within: 3) }
    }
}

extension Trial {
    /// A colour as macOS resolves it, as 0xRRGGBB and an opacity.
    fileprivate func color(_ color: Color, _ scheme: ColorScheme, _ rgb: Int, _ opacity: CGFloat) {
        var environment = EnvironmentValues()
        Platform.macOS.configure(&environment)
        environment.colorScheme = scheme
        let resolved = color.resolve(in: environment)
        let channels = [resolved.red, resolved.green, resolved.blue].map { Int(($0 * 255).rounded()) }
        let recorded = [rgb >> 16, rgb >> 8 & 0xFF, rgb & 0xFF]
        same(channels, recorded, "\(scheme) red, green, blue")
        equal(CGFloat(resolved.opacity), opacity, "\(scheme) opacity", within: 0.001)
    }
}
