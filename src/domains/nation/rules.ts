/** Rates the strength of nations. */
import { BEST_GOALIES, BEST_SKATERS, CALL, SQUAD, SQUAD_SIZE } from '#domains/nation/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import { isGoalie, type Position } from '#engine/player/skills.ts';

/**
 * Mean overall of a nation's best players, to one decimal; null when it has too few for a team.
 * @param skaters overalls of all its skaters, in any order; `goalies` likewise.
 */
export function strengthOf(skaters: readonly number[], goalies: readonly number[]): number | null {
  if (skaters.length < BEST_SKATERS || goalies.length < BEST_GOALIES) return null;
  const best = [...bestOf(skaters, BEST_SKATERS), ...bestOf(goalies, BEST_GOALIES)];
  const mean = best.reduce((sum, overall) => sum + overall, 0) / best.length;
  return Math.round(mean * 10) / 10;
}

/** What a nation's players are worth together. */
export interface Talent {
  /** See `strengthOf`. */
  strength: number | null;
  players: number;
}

/** Returns the talent of a nation with these players. */
export function talentOf(own: readonly { positions: readonly Position[]; skills: readonly number[] }[]): Talent {
  const rated = own.flatMap(({ positions: [position], skills }) =>
    position ? [{ isGoalie: isGoalie(position), overall: overallOf(position, skills) }] : [],
  );
  const of = (goalies: boolean) => rated.filter((one) => one.isGoalie === goalies).map(({ overall }) => overall);
  return { strength: strengthOf(of(false), of(true)), players: own.length };
}

function bestOf(overalls: readonly number[], many: number): number[] {
  return [...overalls].sort((a, b) => b - a).slice(0, many);
}

interface Ranked {
  name: string;
  isRanked: boolean;
  /** Ranking points of international tournaments. */
  rankingPoints: number;
  strength: number | null;
  players: number;
}

/** Returns the nations in the order of the world ranking, those without a rank by talent and the unranked last. */
export function byWorldRank<Nation extends Ranked & { worldRank: number | null }>(
  nations: readonly Nation[],
): Nation[] {
  const rankOf = ({ worldRank }: Nation) => worldRank ?? Number.MAX_SAFE_INTEGER;
  return byTalent(nations).sort((one, other) => rankOf(one) - rankOf(other));
}

/**
 * Returns the nations by talent: by strength, then, for those that cannot fill a team, by number of players. Ties are
 * broken by ranking points and name; unranked nations come last. Nothing says more before the first championship.
 */
function byTalent<Nation extends Ranked>(nations: readonly Nation[]): Nation[] {
  return nations.toSorted(
    (one, other) =>
      Number(other.isRanked) - Number(one.isRanked) ||
      (other.strength ?? 0) - (one.strength ?? 0) ||
      other.players - one.players ||
      other.rankingPoints - one.rankingPoints ||
      one.name.localeCompare(other.name, 'en'),
  );
}

/** Returns what a player is worth to a national team in a tournament, in points of overall. */
export function worthOfCall({ overall, form, age }: { overall: number; form: number; age: number }): number {
  return overall + (form - CALL.usualForm) * CALL.perForm - Math.max(0, age - CALL.freshUntilAge) * CALL.perYear;
}

interface Candidate {
  id: PlayerId;
  position: Position;
  /** What orders the candidates: see `worthOfCall`. */
  overall: number;
}

/**
 * Returns the squad that an AI names: the best at each position, then the best remaining skaters in spots that a
 * position could not fill. Shorter if there are too few players.
 */
export function pickSquad(candidates: readonly Candidate[]): PlayerId[] {
  const best = candidates.toSorted((one, other) => other.overall - one.overall || one.id - other.id);
  const atPosition = (Object.keys(SQUAD) as Position[]).flatMap((position) =>
    best.filter((one) => one.position === position).slice(0, SQUAD[position]),
  );
  const named = new Set(atPosition.map(({ id }) => id));
  const goalies = atPosition.filter(({ position }) => isGoalie(position)).length;
  const open = SQUAD_SIZE - SQUAD.G - (named.size - goalies);
  const others = best.filter(({ id, position }) => !isGoalie(position) && !named.has(id)).slice(0, open);
  return [...atPosition, ...others].map(({ id }) => id);
}
