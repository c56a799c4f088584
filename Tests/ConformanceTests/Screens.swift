import RoostTesting

/// Small whole screens, each in a window of 400 × 600: every drawn leaf's frame, in the content's coordinates.
///
/// The recordings round the window to whole points and so move texts by up to half a point.
enum ScreenCases {
    @CaseTable static var cases: [Case] {
        screen("app-header-content-footer", 400, 600, (16, 8, 44.5, 16), (16, 580, 39, 16), (360, 580, 24, 16)) {
            VStack(spacing: 0) {
                Text("Header").drawn().frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
                    .padding(.vertical, 8)
                Spacer()
                HStack {
                    Text("Status").drawn(); Spacer(); Text("v1.0").drawn()
                }
                .padding(.horizontal, 16).padding(.vertical, 4)
            }
        }
        screen("color-fill", 400, 600, (0, 0, 400, 600)) { Color.red.drawn() }
        screen("deeply-nested-frames", 300, 200, (134, 92, 32, 16)) {
            Text("Deep").drawn().frame(width: 100, height: 40).frame(width: 200, height: 100)
                .frame(width: 300, height: 200)
        }
        screen("deeply-nested-padding-frame", 174, 104, (82.5, 44, 9, 16)) {
            Text("X").drawn().padding(4).frame(width: 80, height: 40).padding(8).frame(width: 150, height: 80)
                .padding(12)
        }
        screen("empty-vstack", 0, 0) { VStack {} }
        screen("frame-alignment-center", 200, 200, (95.5, 92, 9.5, 16)) {
            Text("C").drawn().frame(width: 200, height: 200, alignment: .center)
        }
        screen("frame-inside-padding", 140, 90, (65.5, 37, 9, 16)) {
            Text("X").drawn().frame(width: 100, height: 50).padding(20)
        }
        screen("frame-maxwidth-infinity", 400, 16, (169.5, 0, 61, 16)) {
            Text("Full Width").drawn().frame(maxWidth: .infinity)
        }
        screen("frame-min-max", 300, 150, (113, 67, 74, 16)) {
            Text("Constrained").drawn().frame(minWidth: 100, maxWidth: 300, minHeight: 50, maxHeight: 150)
        }
        screen("frame-minheight-centers-content", 400, 180, (172, 82, 56, 16)) {
            Text("Centered").drawn().frame(maxWidth: .infinity, minHeight: 180)
        }
        screen("hstack-bottom", 93, 48, (0.5, 32, 33.5, 16), (42, 0, 51, 48)) {
            HStack(alignment: .bottom) {
                Text("Short").drawn(); Text("Tall\nMultiline\nText").drawn()
            }
        }
        screen("hstack-default", 64, 16, (0, 0, 24, 16), (32, 0, 32, 16)) {
            HStack {
                Text("Left").drawn(); Text("Right").drawn()
            }
        }
        screen(
            "hstack-in-vstack", 400, 44, (16, 0, 33, 16), (350.5, 0, 33.5, 16), (16, 28, 48.5, 16),
            (355.5, 28, 28.5, 16)
        ) {
            VStack(spacing: 12) {
                HStack {
                    Text("Label").drawn(); Spacer(); Text("Value").drawn()
                }.padding(.horizontal, 16)
                HStack {
                    Text("Another").drawn(); Spacer(); Text("Data").drawn()
                }.padding(.horizontal, 16)
            }
        }
        screen("hstack-spacing-20", 76, 16, (0, 0, 24, 16), (44, 0, 32, 16)) {
            HStack(spacing: 20) {
                Text("Left").drawn(); Text("Right").drawn()
            }
        }
        screen("hstack-with-spacer", 400, 16, (0, 0, 24, 16), (368, 0, 32, 16)) {
            HStack {
                Text("Left").drawn(); Spacer(); Text("Right").drawn()
            }
        }
        screen("padding-custom", 114, 56, (20.5, 20, 73.5, 16)) { Text("Custom Pad").drawn().padding(20) }
        screen("padding-default", 79, 48, (16.5, 16, 46.5, 16)) { Text("Padded").drawn().padding() }
        screen("padding-horizontal", 110, 16, (24, 0, 62, 16)) { Text("H-Padded").drawn().padding(.horizontal, 24) }
        screen("padding-inside-frame", 200, 100, (95.5, 42, 9, 16)) {
            Text("X").drawn().padding(20).frame(width: 200, height: 100)
        }
        screen("padding-nested", 141, 64, (24, 24, 93, 16)) { Text("Double Padded").drawn().padding(8).padding(16) }
        screen(
            "sidebar-detail-split", 400, 600, (41, 252, 36.5, 16), (41, 272, 38, 16), (41, 292, 38.5, 16),
            (41, 312, 38.5, 16), (41, 332, 38.5, 16), (120, 0, 1, 600), (133, 12, 35, 16)
        ) {
            HStack(spacing: 0) {
                VStack(alignment: .leading, spacing: 4) {
                    ForEach(1..<6) { Text("Item \($0)").drawn() }
                }
                .frame(width: 120).padding(.vertical, 8)
                Color.gray.frame(width: 1).drawn()
                VStack(alignment: .leading) {
                    Text("Detail").drawn(); Spacer()
                }
                .frame(maxWidth: .infinity, alignment: .leading).padding(12)
            }
        }
        screen("single-child-vstack", 61, 16, (0.5, 0, 60.5, 16)) { VStack { Text("Only child").drawn() } }
        screen("stacked-frames-with-alignment", 150, 80, (41, 14, 9, 16)) {
            Text("Z").drawn().frame(width: 50, height: 30, alignment: .bottomTrailing)
                .frame(width: 150, height: 80, alignment: .topLeading)
        }
        // Recorded at the height of one line: cut off with an ellipsis, not wrapped.
        Case("quill-text-long-wrap", 400, 16, slack: .text, [.size(399, 16)]) {
            Text("This is a longer piece of text that should wrap across multiple lines in the given width")
        }
        screen("text-middle-truncation-narrow-parent", 200, 16, (3.5, 0, 193, 16)) {
            Text("/home/kyoshikawa/Documents/projects/synca-test/synca-test/source").lineLimit(1)
                .truncationMode(.middle).drawn().frame(width: 200)
        }
        screen("text-single", 31, 16, (0, 0, 31, 16)) { Text("Hello").drawn() }
        screen(
            "toolbar-content-layout", 400, 600, (8, 8, 30, 16), (186, 8, 26.5, 16), (360, 8, 32, 16), (0, 32, 400, 1)
        ) {
            VStack(spacing: 0) {
                HStack {
                    Text("Back").drawn(); Spacer(); Text("Title").drawn(); Spacer(); Text("Done").drawn()
                }
                .padding(8).frame(maxWidth: .infinity)
                Color.gray.frame(height: 1).drawn()
                Spacer()
            }
        }
        screen("two-column-hstack", 400, 600, (0, 0, 120, 600), (136, 280, 79, 16), (136, 304, 71, 16)) {
            HStack(spacing: 0) {
                Color.blue.frame(width: 120).drawn()
                VStack(alignment: .leading, spacing: 8) {
                    Text("Main content").drawn(); Text("Second line").drawn()
                }
                .frame(maxWidth: .infinity, alignment: .leading).padding(16)
            }
        }
        screen("vstack-frame-padding", 400, 64, (16, 12, 26.5, 16), (16, 36, 47, 16)) {
            VStack(spacing: 8) {
                ForEach(["Title", "Subtitle"], id: \.self) {
                    Text($0).drawn().frame(maxWidth: .infinity, alignment: .leading).padding(.horizontal, 16)
                }
            }
            .padding(.vertical, 12)
        }
        screen("vstack-nested", 71, 82, (1, 0, 69, 16), (1, 20, 69, 16), (0, 46, 71, 16), (0.5, 66, 70.5, 16)) {
            VStack(spacing: 10) {
                VStack(spacing: 4) {
                    Text("Group 1 - A").drawn(); Text("Group 1 - B").drawn()
                }
                VStack(spacing: 4) {
                    Text("Group 2 - A").drawn(); Text("Group 2 - B").drawn()
                }
            }
        }
        screen("vstack-spacing-20", 46, 88, (9.5, 0, 27, 16), (0, 36, 46, 16), (7.5, 72, 31.5, 16)) {
            VStack(spacing: 20) {
                Text("First").drawn(); Text("Second").drawn(); Text("Third").drawn()
            }
        }
        screen("vstack-trailing", 78, 48, (44.5, 0, 33.5, 16), (0.5, 16, 77.5, 16), (55.5, 32, 22.5, 16)) {
            VStack(alignment: .trailing) {
                Text("Short").drawn(); Text("A longer text").drawn(); Text("Mid").drawn()
            }
        }
        screen("vstack-with-spacer", 45, 600, (11.5, 0, 22.5, 16), (0.5, 584, 44.5, 16)) {
            VStack {
                Text("Top").drawn(); Spacer(); Text("Bottom").drawn()
            }
        }
        screen("zero-spacing-vstack", 10, 48, (0.5, 0, 9, 16), (1, 16, 8.5, 16), (0.5, 32, 9.5, 16)) {
            VStack(spacing: 0) {
                Text("A").drawn(); Text("B").drawn(); Text("C").drawn()
            }
        }
        screen("zstack-bottom-trailing", 200, 200, (0, 0, 200, 200), (112.5, 184, 87.5, 16)) {
            ZStack(alignment: .bottomTrailing) {
                Color.blue.frame(width: 200, height: 200).drawn()
                Text("BottomTrailing").drawn()
            }
        }
        screen("zstack-default", 200, 200, (0, 0, 200, 200), (72, 92, 56, 16)) {
            ZStack {
                Color.blue.frame(width: 200, height: 200).drawn(); Text("Centered").drawn()
            }
        }
    }

    /// A screen whose leaves are where they were recorded; its widest text moves what is beside it.
    private static func screen<Content: View>(
        _ name: String, _ width: CGFloat, _ height: CGFloat, _ leaves: (CGFloat, CGFloat, CGFloat, CGFloat)...,
        @ViewBuilder view: @escaping @MainActor @Sendable () -> Content
    ) -> Case {
        let frames = leaves.map { CGRect(x: $0.0, y: $0.1, width: $0.2, height: $0.3) }
        let widest = frames.filter { $0.height < 40 && $0.width <= 200 }.map(\.width).max() ?? 0
        return Case(
            "quill-\(name)", 400, 600, slack: .textOf(width: widest), [.size(width, height), .frames("drawn", frames)],
            view
        )
    }
}

extension View {
    /// Names a leaf that a screen's recording has the frame of.
    nonisolated fileprivate func drawn() -> some View { named("drawn") }
}
