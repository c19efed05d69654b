/** Who mentors a newcomer. */
import { MAX_NEWCOMERS } from '#domains/mentor/constants.ts';
import type { ClubId, UserId } from '#engine/ids.ts';

/** A manager who is about and has said that they would. */
export interface Willing {
  userId: UserId;
  /** How many they mentor now. */
  newcomers: number;
  /** They play in the newcomer's league. */
  isNear: boolean;
  /** When they took over their club, in milliseconds since 1970. */
  managesSince: number;
}

/** A club of the newcomer's league that nobody manages. */
export interface AssistantClub {
  clubId: ClubId;
  /** Sum of the ratings of its first team. */
  strength: number;
  isRival: boolean;
}

/** Who has the fewest newcomers, of those in the same league before others, and the longest in office; null: all have enough. */
export function chooseMentor(willing: readonly Willing[]): Willing | null {
  const free = willing.filter(({ newcomers }) => newcomers < MAX_NEWCOMERS);
  const byFitness = (one: Willing, other: Willing) =>
    one.newcomers - other.newcomers ||
    Number(other.isNear) - Number(one.isNear) ||
    one.managesSince - other.managesSince ||
    one.userId - other.userId;
  return free.sort(byFitness)[0] ?? null;
}

/** The strongest, but no rival where there is another. */
export function chooseAssistant(clubs: readonly AssistantClub[]): AssistantClub | null {
  const byFitness = (one: AssistantClub, other: AssistantClub) =>
    Number(one.isRival) - Number(other.isRival) || other.strength - one.strength || one.clubId - other.clubId;
  return [...clubs].sort(byFitness)[0] ?? null;
}
