/** Signals as arrays of samples from −1 to 1, and the few synthesizer tools that the game's sounds need. */

/** Samples per second. Half of it, 8 kHz, is more than a horn across an arena has. */
export const SAMPLE_RATE = 16_000;

export type Signal = Float64Array;

export function silence(seconds: number): Signal {
  return new Float64Array(Math.round(seconds * SAMPLE_RATE));
}

/** A value over time, e.g. a pitch in Hz at a second of the sound. */
export type Curve = (second: number) => number;

/** Returns straight lines through points (second, value); level before the first and after the last. */
export function through(...points: readonly (readonly [second: number, value: number])[]): Curve {
  return (second) => {
    const next = points.findIndex(([at]) => at > second);
    if (next === 0) return points[0]?.[1] ?? 0;
    const [fromAt, from] = points[next < 0 ? points.length - 1 : next - 1] ?? [0, 0];
    const [toAt, to] = points[next] ?? [fromAt + 1, from];
    return from + ((to - from) * (second - fromAt)) / (toAt - fromAt);
  };
}

/** Adds one signal to another in place, from a second on. */
export function addAt(target: Signal, addition: Signal, second: number, gain = 1): void {
  const start = Math.round(second * SAMPLE_RATE);
  const length = Math.min(addition.length, target.length - start);
  for (let at = 0; at < length; at++) target[start + at]! += addition[at]! * gain;
}

/** Returns a sawtooth whose jump is rounded over two samples (PolyBLEP), so that high notes do not alias. */
export function saw(pitch: Curve, seconds: number, startPhase = 0): Signal {
  return oscillate(pitch, seconds, startPhase, (phase, step) => 2 * phase - 1 - jump(phase, step));
}

/** Returns a square wave, its two jumps rounded like the sawtooth's. */
export function square(pitch: Curve, seconds: number): Signal {
  return oscillate(pitch, seconds, 0, (phase, step) => {
    const level = phase < 0.5 ? 1 : -1;
    return level + jump(phase, step) - jump((phase + 0.5) % 1, step);
  });
}

export function triangle(pitch: Curve, seconds: number): Signal {
  return oscillate(pitch, seconds, 0.25, (phase) => 1 - 4 * Math.abs(phase - 0.5));
}

export function noise(random: () => number, seconds: number): Signal {
  return silence(seconds).map(() => random() * 2 - 1);
}

function oscillate(
  pitch: Curve,
  seconds: number,
  startPhase: number,
  wave: (phase: number, step: number) => number,
): Signal {
  const signal = silence(seconds);
  let phase = startPhase;
  for (let at = 0; at < signal.length; at++) {
    const step = pitch(at / SAMPLE_RATE) / SAMPLE_RATE;
    signal[at] = wave(phase, step);
    phase = (phase + step) % 1;
  }
  return signal;
}

/** Returns the correction near a jump at phase 0 (Välimäki and Huovilainen, "Antialiasing oscillators", 2007). */
function jump(phase: number, step: number): number {
  if (phase < step) {
    const near = phase / step;
    return near + near - near * near - 1;
  }
  if (phase > 1 - step) {
    const near = (phase - 1) / step;
    return near * near + near + near + 1;
  }
  return 0;
}

/** Multiplies by a curve, e.g. an envelope. */
export function shaped(signal: Signal, gain: Curve): Signal {
  return signal.map((value, at) => value * gain(at / SAMPLE_RATE));
}

/** Applies a second-order low-pass with a movable cut-off (state variable filter, Chamberlin). `resonance` 0 to 1. */
export function lowPass(signal: Signal, cutoff: Curve, resonance = 0.2): Signal {
  let low = 0;
  let band = 0;
  const damping = 1.4 * (1 - resonance) + 0.1;
  return signal.map((value, at) => {
    const factor = Math.min(0.95, 2 * Math.sin((Math.PI * cutoff(at / SAMPLE_RATE)) / SAMPLE_RATE));
    low += factor * band;
    const high = value - low - damping * band;
    band += factor * high;
    return low;
  });
}

/** Passes a band around `center` Hz; a formant of a voice or horn. `sharpness` is center over width. */
export function bandPass(signal: Signal, center: number, sharpness: number): Signal {
  const turn = (2 * Math.PI * center) / SAMPLE_RATE;
  const alpha = Math.sin(turn) / (2 * sharpness);
  let [in1, in2, out1, out2] = [0, 0, 0, 0];
  return signal.map((value) => {
    const out = (alpha * (value - in2) + 2 * Math.cos(turn) * out1 - (1 - alpha) * out2) / (1 + alpha);
    [in2, in1, out2, out1] = [in1, value, out1, out];
    return out;
  });
}

/** Removes frequencies below hearing, so that nothing pushes the loudspeaker off its center. */
export function withoutRumble(signal: Signal): Signal {
  const keep = 1 - (2 * Math.PI * 30) / SAMPLE_RATE;
  let [before, out] = [0, 0];
  return signal.map((value) => {
    out = keep * (out + value - before);
    before = value;
    return out;
  });
}

/** Overdrives gently: loud peaks are bent instead of clipped. */
export function driven(signal: Signal, drive: number): Signal {
  return signal.map((value) => Math.tanh(value * drive));
}

/** Delays in samples that share no factor, after Schroeder's reverberator (1962), spread out for an arena. */
const COMBS = [887, 1009, 1129, 1277] as const;
const ALLPASSES = [173, 61] as const;

/** Adds the echo of an arena: `share` of the reverberated sound, `decay` the part left after each turn (below 1). */
export function inArena(signal: Signal, share: number, decay = 0.8): Signal {
  let wet: Signal = new Float64Array(signal.length);
  for (const delay of COMBS) addAt(wet, comb(signal, delay, decay), 0, 1 / COMBS.length);
  for (const delay of ALLPASSES) wet = allPass(wet, delay);
  return signal.map((value, at) => value * (1 - share) + wet[at]! * share);
}

function comb(signal: Signal, delay: number, decay: number): Signal {
  const out = new Float64Array(signal.length);
  let dull = 0;
  for (let at = 0; at < signal.length; at++) {
    // Air and seats absorb the high tones on every turn.
    dull = 0.6 * dull + 0.4 * (at >= delay ? out[at - delay]! : 0);
    out[at] = signal[at]! + decay * dull;
  }
  return out;
}

function allPass(signal: Signal, delay: number, gain = 0.6): Signal {
  const out = new Float64Array(signal.length);
  for (let at = 0; at < signal.length; at++) {
    const past = at >= delay ? signal[at - delay]! + gain * out[at - delay]! : 0;
    out[at] = past - gain * signal[at]!;
  }
  return out;
}

/** Scales to the maximum loudness: the highest peak at `peak`. */
export function normalized(signal: Signal, peak = 0.92): Signal {
  const highest = signal.reduce((most, value) => Math.max(most, Math.abs(value)), 1e-9);
  return signal.map((value) => (value / highest) * peak);
}
