/**
 * Rows in the binary form of COPY (PostgreSQL, "COPY", file formats): made wherever the values are, on any thread, and handed to
 * the database as they are. Bytes are sent as bytes instead of as digits, at half the length.
 */

/** The types of a layout's columns; PostgreSQL refuses bytes that do not fit the type of its column. */
type BinaryType = 'smallint' | 'integer' | 'boolean' | 'text' | 'bytea';

/** The columns of the rows, in order, by their names in the program. */
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

/** Signature, no flags, no header extension. */
const HEADER = Buffer.from('PGCOPY\n\xff\r\n\0\0\0\0\0\0\0\0\0', 'latin1');
/** A row of −1 columns marks the end. */
const END = Buffer.from([0xff, 0xff]);

/** Buffer in which rows are assembled before they are copied out: 128 kB, doubled when needed. One per thread. */
let sheet = Buffer.allocUnsafe(1 << 17);

/**
 * Returns rows in the binary form of COPY. @param shared values that all of the rows have, so that each row may omit them.
 * @throws RangeError for a number that does not fit its type, TypeError for one that is not whole or a value that is missing
 */
export function binaryRows<L extends RowLayout, S extends keyof L = never>(
  layout: L,
  rows: readonly Omit<RowOf<L>, S>[],
  shared?: Pick<RowOf<L>, S>,
): Bytes {
  const ofAll: Readonly<Record<string, unknown>> = shared ?? {};
  const columns = Object.entries(layout).map(([key, type]) => ({ key, type, isShared: key in ofAll }));
  let at = 0;
  for (const row of rows as readonly Readonly<Record<string, unknown>>[]) {
    at = writeInt16(columns.length, roomFor(at, 2));
    for (let index = 0; index < columns.length; index++) {
      const { key, type, isShared } = columns[index] as (typeof columns)[number];
      at = writeValue(isShared ? ofAll[key] : row[key], type, at);
    }
  }
  return new Uint8Array(sheet.subarray(0, at));
}

/** Returns the complete input of COPY, from rows that were made in several parts. */
export function binaryCopy(parts: readonly Uint8Array[]): Buffer {
  return Buffer.concat([HEADER, ...parts, END]);
}

/** Writes a value after its length in bytes, and returns where it ends; null has the length −1. */
function writeValue(value: unknown, type: BinaryType, start: number): number {
  const at = roomFor(start, 8);
  // The most frequent types first.
  if (type === 'smallint') return writeInt16(within(value, 0x8000), writeInt32(2, at));
  if (type === 'integer') return writeInt32(within(value, 0x80000000), writeInt32(4, at));
  if (value === undefined) throw new TypeError(`a ${type} is missing`);
  if (type === 'boolean') return writeInt8(value === true ? 1 : 0, writeInt32(1, at));
  if (value === null) return writeInt32(-1, at);
  const bytes = typeof value === 'string' ? Buffer.from(value) : (value as Uint8Array);
  roomFor(at, 4 + bytes.byteLength);
  sheet.set(bytes, writeInt32(bytes.byteLength, at));
  return at + 4 + bytes.byteLength;
}

// The highest byte first; the typed array keeps the lowest eight bits of each. A Buffer's own methods check every value again,
// which takes longer than the rest of a row.

function writeInt32(value: number, at: number): number {
  sheet[at] = value >> 24;
  sheet[at + 1] = value >> 16;
  return writeInt16(value, at + 2);
}

function writeInt16(value: number, at: number): number {
  sheet[at] = value >> 8;
  return writeInt8(value, at + 1);
}

function writeInt8(value: number, at: number): number {
  sheet[at] = value;
  return at + 1;
}

/** Returns the value, which must be a whole number from −limit to limit − 1. */
function within(value: unknown, limit: number): number {
  if (!Number.isInteger(value)) throw new TypeError(`${String(value)} is no whole number`);
  const number = value as number; // an integer is a number
  if (number < -limit || number >= limit) throw new RangeError(`${number} does not fit in its column`);
  return number;
}

/** Makes sure that this many bytes fit from `at`, and returns `at`. */
function roomFor(at: number, length: number): number {
  if (at + length <= sheet.length) return at;
  const larger = Buffer.allocUnsafe(Math.max(2 * sheet.length, at + length));
  larger.set(sheet.subarray(0, at));
  sheet = larger;
  return at;
}
