import CoreGraphics
import RoostTesting

/// A grey picture of a size in points.
func testImage(_ width: Int, _ height: Int) -> Image {
    let pixels = [UInt8](repeating: 0x80, count: width * height * 4)
    return Image(decorative: CGImage(width: width, height: height, pixels: pixels), scale: 1)
}

/// `Image`, rigid and resizable.
enum ImageCases {
    @CaseTable static var cases: [Case] {
        Case("sh-I1", nil, nil, rigid) { testImage(40, 20) }
        Case(
            "sh-I2", nil, nil,
            [
                .size(40, 20), .answers(100, 60, 100, 60), .answers(0, 0, 0, 0),
                .answers(.infinity, .infinity, .infinity, .infinity), .answers(100, nil, 100, 20),
            ]
        ) { testImage(40, 20).resizable() }
        Case(
            "sh-I5a", nil, nil,
            [
                .size(40, 20), .answers(100, 60, 100, 50), .answers(0, 0, 0, 0),
                .answers(.infinity, .infinity, .infinity, .infinity), .answers(100, nil, 100, 50),
            ]
        ) { testImage(40, 20).resizable().scaledToFit() }
        Case("sh-I3", nil, nil, [.frame("image", 0, 5, 100, 50)]) {
            testImage(40, 20).resizable().scaledToFit().named("image").frame(width: 100, height: 60)
        }
        Case("sh-I4", nil, nil, [.frame("image", -10, 0, 120, 60)]) {
            testImage(40, 20).resizable().scaledToFill().named("image").frame(width: 100, height: 60)
        }
        Case("sh-I7", nil, nil, rigid) { testImage(40, 20).scaledToFit() }
        Case("web-img1 rigid", 100, 100, [.size(64, 40)]) { testImage(64, 40) }
        Case("web-img1 resizable in a row", 300, 100, [.width("a", 150), .width("b", 150)]) {
            HStack(spacing: 0) {
                testImage(64, 40).resizable().named("a")
                testImage(64, 40).resizable().named("b")
            }
        }
        Case("web-img1 missing", 100, 100, [.size(0, 0)]) { Image("no picture of this name") }
        for (name, interpolation, greys) in [
            ("default", nil, [0, 64, 191, 255]), ("low", .low, [0, 64, 191, 255]),
            ("medium", .medium, [0, 64, 191, 255]),
            ("none", Image.Interpolation.none, [0, 0, 255, 255]),
        ] as [(String, Image.Interpolation?, [Int])] {
            Case(
                "sh-I8 \(name)", 4, 1,
                greys.enumerated().map { .pixel($0.offset, 0, $0.element, $0.element, $0.element, within: 3) }
            ) {
                let pixels: [UInt8] = [0, 0, 0, 255, 255, 255, 255, 255]
                let image = Image(decorative: CGImage(width: 2, height: 1, pixels: pixels), scale: 1)
                if let interpolation { image.resizable().interpolation(interpolation) } else { image.resizable() }
            }
        }
        Case("doc-render") { trial in trial.same(ImageRenderer(content: Color.red).scale, 1, "scale") }
    }

    private static let rigid: [Expectation] = [
        .size(40, 20), .answers(100, 60, 40, 20), .answers(0, 0, 40, 20), .answers(.infinity, .infinity, 40, 20),
        .answers(100, nil, 40, 20),
    ]
}
