import CoreGraphics

extension UIImage {
    /// The picture scaled to fit a size in points, at three pixels per point, in its own proportions; nil for a picture
    /// or a target without a size.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        let own = self.size
        guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
        let scale = min(size.width / own.width, size.height / own.height)
        let fitted = CGSize(width: own.width * scale, height: own.height * scale)
        return UIGraphicsImageRenderer(size: fitted).image { _ in draw(in: CGRect(origin: .zero, size: fitted)) }
    }

    /// Calls `completionHandler` with `preparingThumbnail(of:)`, before it returns.
    @preconcurrency
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }

    /// The same as `preparingThumbnail(of:)`, off the caller's actor.
    @concurrent public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }

    /// The picture itself: its pixels are decoded when it is made.
    public func preparingForDisplay() -> UIImage? { self }

    /// Calls `completionHandler` with the picture itself, before it returns.
    @preconcurrency public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
        completionHandler(self)
    }

    /// The picture itself.
    public func byPreparingForDisplay() async -> UIImage? { self }
}
