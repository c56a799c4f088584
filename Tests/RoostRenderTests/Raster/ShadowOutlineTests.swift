import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

/// Shadows of groups that are drawn without a layer.
@Suite struct ShadowOutlineTests {
    private static let card = Path(
        roundedRect: CGRect(x: 30, y: 30, width: 140, height: 90), cornerRadius: 16, style: .continuous)

    /// The picture of a group with a shadow, and of the same group in a layer.
    private func pictures(_ content: (inout Canvas) -> Void) throws -> (direct: CGImage, layered: CGImage) {
        func picture(_ isLayered: Bool) throws -> CGImage {
            var canvas = Canvas(200, 150)
            canvas(.pushFilter(.shadow(color: .black, radius: 6, x: 2, y: 4)))
            if isLayered { canvas(.pushLayer) }
            content(&canvas)
            if isLayered { canvas(.pop) }
            canvas(.pop)
            return try canvas.image(scale: 2)
        }
        return (try picture(false), try picture(true))
    }

    private func expectSame(_ content: (inout Canvas) -> Void) throws {
        let (direct, layered) = try pictures(content)
        var largest = 0
        for (one, other) in zip(direct.pixels, layered.pixels) { largest = max(largest, abs(Int(one) - Int(other))) }
        #expect(largest <= 2)
    }

    @Test func `A clipped ground throws the clip's shadow`() throws {
        try expectSame {
            $0(.pushClip(Self.card, FillStyle()))
            $0.fill(20, 20, 160, 110, .white)
            $0.fill(10, 60, 180, 10, .red)
            $0(.pop)
        }
    }

    @Test func `An opaque ground throws the shadow of all that lies on it`() throws {
        try expectSame {
            $0.fill(Self.card, .white)
            $0.fill(46, 46, 60, 20, .red)
            $0.fill(30, 60, 140, 10, .blue)
        }
    }

    @Test func `What reaches beyond the ground throws its own shadow`() throws {
        try expectSame {
            $0.fill(Self.card, .white)
            $0.fill(150, 20, 40, 20, .red)
        }
        try expectSame {
            $0.fill(Self.card, .gray(1, opacity: 0.5))
            $0.fill(46, 46, 60, 20, .red)
        }
    }
}
