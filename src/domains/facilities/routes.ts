import { byManager, forTeam } from '#domains/club/store/asked.ts';
import { facilities } from '#domains/facilities/contract.ts';
import { facilityPolicy } from '#domains/facilities/policy.ts';
import { build } from '#domains/facilities/store.ts';
import { loadFacilities } from '#domains/facilities/views.ts';
import { tiersOf } from '#domains/finances/store/nights.ts';
import { implementing } from '#platform/calls/api.ts';
import { commands, reads } from '#platform/calls/handlers.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

const find = reads({ of: forTeam(facilityPolicy.see) }, ({ db, team, today }) => loadFacilities(db, team, today));

export const facilityRoutes = implementing(facilities, {
  find: find,
  build: commands(
    { by: byManager(facilityPolicy.build), answers: find },
    async ({ tx, team, today, now }, { facility }) => {
      const { clubId, leagueId } = team;
      const tier = (await tiersOf(pgReader(tx))).get(leagueId) ?? 1;
      return build(tx, { clubId, facility, tier, season: today.season, day: today.day, now });
    },
  ),
});
