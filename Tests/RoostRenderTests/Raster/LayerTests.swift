import CoreGraphics
import RoostPicture
import Testing

@testable import RoostRender

@Suite struct LayerTests {
    @Test func `The opacity of a group applies to its whole drawing`() throws {
        var canvas = Canvas(40, 20)
        canvas(.pushOpacity(0.5))
        canvas.fill(0, 0, 20, 20, .red)
        canvas.fill(10, 0, 20, 20, .blue)
        canvas(.pop)
        let image = try canvas.image()
        #expect(isNear(image.rgb(5, 5), [255, 127, 127], within: 1))
        #expect(isNear(image.rgb(15, 5), [127, 127, 255], within: 1))
    }

    @Test func `Nested opacities multiply`() throws {
        // cases.json `bcp-G2`
        var canvas = Canvas(10, 10)
        canvas(.pushOpacity(0.5), .pushOpacity(0.5))
        canvas.fill(0, 0, 10, 10, .red)
        canvas(.pop, .pop)
        #expect(isNear(try canvas.image().rgb(5, 5), [255, 191, 191], within: 1))
    }

    @Test func `The alpha of a mask decides how visible its content is`() throws {
        var canvas = Canvas(30, 10)
        canvas(.beginMask)
        canvas.fill(0, 0, 10, 10, .red)
        canvas.fill(10, 0, 10, 10, .gray(1, opacity: 0.5))
        canvas(.maskContent)
        canvas.fill(0, 0, 30, 10, .white)
        canvas.fill(0, 0, 30, 10, .black)
        canvas(.pop)
        let image = try canvas.image()
        #expect(image.red(5, 5) == 0)
        #expect(abs(image.red(15, 5) - 127) <= 1)
        #expect(image.red(25, 5) == 255)
    }

    @Test func `Blending stays inside its compositing group`() throws {
        var canvas = Canvas(10, 10)
        canvas(.pushLayer)
        canvas.fill(0, 0, 10, 10, .red)
        canvas(.pushBlend(.destinationOut))
        canvas.fill(0, 0, 5, 10, .black)
        canvas(.pop, .pop)
        let image = try canvas.image()
        #expect(image.rgb(2, 2) == [255, 255, 255])
        #expect(image.rgb(7, 2) == [255, 0, 0])
    }

    @Test func `An unclosed group ends with the list`() throws {
        var canvas = Canvas(10, 10)
        canvas(.pushOpacity(0.5), .pushFilter(.blur(radius: 0, opaque: false)))
        canvas.fill(0, 0, 10, 10)
        #expect(abs(try canvas.image().red(5, 5) - 127) <= 1)
    }

    @Test func `A pop without a group is ignored`() throws {
        var canvas = Canvas(10, 10)
        canvas(.pop, .maskContent, .pop)
        canvas.fill(0, 0, 10, 10)
        #expect(try canvas.image().ink == 100)
    }

    @Test(
        arguments: [
            // cases.json `web-eff1`: brightness 0.2, contrast 1.5, colorInvert
            ([1, 0, 0, 0, 0.2, 0, 1, 0, 0, 0.2, 0, 0, 1, 0, 0.2, 0, 0, 0, 1, 0], [255, 153, 102]),
            ([1.5, 0, 0, 0, -0.25, 0, 1.5, 0, 0, -0.25, 0, 0, 1.5, 0, -0.25, 0, 0, 0, 1, 0], [242, 89, 13]),
            ([-1, 0, 0, 0, 1, 0, -1, 0, 0, 1, 0, 0, -1, 0, 1, 0, 0, 0, 1, 0], [51, 153, 204]),
        ] as [([Float], [Int])])
    func `A colour matrix works on gamma-encoded colours`(matrix: [Float], expected: [Int]) throws {
        for opacity: Float in [1, 0.5] {
            var canvas = Canvas(4, 4)
            canvas(.pushFilter(.colorMatrix(matrix)))
            canvas.fill(0, 0, 4, 4, .color(ResolvedColor(red: 0.8, green: 0.4, blue: 0.2, opacity: opacity)))
            canvas(.pop)
            let color = try canvas.image(on: nil).rgba(1, 1)
            let straight = color.prefix(3).map { Int((Double($0) * 255 / Double(color[3])).rounded()) }
            #expect(isNear(straight, expected, within: 2), "\(straight)")
        }
    }

    @Test func `Luminance becomes alpha`() throws {
        var canvas = Canvas(9, 3)
        canvas(.pushFilter(.luminanceToAlpha))
        canvas.fill(0, 0, 3, 3, .white)
        canvas.fill(3, 0, 3, 3, .color(ResolvedColor(red: 0, green: 1, blue: 0)))
        canvas.fill(6, 0, 3, 3, .black)
        canvas(.pop)
        let image = try canvas.image(on: nil)
        #expect(image.rgba(1, 1) == [0, 0, 0, 255])
        #expect(image.rgba(4, 1) == [0, 0, 0, 182])
        #expect(image.rgba(7, 1) == [0, 0, 0, 0])
    }
}
