#if Browser
    import Foundation

    /// The limit of files and sockets that the process may have open at once.
    enum Descriptors {
        /// Descriptors for other uses: the app's own files, libraries, files that pages send.
        static let reserve = 128

        /// Raises the limit for `wanted` connections, as far as the system allows. Returns the number of connections
        /// that fit.
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
            // Under a very low limit, connections get half of it.
            return max(Int(limit.rlim_cur) - reserve, Int(limit.rlim_cur) / 2)
        }
    }
#endif
