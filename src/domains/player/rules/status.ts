/** Where a player stands: what his team, his retirement and his draft class say together, and what others ask of him by. */
import type { TeamId } from '#engine/ids.ts';

/**
 * `club`: with a team of a club. `free`: with none, and any club may have him, unless he has signed and is on the way or a club holds him.
 * `amateur`: of a draft class, and has not turned pro, no matter who holds his rights. `home`: of his nation only; no club ever sees him. `retired`.
 */
export const PLAYER_STATUSES = ['club', 'free', 'amateur', 'home', 'retired'] as const;

export type PlayerStatus = (typeof PLAYER_STATUSES)[number];

/** Where rows are asked for: free agents. In SQL `isFreeAgent` of `player/store/status.ts` says the same. */
export const FREE_AGENT = { status: 'free' } as const satisfies HasStatus;

/** Anyone who has turned pro and has not retired: with a club, or free to be. In SQL: `isPro`. */
export const PRO = { status: ['club', 'free'] } as const satisfies OneOf;

/** Whom clubs and agents ever see: all who play, but those who play for their nation only. */
export const SEEN_BY_CLUBS = { status: ['club', 'free', 'amateur'] } as const satisfies OneOf;

/** Anyone who could play and has no club. */
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

/** Whether clubs and agents ever see him. */
export function isSeenByClubs({ status }: HasStatus): boolean {
  return SEEN_BY_CLUBS.status.some((each) => each === status);
}

interface Standing {
  teamId?: TeamId | null | undefined;
  retiredAt?: number | null | undefined;
  draftClass?: number | null | undefined;
}

/** What the rest of his row says. Who plays at home is told by nothing else than his status: anyone who brings him writes it. */
export function statusOf({ teamId, retiredAt, draftClass }: Standing): Exclude<PlayerStatus, 'home'> {
  if (retiredAt != null) return 'retired';
  if (teamId != null) return 'club';
  return draftClass == null ? 'free' : 'amateur';
}
