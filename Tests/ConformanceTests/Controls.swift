import RoostTesting

/// Default sizes of controls, on macOS and on iOS.
///
/// A body line is 24.5 points high in the iOS recordings and 20.5 elsewhere: heights that hold one are 4 less here.
enum ControlCases {
    @CaseTable static var cases: [Case] {
        Case("ctl-P2", nil, nil, [.size(50, 20)]) { Text("Go").frame(width: 50, height: 20) }
        Case("ctl-V1", nil, nil, slack: .text, [.size(48, 52)]) { ProgressView("Loading") }
        Case("ctl-V2", 300, nil, [.size(300, 20)]) { ProgressView().progressViewStyle(.linear) }
        Case("ctl-V3", 300, nil, [.size(300, 20)]) { ProgressView(value: 0.3) }
        Case("ctl-V3 small", 300, nil, [.size(300, 12)]) { ProgressView(value: 0.3).controlSize(.small) }
        Case("ctl-V4", 300, nil, [.size(300, 36)]) { ProgressView("Loading", value: 0.3) }
        Case("ctl-V4b", 300, nil, [.height(50)]) {
            ProgressView(value: 0.3) {
                Text("Loading")
            } currentValueLabel: {
                Text("30%")
            }
        }

        Case("ctl-C0", nil, nil, slack: .text, [.size(79, 24), .width("label", 23)]) {
            ColorPicker(selection: .constant(.red)) { Text("Tint").named("label") }
        }
        Case("ctl-C0 without its label", nil, nil, [.size(48, 24)]) {
            ColorPicker("Tint", selection: .constant(.red)).labelsHidden()
        }

        answers("cis-FX0", (0, 0), (10, 10), (.infinity, .infinity), (200, 10), (10, 200), (50, 10)) { Color.red }
        answers("cis-FX2", (0, 0), (17.5, 16), (17.5, 16), (17.5, 16), (17.5, 16), (17.5, 16)) { Text("Go") }
        answers("cis-FL0", (10, 8), (41.5, 24), (41.5, 24), (41.5, 24), (41.5, 24), (41.5, 24)) { Button("Go") {} }
        answers("cis-FL2", (21, 16.42), (53.5, 16.42), (53.5, 16.42), (53.5, 16.42), (53.5, 16.42), (43, 32)) {
            Toggle("Wi-Fi", isOn: .constant(true))
        }
        answers("cis-FL3", (0, 24), (47.5, 24), (.infinity, 24), (200, 24), (47.5, 24), (50, 24)) { field }
        answers("cis-FL5", (0, 0), (0, 12), (.infinity, .infinity), (200, 12), (0, 200), (50, 12)) {
            TextEditor(text: .constant(""))
        }
        answers("cis-FL6", (20, 16), (30, 16), (.infinity, 16), (200, 16), (30, 16), (50, 16)) {
            Slider(value: .constant(0.5))
        }
        answers("cis-FL7", (28, 24), (50, 24), (50, 24), (50, 24), (50, 24), (50, 24)) {
            Stepper("Qty", value: .constant(1))
        }
        answers("cis-FL8", nil, (124.5, 24), (124.5, 24), (124.5, 24), (124.5, 24), nil) { modes.pickerStyle(.menu) }
        Case("cis-FL8 squeezed", nil, nil, slack: .text, [.answers(0, 0, 41.5, 24), .answers(50, nil, 50, 64)]) {
            modes.pickerStyle(.menu)
        }
        answers("cis-FL10", (29, 38.84), (98, 38.84), (98, 38.84), (98, 38.84), (98, 38.84), (50, 150)) {
            modes.pickerStyle(.radioGroup)
        }
        answers("cis-FL13", nil, (93, 24), (93, 24), (93, 24), (93, 24), nil) { Menu("Actions") { Button("One") {} } }
        Case("cis-FL13 squeezed", nil, nil, slack: .text, [.answers(0, 0, 33.5, 24), .answers(50, nil, 50, 24)]) {
            Menu("Actions") { Button("One") {} }
        }
        answers("cis-FL11", (0, 1), (10, 1), (.infinity, 1), (200, 1), (10, 1), (50, 1)) { VStack { Divider() } }
        answers("cis-FL15", (26, 24), (57.5, 40), nil, nil, nil, (50, 40)) { Button("Go") {}.padding(8) }
        answers("cis-FL20", (10, 6), (35, 20), nil, nil, nil, nil) { Button("Go") {}.controlSize(.small) }
        answers("fc-SZ1", (0, 24), (47.5, 24), (.infinity, 24), (200, 24), (47.5, 24), (50, 24)) {
            field.textFieldStyle(.roundedBorder)
        }
        answers("fc-SZ4", (0, 16), (39.25, 16), (.infinity, 16), (200, 16), (39.25, 16), (50, 16)) {
            field.textFieldStyle(.plain)
        }
        answers("fc-ED", (0, 0), (0, 12), (.infinity, .infinity), (200, 12), (0, 200), nil) {
            TextEditor(text: .constant(""))
        }
        for (size, width, height) in [(ControlSize.mini, 37.5, 19), (.small, 42.5, 22), (.large, 47.5, 24)]
            as [(ControlSize, CGFloat, CGFloat)]
        {
            Case("fc-CS \(size)", nil, nil, slack: .text, [.size(width, height)]) { field.controlSize(size) }
        }
        Case("fc-ENV", nil, nil, [.height(16)]) { VStack { field }.textFieldStyle(.plain) }
        Case("fc-PX", 100, 24, [.pixel(50, 3, 249, 249, 249), .pixel(0, 0, 255, 255, 255, within: 40)]) {
            field.frame(width: 100)
        }
        Case("fc-PX dark", 100, 24, [.pixel(50, 3, 23, 23, 23)]) {
            field.frame(width: 100).environment(\.colorScheme, .dark)
        }
        Case(
            "cis-FM0", 400, nil, slack: .text,
            [
                .size(400, 182.044), .y("a0", 16), .y("b0", 48.151), .y("c0", 76.893), .y("d1", 101.044),
                .frame("e1", 16, 133.044, 368, 1), .y("f0", 142.044), .width("a1", 35.5), .x("a2", 59.5),
                .width("a2", 324.5), .x("b3", 325), .width("b3", 59),
            ]
        ) {
            VStack(alignment: .leading) {
                HStack {
                    Text("Name").named("a1")
                    TextField("Name", text: .constant("")).named("a2")
                }.named("a0")
                HStack {
                    Toggle("Enabled", isOn: .constant(true))
                    Spacer()
                    Button("Apply") {}.named("b3")
                }.named("b0")
                HStack {
                    Text("Speed")
                    Slider(value: .constant(5), in: 0...10)
                }.named("c0")
                modes.pickerStyle(.menu).named("d1")
                Divider().named("e1")
                HStack {
                    Stepper("Qty", value: .constant(1), in: 0...3)
                    Spacer()
                }.named("f0")
            }
            .padding()
            .frame(width: 400)
        }
        Case("cis-SP0", 300, nil, [.size("a", 146, 24), .x("b", 154)]) {
            HStack {
                field.named("a"); field.named("b")
            }
        }
        Case("cis-SP2", 300, nil, slack: .text, [.size("a", 41.5, 24), .x("b", 49.5)]) {
            HStack {
                Button("Go") {}.named("a"); Button("A longer title") {}.named("b")
            }
        }

        Case("csel-BT0", nil, nil, slack: .text, [.size(41, 24)]) { Button("Go") {} }
        Case("csel-BT1 borderless", nil, nil, slack: .text, [.size(17, 16)]) {
            Button("Go") {}.buttonStyle(.borderless)
        }
        Case("csel-BT1 plain", nil, nil, slack: .text, [.size(17, 16)]) { Button("Go") {}.buttonStyle(.plain) }
        Case("csel-BT3", 300, nil, [.size(300, 24)]) {
            Button {
            } label: {
                Text("Go").frame(maxWidth: .infinity)
            }
        }
        for (size, width, height) in [
            (ControlSize.mini, 28, 13), (.small, 35, 20), (.regular, 41, 24), (.large, 45, 28), (.extraLarge, 53, 36),
        ] as [(ControlSize, CGFloat, CGFloat)] {
            Case("csel-BT4 \(size)", nil, nil, slack: .text, [.size(width, height)]) {
                Button("Go") {}.controlSize(size)
            }
        }
        for (size, width, height) in [(ControlSize.mini, 12, 11), (.small, 15, 14), (.regular, 17, 16)]
            as [(ControlSize, CGFloat, CGFloat)]
        {
            Case("csel-BT5 \(size)", nil, nil, slack: .text, [.size(width, height)]) { Text("Go").controlSize(size) }
        }
        Case("csel-PK0", nil, nil, slack: .text, [.size(139, 24)]) { flavours }
        Case("csel-PK1 segmented", nil, nil, slack: .text, [.size(256, 24)]) { flavours.pickerStyle(.segmented) }
        Case("csel-PK1 radioGroup", nil, nil, slack: .text, [.size(112, 61.26)]) { flavours.pickerStyle(.radioGroup) }
        Case("csel-PK1 inline", nil, nil, slack: .text, [.size(112, 61.26)]) { flavours.pickerStyle(.inline) }
        Case("csel-SL0", 300, nil, [.size(300, 16), .answers(nil, nil, 30, 16)]) { Slider(value: .constant(0.5)) }
        Case("web-btn1", nil, nil, slack: .text, [.height(24)]) { Button("Bordered") {}.buttonStyle(.bordered) }
        Case("web-tgl2", nil, nil, [.size(54, 24)]) {
            Toggle("", isOn: .constant(true)).toggleStyle(.switch).labelsHidden()
        }
        Case("web-sld1", 320, nil, [.size(320, 16)]) { Slider(value: .constant(0.5)) }
        Case("web-tf1", 320, nil, [.size(320, 24)]) { field }
        Case("web-tf1 plain", 320, nil, [.size(320, 16)]) { field.textFieldStyle(.plain) }
        Case("web-lbl1", nil, nil, [.at("icon", 0, 0), .x("title", 32)]) {
            Label {
                leaf("title", 40, 16)
            } icon: {
                leaf("icon", 24, 24)
            }
        }
        Case("web-lc1", nil, nil, [.gap("label", "content", 8)]) {
            LabeledContent {
                leaf("content", 40, 16)
            } label: {
                leaf("label", 30, 16)
            }
        }
        Case("web-gb1", nil, nil, [.size(89.5, 26), .at("c", 5, 5)]) { GroupBox { leaf("c", 79.5, 16) } }
        Case("web-gg1", 280, nil, [.size(280, 40.15)]) { gauge }
        Case("web-gg1 circular", 280, nil, [.size(58, 58)]) { gauge.gaugeStyle(.accessoryCircular) }
        Case("web-gg1 linear", 280, nil, [.size(280, 8)]) { gauge.gaugeStyle(.accessoryLinear) }
        Case("web-gg1 linearCapacity", 280, nil, [.size(280, 52)]) {
            Gauge(value: 0.4) {
                Text("Speed")
            } currentValueLabel: {
                Text("40")
            }
            .gaugeStyle(.accessoryLinearCapacity)
        }

        Case("web-ios-toggle-basic", nil, nil, on: .iOS, [.size(66, 30)]) {
            Toggle("Enabled", isOn: .constant(true)).labelsHidden()
        }
        Case("web-ios-toggle-basic.2", 320, nil, on: .iOS, [.size(320, 30)]) {
            Toggle("Enabled", isOn: .constant(true))
        }
        Case("web-ios-button-basic", nil, nil, on: .iOS, slack: .text, [.size(23.5, 20.5)]) { Button("OK") {} }
        Case("web-ios-button-basic.2", nil, nil, on: .iOS, slack: .text, [.size(95, 34.5)]) {
            Button("Bordered") {}.buttonStyle(.bordered)
        }
        Case("web-ios-button-basic.2 prominent", nil, nil, on: .iOS, slack: .text, [.size(102, 34.5)]) {
            Button("Prominent") {}.buttonStyle(.borderedProminent)
        }
        Case("web-ios-stepper-basic", nil, nil, on: .iOS, [.size(94, 32)]) {
            Stepper("Qty", value: .constant(1)).labelsHidden()
        }
        Case("web-ios-stepper-basic labelled", 320, nil, on: .iOS, [.size(320, 32)]) {
            Stepper("Qty", value: .constant(1))
        }
        Case("web-ios-picker-basic segmented", 320, nil, on: .iOS, [.size(320, 31)]) {
            Picker("Fruit", selection: .constant(0)) {
                Text("Apple").tag(0)
                Text("Pear").tag(1)
            }
            .pickerStyle(.segmented)
        }
        Case("web-ios-progress-basic", 320, nil, on: .iOS, [.size(320, 4)]) { ProgressView(value: 0.3) }
        Case("web-ios-progress-basic framed", 320, nil, on: .iOS, [.size(120, 4)]) {
            ProgressView(value: 0.3).frame(width: 120)
        }
        Case("web-ios-progress-basic spinner", nil, nil, on: .iOS, [.size(20, 20)]) { ProgressView() }
        Case("web-ios-progress-basic labelled", 320, nil, on: .iOS, [.height(28.5)]) {
            ProgressView("Loading", value: 0.3)
        }
        Case(
            "web-ios-label-basic", nil, nil, on: .iOS, slack: .text,
            [.x("icon", 0), .width("icon", 22.5), .x("title", 30.5), .width("title", 40.5)]
        ) {
            Label {
                Text("Wi-Fi").named("title")
            } icon: {
                Image(systemName: "wifi").named("icon")
            }
        }
        Case(
            "web-ios-label-basic title", nil, nil, on: .iOS, slack: .text,
            [.width("icon", 35.5), .x("title", 43.5), .width("title", 116.5)]
        ) {
            Label {
                Text("Bluetooth").named("title")
            } icon: {
                Image(systemName: "gear").named("icon")
            }
            .font(.title)
        }
        Case("web-ios-switch", nil, nil, on: .iOS, [.size(66, 30)]) {
            Toggle("", isOn: .constant(true)).labelsHidden()
        }
    }

