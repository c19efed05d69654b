/** Teams of nations, with players of no club. */
import { addNationalTeams } from '#domains/club/store/national-teams.ts';
import { nameSquad } from '#domains/player/store/memberships.ts';
import type { Database } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeRoster } from './player.ts';

/** Absolute: the world of `makeWorld` is on day 10 of season 3. */
const CALLED_ON = 3 * 63 + 9;

interface NationalTeam {
  teamId: number;
  /** Two goalies the last of them. */
  playerIds: number[];
}

/** The team of a nation that there is, and the twenty who are called to it: free agents. */
export async function makeNationalTeam(db: Database, nationId: number): Promise<NationalTeam> {
  const playerIds = await makeRoster(db, null, { nationId, jerseyNumber: null });
  const teamId = await db.transaction(async (tx) => {
    const rows = pgRows(tx);
    const [id = 0] = await addNationalTeams(rows, [{ nationId, colors: ['#c8102e', '#ffffff', '#101820'] }]);
    await nameSquad(rows, { teamId: id, playerIds, day: CALLED_ON });
    return id;
  });
  return { teamId, playerIds };
}
