/** Bylines of automatic news. */
import { desks, reporters } from '#domains/reporter/tables.ts';
import type { LeagueId, PersonId } from '#engine/ids.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/**
 * Returns the reporter who writes the nth piece about a league; the newspaper's own reporters take turns. null: it has
 * none.
 */
export type BylineOf = (leagueId: LeagueId | null, piece: number) => PersonId | null;

/** Loads the bylines in two queries, regardless of the number of leagues. */
export async function bylines(rows: RowReader): Promise<BylineOf> {
  const ofLeagues = await rows.read(desks, ['id', 'leagueId'], { kind: 'league' });
  const staff = await rows.read(
    reporters,
    ['personId', 'deskId'],
    { isStaff: true, deskId: ofLeagues.map(({ id }) => id) },
    ['personId'],
  );
  const byDesk = Map.groupBy(staff, ({ deskId }) => deskId);
  const byLeague = new Map(ofLeagues.map(({ id, leagueId }) => [leagueId, byDesk.get(id) ?? []]));
  return (leagueId, piece) => {
    const own = leagueId === null ? [] : (byLeague.get(leagueId) ?? []);
    return own[piece % own.length]?.personId ?? null;
  };
}
