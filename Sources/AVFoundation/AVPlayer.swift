import CoreMedia
import Foundation
import RoostControls
import RoostLocks
import RoostLog

/// Plays a film or a sound, in a `VideoPlayer` of a live page: the browser's own element plays it. Without one on a page
/// nothing plays.
open class AVPlayer: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: all state is in `state` and `observers`, behind locks; a subclass looks after its own.

    /// What the player should do, and what the page has told of it.
    struct State: Sendable {
        var item: AVPlayerItem?
        var playback = EmbeddedContent.Playback()
        var rate: Float = 1
        var time = 0.0
        var actionAtEnd = ActionAtItemEnd.pause
        var isLooping = false
    }

    let state = Mutex(State())
    private let observers = Mutex<[Int: Observer]>([:])
    private let listeners = Mutex<[Int: @Sendable () -> Void]>([:])
    private static let numbers = Mutex(0)

    private struct Observer: Sendable {
        let queue: DispatchQueue?
        let interval: Double
        var last = -Double.infinity
        let block: @Sendable (CMTime) -> Void
    }

    /// What follows an item's end.
    public enum ActionAtItemEnd: Int, Sendable {
        /// The next item of a queue.
        case advance
        /// The player stands.
        case pause
        /// Nothing: the player stands here too.
        case none
    }

    /// Whether the player plays.
    public enum TimeControlStatus: Int, Sendable {
        /// It stands.
        case paused
        /// It waits for data; the browser does not tell.
        case waitingToPlayAtSpecifiedRate
        /// It plays.
        case playing
    }

    /// Whether the player can play.
    public enum Status: Int, Sendable {
        /// It has nothing to play.
        case unknown
        /// It has something to play.
        case readyToPlay
        /// It cannot; never here.
        case failed
    }

    /// A player without anything to play.
    public override init() { super.init() }

    /// A player of a film or a sound: of the web, or a file of the app's.
    public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

    /// A player of an item.
    public init(playerItem item: AVPlayerItem?) {
        super.init()
        state.withLock { $0.item = item }
    }

    /// What is played.
    open var currentItem: AVPlayerItem? { state.withLock { $0.item } }

    /// Plays something else, from its beginning.
    open func replaceCurrentItem(with item: AVPlayerItem?) {
        change {
            $0.item = item
            $0.time = 0
            $0.playback.seek = (0, $0.playback.seek.number)
        }
    }

    /// Plays. Browsers let sound begin only after a press: until then a film plays without.
    open func play() { change { $0.playback.isPlaying = true } }

    /// Plays at once, at a speed.
    open func playImmediately(atRate rate: Float) {
        defaultRate = rate
        play()
    }

    /// Stands.
    open func pause() { change { $0.playback.isPlaying = false } }

    /// The speed; 0 while the player stands. Setting it plays or stands.
    open var rate: Float {
        get { state.withLock { $0.playback.isPlaying ? $0.rate : 0 } }
        set {
            change {
                $0.playback.isPlaying = newValue != 0
                if newValue > 0 { $0.rate = newValue }
            }
        }
    }

    /// The speed of `play()`; 1 by default.
    open var defaultRate: Float {
        get { state.withLock { $0.rate } }
        set { change { if newValue > 0 { $0.rate = newValue } } }
    }

    /// 0…1.
    open var volume: Float {
        get { Float(state.withLock { $0.playback.volume }) }
        set { change { $0.playback.volume = Double(newValue) } }
    }

    /// Whether there is no sound.
    open var isMuted: Bool {
        get { state.withLock { $0.playback.isMuted } }
        set { change { $0.playback.isMuted = newValue } }
    }

    /// What follows the item's end.
    open var actionAtItemEnd: ActionAtItemEnd {
        get { state.withLock { $0.actionAtEnd } }
        set { change { $0.actionAtEnd = newValue } }
    }

    /// Whether the player plays.
    open var timeControlStatus: TimeControlStatus { state.withLock { $0.playback.isPlaying ? .playing : .paused } }

    /// Whether the player has something to play.
    open var status: Status { currentItem == nil ? .unknown : .readyToPlay }

    /// Kept for the app: the browser decides.
    open var allowsExternalPlayback: Bool {
        get { true }
        set { Log.warning("AVPlayer's allowsExternalPlayback has no effect: the browser decides") }
    }

    /// Kept for the app: the browser decides.
    open var automaticallyWaitsToMinimizeStalling: Bool {
        get { true }
        set { Log.warning("AVPlayer's automaticallyWaitsToMinimizeStalling has no effect: the browser decides") }
    }

    // MARK: Time

    /// The time that the page has told last, four times a second at most.
    open func currentTime() -> CMTime {
        CMTime(seconds: state.withLock { $0.time }, preferredTimescale: 1000)
    }

    /// Goes to a time.
    open func seek(to time: CMTime) {
        guard time.isNumeric else { return }
        change {
            $0.time = max(time.seconds, 0)
            $0.playback.seek = ($0.time, $0.playback.seek.number + 1)
        }
    }

    /// Goes to a time, and calls back at once: with true, or with false for no time.
    open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
        seek(to: time)
        completionHandler(time.isNumeric)
    }

    /// Goes to a time, as exactly as the browser can.
    open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

    /// Goes to a time, as exactly as the browser can, and calls back at once.
    open func seek(
        to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
        completionHandler: @escaping @Sendable (Bool) -> Void
    ) { seek(to: time, completionHandler: completionHandler) }

    /// Goes to a time; false for no time.
    @discardableResult
    open func seek(to time: CMTime) async -> Bool {
        seek(to: time, completionHandler: { _ in })
        return time.isNumeric
    }

    /// Calls a block while the player plays, as often as the page tells the time: four times a second at most.
    /// - Returns: What `removeTimeObserver(_:)` takes.
    open func addPeriodicTimeObserver(
        forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
    ) -> Any {
        let number = Self.nextNumber()
        observers.withLock { $0[number] = Observer(queue: queue, interval: interval.seconds, block: block) }
        return number
    }

    /// Ends the calls of a block.
    open func removeTimeObserver(_ observer: Any) {
        guard let number = observer as? Int else { return }
        observers.withLock { $0[number] = nil }
    }

    // MARK: The page

    private static func nextNumber() -> Int {
        numbers.withLock {
            $0 += 1
            return $0
        }
    }

    /// Changes what the player should do, and has its views hear of it.
    func change(_ body: @Sendable (inout State) -> Void) {
        state.withLock { body(&$0) }
        for listener in listeners.withLock({ Array($0.values) }) { listener() }
    }

    /// Calls a view after each change.
    package func listen(_ body: @escaping @Sendable () -> Void) -> Int {
        let number = Self.nextNumber()
        listeners.withLock { $0[number] = body }
        return number
    }

    package func stopListening(_ number: Int) { listeners.withLock { $0[number] = nil } }

    /// The element of the player; nil for nothing to play.
    package func embedded(hasControls: Bool, fit: String) -> EmbeddedContent? {
        state.withLock { state in
            guard let item = state.item, let source = item.source else { return nil }
            var content = EmbeddedContent(.media, source: source, title: item.title)
            var playback = state.playback
            playback.rate = Double(state.rate)
            playback.hasControls = hasControls
            playback.fit = fit
            playback.isLooping = state.isLooping
            content.playback = playback
            return content
        }
    }

    /// Takes what the page tells.
    package func take(_ report: EmbeddedReport) {
        switch report {
        case .loaded: break
        case .playing(let time):
            note(time, isPlaying: true)
            tell(time)
        case .paused(let time): note(time, isPlaying: false)
        case .ended:
            let item = currentItem
            change { $0.playback.isPlaying = false }
            NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
            itemHasEnded()
        }
    }

    private func note(_ time: Double, isPlaying: Bool) {
        state.withLock { $0.time = time }
        guard state.withLock({ $0.playback.isPlaying }) != isPlaying else { return }
        change { $0.playback.isPlaying = isPlaying }
    }

    private func tell(_ time: Double) {
        let due = observers.withLock { observers in
            observers.keys.sorted().compactMap { number -> Observer? in
                guard var observer = observers[number],
                    !(time < observer.last + observer.interval) || time < observer.last
                else { return nil }
                observer.last = time
                observers[number] = observer
                return observer
            }
        }
        let moment = CMTime(seconds: time, preferredTimescale: 1000)
        for observer in due {
            if let queue = observer.queue, queue !== DispatchQueue.main {
                queue.async { observer.block(moment) }
            } else {
                observer.block(moment)
            }
        }
    }

    /// Called when the item has come to its end.
    func itemHasEnded() {}
}

