import CoreGraphics

/// The drawing of a container's children in the last frame, recorded in runs of neighbours.
///
/// A recording is valid until something in its run is placed or updated again; a change marks the run, and the runs
/// around it, as stale. Runs are short enough to be cheap to draw again, and long enough that a container of ten
/// thousand children has only some hundreds of them.
struct ChildRecordings {
    struct Run {
        let first: LayoutID
        var count: Int32
        /// Nil if something in the run has to be drawn in each frame.
        var recording: DisplayRecording?
        var isStale = true
    }

    static let runLength: Int32 = 32

    /// The container's origin in the image, when the runs were recorded.
    var origin: CGPoint
    var runs: ContiguousArray<Run>
}

extension LayoutTree {
    /// The recordings of a container's children, as an index into `recordings`. They are all stale if the container has
    /// moved.
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

    /// Drops the recordings of a container's children, which are other ones now.
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

    /// Marks the drawing of an element, and of everything around it, as stale.
    func markDrawing(of id: LayoutID) {
        guard !recordings.isEmpty else { return }
        var current = id
        // The runs around a stale run are stale already.
        while current.exists, markRun(of: current) { current = self[current].parent }
    }

    /// Marks the run of an element as stale, for callers that also mark the elements around it. Returns false if it was
    /// stale already.
    @inline(__always)
    @discardableResult
    func markRun(of id: LayoutID) -> Bool {
        let parent = self[id].parent
        guard parent.exists, self[parent].recordings >= 0 else { return true }
        let (index, run) = (Int(self[parent].recordings), Int(self[id].place / ChildRecordings.runLength))
        // Lazy containers have children that are not in their list.
        guard run < recordings[index].runs.count else { return true }
        if recordings[index].runs[run].isStale { return false }
        recordings[index].runs[run].isStale = true
        return true
    }
}
