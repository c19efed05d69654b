/** Rates every team by the lineup that its assistant would dress tomorrow, and sets the lines of the clubs that nobody runs. */
import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { matchTeamOf, type Squad } from '#domains/game/rules/match-day.ts';
import { loadSquads, type Today } from '#domains/game/store/match-input.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { missingPositions } from '#domains/roster/rules/fill-ins.ts';
import { type TeamRatings, teamRatings } from '#engine/lineup/strength.ts';
import { mergeInto, updateRows } from '#platform/database/bulk.ts';
import type { Transaction } from '#platform/database/client.ts';

/** Squads of so many teams are in memory at once: a large world must not need a large process. */
const TEAMS_AT_A_TIME = 30;

/**
 * What has come out as it was is not written again: on most nights most teams have not played since.
 * @returns how many teams were rated.
 * @param today the day that the lineups are for.
 */
export async function rateTeams(tx: Transaction, today: Today, now: Date): Promise<number> {
  const { id, offense, defense, physical, goaltending, coaching } = teams;
  const rows = await tx.select({ id, offense, defense, physical, goaltending, coaching }).from(teams).orderBy(asc(id));
  for (let from = 0; from < rows.length; from += TEAMS_AT_A_TIME) {
    await rateSome(tx, rows.slice(from, from + TEAMS_AT_A_TIME), { today, now });
  }
  return rows.length;
}

async function rateSome(
  tx: Transaction,
  rows: readonly (TeamRatings & { id: number })[],
  { today, now }: { today: Today; now: Date },
): Promise<void> {
  const before = new Map(rows.map(({ id, ...ratings }) => [id, ratings]));
  const squads = await loadSquads(tx, [...before.keys()], today);
  // Who cannot dress today stays as he was: in the morning somebody is called up, or before the game from the town.
  const able = squads.filter(({ players }) => missingPositions(players).length === 0);
  const dressed = able.map((squad) => {
    const { team, lineup } = matchTeamOf(asAnybodySees(squad));
    const players = new Map(team.players.map((player) => [player.id, player]));
    const ratings = teamRatings(lineup, players, before.get(squad.teamId)?.coaching ?? 50);
    return { squad, lineup, ratings, tactics: team.tactics };
  });
  await updateRows(
    tx,
    teams,
    'id',
    dressed
      .filter(({ squad, ratings }) => !isDeepStrictEqual(ratings, before.get(squad.teamId)))
      .map(({ squad, ratings }) => ({ id: squad.teamId, ...ratings })),
  );
  await mergeInto(
    tx,
    lineups,
    dressed
      .filter(({ squad, lineup }) => !squad.isManaged && !isDeepStrictEqual(lineup, squad.lineup))
      .map(({ squad, lineup, tactics }) => ({
        teamId: squad.teamId,
        lineup,
        tactics,
        version: 1,
        savedBy: 'assistant' as const,
        updatedAt: now,
      })),
    {
      key: ['teamId'],
      set: ['lineup', 'tactics', 'savedBy', 'updatedAt'],
      add: ['version'],
      // A manager may have saved since the squads were read: then it is his.
      where: eq(lineups.savedBy, 'assistant'),
    },
  );
}

/** Ratings are public. The lines of a manager are not, nor who has played with whom: his team is rated without them. */
function asAnybodySees(squad: Squad): Squad {
  return squad.isManaged ? { ...squad, isManaged: false, partnerships: [] } : squad;
}
