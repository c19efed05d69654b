import { premium } from '#domains/premium/contract.ts';
import { limitFor } from '#domains/premium/store/limits.ts';
import { inSeason } from '#domains/stats/views/asked-season.ts';
import { leagueGoalies } from '#domains/stats/views/league-goalies.ts';
import { leagueSkaters } from '#domains/stats/views/league-skaters.ts';
import { implementing } from '#platform/calls/api.ts';
import { type Call, readsBody } from '#platform/calls/handlers.ts';

/** Returns how many rows a file for the calling user may have. */
const rowsFor = ({ db, userId, now }: Call) => limitFor(db, { userId, what: 'exportRows', now });

export const premiumRoutes = implementing(premium, {
  skaterFile: readsBody({ of: inSeason }, async (call, { id: leagueId, ...list }) =>
    leagueSkaters(call.db, { ...list, leagueId, season: call.season, size: await rowsFor(call) }),
  ),
  goalieFile: readsBody({ of: inSeason }, async (call, { id: leagueId, ...list }) =>
    leagueGoalies(call.db, { ...list, leagueId, season: call.season, size: await rowsFor(call) }),
  ),
});
