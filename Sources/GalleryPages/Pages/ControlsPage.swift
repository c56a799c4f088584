import SwiftUI

extension Page {
    static let controls = Page(
        "controls", title: "Controls", caption: "At rest, in the sizes and colours of iOS 26.",
        size: CGSize(width: 800, height: 700)
    ) { ControlsPage() }

    static let controlsInTheDark = Page(
        "controls-dark", title: "… in the dark", caption: "The same controls in the dark colour scheme.",
        size: CGSize(width: 800, height: 700), colorScheme: .dark
    ) { ControlsPage() }
}

struct ControlsPage: View {
    var body: some View {
        Slide(Page.controls.title, Page.controls.caption) {
            HStack(alignment: .top, spacing: 44) {
                VStack(alignment: .leading, spacing: 20) {
                    buttons
                    Example("Menu and segments") {
                        Picker("Size", selection: .constant(1)) {
                            Text("Small").tag(0)
                            Text("Medium").tag(1)
                            Text("Large").tag(2)
                        }
                        .pickerStyle(.segmented)
                        Picker("Fruit", selection: .constant("Avocado")) {
                            Text("Apple").tag("Apple")
                            Text("Avocado").tag("Avocado")
                        }
                    }
                    Example("Text fields") {
                        TextField("Name", text: .constant("")).textFieldStyle(.roundedBorder)
                        SecureField("Password", text: .constant("secret")).textFieldStyle(.roundedBorder)
                    }
                }
                VStack(alignment: .leading, spacing: 20) {
                    Example("Toggle, stepper, slider") {
                        Toggle("Airplane mode", isOn: .constant(true))
                        Toggle("Sounds", isOn: .constant(false))
                        Stepper("Toasts: 2", value: .constant(2), in: 0...9)
                        Slider(value: .constant(0.4)) {
                            Text("Volume")
                        } minimumValueLabel: {
                            Image(systemName: "sun.max")
                        } maximumValueLabel: {
                            Image(systemName: "sun.max.fill")
                        }
                        Slider(value: .constant(0.75)).tint(.orange).accessibilityLabel("Warmth")
                    }
                    Example("Progress and gauges") {
                        ProgressView("Downloading", value: 0.6)
                        HStack(spacing: 24) {
                            ProgressView()
                            ProgressView().controlSize(.large)
                            Gauge(value: 0.7) {
                                Text("%")
                            } currentValueLabel: {
                                Text("70")
                            }
                            .gaugeStyle(.accessoryCircular)
                            .tint(.green)
                            Gauge(value: 0.4) {
                                Text("%")
                            } currentValueLabel: {
                                Text("40")
                            }
                            .gaugeStyle(.accessoryCircularCapacity)
                            .tint(.pink)
                        }
                    }
                    Example("Labels") {
                        HStack(spacing: 20) {
                            Label("Favourites", systemImage: "star.fill").foregroundStyle(.orange)
                            Label("Trash", systemImage: "trash")
                        }
                        LabeledContent("Version", value: "1.0")
                    }
                }
            }
        }
    }

    private var buttons: some View {
        Example("Buttons") {
            HStack(spacing: 12) {
                Button("Plain") {}
                Button("Bordered") {}.buttonStyle(.bordered)
                Button("Prominent") {}.buttonStyle(.borderedProminent)
            }
            HStack(spacing: 12) {
                Button("Delete", role: .destructive) {}.buttonStyle(.bordered)
                Button("Tinted") {}.buttonStyle(.bordered).tint(.purple)
                Button("Disabled") {}.buttonStyle(.borderedProminent).disabled(true)
            }
            HStack(spacing: 12) {
                Button("Small") {}.controlSize(.small)
                Button("Add", systemImage: "plus") {}
                Button {
                } label: {
                    Image(systemName: "square.and.arrow.up")
                }
            }
            .buttonStyle(.bordered)
            Button {
            } label: {
                Text("Large").frame(maxWidth: .infinity)
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.large)
        }
    }
}
