/** Whether a player hangs up his skates at a season's end. */
import { RETIREMENT } from '#engine/player/growth-constants.ts';
import { isGoalie, type Position } from '#engine/player/skills.ts';
import type { Random } from '#engine/random.ts';

export interface Retiring {
  position: Position;
  /** In the season that has just ended. */
  age: number;
  overall: number;
  /** He has a club for next season. */
  hasTeam: boolean;
}

/** Chance from 0 to 1: rises year by year from 33 (goalies 35), less for the good, more for who has no team. */
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
