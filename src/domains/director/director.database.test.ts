import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { pairingsEqualGames } from '#domains/competition/checks.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { openCompetitions } from '#domains/competition/store/competitions.ts';
import { enterTeams } from '#domains/competition/store/entries.ts';
import { loadStates } from '#domains/competition/store/states.ts';
import { competitionEntries, stageEntries } from '#domains/competition/tables.ts';
import { drawCompetitions, moveOn, openRounds } from '#domains/director/store.ts';
import { games } from '#domains/game/tables.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { freshWorld } from '../../../tests/factories/test-world.ts';
import { knockout, roundRobin } from '../../../tests/factories/tournament.ts';

const TEAMS = [11, 21, 31, 41];
const { database } = freshWorld({ clubs: [1, 2, 3, 4], connections: 2 });

it('a cup is kept in PostgreSQL from the draw to the trophy, each game in a transaction of its own', async () => {
  const { db } = database;
  const id = await db.transaction(async (tx) => {
    const rows = pgRows(tx);
    const days = [11, 12, 13, 14].map((day) => [day]);
    const stages = [
      { settings: roundRobin(), calendar: { slot: 1, days } },
      {
        settings: knockout({ sources: [{ stage: 0, take: 'top-of-groups', count: 2 }] }),
        calendar: { slot: 1, days: days.slice(3) },
      },
    ];
    const cup = { kind: 'friendly-cup', season: 3, level: 'PRO', leagueId: null, name: 'Lake Cup' } as const;
    const [opened] = await openCompetitions(rows, [{ ...cup, settings: LEAGUE_SETTINGS, stages }]);
    const competitionId = opened?.id ?? 0;
    const entries = await enterTeams(rows, { competitionId, teamIds: TEAMS });
    await drawCompetitions(rows, new Map([[competitionId, entries.map((entry) => entry.id)]]));
    return competitionId;
  });
  for (let day = 11; day <= 14; day++) {
    const isToday = and(eq(games.competitionId, id), eq(games.day, day));
    const today = await db.select({ id: games.id, home: games.homeTeamId }).from(games).where(isToday);
    expect(today).toHaveLength(day === 14 ? 1 : 2);
    for (const game of today) {
      await db.transaction(async (tx) => {
        const homeScore = TEAMS.indexOf(game.home);
        const result = { status: 'final', homeScore, awayScore: 5, endedIn: 'regulation' } as const;
        await tx.update(games).set(result).where(eq(games.id, game.id));
        await moveOn(pgRows(tx), [id]);
      });
    }
    await db.transaction((tx) => openRounds(pgRows(tx), { season: 3, day }));
  }
  const stored = (await loadStates(pgReader(db), [id])).get(id);
  expect(stored?.competition.status).toBe('finished');
  const places = await db.select({ place: competitionEntries.finalPlace }).from(competitionEntries);
  expect(places.map(({ place }) => place).toSorted()).toEqual([1, 2, 3, 4]);
  const table = await db.select({ played: stageEntries.played }).from(stageEntries).where(eq(stageEntries.stage, 0));
  expect(table.map(({ played }) => played)).toEqual([3, 3, 3, 3]);
  const faults = async () => (await pairingsEqualGames.run({ db } as never)).faults;
  expect(await faults()).toEqual([]);
  await db
    .update(games)
    .set({ homeScore: 9 })
    .where(and(eq(games.competitionId, id), eq(games.day, 14)));
  expect(await faults()).toHaveLength(1);
});
