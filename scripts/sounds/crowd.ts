/** A crowd that boos: many voices that sink together, not quite at once. */
import { Random } from '#engine/random.ts';
import {
  addAt,
  bandPass,
  inArena,
  lowPass,
  noise,
  normalised,
  type Signal,
  saw,
  shaped,
  silence,
  through,
} from './signal.ts';

export const BOO_SECONDS = 3;
const VOICES = 46;
const SEED = 1;
/** First two formants of the vowel in "boo", Hz, with their sharpness and share. */
const FORMANTS = [
  { centre: 320, sharpness: 4, share: 1 },
  { centre: 860, sharpness: 7, share: 0.35 },
] as const;

export function booSound(): Signal {
  const random = new Random(SEED);
  const within = (low: number, high: number) => low + random.next() * (high - low);
  const crowd = silence(BOO_SECONDS);
  for (let voice = 0; voice < VOICES; voice++) {
    const from = within(0, 0.5);
    const seconds = within(1.5, BOO_SECONDS - 0.3 - from);
    // Men and women, each sinking by a few semitones.
    const pitch = voice % 3 === 0 ? within(170, 240) : within(85, 140);
    const sinking = through([0, pitch * 0.92], [0.25, pitch], [seconds, pitch * within(0.7, 0.85)]);
    const wobble = within(4, 6.5);
    const throat = saw(
      (second) => sinking(second) * (1 + 0.012 * Math.sin(2 * Math.PI * wobble * second)),
      seconds,
      random.next(),
    );
    const breath = through([0, 0], [within(0.12, 0.3), 1], [seconds * 0.6, 0.8], [seconds, 0]);
    const voiced = shaped(throat, breath);
    for (const { centre, sharpness, share } of FORMANTS) {
      addAt(crowd, bandPass(voiced, centre * within(0.9, 1.15), sharpness), from, share);
    }
  }
  const rush = lowPass(
    noise(() => random.next(), BOO_SECONDS),
    () => 900,
  );
  addAt(crowd, shaped(rush, through([0, 0], [0.5, 1], [2.2, 0.7], [BOO_SECONDS, 0])), 0, 0.8);
  const ended = shaped(inArena(crowd, 0.35), through([BOO_SECONDS - 0.3, 1], [BOO_SECONDS, 0]));
  return normalised(ended);
}
