/** A referee's whistle: two close tones that a rolling ball chops up. */
import { Random } from '#engine/random.ts';
import {
  addAt,
  bandPass,
  inArena,
  noise,
  normalized,
  type Signal,
  shaped,
  silence,
  through,
  triangle,
} from './signal.ts';

export const WHISTLE_SECONDS = 1;
/** Hz of the two chambers, and of the ball. */
const TONES = [2750, 2980] as const;
const BALL = 36;

export function whistleSound(): Signal {
  const random = new Random(5);
  const blown = silence(WHISTLE_SECONDS);
  for (const tone of TONES) {
    addAt(
      blown,
      triangle((second) => tone * (1 + 0.02 * Math.sin(2 * Math.PI * BALL * second)), WHISTLE_SECONDS),
      0,
      0.5,
    );
  }
  const hiss = bandPass(
    noise(() => random.next(), WHISTLE_SECONDS),
    TONES[0],
    3,
  );
  addAt(blown, hiss, 0, 0.5);
  const rolled = shaped(blown, (second) => 0.7 + 0.3 * Math.sin(2 * Math.PI * BALL * second));
  const breath = through([0, 0], [0.03, 1], [0.5, 0.9], [0.62, 0], [WHISTLE_SECONDS, 0]);
  return normalized(inArena(shaped(rolled, breath), 0.3));
}
