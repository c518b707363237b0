/** Bytes that JSON writes as base64 and MessagePack as bin. */
class JsonBytes extends Uint8Array {
  toJSON(): string {
    return Buffer.from(this).toString('base64');
  }
}

/** A date that JSON writes without milliseconds and MessagePack as a timestamp. */
class WholeSecondsDate extends Date {
  override toJSON(): string {
    return this.toISOString().replace('.000Z', 'Z');
  }
}

/** What `SendComplexObject` returns. */
export function complexObject() {
  return {
    ByteArray: new JsonBytes([1, 2, 3]),
    DateTime: new WholeSecondsDate(Date.UTC(2000, 0, 1)),
    Guid: '00010203-0405-0607-0706-050403020100',
    IntArray: [1, 2, 3],
    String: 'hello world',
  };
}
