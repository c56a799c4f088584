/// CryptoKit by Apple's own package for other systems, without the Secure Enclave.
@_exported import Crypto
@_exported import Foundation
