/** Encoding of a stored game input: JSON, compressed to a quarter of its length, about 2 kB per game. */
import { constants, zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import type { MatchInput } from '#engine/match/input.ts';

/**
 * Level 1 of Zstandard (RFC 8878): as compact as the best of deflate, in two fifths of the time. Output is collected in
 * chunks of 4 kB; one is enough for most games.
 */
const COMPRESSION = { chunkSize: 4096, params: { [constants.ZSTD_c_compressionLevel]: 1 } };

export function encodeInput(input: MatchInput): Uint8Array<ArrayBuffer> {
  return encodeInputText(JSON.stringify(input));
}

/** @param json of a MatchInput. */
export function encodeInputText(json: string): Uint8Array<ArrayBuffer> {
  // Copied, since zlib returns a view of a larger buffer, which would move to another thread with it.
  return new Uint8Array(zstdCompressSync(json, COMPRESSION));
}

export function decodeInput(bytes: Uint8Array): MatchInput {
  // Written only by `encodeInput`.
  return JSON.parse(zstdDecompressSync(bytes).toString('utf8')) as MatchInput;
}
