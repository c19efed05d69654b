/** Creates the pool of free agents of a new world. */
import { generatePlayer } from '#engine/player/generate.ts';
import type { RosterMember } from '#engine/player/generate-roster.ts';
import { POSITIONS } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

/** Their number per club and their quality: farm players and fading regulars. */
export const FREE_AGENTS = {
  perClub: 5,
  /** Weights of POSITIONS (LW, C, RW, LD, RD, G). */
  positions: [4, 5, 4, 4, 4, 3],
  ages: { least: 21, most: 35 },
  overall: { mean: 56, deviation: 5, most: 70 },
} as const;

export function drawFreeAgent(random: Random): RosterMember {
  const position = POSITIONS[random.weighted(FREE_AGENTS.positions)] ?? 'C';
  const age = random.int(FREE_AGENTS.ages.least, FREE_AGENTS.ages.most);
  const { mean, deviation, most } = FREE_AGENTS.overall;
  const overall = Math.min(most, random.normal(mean, deviation));
  return { ...generatePlayer({ position, age, overall, level: 'FRM' }, random), age };
}
