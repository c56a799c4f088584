import Foundation
import RoostPreviewMessages

/// A server of the Model Context Protocol over standard input and output: previews for agents.
public final class AgentServer {
    private let pictures: AgentPictures
    private let answers = FileHandle.standardOutput

    public init(_ session: PreviewSession) { pictures = AgentPictures(session) }

    /// The versions of the protocol that the server speaks, the latest first.
    private static let versions = ["2025-06-18", "2025-03-26", "2024-11-05"]

    /// Answers requests until standard input ends, or until nobody reads the answers.
    public func run() {
        signal(SIGPIPE, SIG_IGN)
        while let line = readLine(strippingNewline: true) {
            guard !line.isEmpty, let answer = answer(to: Data(line.utf8)) else { continue }
            do {
                try answers.write(contentsOf: answer + Data("\n".utf8))
            } catch {
                return
            }
        }
    }

    /// The answer to a message of JSON-RPC; nil for notifications.
    func answer(to message: Data) -> Data? {
        guard let object = try? JSONSerialization.jsonObject(with: message) as? [String: Any] else {
            return Self.encode([
                "id": NSNull(), "error": ["code": -32700, "message": "The message is no JSON object."],
            ])
        }
        guard let id = object["id"] else { return nil }
        let parameters = object["params"] as? [String: Any] ?? [:]
        switch object["method"] as? String {
        case "initialize":
            let asked = parameters["protocolVersion"] as? String
            let version = Self.versions.first { $0 == asked } ?? Self.versions[0]
            return Self.encode([
                "id": id,
                "result": [
                    "protocolVersion": version,
                    "capabilities": ["tools": [String: Any]()],
                    "serverInfo": ["name": "roost", "version": "0.1.0"],
                    "instructions":
                        "Previews of SwiftUI views. List them, render one, explain its layout, tap and type in it, and "
                        + "see what an edit has changed.",
                ] as [String: Any],
            ])
        case "ping": return Self.encode(["id": id, "result": [String: Any]()])
        case "tools/list": return Self.encode(["id": id, "result": ["tools": AgentTool.all.map(\.declaration)]])
        case "tools/call":
            return Self.encode(["id": id, "result": call(parameters)])
        case let method:
            return Self.encode([
                "id": id,
                "error": ["code": -32601, "message": "There is no method “\(method ?? "")”."] as [String: Any],
            ])
        }
    }

    private func call(_ parameters: [String: Any]) -> [String: Any] {
        let name = parameters["name"] as? String ?? ""
        let arguments = parameters["arguments"] as? [String: Any] ?? [:]
        do {
            guard let tool = AgentTool.all.first(where: { $0.name == name }) else {
                throw WorkshopError(.request, "There is no tool “\(name)”.")
            }
            return ["content": try tool.run(pictures, AgentArguments(arguments))]
        } catch {
            return ["content": [["type": "text", "text": "\(error)"]], "isError": true]
        }
    }

    private static func encode(_ message: [String: Any]) -> Data? {
        var message = message
        message["jsonrpc"] = "2.0"
        return try? JSONSerialization.data(withJSONObject: message, options: [.withoutEscapingSlashes])
    }
}
