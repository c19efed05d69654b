/** National teams, with free agents as players. */
import { addNationalTeams, teamsOfNation } from '#domains/club/store/national-teams.ts';
import { writeSquads } from '#domains/player/store/memberships.ts';
import type { Database } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeRoster } from './player.ts';

/** Absolute: the world of `makeWorld` is on day 10 of season 3. */
const CALLED_ON = 3 * 63 + 9;

interface NationalTeam {
  teamId: number;
  /** The under-20 team, which has no call-ups. */
  juniorTeamId: number;
  /** The last two are goalies. */
  playerIds: number[];
}

/** Makes the teams of a nation, and calls twenty free agents up to its senior team. */
export async function makeNationalTeam(db: Database, nationId: number): Promise<NationalTeam> {
  const playerIds = await makeRoster(db, null, { nationId, jerseyNumber: null });
  const [teamId, juniorTeamId] = await db.transaction(async (tx) => {
    const rows = pgRows(tx);
    await addNationalTeams(rows, [{ nationId, colors: ['#c8102e', '#ffffff', '#101820'] }]);
    const [senior, juniors] = await teamsOfNation(rows, nationId);
    if (!senior || !juniors) throw new Error(`nation ${nationId} has no teams`);
    await writeSquads(rows, [{ teamId: senior.id, playerIds }], CALLED_ON);
    return [senior.id, juniors.id] as const;
  });
  return { teamId, juniorTeamId, playerIds };
}
