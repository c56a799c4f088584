import RoostCore

/// A preview of a shared item. Its title, and its icon or else its picture, are shown above the ways to share.
nonisolated public struct SharePreview<Image, Icon> {
    let title: Text
    /// The icon, or else the image, if it is a picture.
    let picture: RoostCore.Image?

    fileprivate init(shown title: Text, image: Any? = nil, icon: Any? = nil) {
        self.title = title
        picture = icon as? RoostCore.Image ?? image as? RoostCore.Image
    }
}

/// A preview, whatever the types of its pictures.
nonisolated struct ShownPreview {
    let title: Text
    let picture: Image?

    init<Picture, Icon>(_ preview: SharePreview<Picture, Icon>) {
        title = preview.title
        picture = preview.picture
    }
}

nonisolated extension SharePreview where Image == Never, Icon == Never {
    /// A preview of a title alone.
    public init(_ titleKey: LocalizedStringKey) { self.init(shown: Text(titleKey)) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S) { self.init(shown: Text(title)) }

    /// A preview of a title alone, with a styled title.
    public init(_ title: Text) { self.init(shown: title) }
}

nonisolated extension SharePreview where Image: Transferable, Icon == Never {
    /// A preview of a title and a picture, which is shown if it is an `Image`.
    public init(_ titleKey: LocalizedStringKey, image: Image) { self.init(shown: Text(titleKey), image: image) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image) { self.init(shown: Text(title), image: image) }

    /// A preview of a title and a picture, which is shown if it is an `Image`, with a styled title.
    public init(_ title: Text, image: Image) { self.init(shown: title, image: image) }
}

nonisolated extension SharePreview where Image == Never, Icon: Transferable {
    /// A preview of a title and an icon, which is shown if it is an `Image`.
    public init(_ titleKey: LocalizedStringKey, icon: Icon) { self.init(shown: Text(titleKey), icon: icon) }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, icon: Icon) { self.init(shown: Text(title), icon: icon) }

    /// A preview of a title and an icon, which is shown if it is an `Image`, with a styled title.
    public init(_ title: Text, icon: Icon) { self.init(shown: title, icon: icon) }
}

nonisolated extension SharePreview where Image: Transferable, Icon: Transferable {
    /// A preview of a title, a picture and an icon. The icon is shown if it is an `Image`, else the picture.
    public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {
        self.init(shown: Text(titleKey), image: image, icon: icon)
    }

    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image: Image, icon: Icon) {
        self.init(shown: Text(title), image: image, icon: icon)
    }

    /// A preview of a title, a picture and an icon. The icon is shown if it is an `Image`, else the picture, with a styled title.
    public init(_ title: Text, image: Image, icon: Icon) { self.init(shown: title, image: image, icon: icon) }
}
