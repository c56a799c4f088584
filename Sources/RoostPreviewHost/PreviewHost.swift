import Foundation
import RoostPreviewMessages
import SwiftUI

/// The process that shows previews: reads requests on standard input, a line of JSON each, and answers on standard output.
@MainActor
final class PreviewHost {
    private let entries = PreviewEntry.all()
    /// The live previews by id.
    private var stages: [String: PreviewStage] = [:]
    private var served: ServedPreviews?
    private var app: ServedApp?

    func answer(_ request: HostRequest) async -> HostReply {
        do {
            return try await carryOut(request)
        } catch {
            return .failure("\(error)")
        }
    }

    private func carryOut(_ request: HostRequest) async throws -> HostReply {
        switch request {
        case .previews: return .previews(entries.map(\.summary))
        case .serve(let settings, let states, let embedders, let ports):
            served?.stop()
            let new = ServedPreviews(settings: settings, states: states, embedders: embedders, ports: ports)
            served = new
            return .serving(await new.start(entries))
        case .run(let port, let states):
            let app = ServedApp(states)
            self.app = app
            return .serving([try app.start(port: port)])
        case .states: return .states(served?.states ?? app.map { ["": $0.states] } ?? [:])
        case .render(let id, let settings, let file, let isLive):
            let entry = try entry(id)
            let known = isLive ? stages[entry.summary.id] : nil
            let stage: PreviewStage
            if let known { stage = known } else { stage = try await PreviewStage(entry, settings) }
            if isLive { stages[entry.summary.id] = stage }
            return .picture(try picture(of: stage, file))
        case .matrix(let id, let matrix, let file):
            let start = ContinuousClock.now
            let sheet = try await MatrixSheet(entry(id), matrix)
            let scale: Double? = matrix.rows.first?.first?.settings.scale
            try sheet.write(to: URL(filePath: file), scale: scale.map { CGFloat($0) })
            return .picture(
                PictureSummary(
                    file: file, width: 0, height: 0, layout: 0, drawing: (.now - start) / .milliseconds(1),
                    elements: []))
        case .compare(let reference, let actual, let settings, let picture):
            let device = settings?.device.flatMap(PreviewDeviceModel.named) ?? .standard
            let scale = settings.map { $0.scale ?? device.scale } ?? 1
            return .comparison(try PictureFiles.compare(reference, actual, scale: scale, picture: picture))
        case .explain(let id, let settings, let target, let picture):
            let entry = try entry(id)
            let stage = try await PreviewStage(entry, settings)
            var explanation = try Explainer(stage).explanation(of: target, entry.summary)
            if let picture {
                try AnnotatedPicture(stage, explanation).png().write(to: URL(filePath: picture))
                explanation.picture = picture
            }
            return .explanation(explanation)
        case .inspect(let id):
            let entry = try entry(id)
            guard let graph = served?.graph(of: entry.summary.id) else {
                throw HostFailure("“\(entry.summary.id)” is not open in a page.")
            }
            return .inspection(Inspector(graph).inspection(entry.summary))
        case .input(let id, let settings, let input):
            let entry = try entry(id)
            let stage: PreviewStage
            if let known = stages[entry.summary.id] {
                stage = known
            } else {
                stage = try await PreviewStage(entry, settings)
                stages[entry.summary.id] = stage
            }
            try stage.send(input)
            return .picture(
                PictureSummary(
                    file: "", width: stage.size.width, height: stage.size.height, layout: 0, drawing: 0,
                    elements: stage.elements))
        }
    }

    private func picture(of stage: PreviewStage, _ file: String) throws -> PictureSummary {
        let url = URL(filePath: file)
        _ = stage.live
        try stage.checkValues()
        let start = ContinuousClock.now
        try stage.data(format: url.pathExtension).write(to: url)
        let drawing = (ContinuousClock.now - start) / .milliseconds(1)
        return PictureSummary(
            file: file, width: stage.size.width, height: stage.size.height, layout: stage.layoutSeconds * 1000,
            drawing: drawing, elements: stage.elements)
    }

    /// The preview with an id, or with one that ends so.
    private func entry(_ id: String) throws -> PreviewEntry {
        if let entry = entries.first(where: { $0.summary.id == id }) { return entry }
        let found = entries.filter { $0.summary.id.hasSuffix("/" + id) || $0.summary.name == id }
        if found.count == 1 { return found[0] }
        let known = (found.isEmpty ? entries : found).map(\.summary.id).joined(separator: ", ")
        throw HostFailure(
            found.isEmpty
                ? "There is no preview “\(id)”. There are: \(known.isEmpty ? "none" : known)."
                : "“\(id)” stands for several previews: \(known).")
    }
}

/// Runs the host until its standard input ends. What the user's code prints goes to standard error.
@_cdecl("roost_preview_host_main")
public func runPreviewHost() -> CInt {
    let answers = FileHandle(fileDescriptor: dup(1), closeOnDealloc: true)
    dup2(2, 1)
    let (requests, continuation) = AsyncStream.makeStream(of: Data.self)
    Thread.detachNewThread {
        while let line = readLine(strippingNewline: true) { continuation.yield(Data(line.utf8)) }
        continuation.finish()
    }
    Task { @MainActor in
        let host = PreviewHost()
        for await line in requests {
            let reply: HostReply
            do {
                reply = await host.answer(try JSONDecoder().decode(HostRequest.self, from: line))
            } catch {
                reply = .failure("The host does not understand the request: \(error)")
            }
            let encoder = JSONEncoder()
            encoder.nonConformingFloatEncodingStrategy = .convertToString(
                positiveInfinity: "inf", negativeInfinity: "-inf", nan: "nan")
            guard let data = try? encoder.encode(reply) else { continue }
            try? answers.write(contentsOf: data + Data("\n".utf8))
        }
        exit(0)
    }
    RunLoop.main.run()
    return 0
}
