import RoostControls
@_spi(Engine) import RoostCore
import RoostTesting
import SwiftUI
import Testing

/// A window that is given another size looks as a new one of that size, however little of it is laid out again.
@MainActor @Suite struct ResizingTests {
    private static let sizes = [
        CGSize(width: 300, height: 200), CGSize(width: 180, height: 200), CGSize(width: 180, height: 90),
        CGSize(width: 301, height: 199), CGSize(width: 20, height: 600), CGSize(width: 300, height: 200),
    ]

    @Test(arguments: 0..<150)
    func `What is resized is laid out as what is new`(seed: Int) {
        let (tree, leaves) = RandomTree.make(seed: seed)
        let live = LiveView(tree.view(), size: Self.sizes[0])
        for size in Self.sizes {
            live.session.setViewport(Viewport(size: size))
            live.update()
            let anew = LiveView(tree.view(), size: size)
            for name in 0..<leaves {
                #expect(live.frame(of: "\(name)") == anew.frame(of: "\(name)"), "leaf \(name) of seed \(seed), \(size)")
            }
        }
    }

    @Test func `What does not listen to the window's size is not placed again`() {
        let live = LiveView(
            HStack(spacing: 0) {
                VStack {
                    ForEach(0..<100, id: \.self) { _ in Color.red.frame(width: 20, height: 2) }
                }
                Color.blue
            }, size: Self.sizes[0])
        let before = live.session.graph.layout.placings
        live.session.setViewport(Viewport(size: Self.sizes[3]))
        live.update()
        #expect(live.session.graph.layout.placings - before < 10)
    }

    @Test(arguments: 0..<20)
    func `What is resized over and over is laid out as what is new`(seed: Int) {
        let (tree, leaves) = RandomTree.make(seed: seed)
        var random = Seeded(seed: seed)
        let live = LiveView(tree.view(), size: Self.sizes[0])
        for _ in 0..<40 {
            let size = CGSize(
                width: CGFloat.random(in: 0...400, using: &random), height: CGFloat.random(in: 0...400, using: &random))
            live.session.setViewport(Viewport(size: size))
            live.update()
        }
        let anew = LiveView(tree.view(), size: Self.sizes[1])
        live.session.setViewport(Viewport(size: Self.sizes[1]))
        live.update()
        for name in 0..<leaves {
            #expect(live.frame(of: "\(name)") == anew.frame(of: "\(name)"), "leaf \(name) of seed \(seed)")
        }
    }

    @Test func `Each stack is solved once for its size and its places together`() {
        let rows = 50
        let live = LiveView(
            VStack(spacing: 1) {
                ForEach(0..<rows, id: \.self) { _ in
                    HStack(spacing: 1) {
                        Color.red.frame(height: 2)
                        Color.blue.frame(height: 2)
                    }
                }
            }, size: Self.sizes[0])
        let before = live.session.graph.layout.solvings
        live.session.setViewport(Viewport(size: Self.sizes[1]))
        live.update()
        #expect(live.session.graph.layout.solvings - before == rows + 1)
    }
}
