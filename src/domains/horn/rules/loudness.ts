/** Perceived loudness of a sound: ITU-R BS.1770-5 for one channel, with both gates. */
import { HORN_RATE } from '#domains/horn/constants.ts';

/** One stage of a filter: feed-forward and feedback coefficients, a0 = 1. */
interface Biquad {
  b: readonly [number, number, number];
  a: readonly [number, number];
}

const BLOCK_MS = 400;
const STEP_MS = 100;
const OFFSET_DB = -0.691;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** The K-weighting of BS.1770, specified for 48 kHz, at our rate: the same analog prototypes, by the bilinear transform. */
const HEAD = shelf({ hertz: 1681.974450955533, quality: 0.7071752369554196, gainDb: 3.999843853973347 });
const LOW_CUT = highPass({ hertz: 38.13547087602444, quality: 0.5003270373238773 });

/** Returns the loudness in LUFS; −∞ for silence and for sounds shorter than a block of 400 ms. */
export function loudnessOf(samples: ArrayLike<number>): number {
  const weighted = filtered(filtered(samples, HEAD), LOW_CUT);
  const blocks = powersOf(weighted);
  const loud = blocks.filter((power) => lufs(power) > ABSOLUTE_GATE);
  const gate = lufs(meanOf(loud)) + RELATIVE_GATE;
  return lufs(meanOf(loud.filter((power) => lufs(power) > gate)));
}

/** Returns the mean squares of overlapping blocks. */
function powersOf(samples: Float64Array): number[] {
  const length = (HORN_RATE * BLOCK_MS) / 1000;
  const step = (HORN_RATE * STEP_MS) / 1000;
  const powers: number[] = [];
  for (let from = 0; from + length <= samples.length; from += step) {
    let sum = 0;
    for (let index = from; index < from + length; index++) sum += (samples[index] ?? 0) ** 2;
    powers.push(sum / length);
  }
  return powers;
}

function lufs(power: number): number {
  return power > 0 ? OFFSET_DB + 10 * Math.log10(power) : Number.NEGATIVE_INFINITY;
}

function meanOf(powers: readonly number[]): number {
  return powers.length === 0 ? 0 : powers.reduce((sum, power) => sum + power, 0) / powers.length;
}

function filtered(samples: ArrayLike<number>, { b, a }: Biquad): Float64Array {
  const out = new Float64Array(samples.length);
  let [x1, x2, y1, y2] = [0, 0, 0, 0];
  for (let index = 0; index < samples.length; index++) {
    const x = samples[index] ?? 0;
    const y = b[0] * x + b[1] * x1 + b[2] * x2 - a[0] * y1 - a[1] * y2;
    [x2, x1, y2, y1] = [x1, x, y1, y];
    out[index] = y;
  }
  return out;
}

function shelf({ hertz, quality, gainDb }: { hertz: number; quality: number; gainDb: number }): Biquad {
  const k = Math.tan((Math.PI * hertz) / HORN_RATE);
  const high = 10 ** (gainDb / 20);
  const band = high ** 0.4996667741545416;
  const a0 = 1 + k / quality + k * k;
  return {
    b: [
      (high + (band * k) / quality + k * k) / a0,
      (2 * (k * k - high)) / a0,
      (high - (band * k) / quality + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / quality + k * k) / a0],
  };
}

function highPass({ hertz, quality }: { hertz: number; quality: number }): Biquad {
  const k = Math.tan((Math.PI * hertz) / HORN_RATE);
  const a0 = 1 + k / quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / quality + k * k) / a0] };
}
