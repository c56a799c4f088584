/// The node of a section without its types.
package protocol SectionParts: ViewNode {
    var header: ViewNode { get }
    var content: ViewNode { get }
    var footer: ViewNode { get }
}
