/** A player's priorities as bars, shown before an offer: coarse enough to keep his traits hidden. */
import { FULL_BAR } from '#domains/contracts/constants.ts';
import { type Asker, FACTORS, type Factor, weightsOf } from '#engine/market/ask.ts';

export interface Bar {
  factor: Factor;
  /** 1 (minor) to 5. */
  weight: number;
  /** The club's standing, −2 to 2; null: an offer decides it. */
  standing: number | null;
}

/** Returns the bars, heaviest first. */
export function barsOf({ personality, appeal }: Pick<Asker, 'personality' | 'appeal'>): Bar[] {
  const weights = weightsOf(personality);
  return [...FACTORS]
    .sort((one, other) => weights[other] - weights[one])
    .map((factor) => ({
      factor,
      weight: Math.max(1, Math.min(5, Math.ceil((weights[factor] / FULL_BAR) * 5))),
      standing: factor === 'money' || factor === 'term' ? null : Math.round(appeal[factor] * 2) + 0,
    }));
}
