import Combine
import Foundation

// `Combine` brings the publishers of `URLSession`, and with them the session.
func page(at url: URL) -> AnyPublisher<Data, URLError> {
    URLSession.shared.dataTaskPublisher(for: URLRequest(url: url)).map(\.data).eraseToAnyPublisher()
}
