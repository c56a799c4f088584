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

/// Counts the taps on its button.
final class CountingController: UIViewController {
    private let button = UIButton(type: .system)
    private var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        button.frame = CGRect(x: 20, y: 20, width: 120, height: 44)
        button.setTitle("Taps 0", for: .normal)
        button.addAction(UIAction { [unowned self] _ in count() }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func count() {
        taps += 1
        button.setTitle("Taps \(taps)", for: .normal)
    }
}

#Preview("Counting") { CountingController() }
