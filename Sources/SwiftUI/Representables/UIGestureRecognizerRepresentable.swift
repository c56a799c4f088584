import CoreGraphics
import RoostCore
import UIKit

/// A recogniser of UIKit's as a gesture of a SwiftUI view.
@MainActor @preconcurrency
public protocol UIGestureRecognizerRepresentable {
    /// The class of the recogniser.
    associatedtype UIGestureRecognizerType: UIGestureRecognizer
    /// The object that the recogniser reports to, its delegate for example; by default none.
    associatedtype Coordinator = Void
    typealias Context = UIGestureRecognizerRepresentableContext<Self>
    /// The places of the gesture.
    typealias CoordinateSpaceConverter = UIGestureRecognizerRepresentableCoordinateSpaceConverter

    /// Makes the recogniser, once for each identity of the view.
    func makeUIGestureRecognizer(context: Context) -> UIGestureRecognizerType
    /// Called after this value, its state or the environment that it reads changed. Does nothing by default.
    func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Called after each step of the gesture. Does nothing by default.
    func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context)
    /// Makes the coordinator, once, before the recogniser.
    func makeCoordinator(converter: CoordinateSpaceConverter) -> Coordinator
}

extension UIGestureRecognizerRepresentable where Coordinator == Void {
    public func makeCoordinator(converter: CoordinateSpaceConverter) {}
}

extension UIGestureRecognizerRepresentable {
    public func updateUIGestureRecognizer(_ recognizer: UIGestureRecognizerType, context: Context) {}
    public func handleUIGestureRecognizerAction(_ recognizer: UIGestureRecognizerType, context: Context) {}
}

/// The context in which a representable makes its recogniser and hears of its gestures.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableContext<Representable: UIGestureRecognizerRepresentable> {
    /// The object from `makeCoordinator(converter:)`, the same for each update.
    public let coordinator: Representable.Coordinator
    /// The places of the gesture.
    public let converter: UIGestureRecognizerRepresentableCoordinateSpaceConverter
}

/// The places of a recogniser's gesture.
@MainActor @preconcurrency
public struct UIGestureRecognizerRepresentableCoordinateSpaceConverter {
    weak var recognizer: UIGestureRecognizer?

    /// The place of the gesture in the view, in points.
    public var localLocation: CGPoint { recognizer?.location(in: recognizer?.view) ?? .zero }
    /// The distance of a pan in the view, in points; nil for other gestures.
    public var localTranslation: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.translation(in: nil) }
    /// The speed of a pan in the view, in points in a second; nil for other gestures.
    public var localVelocity: CGPoint? { (recognizer as? UIPanGestureRecognizer)?.velocity(in: nil) }
}

extension View {
    /// Adds a recogniser of UIKit's to the view.
    public func gesture(_ representable: some UIGestureRecognizerRepresentable) -> some View {
        modifier(UIRecognizerModifier(representable: representable))
    }
}

/// Puts a recogniser on a view.
private struct UIRecognizerModifier<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
    let representable: Representable
    @State private var holder = Holder()

    @MainActor private final class Holder {
        var made: (recognizer: Representable.UIGestureRecognizerType, coordinator: Representable.Coordinator)?
        let view = UIView(frame: .zero)
    }

    func body(content: Content) -> some View {
        let recognizer = prepared()
        recognizer.attached(to: AnyView(content))
    }

    private func prepared() -> Representable.UIGestureRecognizerType {
        let made: (recognizer: Representable.UIGestureRecognizerType, coordinator: Representable.Coordinator)
        if let known = holder.made {
            made = known
        } else {
            let coordinator = representable.makeCoordinator(converter: .init(recognizer: nil))
            let context = Representable.Context(coordinator: coordinator, converter: .init(recognizer: nil))
            made = (representable.makeUIGestureRecognizer(context: context), coordinator)
            holder.made = made
            holder.view.addGestureRecognizer(made.recognizer)
        }
        let context = Representable.Context(
            coordinator: made.coordinator, converter: .init(recognizer: made.recognizer))
        made.recognizer.stepped = [
            { [representable, weak recognizer = made.recognizer] in
                recognizer.map { representable.handleUIGestureRecognizerAction($0, context: context) }
            }
        ]
        representable.updateUIGestureRecognizer(made.recognizer, context: context)
        return made.recognizer
    }
}
