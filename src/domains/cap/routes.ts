import { cap } from '#domains/cap/contract.ts';
import { clubCap, leagueCaps, whatIf } from '#domains/cap/views/caps.ts';
import { ofTeam } from '#domains/club/store/asked.ts';
import { ofLeague } from '#domains/league/store/asked.ts';
import { implementing } from '#platform/calls/api.ts';
import { reads } from '#platform/calls/handlers.ts';

export const capRoutes = implementing(cap, {
  league: reads({ of: ofLeague }, async ({ db, league, today: { season, day }, share }) => {
    const caps = await leagueCaps(db, { leagueId: league.proLeagueId, season, day });
    share({ topics: caps.clubs.map(({ team }) => `team:${team.id}` as const) });
    return caps;
  }),
  team: reads({ of: ofTeam, topics: ({ id }) => [`team:${id}`] }, ({ db, team: { clubId }, today: { season, day } }) =>
    clubCap(db, { clubId, season, day }),
  ),
  whatIf: reads({ of: ofTeam }, ({ db, team, today: { season, day } }, { id: _, from = season, ...planned }) =>
    whatIf(db, { clubId: team.clubId, season, day, from: Math.max(season, from), ...planned }),
  ),
});
