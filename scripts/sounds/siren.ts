/** The siren at the end of a period: an electric one, flat and merciless. */
import { addAt, inArena, lowPass, normalized, type Signal, shaped, silence, square, through } from './signal.ts';

export const SIREN_SECONDS = 2;
/** Seconds until it is switched off; the rest is the arena's echo. */
const BLOWN_SECONDS = 1.4;
/** Hz: a harsh minor third. */
const TONES = [196, 233.08] as const;

export function sirenSound(): Signal {
  const blown = silence(SIREN_SECONDS);
  for (const tone of TONES) {
    addAt(
      blown,
      square(() => tone, BLOWN_SECONDS),
      0,
    );
  }
  const breath = through([0, 0], [0.02, 1], [BLOWN_SECONDS - 0.05, 1], [BLOWN_SECONDS, 0], [SIREN_SECONDS, 0]);
  const dull = lowPass(shaped(blown, breath), () => 1500, 0.2);
  return normalized(shaped(inArena(dull, 0.3), through([SIREN_SECONDS - 0.2, 1], [SIREN_SECONDS, 0])));
}
