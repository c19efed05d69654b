/** Club boards: their goals, their verdict after a season, and its recipient. */
import { beforeAll, expect, it } from 'vitest';
import { judgeSeason, setGoals } from '#domains/board/store.ts';
import { boardGoals } from '#domains/board/tables.ts';
import { teams } from '#domains/club/tables.ts';
import { clubFinances } from '#domains/finances/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { world } from '#platform/clock/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { setStanding } from '../../../tests/factories/competition.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, ids, browsers } = testWorld({ clubs: ['Mia', 'Ole', 3] });
const [miaId] = ids('Mia');
const [mia, ole] = browsers('Mia', 'Ole');
beforeAll(async () => {
  await db
    .insert(clubFinances)
    .values([1, 2, 3].map((clubId) => ({ clubId })))
    .onConflictDoNothing();
  for (const [id, overall] of [
    [11, 80],
    [21, 60],
    [31, 40],
  ] as const) {
    const rated = { offense: overall, defense: overall, physical: overall, goaltending: overall, coaching: overall };
    await changeRows(db, teams, { id }, rated);
  }
});

const board = async () => (await mia.get('/api/teams/11/board')).body.data;
const inRows = (what: (rows: ReturnType<typeof pgRows>) => Promise<void>) => db.transaction((tx) => what(pgRows(tx)));
const goalsOf = async (clubId: number) =>
  (await rowsOf(db, boardGoals, { clubId }, 'season')).map(({ season, goal }) => [season, goal]);

it('set goals for three seasons by the first team’s strength, and show them only to the manager', async () => {
  await inRows((rows) => setGoals(rows, { season: 3 }));
  expect(await goalsOf(1)).toEqual([
    [3, 'final'],
    [4, 'final'],
    [5, 'title'],
  ]);
  expect(await board()).toMatchObject({
    season: 3,
    confidence: 50,
    mood: 'some',
    reasons: [{ kind: 'start', points: 50 }],
    goals: [{ season: 3, goal: 'final' }, { season: 4 }, { season: 5, goal: 'title' }],
    verdicts: [],
  });
  expect((await ole.get('/api/teams/11/board')).status).toBe(403);
  expect((await mia.get('/api/teams/99/board')).status).toBe(404);
  const told = await rowsOf(db, notifications, { userId: miaId });
  expect(told).toMatchObject([{ kind: 'board-goal', params: { season: 3, goal: 'final' } }]);
});

it('keep their goals whatever becomes of the team, unless the club is promoted or relegated', async () => {
  await changeRows(db, teams, { id: 11 }, { offense: 1, defense: 1, physical: 1, goaltending: 1 });
  await inRows((rows) => setGoals(rows, { season: 3 }));
  expect((await goalsOf(1))[0]).toEqual([3, 'final']);
});

it('measure the course by points against the usual pace of the place, as in morning reports', async () => {
  for (const [teamId, place, points] of [
    [11, 1, 12],
    [21, 2, 11],
    [31, 3, 9],
  ] as const)
    await setStanding(db, teamId, { place, points, played: 10 });
  const standing = async () => (await board()).standing;
  expect(await standing()).toEqual({ rank: 1, clubs: 3, course: null });
  // The second place has had 1.5 points a game: first or not, the club is three points short.
  await setStanding(db, 31, { season: 2, rank: 2, points: 57, played: 38 });
  expect(await standing()).toEqual({ rank: 1, clubs: 3, course: { isOnCourse: false, ahead: -3 } });
  await setStanding(db, 11, { points: 14 });
  expect(await standing()).toMatchObject({ course: { isOnCourse: true, ahead: -1 } });
});

it('judge a season once, and the manager who ran the club in it', async () => {
  for (const [teamId, rank, playoffRoundsWon] of [
    [11, 1, 2],
    [21, 2, 0],
    [31, 3, null],
  ] as const)
    await setStanding(db, teamId, { rank, playoffRoundsWon, played: 38 });
  await inRows((rows) => judgeSeason(rows, { season: 3 }));
  await inRows((rows) => judgeSeason(rows, { season: 3 }));
  expect(await board()).toMatchObject({
    confidence: 60,
    mood: 'good',
    verdicts: [{ season: 3, goal: 'final', isReached: true, change: 10 }],
  });
  const told = await rowsOf(db, notifications, { userId: miaId, kind: 'board-verdict' });
  expect(told).toMatchObject([{ params: { season: 3, goal: 'final', isReached: true, confidence: 60 } }]);
  // A new manager starts over.
  const row = await rowOf(db, boardGoals, { clubId: 1, season: 3 });
  expect(row.userId).toBe(miaId);
  await changeRows(db, boardGoals, { clubId: 1 }, { userId: null });
  expect(await board()).toMatchObject({ confidence: 50, verdicts: [] });
  await changeRows(db, boardGoals, { clubId: 1, season: 3 }, { userId: miaId });
});

it('lose confidence while the balance is below the credit line', async () => {
  await changeRows(db, clubFinances, { clubId: 1 }, { daysBelowLine: 4 });
  expect(await board()).toMatchObject({
    confidence: 40,
    reasons: expect.arrayContaining([{ kind: 'debt', season: null, points: -20 }]),
  });
  await changeRows(db, clubFinances, { clubId: 1 }, { daysBelowLine: 0 });
});

it('set new goals for a relegated club', async () => {
  await changeRows(db, standings, { teamId: 11 }, { movement: 'relegated' });
  await db.update(world).set({ seasonNumber: 4 });
  await inRows((rows) => setGoals(rows, { season: 4 }));
  const goals = await goalsOf(1);
  expect(goals.slice(1).map(([season]) => season)).toEqual([4, 5, 6]);
  // The weakest club since the second test: the board no longer asks for a title.
  expect(goals[3]?.[1]).not.toBe('title');
  expect(await goalsOf(2)).toHaveLength(4);
});
