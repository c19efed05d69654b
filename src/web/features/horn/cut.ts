/** A cut of a sound, as chosen by the user: samples at `HORN_RATE`, −1 to 1. */
import { HORN_RATE, MAX_HORN_MS } from '#domains/horn/constants.ts';

/** Samples quieter than this share of the highest peak count as silence before the sound. */
const LEAD_IN = 0.05;

/** Returns one channel from several: their mean. */
export function mixDown(channels: readonly Float32Array[]): Float32Array {
  const [first = new Float32Array(0)] = channels;
  return first.map((_, index) => channels.reduce((sum, channel) => sum + (channel[index] ?? 0), 0) / channels.length);
}

export interface Cut {
  /** Milliseconds from the start of the sound. */
  from: number;
  length: number;
}

/** Returns the default cut: from the first audible sample, with the maximum length of a horn. */
export function firstCut(samples: Float32Array): Cut {
  const peak = peakIn(samples, 0, samples.length);
  const at = samples.findIndex((value) => Math.abs(value) > peak * LEAD_IN);
  const from = Math.floor((Math.max(0, at) * 1000) / HORN_RATE);
  return { from, length: Math.min(MAX_HORN_MS, lengthOf(samples) - from) };
}

/** Returns the samples of a cut. */
export function cutOut(samples: Float32Array, { from, length }: Cut): Float32Array {
  const first = Math.round((from * HORN_RATE) / 1000);
  const most = Math.floor((MAX_HORN_MS * HORN_RATE) / 1000);
  return samples.slice(first, first + Math.min(most, Math.round((length * HORN_RATE) / 1000)));
}

/** Returns the length of a sound in ms. */
export function lengthOf(samples: Float32Array): number {
  return Math.floor((samples.length * 1000) / HORN_RATE);
}

/** Returns the highest peak in each of this many slices, 0 to 1, for a waveform. */
export function peaksOf(samples: Float32Array, slices: number): number[] {
  const edge = (slice: number) => Math.floor((slice * samples.length) / slices);
  return Array.from({ length: slices }, (_, slice) => Math.min(1, peakIn(samples, edge(slice), edge(slice + 1))));
}

function peakIn(samples: Float32Array, from: number, to: number): number {
  let peak = 0;
  for (let index = from; index < to; index++) peak = Math.max(peak, Math.abs(samples[index] ?? 0));
  return peak;
}

/** Returns bytes in the encoding that a call takes. */
export function asBase64(bytes: Uint8Array): string {
  const pieces: string[] = [];
  // A function takes a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return btoa(pieces.join(''));
}
