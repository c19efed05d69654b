/** Those who had left the ice before the world began, and whom its Hall of Fame votes on: they have only a past. */
import { generatePlayer } from '#engine/player/generate.ts';
import type { RosterMember } from '#engine/player/generate-roster.ts';
import { isGoalie, POSITIONS } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/**
 * How many retired in each of the seasons before the world, after which age, and how good they were at their best. Judgments, set so that
 * about two a season are elected, and that a new world has a ballot to vote on.
 */
export const GREATS = {
  seasons: 18,
  aSeason: 5,
  /** Weights of POSITIONS (LW, C, RW, LD, RD, G). */
  positions: [3, 4, 3, 2, 2, 2],
  ages: { least: 34, most: 40 },
  best: { skater: 75, goalie: 80, deviation: 3.5, most: 90 },
  /** Points of overall that a year takes from an age on, as in `inventPast`. */
  decline: { from: 30, points: 0.9 },
} as const;

/** As he was in his last season. */
export function drawGreat(random: Random): RosterMember {
  const position = POSITIONS[random.weighted(GREATS.positions)] ?? 'C';
  const age = random.int(GREATS.ages.least, GREATS.ages.most);
  const { skater, goalie, deviation, most } = GREATS.best;
  const { from, points } = GREATS.decline;
  const best = Math.min(most, random.normal(isGoalie(position) ? goalie : skater, deviation));
  const overall = best - (age - from) * points;
  return { ...generatePlayer({ position, age, overall, level: 'PRO' }, random), age };
}
