/** Makes goal horns from uploads: checked, stripped of what cannot be heard, and made as loud as the others. */
import {
  FADE_IN_MS,
  FADE_OUT_MS,
  HORN_RATE,
  MAX_HORN_MS,
  MAX_PEAK,
  MIN_HORN_MS,
  MIN_LIKENESS,
  MIN_LUFS,
  TARGET_LUFS,
} from '#domains/horn/constants.ts';
import { loudnessOf } from '#domains/horn/rules/loudness.ts';
import { decodeWav, durationOf, encodeWav } from '#domains/horn/rules/wav.ts';

export type Made = { ok: true; sound: Uint8Array<ArrayBuffer>; duration: number } | { ok: false; fault: HornFault };
export type HornFault = 'not-audio' | 'length' | 'silent' | 'noise';

/**
 * Makes a horn from an uploaded WAV file; the stored file is encoded again, sample by sample.
 * @returns the file and its length in ms, or why it was refused
 */
export function makeHorn(bytes: Uint8Array): Made {
  const samples = decodeWav(bytes);
  if (!samples) return { ok: false, fault: 'not-audio' };
  const duration = durationOf(samples.length);
  if (duration < MIN_HORN_MS || duration > MAX_HORN_MS) return { ok: false, fault: 'length' };
  const centered = withoutOffset(samples);
  const loudness = loudnessOf(centered);
  if (loudness < MIN_LUFS) return { ok: false, fault: 'silent' };
  if (likeness(centered) < MIN_LIKENESS) return { ok: false, fault: 'noise' };
  const gain = Math.min(10 ** ((TARGET_LUFS - loudness) / 20), MAX_PEAK / peakOf(centered));
  return {
    ok: true,
    sound: encodeWav(centered.map((value, index) => value * gain * fade(index, samples.length))),
    duration,
  };
}

function withoutOffset(samples: Float64Array): Float64Array {
  const mean = samples.reduce((sum, value) => sum + value, 0) / samples.length;
  return samples.map((value) => value - mean);
}

function peakOf(samples: Float64Array): number {
  return samples.reduce((peak, value) => Math.max(peak, Math.abs(value)), 0);
}

/** Returns how much each sample resembles the next one, −1 to 1. */
function likeness(samples: Float64Array): number {
  const power = samples.reduce((sum, value) => sum + value * value, 0);
  const shared = samples.reduce((sum, value, index) => sum + value * (samples[index + 1] ?? 0), 0);
  return power === 0 ? 0 : shared / power;
}

function fade(index: number, length: number): number {
  const comes = (index * 1000) / (HORN_RATE * FADE_IN_MS);
  const goes = ((length - 1 - index) * 1000) / (HORN_RATE * FADE_OUT_MS);
  return Math.min(1, comes, goes);
}
