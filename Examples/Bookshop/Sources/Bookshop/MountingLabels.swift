import Foundation
import Hummingbird
import RoostService

extension Router {
    /// Answers the requests below a path by a render service.
    func mount(_ responder: RenderResponder, at path: String) {
        @Sendable func respond(_ request: Request, _ context: Context) async throws -> Response {
            let body = try await request.body.collect(upTo: 1 << 20)
            let answer = await responder.answer(
                request.method.rawValue, String(request.uri.description.dropFirst(path.count)),
                body: Data(body.readableBytesView), contentType: request.headers[.contentType],
                ifNoneMatch: request.headers[.ifNoneMatch])
            var headers = HTTPFields()
            // The names are the service's own, such as `ETag`.
            for (name, value) in answer.headers { headers[.init(name)!] = value }
            return Response(
                status: .init(code: answer.status), headers: headers,
                body: .init(byteBuffer: ByteBuffer(bytes: answer.body)))
        }
        get("\(path)/**", use: respond)
        post("\(path)/**", use: respond)
    }
}
