import Foundation
import Hummingbird
import RoostBrowser
import RoostService

/// A server of Hummingbird's with pages of its own. `/shelf` is an app, and shares the shop's stock with the rest.
/// `/labels` draws pictures, in processes of its own.
@main
struct Bookshop {
    static func main() throws {
        Labels.workIfStartedAsWorker()
        let environment = ProcessInfo.processInfo.environment
        let shelf = try MountedApp(ShelfApp.self, at: "/shelf")
        let router = Router()
        router.get("/") { _, _ in page(#"<h1>The bookshop</h1><p><a href="shelf/">To the shelf</a></p>"#) }
        router.get("/stock") { _, _ in await Stock.shared.report }
        router.mount(shelf)
        let labels = try RenderResponder(Labels(), maximumAge: 3600)
        defer { labels.stop() }
        router.mount(labels, at: "/labels")
        let server = Application(
            router: router, server: .http1(mounting: shelf),
            configuration: .init(address: .hostname("127.0.0.1", port: environment["PORT"].flatMap(Int.init) ?? 8080)),
            onServerRunning: { channel in
                print("The bookshop is at http://127.0.0.1:\(channel.localAddress?.port ?? 0) (Control-C ends it)")
                fflush(nil)
            })
        try shelf.run { try await server.runService() }
    }

    private static func page(_ content: String) -> Response {
        Response(
            status: .ok, headers: [.contentType: "text/html; charset=utf-8"],
            body: .init(byteBuffer: ByteBuffer(string: "<!doctype html><title>Bookshop</title>" + content)))
    }
}
