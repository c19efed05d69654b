import { cap } from '#domains/cap/contract.ts';
import { clubCap, leagueCaps } from '#domains/cap/views/caps.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { leagueRefusals } from '#domains/league/refusals.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import { implementing, refuse } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

const api = implementing(cap);

export const capRoutes = {
  league: api.league.handler(async ({ context, input: { id } }) => {
    const { db } = context;
    const league = (await findLeague(db, id)) ?? refuse(leagueRefusals.unknown());
    const { season, day } = await readToday(db);
    const data = await leagueCaps(db, { leagueId: league.proLeagueId, season, day });
    context.share({ topics: data.clubs.map(({ team }) => `team:${team.id}` as const) });
    return { data };
  }),

  team: api.team.handler(async ({ context, input: { id } }) => {
    const { db } = context;
    const team = (await findTeamRef(db, id)) ?? refuse(clubRefusals.unknownTeam());
    const { season, day } = await readToday(db);
    context.share({ topics: [`team:${id}`] });
    return { data: await clubCap(db, { clubId: team.clubId, season, day }) };
  }),
};
