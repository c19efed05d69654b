/** Finds the team of a call before it runs, and its manager, who may act for it. */
import { clubRefusals } from '#domains/club/refusals.ts';
import { clubTeamRefs, findTeamRef } from '#domains/club/store/team-refs.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, refuse, signedIn } from '#platform/calls/api.ts';
import type { Finding, Seat } from '#platform/calls/handlers.ts';
import type { Ability } from '#platform/calls/policy.ts';
import type { Database } from '#platform/database/client.ts';

interface OfTeam {
  id: TeamId;
}

/** Returns the team; refuses an unknown one. @param field the input that names it, unless the path does */
export async function teamOf({ db }: ApiContext, teamId: TeamId, field?: string): Promise<TeamRef> {
  return (await findTeamRef(db, teamId)) ?? refuse(clubRefusals.unknownTeam(), field);
}

/** Returns the team in the path. */
export async function ofTeam(context: ApiContext, { id }: OfTeam): Promise<{ team: TeamRef }> {
  return { team: await teamOf(context, id) };
}

/** Returns the first team of the club whose team is in the path, for club-wide calls. */
export async function ofFirstTeam(context: ApiContext, { id }: OfTeam): Promise<{ team: TeamRef }> {
  return { team: await firstTeamOf(context.db, await teamOf(context, id)) };
}

/** Returns the first team of a team's club. */
export async function firstTeamOf(db: Database, team: TeamRef): Promise<TeamRef> {
  return (await clubTeamRefs(db, team.clubId))[0] ?? team;
}

/** Returns the team in the path and the caller as its manager, if the caller has the ability there. */
export const forTeam =
  (ability: Ability): Finding<OfTeam, { team: TeamRef; manager: Manager }> =>
  async (context, { id }) => {
    const team = await teamOf(context, id);
    authorize(context, ability, { teamId: id });
    return { team, manager: { clubId: team.clubId, teamId: id, userId: signedIn(context).id, now: context.now } };
  };

/** The seat of the manager of the team in the path. */
export const byManager = (ability: Ability): Seat<OfTeam, { team: TeamRef; manager: Manager }> => ({
  find: forTeam(ability),
  within: (db, { manager }, work) => asManagerOf(db, manager, work),
});
