/** Growing byte buffers with variable-length integers (7 bits a byte, low bits first; signed ones zigzag). */

export class ByteWriter {
  protected bytes: Uint8Array<ArrayBuffer>;
  protected length = 0;
  /** Number of bytes that fit; kept separately, because V8 does more work to read the array's own length. */
  private capacity: number;

  /** @param size initial bytes; grows when full. */
  constructor(size = 8192) {
    this.bytes = new Uint8Array(size);
    this.capacity = size;
  }

  /** @param value 0 to 255. */
  byte(value: number): void {
    if (this.length === this.capacity) this.grow();
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

  /** Appends the contents of another writer. */
  append({ bytes, length }: ByteWriter): void {
    this.makeRoom(length);
    this.bytes.set(bytes.subarray(0, length), this.length);
    this.length += length;
  }

  /** Bytes written so far. */
  get size(): number {
    return this.length;
  }

  /** Returns a copy of the bytes written. */
  copy(): Uint8Array<ArrayBuffer> {
    return this.bytes.slice(0, this.length);
  }

  /** Clears the bytes written. */
  clearBytes(): void {
    this.length = 0;
  }

  /** Makes room for this many more bytes. */
  protected makeRoom(size: number): void {
    while (this.length + size > this.capacity) this.grow();
  }

  private grow(): void {
    const larger = new Uint8Array(this.capacity * 2);
    larger.set(this.bytes);
    this.bytes = larger;
    this.capacity = larger.length;
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
