import Foundation
import Testing

@testable import RoostService

struct ResponderTests {
    private func responder(_ change: (inout ServeOptions) -> Void = { _ in }) throws -> RenderResponder {
        var options = ServeOptions()
        (options.workers, options.limits.seconds) = (1, 60)
        change(&options)
        return try RenderResponder(ServiceFolder.templates, options, program: ServiceFolder.program)
    }

    private let card = Data("{\"name\": \"a\", \"size\": 12}".utf8)

    private func header(_ name: String, _ answer: RenderResponder.Answer) -> String? {
        answer.headers.first { $0.name == name }?.value
    }

    @Test func `Another server's requests are answered as those of the service`() async throws {
        let responder = try responder()
        let posted = await responder.answer("POST", "/render/card.png", body: card)
        #expect(posted.status == 200 && posted.body.starts(with: [0x89, 0x50, 0x4E, 0x47]))
        #expect(header("content-type", posted) == "image/png")
        #expect(header("content-length", posted) == "\(posted.body.count)")
        let asked = await responder.answer("GET", "/render/card.png?name=a&size=12")
        #expect(asked.body == posted.body)
        let form = await responder.answer(
            "POST", "/render/card.png", body: Data("name=a&size=12".utf8),
            contentType: "application/x-www-form-urlencoded; charset=utf-8")
        #expect(form.body == posted.body)
    }

    @Test func `An answer that the client has is not sent again`() async throws {
        let responder = try responder { $0.maximumAge = 60 }
        let target = "/render/card.svg?name=a&size=12"
        let first = await responder.answer("GET", target)
        #expect(header("cache-control", first) == "public, max-age=60")
        let again = await responder.answer("GET", target, ifNoneMatch: header("etag", first))
        #expect(again.status == 304 && again.body.isEmpty)
    }

    @Test func `Requests that cannot be answered say why, and are counted`() async throws {
        let responder = try responder()
        #expect(await responder.answer("GET", "/render/none.png").status == 404)
        #expect(await responder.answer("GET", "/render/card.png?name=a").status == 422)
        let metrics = String(decoding: await responder.answer("GET", "/metrics").body, as: UTF8.self)
        #expect(metrics.contains("roost_requests_total{template=\"card\",format=\"png\",status=\"422\"} 1\n"))
        #expect(!metrics.contains("roost_connections"))
    }

    @Test func `A job that nobody waits for any more is not done`() async throws {
        let responder = try responder()
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return await responder.answer("POST", "/render/card.png", body: card)
        }
        #expect(await task.value.status == 504)
    }
}
