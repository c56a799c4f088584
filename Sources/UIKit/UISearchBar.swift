import CoreGraphics
import Foundation
import RoostControls
import RoostCore

/// UIKit's field for searching: a text field with a magnifying glass, and a button that cancels.
@MainActor @preconcurrency open class UISearchBar: UIView {
    /// The look of the bar.
    public enum Style: UInt, Sendable {
        /// On the bar's ground, here the same as `minimal`.
        case `default`, prominent
        /// Without a ground.
        case minimal
    }

    /// A picture in the field.
    public enum Icon: Int, Sendable {
        /// The magnifying glass.
        case search
        /// The button that empties the field.
        case clear
        /// The button for bookmarks, which is never shown here.
        case bookmark
        /// The button for results, which is never shown here.
        case resultsList
    }

    /// The object that hears of edits.
    open weak var delegate: (any UISearchBarDelegate)?
    /// The field.
    public let searchTextField = UITextField(frame: .zero)
    private let cancelButton = UIButton(type: .system)

    /// A bar as wide as its room and 56 points tall.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        addParts()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        addParts()
    }

    /// Sets a picture of the field; nil for the system's. Only the normal state of the magnifying glass is drawn; others are
    /// kept, with a warning. `UISearchBar.appearance()` reaches no bar: fields of searches are SwiftUI's.
    open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
        images[Place(icon: icon, state: state.rawValue)] = iconImage
        guard icon == .search, state == .normal else {
            Log.warning("UISearchBar.setImage(_:for:state:) shows the normal magnifying glass alone")
            return
        }
        (searchTextField.leftView as? UIImageView)?.image = iconImage ?? UIImage(systemName: "magnifyingglass")
    }

    /// The picture that was set for a part of the field; nil for the system's.
    open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
        images[Place(icon: icon, state: state.rawValue)]
    }

    private struct Place: Hashable {
        let icon: Icon
        let state: UInt
    }
    private var images: [Place: UIImage] = [:]

    private func addParts() {
        let glass = UIImageView(image: UIImage(systemName: "magnifyingglass"))
        glass.tintColor = .secondaryLabel
        glass.contentMode = .center
        glass.frame = CGRect(x: 0, y: 0, width: 30, height: 36)
        searchTextField.leftView = glass
        searchTextField.leftViewMode = .always
        searchTextField.clearButtonMode = .whileEditing
        searchTextField.backgroundColor = .tertiarySystemFill
        searchTextField.layer.cornerRadius = 10
        searchTextField.placeholder = "Search"
        searchTextField.returnKeyType = .search
        addSubview(searchTextField)
        cancelButton.setTitle("Cancel", for: .normal)
        cancelButton.isHidden = true
        addSubview(cancelButton)
        hear(.editingDidBegin) { $0.delegate?.searchBarTextDidBeginEditing($0) }
        hear(.editingDidEnd) { $0.delegate?.searchBarTextDidEndEditing($0) }
        hear(.editingChanged) { $0.delegate?.searchBar($0, textDidChange: $0.text ?? "") }
        hear(.editingDidEndOnExit) { $0.delegate?.searchBarSearchButtonClicked($0) }
        cancelButton.addAction(
            UIAction { [weak self] _ in
                guard let self else { return }
                delegate?.searchBarCancelButtonClicked(self)
            }, for: .touchUpInside)
    }

    private func hear(_ event: UIControl.Event, _ tell: @escaping @MainActor (UISearchBar) -> Void) {
        searchTextField.addAction(
            UIAction { [weak self] _ in
                if let self { tell(self) }
            }, for: event)
    }

    /// The words; nil is read as an empty text. Setting them does not tell the delegate.
    open var text: String? {
        get { searchTextField.text }
        set {
            searchTextField.text = newValue
            changed?()
        }
    }
    /// The words that show while the field is empty.
    open var placeholder: String? {
        get { searchTextField.placeholder }
        set {
            searchTextField.placeholder = newValue
            changed?()
        }
    }
    /// The names of the places to search in; nil for none. They show below the field of a `UISearchController` alone.
    open var scopeButtonTitles: [String]? { didSet { changed?() } }
    /// The index of the chosen place to search in.
    open var selectedScopeButtonIndex = 0 { didSet { changed?() } }
    /// Accepted for source compatibility; has no effect here: the places show while people search.
    open var showsScopeBar = false
    /// Tells the search controller of a change.
    var changed: (() -> Void)?
    /// Whether the button that cancels shows; false by default.
    open var showsCancelButton = false {
        didSet {
            cancelButton.isHidden = !showsCancelButton
            setNeedsLayout()
        }
    }
    /// Shows or hides the button that cancels, at once.
    open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
        self.showsCancelButton = showsCancelButton
    }
    /// The look; all have no ground here.
    open var searchBarStyle = Style.default
    /// The colour of the bar's ground; has no effect here.
    open var barTintColor: UIColor?
    /// Whether the ground shines through; has no effect here.
    open var isTranslucent = true
    /// The picture behind the bar; has no effect here.
    open var backgroundImage: UIImage?
    /// Which letters the keyboard makes capitals.
    open var autocapitalizationType: UITextAutocapitalizationType {
        get { searchTextField.autocapitalizationType }
        set { searchTextField.autocapitalizationType = newValue }
    }
    /// Whether the keyboard corrects words.
    open var autocorrectionType: UITextAutocorrectionType {
        get { searchTextField.autocorrectionType }
        set { searchTextField.autocorrectionType = newValue }
    }
    /// The keyboard.
    open var keyboardType: UIKeyboardType {
        get { searchTextField.keyboardType }
        set { searchTextField.keyboardType = newValue }
    }
    /// The words of the return key.
    open var returnKeyType: UIReturnKeyType {
        get { searchTextField.returnKeyType }
        set { searchTextField.returnKeyType = newValue }
    }
    /// Whether the return key needs words; has no effect here.
    open var enablesReturnKeyAutomatically = true

    @discardableResult
    override open func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
    @discardableResult
    override open func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }
    override open var isFirstResponder: Bool { searchTextField.isFirstResponder }

    override open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 56) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 56) }

    override open func layoutSubviews() {
        super.layoutSubviews()
        let width = showsCancelButton ? cancelButton.intrinsicContentSize.width : 0
        let end = bounds.width - (showsCancelButton ? width + 20 : 8)
        searchTextField.frame = CGRect(x: 8, y: (bounds.height - 36) / 2, width: max(0, end - 8), height: 36)
        cancelButton.frame = CGRect(x: end + 8, y: (bounds.height - 36) / 2, width: width, height: 36)
    }
}

/// Hears of a `UISearchBar`.
@MainActor @preconcurrency public protocol UISearchBarDelegate: AnyObject {
    /// Never asked: the field always takes the keyboard.
    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
    /// Called when editing begins.
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
    /// Called when editing ends.
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
    /// Called after each edit.
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
    /// Called by the return key.
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
    /// Called by the button that cancels.
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
    /// Called when another place to search in is chosen.
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
    public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
    public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
    public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
    public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
    public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {}
}
