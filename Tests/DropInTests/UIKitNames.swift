import Combine
import QuartzCore
import SwiftUI
import UIKit

// The point of this file is that it compiles: each name as existing files for Apple's systems use it, in the Swift 5
// language mode.

extension CGFloat {
    fileprivate var magnitudeByFunction: CGFloat { abs(self) }
    fileprivate static func distance(_ a: CGFloat, _ b: CGFloat) -> CGFloat { abs(a - b) }
}

@MainActor private func traits() {
    _ = UITraitCollection(userInterfaceStyle: .dark)
    _ = UITraitCollection(displayScale: 3)
    _ = UITraitCollection(traitsFrom: [.init(layoutDirection: .rightToLeft), .init(horizontalSizeClass: .compact)])
    _ = UITraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    _ = UITraitCollection(userInterfaceIdiom: .pad)
    _ = UserInterfaceSizeClass(UIUserInterfaceSizeClass.compact)
    _ = ColorScheme(UIUserInterfaceStyle.dark)
    _ = LayoutDirection(UITraitEnvironmentLayoutDirection.rightToLeft)
    _ = DynamicTypeSize(UIContentSizeCategory.large)
    _ = ContentSizeCategory(UIContentSizeCategory.large)
    _ = UIUserInterfaceStyle(ColorScheme.dark)
    _ = UIContentSizeCategory(DynamicTypeSize.large)
    UIAccessibility.post(notification: .announcement, argument: "Done")
    _ = UIAccessibility.isBoldTextEnabled
    _ = UIImage(named: "none", in: Bundle(for: NSObject.self), compatibleWith: nil)
    _ = UIImage(named: "none", in: .main, with: nil)
    _ = UIColor(named: "none", in: .main, compatibleWith: nil)
    _ = EdgeInsets(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
    _ = NSUnderlineStyle([.single, .patternDash])
    _ = UIBarButtonItemAppearance(style: .plain).normal.titleTextAttributes
    let bar = UINavigationBarAppearance()
    bar.buttonAppearance = UIBarButtonItemAppearance()
    UINavigationBar.appearance().standardAppearance = bar
    UIBarButtonItem.appearance().tintColor = .red
    UISwitch.appearance().onTintColor = .red
}

private struct LargeSpacing: EnvironmentalModifier {
    func resolve(in environment: EnvironmentValues) -> some ViewModifier {
        Padded(length: environment.dynamicTypeSize.isAccessibilitySize ? 20 : 10)
    }

    struct Padded: ViewModifier {
        let length: CGFloat
        func body(content: Content) -> some View { content.padding(length) }
    }
}

private func geometry() {
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    transform = CATransform3DRotate(transform, .pi / 4, 0, 1, 0)
    transform = CATransform3DTranslate(CATransform3DScale(transform, 1, 2, 1), 1, 2, 3)
    _ = ProjectionTransform(CATransform3DConcat(transform, CATransform3DMakeRotation(1, 0, 0, 1)))
    _ = GraphicsContext.Filter.projectionTransform(ProjectionTransform(transform))
    let affine = CGAffineTransformRotate(CGAffineTransformMakeTranslation(1, 2), .pi)
    _ = CGAffineTransformConcat(affine, CGAffineTransformMakeScale(2, 2))
    _ = CGAffineTransformInvert(CGAffineTransformIdentity)
    var count = 0
    withUnsafeMutablePointer(to: &count) { pointer in
        CGPath(rect: .zero, transform: nil).apply(info: pointer) { info, element in
            if element.pointee.type == .closeSubpath { info?.assumingMemoryBound(to: Int.self).pointee += 1 }
        }
    }
    let applier: CGPathApplierFunction = { _, _ in }
    CGMutablePath().apply(info: nil, function: applier)
    _ = CGPoint.zero.debugDescription
    _ = CACurrentMediaTime() + Double(NSEC_PER_SEC)
    _ = UIBezierPath(rect: .zero).reversing()
    _ = ("Text" as NSString).size(withAttributes: [.font: UIFont.systemFont(ofSize: 12)])
    _ = "Text".boundingRect(
        with: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude),
        options: [.usesLineFragmentOrigin, .usesFontLeading],
        attributes: nil, context: nil)
}

private func foundation() {
    _ = Measurement(value: 3, unit: UnitLength.meters).formatted()
    _ = Measurement(value: 3, unit: UnitLength.meters).formatted(.measurement(width: .wide, usage: .asProvided))
    let components = DateComponentsFormatter()
    components.allowedUnits = [.hour, .minute]
    components.unitsStyle = .abbreviated
    _ = components.string(from: 60)
    let relative = RelativeDateTimeFormatter()
    relative.unitsStyle = .full
    _ = relative.localizedString(for: Date(), relativeTo: Date())
    _ = URL.documentsDirectory.appending(path: "a")
    _ = UserDefaults.standard.value(forKey: "a")
    _ = LocalizedStringResource("Key")
}

private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
    var gradient: CAGradientLayer { layer as! CAGradientLayer }

    override init(frame: CGRect) {
        super.init(frame: frame)
        gradient.colors = [UIColor.red.cgColor, UIColor.blue.cgColor]
        gradient.locations = [0, 1]
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func layoutMarginsDidChange() { super.layoutMarginsDidChange() }
    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.hasDifferentColorAppearance(comparedTo: previousTraitCollection) { setNeedsDisplay() }
    }
}

