/** The league of a request, found before the call begins. */
import { leagueRefusals } from '#domains/league/refusals.ts';
import { findLeague, type League } from '#domains/league/store/league-facts.ts';
import type { LeagueId } from '#engine/ids.ts';
import { type ApiContext, refuse } from '#platform/calls/api.ts';

/** Returns the league in the address; refuses an unknown one. */
export async function ofLeague({ db }: ApiContext, { id }: { id: LeagueId }): Promise<{ league: League }> {
  return { league: (await findLeague(db, id)) ?? refuse(leagueRefusals.unknown()) };
}