/// Plays several items one after the other.
open class AVQueuePlayer: AVPlayer, @unchecked Sendable {
    private let rest = Mutex<[AVPlayerItem]>([])

    /// A player of some items.
    public init(items: [AVPlayerItem]) {
        super.init(playerItem: items.first)
        rest.withLock { $0 = Array(items.dropFirst()) }
    }

    public override init() { super.init(playerItem: nil) }
    public override init(playerItem item: AVPlayerItem?) { super.init(playerItem: item) }

    /// The items that are still to be played, the current one first.
    open func items() -> [AVPlayerItem] { (currentItem.map { [$0] } ?? []) + rest.withLock { $0 } }

    /// Plays the next item.
    open func advanceToNextItem() {
        replaceCurrentItem(with: rest.withLock { $0.isEmpty ? nil : $0.removeFirst() })
    }

    /// Whether an item can come after another; true for items that are not in the queue.
    open func canInsert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) -> Bool {
        !items().contains { $0 === item }
    }

    /// Puts an item after another, or at the end.
    open func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard canInsert(item, after: afterItem) else { return }
        if currentItem == nil { return replaceCurrentItem(with: item) }
        rest.withLock { rest in
            let place =
                afterItem === currentItem && afterItem != nil ? 0 : rest.firstIndex { $0 === afterItem }.map { $0 + 1 }
            rest.insert(item, at: place ?? rest.count)
        }
    }

    /// Takes an item away.
    open func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        rest.withLock { $0.removeAll { $0 === item } }
    }

    /// Takes all items away.
    open func removeAllItems() {
        rest.withLock { $0 = [] }
        replaceCurrentItem(with: nil)
    }

    override func itemHasEnded() {
        guard !rest.withLock({ $0.isEmpty }) else { return }
        advanceToNextItem()
        play()
    }
}

/// Plays an item again and again.
open class AVPlayerLooper: NSObject, @unchecked Sendable {
    // Proof for `@unchecked`: the only state is a constant.
    private let player: AVQueuePlayer

    /// Plays an item in a player, again and again.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.player = player
        super.init()
        if player.currentItem == nil { player.replaceCurrentItem(with: itemToLoop) }
        player.change { $0.isLooping = true }
    }

    /// Lets the item end.
    open func disableLooping() { player.change { $0.isLooping = false } }
}