    @MainActor private static var flavours: some View {
        Picker("Flavor", selection: .constant(1)) {
            Text("Alpha").tag(0)
            Text("Beta").tag(1)
            Text("Gamma").tag(2)
        }
    }

    @MainActor private static var field: some View { TextField("Name", text: .constant("")) }

    @MainActor private static var modes: some View {
        Picker("Mode", selection: .constant(0)) {
            Text("Alpha").tag(0)
            Text("Beta").tag(1)
        }
    }

    @MainActor private static var gauge: some View { Gauge(value: 0.4) { Text("Speed") } }

    /// The answers to proposals of zero, nil and infinity, a width of 200, a height of 200 and a width of 50.
    private static func answers<V: View>(
        _ id: String, _ zero: (CGFloat, CGFloat)?, _ ideal: (CGFloat, CGFloat), _ infinite: (CGFloat, CGFloat)?,
        _ wide: (CGFloat, CGFloat)?, _ high: (CGFloat, CGFloat)?, _ narrow: (CGFloat, CGFloat)?,
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> V
    ) -> Case {
        var expectations: [Expectation] = []
        func expect(_ width: CGFloat?, _ height: CGFloat?, _ size: (CGFloat, CGFloat)?) {
            if let size { expectations.append(.answers(width, height, size.0, size.1)) }
        }
        expect(0, 0, zero)
        expect(.infinity, .infinity, infinite)
        expect(200, nil, wide)
        expect(nil, 200, high)
        expect(50, nil, narrow)
        return Case(id, nil, nil, slack: .text, [.size(ideal.0, ideal.1)] + expectations, view)
    }
}
