/** Growing byte buffers with variable-length integers (7 bits a byte, low bits first; signed ones zigzag). */

export class ByteWriter {
  private bytes = new Uint8Array(8192);
  private length = 0;

  /** @param value 0 to 255. */
  byte(value: number): void {
    if (this.length === this.bytes.length) this.grow();
    this.bytes[this.length++] = value;
  }

  /** @param value a whole number from 0 to 2^53 − 1. */
  varint(value: number): void {
    let rest = value;
    while (rest >= 128) {
      this.byte((rest % 128) + 128);
      rest = Math.floor(rest / 128);
    }
    this.byte(rest);
  }

  /** @param value a whole number, at most 2^52 from zero. */
  signed(value: number): void {
    this.varint(value < 0 ? -value * 2 - 1 : value * 2);
  }

  toBytes(): Uint8Array {
    return this.bytes.slice(0, this.length);
  }

  private grow(): void {
    const larger = new Uint8Array(this.bytes.length * 2);
    larger.set(this.bytes);
    this.bytes = larger;
  }
}

export class ByteReader {
  private position = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  /** @throws RangeError at the end of the bytes. */
  byte(): number {
    const value = this.bytes[this.position++];
    if (value === undefined) throw new RangeError('events end too early');
    return value;
  }

  varint(): number {
    let value = 0;
    let scale = 1;
    for (;;) {
      const byte = this.byte();
      value += (byte % 128) * scale;
      if (byte < 128) return value;
      scale *= 128;
    }
  }

  signed(): number {
    const value = this.varint();
    return value % 2 === 1 ? -(value + 1) / 2 : value / 2;
  }
}
