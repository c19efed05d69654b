import { cap } from '#domains/cap/contract.ts';
import { clubCap, leagueCaps, whatIf } from '#domains/cap/views/caps.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { leagueRefusals } from '#domains/league/refusals.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { type ApiContext, implementing, refuse } from '#platform/calls/api.ts';
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
    const { clubId } = await teamOr404(context, id);
    const { season, day } = await readToday(context.db);
    context.share({ topics: [`team:${id}`] });
    return { data: await clubCap(context.db, { clubId, season, day }) };
  }),

  whatIf: api.whatIf.handler(async ({ context, input: { id, from, player, ...contract } }) => {
    const { clubId } = await teamOr404(context, id);
    const { season, day } = await readToday(context.db);
    const first = Math.max(season, from ?? season);
    return { data: await whatIf(context.db, { clubId, season, day, from: first, player, ...contract }) };
  }),
};

async function teamOr404({ db }: ApiContext, teamId: TeamId): Promise<TeamRef> {
  return (await findTeamRef(db, teamId)) ?? refuse(clubRefusals.unknownTeam());
}
