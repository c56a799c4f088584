// Reading and writing messages: Documentation/Protocol.md describes the bytes.

export const VERSION = 5;

const decoder = new TextDecoder();
const encoder = new TextEncoder();

export class Reader {
  constructor(buffer) {
    this.bytes = new Uint8Array(buffer);
    this.view = new DataView(buffer);
    this.at = 0;
  }

  get isAtEnd() { return this.at >= this.bytes.length; }

  byte() { return this.bytes[this.at++]; }

  unsigned() {
    let value = 0;
    let factor = 1;
    for (;;) {
      const next = this.bytes[this.at++];
      value += (next & 127) * factor;
      if (next < 128) return value;
      factor *= 128;
    }
  }

  signed() {
    const value = this.unsigned();
    return value % 2 ? -(value + 1) / 2 : value / 2;
  }

  double() {
    this.at += 8;
    return this.view.getFloat64(this.at - 8, true);
  }

  data(count) {
    this.at += count;
    return this.bytes.subarray(this.at - count, this.at);
  }

  string() { return decoder.decode(this.data(this.unsigned())); }
}

export class Writer {
  constructor(kind) {
    this.bytes = new Uint8Array(64);
    this.count = 0;
    if (kind !== undefined) this.byte(kind);
  }

  reserve(count) {
    if (this.count + count <= this.bytes.length) return;
    const bytes = new Uint8Array(Math.max(this.bytes.length * 2, this.count + count));
    bytes.set(this.bytes.subarray(0, this.count));
    this.bytes = bytes;
  }

  byte(value) {
    this.reserve(1);
    this.bytes[this.count++] = value;
    return this;
  }

  unsigned(value) {
    while (value >= 128) {
      this.byte(value % 128 + 128);
      value = Math.floor(value / 128);
    }
    return this.byte(value);
  }

  float(value) {
    this.reserve(4);
    new DataView(this.bytes.buffer).setFloat32(this.count, value, true);
    this.count += 4;
    return this;
  }

  double(value) {
    this.reserve(8);
    new DataView(this.bytes.buffer).setFloat64(this.count, value, true);
    this.count += 8;
    return this;
  }

  string(text) {
    const bytes = encoder.encode(text);
    this.unsigned(bytes.length);
    return this.append(bytes);
  }

  append(bytes) {
    this.reserve(bytes.length);
    this.bytes.set(bytes, this.count);
    this.count += bytes.length;
    return this;
  }

  get message() { return this.bytes.slice(0, this.count); }
}