private final class CardCell: UICollectionViewCell {
    static let reuseIdentifier = "CardCell"
    let label = UILabel()

    override init(frame: CGRect) {
        super.init(frame: frame)
        contentView.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
            label.centerYAnchor.constraint(equalTo: contentView.centerYAnchor),
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

private struct Cards: UIViewRepresentable {
    let items: [String]

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UICollectionView {
        let item = NSCollectionLayoutItem(
            layoutSize: NSCollectionLayoutSize(
                widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
        let group = NSCollectionLayoutGroup.horizontal(
            layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44)),
            subitems: [item])
        let view = UICollectionView(
            frame: .zero,
            collectionViewLayout: UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group)))
        view.register(CardCell.self, forCellWithReuseIdentifier: CardCell.reuseIdentifier)
        view.delegate = context.coordinator
        context.coordinator.source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
            view, path, item in
            let cell = view.dequeueReusableCell(withReuseIdentifier: CardCell.reuseIdentifier, for: path) as? CardCell
            cell?.label.text = item
            return cell
        }
        return view
    }

    func updateUIView(_ uiView: UICollectionView, context: Context) {
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        context.coordinator.source?.apply(snapshot, animatingDifferences: false)
    }

    final class Coordinator: NSObject, UICollectionViewDelegate {
        var source: UICollectionViewDiffableDataSource<Int, String>?
        func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
            collectionView.deselectItem(at: indexPath, animated: true)
        }
    }
}

@MainActor private func drawing() {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 10, height: 10), false, 0)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIGraphicsPushContext(context)
    context.setStrokeColor(UIColor.red.cgColor)
    context.setLineCap(.round)
    context.setLineDash(phase: 0, lengths: [2, 1])
    context.setBlendMode(.multiply)
    context.setShadow(offset: CGSize(width: 1, height: 1), blur: 2, color: UIColor.black.cgColor)
    context.interpolationQuality = .high
    context.addArc(center: .zero, radius: 5, startAngle: 0, endAngle: .pi, clockwise: true)
    context.addEllipse(in: CGRect(x: 0, y: 0, width: 4, height: 4))
    context.drawPath(using: .fillStroke)
    context.strokeLineSegments(between: [.zero, CGPoint(x: 5, y: 5)])
    UIRectClip(CGRect(x: 0, y: 0, width: 4, height: 4))
    let oval = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 4, height: 4))
    oval.addClip()
    oval.fill(with: .normal, alpha: 0.5)
    UIImage().draw(in: .zero, blendMode: .normal, alpha: 1)
    UIView().layer.render(in: context)
    UIGraphicsPopContext()
    _ = UIImage().imageRendererFormat.scale
    _ = context.makeImage()?.width
    UIView.setAnimationsEnabled(true)
}

@MainActor private func touches(_ touch: UITouch, _ event: UIEvent?) {
    _ = event?.coalescedTouches(for: touch)?.map { $0.preciseLocation(in: touch.view) }
    _ = (touch.phase == .ended, touch.type == .pencil, touch.force, touch.previousLocation(in: nil), touch.tapCount)
    _ = UITapGestureRecognizer(target: nil, action: nil)
    _ = UIPanGestureRecognizer(target: nil, action: nil)
    let table = UITableView()
    table.refreshControl = UIRefreshControl()
    table.refreshControl?.addAction(UIAction { ($0.sender as? UIRefreshControl)?.endRefreshing() }, for: .valueChanged)
    table.isAccessibilityElement = true
    table.accessibilityTraits = [.button, .selected]
    table.accessibilityTraits.insert(.notEnabled)
    UIViewController().additionalSafeAreaInsets.bottom = 10
}

private final class Pages: UIViewController, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.dataSource = self
        addChild(pages)
        view.addSubview(pages.view)
        pages.didMove(toParent: self)
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = 2
        view.addGestureRecognizer(tap)
        let button = UIButton(
            configuration: .filled(), primaryAction: UIAction(title: "Ask") { [weak self] _ in self?.ask() })
        var configuration = UIButton.Configuration.tinted()
        configuration.image = UIImage(systemName: "star")
        configuration.imagePadding = 8
        configuration.cornerStyle = .capsule
        button.configuration = configuration
        view.addSubview(button)
        let shape = CAShapeLayer()
        shape.path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
        shape.strokeColor = UIColor.red.cgColor
        shape.fillColor = nil
        let animation = CABasicAnimation(keyPath: "strokeEnd")
        animation.fromValue = 0
        animation.duration = 1
        animation.timingFunction = CAMediaTimingFunction(name: .easeInEaseOut)
        shape.add(animation, forKey: "draw")
        view.layer.addSublayer(shape)
        let emitter = CAEmitterLayer()
        let cell = CAEmitterCell()
        cell.birthRate = 10
        cell.lifetime = 2
        emitter.emitterCells = [cell]
        emitter.emitterShape = .line
        view.layer.insertSublayer(emitter, at: 0)
    }

    func ask() {
        let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: .alert)
        alert.addTextField { $0.placeholder = "Name" }
        alert.addAction(UIAlertAction(title: "OK", style: .default, handler: nil))
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        present(alert, animated: true)
        navigationController?.pushViewController(UIViewController(), animated: true)
        navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in })
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? { nil }
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? { nil }
}

private class AppDelegate: NSObject, UIApplicationDelegate {
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool { true }
}

private struct AdaptedApp: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) var appDelegate

    var body: some Scene { WindowGroup { Text("Content") } }
}
