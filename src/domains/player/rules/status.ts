/** Status of a player: what his team, his retirement and his draft class mean together. */
import type { PLAYER_STATUSES } from '#domains/player/constants.ts';
import type { TeamId } from '#engine/ids.ts';

export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/** Filter for free agents. The SQL counterpart is `isFreeAgent` of `player/store/status.ts`. */
export const FREE_AGENT = { status: 'free' } as const satisfies HasStatus;

/** Filter for pros who have not retired: with a club, or free agents. The SQL counterpart is `isPro`. */
export const PRO = { status: ['club', 'free'] } as const satisfies OneOf;

/** Filter for players that clubs and agents see: all active players except those who play only for their nation. */
export const SEEN_BY_CLUBS = { status: ['club', 'free', 'amateur'] } as const satisfies OneOf;

/** Filter for players whom a nation may call up: pros and those who play only for it. */
export const OF_NATION = { status: ['club', 'free', 'home'] } as const satisfies OneOf;

/** Filter for active players without a club. */
export const WITHOUT_CLUB = { status: ['free', 'amateur', 'home'] } as const satisfies OneOf;

interface HasStatus {
  status: PlayerStatus;
}

interface OneOf {
  status: readonly PlayerStatus[];
}

export function isFreeAgent({ status }: HasStatus): boolean {
  return status === FREE_AGENT.status;
}

/** Whether he has turned pro and has not retired. */
export function isPro({ status }: HasStatus): boolean {
  return PRO.status.some((each) => each === status);
}

/** Returns whether clubs and agents see him. */
export function isSeenByClubs({ status }: HasStatus): boolean {
  return SEEN_BY_CLUBS.status.some((each) => each === status);
}

interface Standing {
  teamId?: TeamId | null | undefined;
  retiredAt?: number | null | undefined;
  draftClass?: number | null | undefined;
}

/**
 * Returns the status that the rest of his row implies, except `home`, which only the status itself records: code that
 * adds such a player writes it.
 */
export function statusOf({ teamId, retiredAt, draftClass }: Standing): Exclude<PlayerStatus, 'home'> {
  if (retiredAt != null) return 'retired';
  if (teamId != null) return 'club';
  return draftClass == null ? 'free' : 'amateur';
}
