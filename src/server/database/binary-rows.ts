/**
 * Rows in the binary form of COPY (PostgreSQL, "COPY", file formats): made by whoever has the values, on any thread, and
 * handed to the database as they are. Bytes go in as bytes instead of as digits, at half the length.
 */

/** What a layout's columns may be; PostgreSQL refuses bytes that do not fit the type of its column. */
type BinaryType = 'smallint' | 'integer' | 'boolean' | 'text' | 'bytea';

/** The columns that rows are made of, in order, by their names in the program. */
export type RowLayout = Readonly<Record<string, BinaryType>>;

type ValueOf<T extends BinaryType> = T extends 'bytea'
  ? Uint8Array
  : T extends 'text'
    ? string | null
    : T extends 'boolean'
      ? boolean
      : number;

export type RowOf<L extends RowLayout> = { readonly [K in keyof L]: ValueOf<L[K]> };

export type Bytes = Uint8Array<ArrayBuffer>;

/** Signature, no flags, no extension of the header. */
const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** A row of −1 columns is the end. */
const END = Buffer.from([0xff, 0xff]);

/** Rows are put together here and copied out: 128 kB, doubled for who needs more. One a thread. */
let sheet = Buffer.allocUnsafe(1 << 17);

/** @throws RangeError for a number that does not fit its type, TypeError for one that is not whole or a value that is missing */
export function binaryRows<L extends RowLayout>(layout: L, rows: readonly RowOf<L>[]): Bytes {
  const columns = Object.entries(layout);
  let at = 0;
  for (const row of rows) {
    at = roomFor(at, 2);
    at = sheet.writeInt16BE(columns.length, at);
    for (let index = 0; index < columns.length; index++) {
      const [key, type] = columns[index] as [string, BinaryType];
      at = writeValue((row as Record<string, unknown>)[key], type, at);
    }
  }
  return new Uint8Array(sheet.subarray(0, at));
}

/** All that COPY reads, from rows that were made in several parts. */
export function binaryCopy(parts: readonly Uint8Array[]): Buffer {
  return Buffer.concat([HEADER, ...parts, END]);
}

/** Writes a value after its length in bytes, and answers where it ends; null has the length −1. */
function writeValue(value: unknown, type: BinaryType, start: number): number {
  const at = roomFor(start, 8);
  // In the order of how many there are of each.
  if (type === 'smallint') return sheet.writeInt16BE(whole(value), sheet.writeInt32BE(2, at));
  if (type === 'integer') return sheet.writeInt32BE(whole(value), sheet.writeInt32BE(4, at));
  if (value === undefined) throw new TypeError(`a ${type} is missing`);
  if (type === 'boolean') return sheet.writeInt8(value === true ? 1 : 0, sheet.writeInt32BE(1, at));
  if (value === null) return sheet.writeInt32BE(-1, at);
  const bytes = typeof value === 'string' ? Buffer.from(value) : (value as Uint8Array);
  roomFor(at, 4 + bytes.byteLength);
  sheet.set(bytes, sheet.writeInt32BE(bytes.byteLength, at));
  return at + 4 + bytes.byteLength;
}

/** Node's buffers take a missing number for 0 and cut off fractions. */
function whole(value: unknown): number {
  if (Number.isInteger(value)) return value as number;
  throw new TypeError(`${String(value)} is no whole number`);
}

/** Sees that so many bytes fit in from `at`, and answers `at`. */
function roomFor(at: number, length: number): number {
  if (at + length <= sheet.length) return at;
  const larger = Buffer.allocUnsafe(Math.max(2 * sheet.length, at + length));
  larger.set(sheet.subarray(0, at));
  sheet = larger;
  return at;
}
