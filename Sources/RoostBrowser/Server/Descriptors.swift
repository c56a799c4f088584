#if Browser
    import Foundation

    /// How many files and sockets the process may have open at once.
    enum Descriptors {
        /// For what is no connection: the app's own files, libraries, files that pages send.
        static let reserve = 128

        /// Raises the limit as far as so many connections need and the system allows; answers how many there may be.
        static func makeRoom(forConnections wanted: Int) -> Int {
            var limit = rlimit()
            guard getrlimit(.init(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return wanted }
            let needed = rlim_t(wanted + reserve)
            if limit.rlim_cur < needed {
                limit.rlim_cur = min(needed, limit.rlim_max)
                setrlimit(.init(RLIMIT_NOFILE.rawValue), &limit)
                getrlimit(.init(RLIMIT_NOFILE.rawValue), &limit)
            }
            guard limit.rlim_cur < needed else { return wanted }
            // Under a very low limit half of it is for connections.
            return max(Int(limit.rlim_cur) - reserve, Int(limit.rlim_cur) / 2)
        }
    }
#endif
