import CoreGraphics

/// What the children of a container drew, in runs of neighbours, for the next frame.
///
/// A run's recording holds as long as nothing in it is placed or updated anew; what changes marks its run and those
/// around it as stale. Runs are short enough that drawing one again costs little, and long enough that a container of
/// ten thousand children has only some hundreds to go through.
struct ChildRecordings {
    struct Run {
        let first: LayoutID
        var count: Int32
        /// Nil where something in it has to be drawn in each frame.
        var recording: DisplayRecording?
        var isStale = true
    }

    static let runLength: Int32 = 32

    /// Where the container was, in the picture's coordinates.
    var origin: CGPoint
    var runs: ContiguousArray<Run>
}

extension LayoutTree {
    /// The recordings of a container's children, of which none holds if the container has moved: an index into
    /// `recordings`.
    func recordings(ofChildrenOf id: LayoutID, at origin: CGPoint) -> Int {
        if self[id].recordings >= 0 {
            let index = Int(self[id].recordings)
            if recordings[index].origin != origin {
                recordings[index].origin = origin
                for run in recordings[index].runs.indices { recordings[index].runs[run].isStale = true }
            }
            return index
        }
        var runs = ContiguousArray<ChildRecordings.Run>()
        runs.reserveCapacity(Int((self[id].childCount - 1) / ChildRecordings.runLength) + 1)
        var child = self[id].firstChild
        while child.exists {
            if runs.isEmpty || runs[runs.count - 1].count == ChildRecordings.runLength {
                runs.append(ChildRecordings.Run(first: child, count: 0))
            }
            runs[runs.count - 1].count += 1
            child = self[child].nextSibling
        }
        let made = ChildRecordings(origin: origin, runs: runs)
        let index: Int
        if let reused = freeRecordings.popLast() {
            index = Int(reused)
            recordings[index] = made
        } else {
            index = recordings.count
            recordings.append(made)
        }
        self[id].recordings = Int32(index)
        return index
    }

    /// Lets go of what a container's children drew: they are others now.
    func dropRecordings(ofChildrenOf id: LayoutID) {
        guard self[id].recordings >= 0 else { return }
        recordings[Int(self[id].recordings)].runs = []
        freeRecordings.append(self[id].recordings)
        self[id].recordings = -1
    }

    func dropAllRecordings() {
        for index in 0..<count { records[Int(index)].recordings = -1 }
        recordings = []
        freeRecordings = []
    }

    /// Notes that an element, or something in it, draws otherwise than it did.
    func markDrawing(of id: LayoutID) {
        guard !recordings.isEmpty else { return }
        var current = id
        // What is around a stale run is stale already.
        while current.exists, markRun(of: current) { current = self[current].parent }
    }

    /// The same for an element, where what is around it is marked too. Answers whether its run was not stale yet.
    @inline(__always)
    @discardableResult
    func markRun(of id: LayoutID) -> Bool {
        let parent = self[id].parent
        guard parent.exists, self[parent].recordings >= 0 else { return true }
        let (index, run) = (Int(self[parent].recordings), Int(self[id].place / ChildRecordings.runLength))
        // Lazy containers have children that they do not list.
        guard run < recordings[index].runs.count else { return true }
        if recordings[index].runs[run].isStale { return false }
        recordings[index].runs[run].isStale = true
        return true
    }
}
