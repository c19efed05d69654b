/**
 * A sound's fingerprint, which is independent of volume and cropping: the notes that stand out from moment to moment.
 * Playing it faster, or half a note higher, makes a different sound.
 */
import { HORN_RATE, MAX_STRANGENESS, MIN_COMMON_MS } from '#domains/horn/constants.ts';

/** Samples per frame, a power of two, and the step from one to the next. */
const FRAME = 4096;
const HOP = 1024;
/** Half notes from the lowest one up; each is one bit of a frame, which has this many bytes. */
const LOWEST_HZ = 150;
const BANDS = 64;
const BYTES = BANDS / 8;
/** A note stands out when it is louder than its neighbors and has at least this share of the loudest note's power. */
const FLOOR = 0.003;

/** Band of each FFT bin; −1: none. */
const BAND_OF_BIN = Int8Array.from({ length: FRAME / 2 }, (_, bin) => {
  const band = Math.floor(12 * Math.log2((bin * HORN_RATE) / FRAME / LOWEST_HZ));
  return band >= 0 && band < BANDS ? band : -1;
});
const COS = Float64Array.from({ length: FRAME / 2 }, (_, at) => Math.cos((2 * Math.PI * at) / FRAME));
const SIN = Float64Array.from({ length: FRAME / 2 }, (_, at) => -Math.sin((2 * Math.PI * at) / FRAME));
const WINDOW = Float64Array.from({ length: FRAME }, (_, at) => 0.5 - 0.5 * Math.cos((2 * Math.PI * at) / FRAME));

/** Returns this many bytes for each frame of the sound; in silent frames no notes stand out. */
export function fingerprintOf(samples: Float64Array): Uint8Array<ArrayBuffer> {
  const frames = Math.max(1, 1 + Math.floor((samples.length - FRAME) / HOP));
  const powers = Array.from({ length: frames }, (_, frame) => powersOf(samples, frame * HOP));
  const loudest = Math.max(...powers.map((bands) => Math.max(...bands)));
  const bits = new Uint8Array(frames * BYTES);
  for (const [frame, bands] of powers.entries()) {
    const floor = Math.max(Math.max(...bands) * FLOOR, loudest * FLOOR * FLOOR);
    for (let band = 0; band < BANDS; band++) {
      const power = bands[band] ?? 0;
      const standsOut = power > floor && power > (bands[band - 1] ?? 0) && power >= (bands[band + 1] ?? 0);
      if (standsOut) bits[frame * BYTES + (band >> 3)]! |= 1 << (band & 7);
    }
  }
  return bits;
}

/** Returns whether two sounds are the same to the ear, or one is a part of the other. */
export function isSameSound(one: Uint8Array, other: Uint8Array): boolean {
  return strangeness(one, other) <= MAX_STRANGENESS;
}

/**
 * Returns how different two sounds are at their best alignment, 0 to 1: the share of notes that stand out in only one of
 * them, among all that stand out, over every alignment.
 */
export function strangeness(one: Uint8Array, other: Uint8Array): number {
  const [frames, others] = [one.length / BYTES, other.length / BYTES];
  const shared = Math.min(frames, others, Math.ceil((MIN_COMMON_MS * HORN_RATE) / 1000 / HOP));
  let least = 1;
  for (let shift = shared - others; shift <= frames - shared; shift++) {
    least = Math.min(least, difference(one, other, shift * BYTES));
  }
  return least;
}

/** @param shift bytes of the one before the first of the other */
function difference(one: Uint8Array, other: Uint8Array, shift: number): number {
  let [differing, all] = [0, 0];
  const end = Math.min(one.length, other.length + shift);
  for (let at = Math.max(0, shift); at < end; at++) {
    const [a, b] = [one[at] ?? 0, other[at - shift] ?? 0];
    differing += BITS[a ^ b] ?? 0;
    all += BITS[a | b] ?? 0;
  }
  return all === 0 ? 1 : differing / all;
}

const BITS = Uint8Array.from({ length: 256 }, (_, byte) => byte.toString(2).replaceAll('0', '').length);

/** Returns the power of each note in the frame that begins at the sample. */
function powersOf(samples: Float64Array, from: number): Float64Array {
  const real = WINDOW.map((weight, at) => weight * (samples[from + at] ?? 0));
  const imaginary = new Float64Array(FRAME);
  transform(real, imaginary);
  const bands = new Float64Array(BANDS);
  for (const [bin, band] of BAND_OF_BIN.entries()) {
    if (band >= 0) bands[band]! += (real[bin] ?? 0) ** 2 + (imaginary[bin] ?? 0) ** 2;
  }
  return bands;
}

/** Runs the fast Fourier transform, in place. */
function transform(real: Float64Array, imaginary: Float64Array): void {
  const length = real.length;
  for (let at = 1, mirrored = 0; at < length; at++) {
    let bit = length >> 1;
    for (; mirrored & bit; bit >>= 1) mirrored ^= bit;
    mirrored ^= bit;
    if (at < mirrored) {
      swap(real, at, mirrored);
      swap(imaginary, at, mirrored);
    }
  }
  for (let size = 2; size <= length; size *= 2) {
    for (let offset = 0; offset < size / 2; offset++) {
      const turn = (offset * length) / size;
      const cos = COS[turn] ?? 0;
      const sin = SIN[turn] ?? 0;
      for (let even = offset; even < length; even += size) {
        const odd = even + size / 2;
        const r = real[odd] ?? 0;
        const i = imaginary[odd] ?? 0;
        const turnedR = r * cos - i * sin;
        const turnedI = r * sin + i * cos;
        const evenR = real[even] ?? 0;
        const evenI = imaginary[even] ?? 0;
        real[odd] = evenR - turnedR;
        imaginary[odd] = evenI - turnedI;
        real[even] = evenR + turnedR;
        imaginary[even] = evenI + turnedI;
      }
    }
  }
}

function swap(values: Float64Array, one: number, other: number): void {
  const kept = values[one] ?? 0;
  values[one] = values[other] ?? 0;
  values[other] = kept;
}
