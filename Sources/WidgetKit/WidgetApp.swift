import SwiftUI

/// Serves a page with a widget in all of its sizes.
struct WidgetApp<W: Widget>: App {
    var body: some Scene { WindowGroup { WidgetGallery(W().body) } }
}

/// Serves a page with several widgets in all of their sizes, and with controls.
struct WidgetBundleApp<B: WidgetBundle>: App {
    var body: some Scene { WindowGroup { WidgetGallery(B().body.body) } }
}

/// Widgets in all of their sizes and controls, with the entries and values of the moment.
private struct WidgetGallery: View {
    let kinds: [WidgetKind]
    let controls: [ControlKind]

    init(_ configuration: some WidgetConfiguration) {
        kinds = configuration._kinds
        controls = configuration._controls
    }

    var body: some View {
        ScrollView {
            VStack(spacing: 24) {
                ForEach(kinds.indices, id: \.self) { index in
                    let kind = kinds[index]
                    VStack(spacing: 12) {
                        (kind.displayName ?? Text(kind.kind)).font(.headline)
                        if let words = kind.words { words.font(.subheadline).foregroundStyle(.secondary) }
                        ForEach(kind.families, id: \.self) { WidgetAtWork(kind: kind, family: $0) }
                    }
                }
                ForEach(controls.indices, id: \.self) { index in
                    let control = controls[index]
                    VStack(spacing: 12) {
                        (control.displayName.map { Text($0) } ?? Text(control.kind)).font(.headline)
                        if let words = control.words { Text(words).font(.subheadline).foregroundStyle(.secondary) }
                        ControlWidgetView(control)
                    }
                }
            }
            .padding()
            .frame(maxWidth: .infinity)
        }
        .background(Color.gray.opacity(0.2))
    }
}

/// A widget that follows its timeline.
private struct WidgetAtWork: View {
    let kind: WidgetKind
    let family: WidgetFamily
    @State private var entry: (any TimelineEntry)?
    private let center = WidgetCenter.shared

    var body: some View {
        WidgetView(kind, family: family, entry: entry)
            .task(id: center.reloads.count(of: kind.kind)) { await follow() }
    }

    private func follow() async {
        while !Task.isCancelled {
            let (entries, policy) = await kind.timeline(family)
            for (index, next) in entries.enumerated() {
                let wait = next.date.timeIntervalSinceNow
                // The first entry shows at once, whatever its date.
                if index > 0, wait > 0 { guard (try? await Task.sleep(for: .seconds(wait))) != nil else { return } }
                entry = next
            }
            switch policy.moment {
            case .never: return
            case .after(let date):
                guard (try? await Task.sleep(for: .seconds(max(date.timeIntervalSinceNow, 1)))) != nil else { return }
            case .atEnd: guard (try? await Task.sleep(for: .seconds(1))) != nil else { return }
            }
        }
    }
}
