/// The module that existing files import for `Transferable`. SwiftUI has the same names.
@_exported import Foundation
@_exported import protocol RoostControls.Transferable
@_exported import protocol RoostControls.TransferRepresentation
@_exported import struct RoostControls.CodableRepresentation
@_exported import struct RoostControls.DataRepresentation
@_exported import struct RoostControls.FileRepresentation
@_exported import struct RoostControls.ProxyRepresentation
@_exported import struct RoostControls.ReceivedTransferredFile
@_exported import struct RoostControls.SentTransferredFile
@_exported import struct RoostControls.TransferRepresentationBuilder
