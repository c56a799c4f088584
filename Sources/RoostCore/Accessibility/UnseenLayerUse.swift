/// The use of an unseen layer.
package enum UnseenLayerUse {
    /// It represents the view.
    case representation
    /// It is the view's contents, in place of the drawn ones.
    case children
    /// Its buttons are the view's actions.
    case actions
}
