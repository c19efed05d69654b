import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { facilities } from '#domains/facilities/contract.ts';
import { facilityPolicy } from '#domains/facilities/policy.ts';
import { build } from '#domains/facilities/store.ts';
import { loadFacilities } from '#domains/facilities/views.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { type ApiContext, authorize, implementing, refuse, refuseNotAllowed, signedIn } from '#platform/calls/api.ts';
import type { Ability } from '#platform/calls/policy.ts';
import { readToday } from '#platform/clock/today.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

const api = implementing(facilities);

export const facilityRoutes = {
  find: api.find.handler(async ({ context, input }) => {
    const team = await ownTeam(context, facilityPolicy.see, input.id);
    return { data: await loadFacilities(context.db, team, await readToday(context.db)) };
  }),

  build: api.build.handler(async ({ context, input: { id, facility } }) => {
    const { db } = context;
    const team = await ownTeam(context, facilityPolicy.build, id);
    const today = await readToday(db);
    const tier = (await tiersOf(pgReader(db))).get(team.leagueId) ?? 1;
    const { season, day } = today;
    const begun = await asManagerOf(db, { teamId: id, userId: signedIn(context).id }, (tx) =>
      build(tx, { clubId: team.clubId, facility, tier, season, day, now: context.now }),
    );
    if (!begun) return refuseNotAllowed();
    if (!begun.done.ok) return refuse(begun.done);
    return { data: await loadFacilities(db, team, today) };
  }),
};

async function ownTeam(context: ApiContext, ability: Ability, teamId: TeamId): Promise<TeamRef> {
  const team = (await findTeamRef(context.db, teamId)) ?? refuse(clubRefusals.unknownTeam());
  authorize(context, ability, { teamId });
  return team;
}
