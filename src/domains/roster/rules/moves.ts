/** Call-ups and sending players down, who has to clear waivers, and which club gets a claimed player. */
import { CLAIM_MARGIN, MIN_HEALTHY, WAIVERS } from '#domains/roster/constants.ts';
import { rosterRefusals } from '#domains/roster/refusals.ts';
import type { ClubId } from '#engine/ids.ts';
import { ageClassOf, groupOf, LEVELS, type Level, type Position } from '#engine/player/skills.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface MovingPlayer {
  /** He plays for a team of the club that moves him. */
  isOwn: boolean;
  isFillIn: boolean;
  isOnWaivers: boolean;
  level: Level;
  position: Position;
  age: number;
  /** Career games with first teams. */
  proGames: number;
  /** Positions of his teammates. */
  others: readonly Position[];
}

export type Moved = { ok: true; needsWaivers: boolean } | Refused;

/** Returns whether he may be sent there, and whether he has to clear waivers first. */
export function decideMove(player: MovingPlayer, to: Level): Moved {
  const { isOwn, isFillIn, isOnWaivers, level, position, age, others } = player;
  if (!isOwn) return rosterRefusals.notYours();
  if (isFillIn) return rosterRefusals.onlyForTheDay();
  if (isOnWaivers) return rosterRefusals.onWaivers();
  if (to === level) return rosterRefusals.thereAlready();
  if (to === 'U21' && ageClassOf(age) !== 1) return rosterRefusals.tooOldForJuniors();
  const group = groupOf(position);
  const left = others.filter((other) => groupOf(other) === group).length;
  // Injured or not: a player who cannot play is replaced by a recall in the morning.
  if (left < MIN_HEALTHY[group]) return TOO_FEW[group]({ fewest: MIN_HEALTHY[group] });
  return { ok: true, needsWaivers: isDown(level, to) && needsWaivers(player) };
}

const TOO_FEW = {
  forward: rosterRefusals.tooFewForwards,
  defense: rosterRefusals.tooFewDefensemen,
  goalie: rosterRefusals.tooFewGoalies,
} as const;

function isDown(from: Level, to: Level): boolean {
  return from === 'PRO' && LEVELS.indexOf(to) > LEVELS.indexOf(from);
}

/** Returns whether he has to clear waivers: he has played enough games, or is old enough. */
export function needsWaivers({ age, proGames }: Pick<MovingPlayer, 'age' | 'proGames'>): boolean {
  return age >= WAIVERS.fromAge || proGames >= WAIVERS.fromGames;
}

export interface Claimant {
  clubId: ClubId;
  /** Rank in the standings; 1 is the top. */
  rank: number;
}

/** Returns the waiver order, by reverse standings: the worst club comes first. */
export function claimOrder(claimants: readonly Claimant[]): ClubId[] {
  return [...claimants]
    .sort((one, other) => other.rank - one.rank || one.clubId - other.clubId)
    .map(({ clubId }) => clubId);
}

/** Returns whether an AI club would claim him. @param own overalls of its first team at his position. */
export function wantsOnWaivers(overall: number, own: readonly number[]): boolean {
  return own.length > 0 && overall >= Math.min(...own) + CLAIM_MARGIN;
}
