/** WAV files of the plainest kind: mono, 16 bit, `HORN_RATE`, only format and samples. */
import { HORN_RATE, WAV_HEADER_BYTES } from '#domains/horn/constants.ts';

const SCALE = 32_768;

/**
 * Returns the samples of a WAV file, −1 to 1.
 * @returns null for anything that is not, to the byte, a file as `encodeWav` writes them
 */
export function decodeWav(bytes: Uint8Array): Float64Array | null {
  if (bytes.length < WAV_HEADER_BYTES || bytes.length % 2 !== 0) return null;
  const header = headerFor((bytes.length - WAV_HEADER_BYTES) / 2);
  if (header.some((byte, index) => bytes[index] !== byte)) return null;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Float64Array((bytes.length - WAV_HEADER_BYTES) / 2);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = view.getInt16(WAV_HEADER_BYTES + 2 * index, true) / SCALE;
  }
  return samples;
}

/** Returns a WAV file of samples, −1 to 1; values beyond are clipped. */
export function encodeWav(samples: ArrayLike<number>): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(WAV_HEADER_BYTES + 2 * samples.length);
  bytes.set(headerFor(samples.length));
  const view = new DataView(bytes.buffer);
  for (let index = 0; index < samples.length; index++) {
    const value = Math.round((samples[index] ?? 0) * SCALE);
    view.setInt16(WAV_HEADER_BYTES + 2 * index, Math.max(-SCALE, Math.min(SCALE - 1, value)), true);
  }
  return bytes;
}

/** Returns how long this many samples last, in ms. */
export function durationOf(samples: number): number {
  return Math.round((samples * 1000) / HORN_RATE);
}

function headerFor(samples: number): Uint8Array {
  const header = new Uint8Array(WAV_HEADER_BYTES);
  const view = new DataView(header.buffer);
  const text = (at: number, letters: string) => {
    for (let index = 0; index < letters.length; index++) header[at + index] = letters.charCodeAt(index);
  };
  text(0, 'RIFF');
  view.setUint32(4, WAV_HEADER_BYTES - 8 + 2 * samples, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, HORN_RATE, true);
  view.setUint32(28, 2 * HORN_RATE, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, 2 * samples, true);
  return header;
}
