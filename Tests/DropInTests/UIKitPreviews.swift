import UIKit

/// Previews in a file that imports UIKit alone.
final class PreviewedController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .green
        view.accessibilityIdentifier = "controller"
    }
}

#Preview("Controller", traits: .fixedLayout(width: 120, height: 80)) { PreviewedController() }

#Preview("View") {
    let label = UILabel()
    label.text = "A label"
    label.accessibilityIdentifier = "label"
    return label
}
