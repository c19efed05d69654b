/** The season of a request for league statistics. */
import { leagueRefusals } from '#domains/league/refusals.ts';
import { findLeague, lastPlayedSeason } from '#domains/league/store/league-facts.ts';
import type { LeagueId } from '#engine/ids.ts';
import { type ApiContext, refuse } from '#platform/calls/api.ts';
import { readToday } from '#platform/clock/today.ts';

/** Returns the requested season; if absent, the running one once the league has played in it, otherwise the last in which it has. */
export async function inSeason({ db }: ApiContext, { id, season }: { id: LeagueId; season?: number | undefined }) {
  if (season !== undefined) return { season };
  if (!(await findLeague(db, id))) refuse(leagueRefusals.unknown());
  const today = await readToday(db);
  return { season: (await lastPlayedSeason(db, id, today.season)) ?? today.season };
}
