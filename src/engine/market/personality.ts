/**
 * A player's personality at the negotiating table. It is fixed at birth and never shown as numbers: it is derived from the
 * world's secret key and his id, so it is stored in no table and cannot be looked up.
 */
import type { PlayerId } from '#engine/ids.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

export const TRAITS = ['patience', 'greed', 'loyalty', 'ambition', 'home'] as const;
export type Trait = (typeof TRAITS)[number];
/** 0 to 1 each; .5 is average. */
export type Personality = Readonly<Record<Trait, number>>;

/** Standard deviation of a trait around the average. */
const DEVIATION = 0.2;
/** Distance from the average from which a trait is known around the league. */
const KNOWN_FROM = 0.2;
/** Maximum number of hints about one player. */
const MAX_HINTS = 3;

export function personalityOf(playerId: PlayerId, secret: Secret): Personality {
  const random = secretRandom(secret, `personality/${playerId}`);
  const draw = () => Math.max(0, Math.min(1, random.normal(0.5, DEVIATION)));
  return { patience: draw(), greed: draw(), loyalty: draw(), ambition: draw(), home: draw() };
}

export const HINTS = [
  'high-patience',
  'low-patience',
  'high-greed',
  'low-greed',
  'high-loyalty',
  'low-loyalty',
  'high-ambition',
  'low-ambition',
  'high-home',
  'low-home',
] as const;
/** What is said about him around the league: a trait that stands out. */
export type Hint = (typeof HINTS)[number];

/** Returns the traits that stand out, strongest first; empty when none do. */
export function hintsOf(personality: Personality): Hint[] {
  return TRAITS.map((trait) => ({ trait, distance: personality[trait] - 0.5 }))
    .filter(({ distance }) => Math.abs(distance) >= KNOWN_FROM)
    .sort((one, other) => Math.abs(other.distance) - Math.abs(one.distance))
    .slice(0, MAX_HINTS)
    .map(({ trait, distance }): Hint => `${distance > 0 ? 'high' : 'low'}-${trait}`);
}
