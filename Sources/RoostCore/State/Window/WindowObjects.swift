/// The objects that modules above this one keep for a window, by their types: an app's delegate, for example.
///
/// It is unchecked, for it is used only while the window's events and frames are handled, on one thread at a time.
package final class WindowObjects: @unchecked Sendable {
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// The window's object of a type, made when it is first asked for.
    package func object<Object: AnyObject>(_ type: Object.Type, make: () -> Object) -> Object {
        if let known = objects[ObjectIdentifier(type)] as? Object { return known }
        let object = make()
        objects[ObjectIdentifier(type)] = object
        return object
    }

    /// The window's object of a type, if somebody has asked for it.
    func existing<Object: AnyObject>(_ type: Object.Type) -> Object? { objects[ObjectIdentifier(type)] as? Object }
}
