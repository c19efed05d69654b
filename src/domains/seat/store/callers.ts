/** Who makes a call, as what their seats make them: findings of calls, and the seats that commands hold. */
import { clubOf, managing } from '#domains/seat/policy.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { ClubId, TeamId, UserId } from '#engine/ids.ts';
import { type ApiContext, authorize, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Finding, Seat } from '#platform/calls/handlers.ts';
import type { Ability } from '#platform/calls/policy.ts';

/** Who acts for a club, and when. */
export interface Manager {
  clubId: ClubId;
  /** Any team of the club. */
  teamId: TeamId;
  userId: UserId;
  now: Date;
}

/** Finds the club that the caller runs, and its teams; none without one. */
export function withOwnClub(context: ApiContext): { clubId: ClubId | null; teamIds: readonly TeamId[] } {
  const { clubId, teamIds } = managing(signedIn(context));
  return { clubId, teamIds };
}

/** Finds the club of the caller who has the ability towards it. */
export const ownClub =
  (ability: Ability): Finding<unknown, { clubId: ClubId }> =>
  (context) => {
    const clubId = clubOf(signedIn(context));
    authorize(context, ability, { clubId });
    return { clubId: clubId ?? refuseNotAllowed() };
  };

/** Finds the caller as the manager of their own club. */
export const ownManager =
  (ability: Ability): Finding<unknown, { manager: Manager }> =>
  (context) => ({ manager: managerWith(context, ability) });

/** The seat of the caller in their own club. */
export const byOwnManager = (ability: Ability): Seat<unknown, { manager: Manager }> => ({
  find: ownManager(ability),
  within: (db, { manager }, work) => asManagerOf(db, manager, work),
});

/** Returns the caller as the manager of their own club. @param clubId that it must be; their own unless told otherwise */
export function managerWith(context: ApiContext, ability: Ability, clubId?: ClubId): Manager {
  const { id: userId, clubId: own, teamIds } = managing(signedIn(context));
  authorize(context, ability, { clubId: clubId ?? own });
  const [teamId] = teamIds;
  return own === null || teamId === undefined ? refuseNotAllowed() : { clubId: own, teamId, userId, now: context.now };
}
