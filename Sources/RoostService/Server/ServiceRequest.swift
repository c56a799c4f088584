import Foundation

/// What a request asks for.
enum ServiceRequest {
    case health
    case metrics
    case templates
    case render(RenderJob)

    /// The status and the reason of a request that cannot be answered.
    struct Refusal: Error {
        let status: UInt
        let reason: String
    }

    /// - Parameters:
    ///   - target: The path and the query.
    ///   - isForm: Whether the body is the fields of a form.
    init(
        _ method: String, _ target: String, body: Data, isForm: Bool, templates: [RenderTemplate]
    ) throws(Refusal) {
        let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
        let path = String(parts[0])
        let isReading = method == "GET" || method == "HEAD"
        guard path.hasPrefix("/render/") else {
            let others: [String: ServiceRequest] = [
                "/healthz": .health, "/metrics": .metrics, "/templates": .templates,
            ]
            guard let other = others[path] else { throw Refusal(status: 404, reason: "There is nothing here.") }
            guard isReading else { throw Refusal(status: 405, reason: "GET or HEAD, please.") }
            self = other
            return
        }
        guard isReading || method == "POST" else { throw Refusal(status: 405, reason: "GET, HEAD or POST, please.") }
        let (template, format) = try Self.template(path.dropFirst("/render/".count), templates)
        var fields = try Self.fields(parts.count > 1 ? parts[1] : "")
        var scale = 1.0
        if let text = fields.removeValue(forKey: "scale") {
            guard let number = Double(text), number > 0, number <= 16 else {
                throw Refusal(status: 400, reason: "The scale is a number above 0, and at most 16.")
            }
            scale = number
        }
        let input = try Self.input(isReading ? nil : body, isForm: isForm, &fields)
        self = .render(RenderJob(template: template, format: format, scale: scale, input: input))
    }

    private static func template(_ name: Substring, _ templates: [RenderTemplate]) throws(Refusal)
        -> (String, RenderFormat)
    {
        let ending = name.lastIndex(of: ".").map { name[$0...].dropFirst() } ?? ""
        guard let name = String(name.dropLast(ending.count + 1)).removingPercentEncoding,
            let template = templates.first(where: { $0.name == name })
        else { throw Refusal(status: 404, reason: "There is no such template.") }
        guard let format = RenderFormat(rawValue: String(ending)), template.formats.contains(format) else {
            let formats = template.formats.map(\.rawValue).joined(separator: ", ")
            throw Refusal(status: 404, reason: "The template makes \(formats).")
        }
        return (name, format)
    }

    /// The input: the body, or the query's field `input`, as JSON; or the fields themselves.
    private static func input(_ body: Data?, isForm: Bool, _ fields: inout [String: String]) throws(Refusal) -> RowInput
    {
        if let body {
            // curl and others call any body a form. One with a brace in front is none.
            let isObject = body.first { $0 > 0x20 } == UInt8(ascii: "{")
            guard isForm, !isObject else { return RowInput(json: body) }
            fields = try Self.fields(Substring(decoding: body, as: UTF8.self))
        }
        if let json = fields["input"] { return RowInput(json: Data(json.utf8)) }
        do { return try .texts(fields) } catch { throw Refusal(status: 400, reason: "The query cannot be read.") }
    }

    /// Reads `a=1&b=x+y%21`.
    private static func fields(_ query: Substring) throws(Refusal) -> [String: String] {
        var fields: [String: String] = [:]
        for part in query.split(separator: "&") {
            let sides = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
            func text(_ side: Substring) -> String? {
                guard side.utf8.contains(where: { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "%") }) else {
                    return String(side)
                }
                return side.replacing("+", with: " ").removingPercentEncoding
            }
            guard let name = text(sides[0]), let value = text(sides.count > 1 ? sides[1] : "") else {
                throw Refusal(status: 400, reason: "The query cannot be read.")
            }
            fields[name] = value
        }
        return fields
    }
}
