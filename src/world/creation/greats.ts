/** Players who retired before the world began, for the first Hall of Fame votes; they have only a past. */
import { generatePlayer } from '#engine/player/generate.ts';
import type { RosterMember } from '#engine/player/generate-roster.ts';
import { isGoalie, POSITIONS } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/**
 * How many retired in each season before the world, their age, and their peak ability. Judgment calls, set so that
 * about two per season are elected and a new world has a ballot to vote on.
 */
export const GREATS = {
  seasons: 18,
  aSeason: 5,
  /** Weights of POSITIONS (LW, C, RW, LD, RD, G). */
  positions: [3, 4, 3, 2, 2, 2],
  ages: { least: 34, most: 40 },
  best: { skater: 75, goalie: 80, deviation: 3.5, most: 90 },
  /** Overall points lost per year from an age on, as in `inventPast`. */
  decline: { from: 30, points: 0.9 },
} as const;

/** Draws a great player as he was in his last season. */
export function drawGreat(random: Random): RosterMember {
  const position = POSITIONS[random.weighted(GREATS.positions)] ?? 'C';
  const age = random.int(GREATS.ages.least, GREATS.ages.most);
  const { skater, goalie, deviation, most } = GREATS.best;
  const { from, points } = GREATS.decline;
  const best = Math.min(most, random.normal(isGoalie(position) ? goalie : skater, deviation));
  const overall = best - (age - from) * points;
  return { ...generatePlayer({ position, age, overall, level: 'PRO' }, random), age };
}
