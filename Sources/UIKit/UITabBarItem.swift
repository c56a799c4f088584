import RoostCore

/// The words and the picture of a tab.
@MainActor @preconcurrency open class UITabBarItem: UIBarItem {
    /// A tab with words and a picture.
    public init(title: String?, image: UIImage?, tag: Int) {
        super.init()
        self.title = title
        self.image = image
        self.tag = tag
    }

    /// A tab with a picture for when it is selected.
    public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
        self.init(title: title, image: image, tag: 0)
        self.selectedImage = selectedImage
    }

    /// The picture of the selected tab; nil for the same one.
    open var selectedImage: UIImage?
    /// The words on the badge; nil for none.
    open var badgeValue: String?
}
