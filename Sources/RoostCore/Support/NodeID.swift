/// The number of a node in its graph, from 1; never reused in the same graph.
package typealias NodeID = UInt32
