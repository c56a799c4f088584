#if canImport(Glibc)
    // A file that finds this module takes it for Apple's, which brings the system's calls, too.
    @_exported import Glibc
#endif

/// A lock that a thread takes and gives back itself. Keep it at one address.
///
/// It is a mutex of POSIX threads: code that finds this module, such as swift-argument-parser's, calls those functions
/// with it, too.
public typealias os_unfair_lock = pthread_mutex_t

/// The place of a lock.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock>

/// Waits until nobody else holds the lock, and takes it. Taking it twice on a thread waits for ever.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { pthread_mutex_lock(lock) }

/// Takes the lock if nobody holds it; returns whether it is taken.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool { pthread_mutex_trylock(lock) == 0 }

/// Gives the lock back.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { pthread_mutex_unlock(lock) }
