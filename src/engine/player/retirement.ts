/** Whether a player retires at the end of a season. */
import { RETIREMENT } from '#engine/player/growth-constants.ts';
import { isGoalie, type Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export interface Retiring {
  position: Position;
  /** Age in the season that has just ended. */
  age: number;
  overall: number;
  /** Whether he has a club for next season. */
  hasTeam: boolean;
}

/**
 * Returns the chance to retire, 0 to 1: it rises year by year from 33 (goalies 35), is lower for good players and higher for
 * those without a team.
 */
export function retirementChance({ position, age, overall, hasTeam }: Retiring): number {
  const from = isGoalie(position) ? RETIREMENT.goalieAge : RETIREMENT.skaterAge;
  const years = age - from;
  if (years >= RETIREMENT.latest) return 1;
  const reprieve = Math.max(0.3, 1 - Math.max(0, overall - RETIREMENT.goodOverall) * RETIREMENT.reprievePerPoint);
  const old = years < 0 ? 0 : (RETIREMENT.firstYear + RETIREMENT.perYear * years) * reprieve;
  const teamlessYears = age - RETIREMENT.teamlessAge;
  if (hasTeam || teamlessYears < 0) return Math.min(1, old);
  const givesUp = Math.max(0, 1 - Math.max(0, overall - RETIREMENT.stillPlays) * RETIREMENT.waitsPerPoint);
  return Math.min(1, old + (RETIREMENT.teamless + RETIREMENT.teamlessPerYear * teamlessYears) * givesUp);
}

export function retires(player: Retiring, random: Random): boolean {
  return random.chance(retirementChance(player));
}
