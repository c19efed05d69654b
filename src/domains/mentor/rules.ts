/** The choice of a newcomer's mentor. */
import { MAX_NEWCOMERS } from '#domains/mentor/constants.ts';
import type { ClubId, UserId } from '#engine/ids.ts';

/** An active manager who has volunteered as a mentor. */
export interface Willing {
  userId: UserId;
  /** The number of their current newcomers. */
  newcomers: number;
  /** Whether they play in the newcomer's league. */
  isNear: boolean;
  /** When they took over their club, in milliseconds since 1970. */
  managesSince: number;
}

/** An AI club in the newcomer's league. */
export interface AssistantClub {
  clubId: ClubId;
  /** Sum of the ratings of its first team. */
  strength: number;
  isRival: boolean;
}

/**
 * Returns the manager with the fewest newcomers, then one in the same league, then the longest-serving; null: all have
 * the maximum.
 */
export function chooseMentor(willing: readonly Willing[]): Willing | null {
  const free = willing.filter(({ newcomers }) => newcomers < MAX_NEWCOMERS);
  const byFitness = (one: Willing, other: Willing) =>
    one.newcomers - other.newcomers ||
    Number(other.isNear) - Number(one.isNear) ||
    one.managesSince - other.managesSince ||
    one.userId - other.userId;
  return free.sort(byFitness)[0] ?? null;
}

/** Returns the strongest club, a rival only if there is no other. */
export function chooseAssistant(clubs: readonly AssistantClub[]): AssistantClub | null {
  const byFitness = (one: AssistantClub, other: AssistantClub) =>
    Number(one.isRival) - Number(other.isRival) || other.strength - one.strength || one.clubId - other.clubId;
  return [...clubs].sort(byFitness)[0] ?? null;
}
