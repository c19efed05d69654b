/** Finds the caller's role by their seats, for reads and for commands that hold the seat. */
import { clubOf, managing } from '#domains/seat/policy.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { ClubId, TeamId, UserId } from '#engine/ids.ts';
import { type ApiContext, authorize, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Finding, Seat } from '#platform/calls/handlers.ts';
import type { Ability } from '#platform/calls/policy.ts';

/** The user who acts for a club, and the time. */
export interface Manager {
  clubId: ClubId;
  /** Any team of the club. */
  teamId: TeamId;
  userId: UserId;
  now: Date;
}

/** Finds the caller's club and its teams; none without a club. */
export function withOwnClub(context: ApiContext): { clubId: ClubId | null; teamIds: readonly TeamId[] } {
  const { clubId, teamIds } = managing(signedIn(context));
  return { clubId, teamIds };
}

/** Finds the caller's club if they have the ability for it. */
export const ownClub =
  (ability: Ability): Finding<unknown, { clubId: ClubId }> =>
  (context) => {
    const clubId = clubOf(signedIn(context));
    authorize(context, ability, { clubId });
    return { clubId: clubId ?? refuseNotAllowed() };
  };

/** Finds the caller as manager of their own club. */
export const ownManager =
  (ability: Ability): Finding<unknown, { manager: Manager }> =>
  (context) => ({ manager: managerWith(context, ability) });

/** The caller's seat in their own club. */
export const byOwnManager = (ability: Ability): Seat<unknown, { manager: Manager }> => ({
  find: ownManager(ability),
  within: (db, { manager }, work) => asManagerOf(db, manager, work),
});

/** Returns the caller as manager of their own club. @param clubId the club it must be; their own by default */
export function managerWith(context: ApiContext, ability: Ability, clubId?: ClubId): Manager {
  const { id: userId, clubId: own, teamIds } = managing(signedIn(context));
  authorize(context, ability, { clubId: clubId ?? own });
  const [teamId] = teamIds;
  return own === null || teamId === undefined ? refuseNotAllowed() : { clubId: own, teamId, userId, now: context.now };
}
