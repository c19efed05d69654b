/** Who may be called up or sent down, who has to clear waivers, and who gets a player who is claimed. */
import { CLAIM_MARGIN, MIN_HEALTHY, WAIVERS } from '#domains/roster/constants.ts';
import { rosterRefusals } from '#domains/roster/refusals.ts';
import type { ClubId } from '#engine/ids.ts';
import { ageClassOf, groupOf, LEVELS, type Level, type Position } from '#engine/player/skills.ts';
import type { Refused } from '#platform/calls/refusal.ts';

export interface MovingPlayer {
  /** He is with a team of the club that moves him. */
  isOwn: boolean;
  isFillIn: boolean;
  isOnWaivers: boolean;
  level: Level;
  position: Position;
  age: number;
  /** Games that he has played with first teams. */
  proGames: number;
  /** Positions of the others of his team. */
  others: readonly Position[];
}

export type Moved = { ok: true; needsWaivers: boolean } | Refused;

/** May he be sent there, and does he have to clear waivers first? */
export function decideMove(player: MovingPlayer, to: Level): Moved {
  const { isOwn, isFillIn, isOnWaivers, level, position, age, others } = player;
  if (!isOwn) return rosterRefusals.notYours();
  if (isFillIn) return rosterRefusals.onlyForTheDay();
  if (isOnWaivers) return rosterRefusals.onWaivers();
  if (to === level) return rosterRefusals.thereAlready();
  if (to === 'U21' && ageClassOf(age) !== 1) return rosterRefusals.tooOldForJuniors();
  const group = groupOf(position);
  const left = others.filter((other) => groupOf(other) === group).length;
  // Hurt or not: who cannot play is replaced by a recall in the morning.
  if (left < MIN_HEALTHY[group]) return rosterRefusals.tooFewLeft({ fewest: MIN_HEALTHY[group], group: WORDS[group] });
  return { ok: true, needsWaivers: isDown(level, to) && needsWaivers(player) };
}

const WORDS = { forward: 'forwards', defense: 'defensemen', goalie: 'goalies' } as const;

function isDown(from: Level, to: Level): boolean {
  return from === 'PRO' && LEVELS.indexOf(to) > LEVELS.indexOf(from);
}

/** Anybody who has played enough, or is old enough, goes down over waivers only. */
export function needsWaivers({ age, proGames }: Pick<MovingPlayer, 'age' | 'proGames'>): boolean {
  return age >= WAIVERS.fromAge || proGames >= WAIVERS.fromGames;
}

export interface Claimant {
  clubId: ClubId;
  /** In the standings; 1 is the top. */
  rank: number;
}

/** By reverse standings: the worst club has the first call. */
export function claimOrder(claimants: readonly Claimant[]): ClubId[] {
  return [...claimants]
    .sort((one, other) => other.rank - one.rank || one.clubId - other.clubId)
    .map(({ clubId }) => clubId);
}

/** Would an AI club want him? @param own overalls of its first team at his position. */
export function wantsOnWaivers(overall: number, own: readonly number[]): boolean {
  return own.length > 0 && overall >= Math.min(...own) + CLAIM_MARGIN;
}
