import RoostCore
import RoostLocks

/// The colours of all sliders of the app: what `UISlider.appearance()` asks for. Nil leaves a colour as it is.
package struct SliderLook: Hashable, Sendable {
    /// The colour of the track up to the knob, where nothing tints the slider.
    package var travelled: Color?
    /// The colour of the track beyond the knob.
    package var rest: Color?
    /// The knob's colour.
    package var knob: Color?

    package init() {}

    private static let stored = Mutex(SliderLook())

    /// The look of the sliders that are made or updated from now on.
    package static var shared: SliderLook {
        get { stored.withLock { $0 } }
        set { stored.withLock { $0 = newValue } }
    }
}

extension EnvironmentValues {
    /// The look of the sliders inside; by default that of all sliders of the app.
    @Entry package var sliderLook: SliderLook = .shared
}
