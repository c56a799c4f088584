import SwiftUI

/// Goes to the reader's place, which is not known here: the button is disabled.
public struct MapUserLocationButton: View {
    /// A button for the map around it.
    public init() {}
    /// A button for a map elsewhere.
    public init(scope: Namespace.ID) {}

    public var body: some View {
        Button {
        } label: {
            Image(systemName: "location.slash").frame(width: 36, height: 36)
        }
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
        .disabled(true)
        .accessibilityLabel(Text(verbatim: "Location"))
    }
}

/// A compass. Apple's is hidden while north is up: here always.
public struct MapCompass: View {
    /// A compass for the map around it.
    public init() {}
    /// A compass for a map elsewhere.
    public init(scope: Namespace.ID) {}
    public var body: some View { EmptyView() }
}

/// Tilts the map. Apple's is hidden where a map cannot be tilted: here always.
public struct MapPitchToggle: View {
    /// A button for the map around it.
    public init() {}
    /// A button for a map elsewhere.
    public init(scope: Namespace.ID) {}
    public var body: some View { EmptyView() }
}

/// A line with its length on the ground.
public struct MapScaleView: View {
    @Environment(\.mapProjection) private var projection

    /// A line for the map around it.
    public init(anchorEdge: HorizontalEdge = .leading) {}
    /// A line for a map elsewhere: nothing is known of it here, and nothing is drawn.
    public init(anchorEdge: HorizontalEdge = .leading, scope: Namespace.ID) {}

    public var body: some View {
        if let projection {
            let metres = length(projection)
            VStack(spacing: 2) {
                Text(verbatim: metres >= 1000 ? "\(Int(metres / 1000)) km" : "\(Int(metres)) m")
                    .font(.system(size: 9, weight: .semibold))
                Rectangle().frame(width: points(metres, projection), height: 2)
            }
        }
    }

    private func metresPerPoint(_ projection: MapProjection) -> Double {
        let y = projection.rect.midY
        return MKMapPoint(x: projection.rect.midX, y: y)
            .distance(to: MKMapPoint(x: projection.rect.midX + 1 / projection.scale, y: y))
    }

    /// The largest of 1, 2 or 5 with zeroes that is 80 points wide or less, in metres.
    private func length(_ projection: MapProjection) -> Double {
        let most = max(80 * metresPerPoint(projection), 1)
        let magnitude = pow(10, log10(most).rounded(.down))
        return magnitude * ([5, 2, 1].first { $0 * magnitude <= most } ?? 1)
    }

    private func points(_ metres: Double, _ projection: MapProjection) -> Double {
        let each = metresPerPoint(projection)
        return each > 0 ? min(metres / each, 80) : 0
    }
}
