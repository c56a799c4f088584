#if Network
    import Foundation
    import FoundationNetworking

    extension URLResponse {
        /// An answer from nowhere: `URLResponse()`, which files use until they have a real one.
        ///
        /// - Parameter idle: Nothing. An extension cannot declare `init()` again, which Foundation's answer hides on Linux.
        public convenience init(idle: Void = ()) {
            self.init(
                url: URL(fileURLWithPath: "/"), mimeType: nil, expectedContentLength: -1, textEncodingName: nil)
        }
    }
#endif
