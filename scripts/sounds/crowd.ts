/** Crowd sounds: a large number of voices on one vowel, not quite at once, and the murmur of the others. */
import { Random } from '#engine/random.ts';
import {
  addAt,
  bandPass,
  type Curve,
  inArena,
  lowPass,
  noise,
  normalized,
  SAMPLE_RATE,
  type Signal,
  saw,
  shaped,
  silence,
  through,
} from './signal.ts';

export const BOO_SECONDS = 3;
export const CHEER_SECONDS = 4;
export const GASP_SECONDS = 2;
export const MURMUR_SECONDS = 6;

/** A resonance of the mouth: Hz, center over width, and its gain. */
interface Formant {
  center: number;
  sharpness: number;
  share: number;
}

interface Shout {
  seconds: number;
  seed: number;
  voices: number;
  /** First formants of the vowel. */
  vowel: readonly Formant[];
  /** Seconds after which the slowest voice joins in, and the shortest that any voice holds on. */
  latest: number;
  shortest: number;
  /** Pitch over the voice's own length, from 0 to 1, as a share of its normal pitch. */
  melody: (bend: number) => Curve;
  /** The range of the pitch, as shares, in which each voice ends. */
  bends: readonly [low: number, high: number];
  /** The breath of all voices: its highest Hz, its gain, and its envelope. */
  rush: { highest: number; gain: number; envelope: Curve };
}

/** "Boo": falls by a few semitones. */
export function booSound(): Signal {
  return shout({
    seconds: BOO_SECONDS,
    seed: 1,
    voices: 46,
    vowel: [
      { center: 320, sharpness: 4, share: 1 },
      { center: 860, sharpness: 7, share: 0.35 },
    ],
    latest: 0.5,
    shortest: 1.5,
    melody: (bend) => through([0, 0.92], [0.15, 1], [1, bend]),
    bends: [0.7, 0.85],
    rush: { highest: 900, gain: 0.8, envelope: through([0, 0], [0.5, 1], [2.2, 0.7], [BOO_SECONDS, 0]) },
  });
}

/** "Yeah": rises at once, then held, with applause as noise above it. */
export function cheerSound(): Signal {
  return shout({
    seconds: CHEER_SECONDS,
    seed: 2,
    voices: 52,
    vowel: [
      { center: 680, sharpness: 4, share: 1 },
      { center: 1650, sharpness: 6, share: 0.5 },
    ],
    latest: 0.35,
    shortest: 1.8,
    melody: (bend) => through([0, 0.8], [0.1, bend], [0.6, bend * 0.97], [1, 0.9]),
    bends: [1.25, 1.6],
    rush: { highest: 3200, gain: 1.4, envelope: through([0, 0], [0.3, 1], [2.6, 0.8], [CHEER_SECONDS, 0]) },
  });
}

/** "Ooh": up and down again, over a missed chance. */
export function gaspSound(): Signal {
  return shout({
    seconds: GASP_SECONDS,
    seed: 3,
    voices: 40,
    vowel: [
      { center: 430, sharpness: 4, share: 1 },
      { center: 900, sharpness: 7, share: 0.4 },
    ],
    latest: 0.18,
    shortest: 0.8,
    melody: (bend) => through([0, 0.95], [0.35, bend], [1, 0.8]),
    bends: [1.15, 1.4],
    rush: { highest: 1200, gain: 0.7, envelope: through([0, 0], [0.25, 1], [1.1, 0.5], [GASP_SECONDS, 0]) },
  });
}

function shout({ seconds, seed, voices, vowel, latest, shortest, melody, bends, rush }: Shout): Signal {
  const random = new Random(seed);
  const within = (low: number, high: number) => low + random.next() * (high - low);
  const crowd = silence(seconds);
  for (let voice = 0; voice < voices; voice++) {
    const from = within(0, latest);
    const length = within(shortest, seconds - 0.3 - from);
    // One woman to two men.
    const pitch = voice % 3 === 0 ? within(170, 240) : within(85, 140);
    const tune = melody(within(...bends));
    const wobble = within(4, 6.5);
    const throat = saw(
      (second) => pitch * tune(second / length) * (1 + 0.012 * Math.sin(2 * Math.PI * wobble * second)),
      length,
      random.next(),
    );
    const breath = through([0, 0], [within(0.12, 0.3), 1], [length * 0.6, 0.8], [length, 0]);
    const voiced = shaped(throat, breath);
    for (const { center, sharpness, share } of vowel) {
      addAt(crowd, bandPass(voiced, center * within(0.9, 1.15), sharpness), from, share);
    }
  }
  const air = lowPass(
    noise(() => random.next(), seconds),
    () => rush.highest,
  );
  addAt(crowd, shaped(air, rush.envelope), 0, rush.gain);
  const ended = shaped(inArena(crowd, 0.35), through([seconds - 0.3, 1], [seconds, 0]));
  return normalized(ended);
}

/** Seconds by which the end of the murmur blends into its beginning, so that it can loop. */
const SEAM_SECONDS = 1;
const MUTTERERS = 90;

/** An arena between two chances: a hum of distant voices that swells and falls, as a loop. */
export function murmurSound(): Signal {
  const random = new Random(4);
  const within = (low: number, high: number) => low + random.next() * (high - low);
  const seconds = MURMUR_SECONDS + SEAM_SECONDS;
  const hall = lowPass(
    noise(() => random.next(), seconds),
    (second) => 420 + 90 * Math.sin((2 * Math.PI * second) / MURMUR_SECONDS),
  );
  for (let voice = 0; voice < MUTTERERS; voice++) {
    const length = within(0.15, 0.6);
    const pitch = voice % 3 === 0 ? within(170, 240) : within(85, 140);
    const word = shaped(
      saw(() => pitch, length, random.next()),
      through([0, 0], [length * 0.3, 1], [length, 0]),
    );
    addAt(hall, bandPass(word, within(350, 700), 4), within(0, seconds - length), within(0.05, 0.16));
  }
  return normalized(joinedToItself(inArena(hall, 0.5)), 0.6);
}

/** Fades the last second into the first, so that the loop has no seam. */
function joinedToItself(signal: Signal): Signal {
  const seam = SEAM_SECONDS * SAMPLE_RATE;
  const length = signal.length - seam;
  return signal.slice(0, length).map((value, at) => {
    if (at >= seam) return value;
    const share = at / seam;
    // Equal power, as the two are uncorrelated.
    return value * Math.sqrt(share) + signal[length + at]! * Math.sqrt(1 - share);
  });
}
