import { and, asc, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { competitionsWhole, pairingsEqualGames } from '#domains/competition/checks.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { openCompetitions } from '#domains/competition/store/competitions.ts';
import { enterTeams } from '#domains/competition/store/entries.ts';
import { loadStates } from '#domains/competition/store/states.ts';
import { competitionEntries, pairings, stageEntries } from '#domains/competition/tables.ts';
import { drawCompetitions, moveOn, openRounds } from '#domains/director/store.ts';
import { noGameForgotten } from '#domains/game/checks/schedule.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { dropPuck } from '#domains/game/store/real-time.ts';
import { games } from '#domains/game/tables.ts';
import { gameRefs, gamesBeforeTeam } from '#domains/game/views/game-refs.ts';
import { scrimmagesApart } from '#domains/scrimmage/checks.ts';
import { gameConsumers } from '#domains/slices.ts';
import { oneGameASlot } from '#domains/stats/checks.ts';
import { MINUTE_MS } from '#platform/clock/milliseconds.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world } from '#platform/clock/tables.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { playOut } from '../../../tests/factories/live-game.ts';
import { makeRoster } from '../../../tests/factories/player.ts';
import { changeRows, rowsOf } from '../../../tests/factories/rows.ts';
import { freshWorld } from '../../../tests/factories/test-world.ts';
import { knockout, roundRobin } from '../../../tests/factories/tournament.ts';

const TEAMS = [11, 21, 31, 41];
const { database } = freshWorld({ clubs: [1, 2, 3, 4], connections: 2 });

it('a cup is stored in PostgreSQL from the draw to the trophy, each game in its own transaction', async () => {
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
        await changeRows(tx, games, { id: game.id }, result);
        await moveOn(pgRows(tx), [id]);
      });
    }
    await db.transaction((tx) => openRounds(pgRows(tx), { season: 3, day }));
  }
  const stored = (await loadStates(pgReader(db), [id])).get(id);
  expect(stored?.competition.status).toBe('finished');
  const places = await db.select({ place: competitionEntries.finalPlace }).from(competitionEntries);
  expect(places.map(({ place }) => place).toSorted()).toEqual([1, 2, 3, 4]);
  const table = await rowsOf(db, stageEntries, { stage: 0 });
  expect(table.map(({ played }) => played)).toEqual([3, 3, 3, 3]);
  const faults = async () => (await pairingsEqualGames.run({ db } as never)).faults;
  expect(await faults()).toEqual([]);
  await changeRows(db, games, { competitionId: id, day: 14 }, { homeScore: 9 });
  expect(await faults()).toHaveLength(1);
});

describe('a tournament stage in real time', () => {
  const START = new Date('2026-01-01T19:00:00Z');
  const at = (minutes: number) => new Date(START.getTime() + minutes * MINUTE_MS);
  /** Two rounds, 20 minutes apart; a game takes two minutes. */
  const calendar = { faceoffs: [[at(0).toISOString()], [at(20).toISOString()]], msPerSecond: 28 };
  const UNTIL_A_GOAL = { men: 3, minutes: null } as const;
  const FINAL = { round: 2, rules: { overtime: UNTIL_A_GOAL, shootout: false, importance: 1 } };
  const faceoffs = (id: number) =>
    database.db
      .select({ id: games.id, status: games.status, faceoffAt: games.faceoffAt })
      .from(games)
      .where(eq(games.competitionId, id))
      .orderBy(games.id);

  async function drawn(bestOf: 1 | 3 = 1): Promise<number> {
    return database.db.transaction(async (tx) => {
      const rows = pgRows(tx);
      const cup = { kind: 'friendly-cup', season: 3, level: 'PRO', leagueId: null, name: 'Evening Cup' } as const;
      const series = calendar.faceoffs.map(([first = '']) =>
        Array.from({ length: bestOf }, (_, game) => new Date(Date.parse(first) + 5 * game * MINUTE_MS).toISOString()),
      );
      const settings = knockout({ rounds: [{ bestOf }] });
      const stages = [{ settings, calendar: { ...calendar, faceoffs: series }, rules: [FINAL] }];
      const [opened] = await openCompetitions(rows, [{ ...cup, settings: LEAGUE_SETTINGS, stages }]);
      const competitionId = opened?.id ?? 0;
      const entries = await enterTeams(rows, { competitionId, teamIds: TEAMS });
      await drawCompetitions(rows, new Map([[competitionId, entries.map((entry) => entry.id)]]));
      return competitionId;
    });
  }

  /** Runs all game jobs that are due at that minute. */
  const tick = (now: Date) =>
    database.db.transaction(async (tx) => {
      const due = await rowsOf(tx, games, { status: 'scheduled' });
      for (const { id: gameId } of due)
        await dropPuck(tx, { gameId, now, enqueue: async () => {}, consumers: gameConsumers });
    });

  it('drops the puck on schedule, and starts the next round from the last horn, whatever the world clock does', async () => {
    const { db } = database;
    await db.update(world).set({ pausedAt: START });
    for (const teamId of TEAMS) await makeRoster(db, teamId);
    const id = await drawn();
    expect((await faceoffs(id)).map(({ faceoffAt }) => faceoffAt)).toEqual([at(0), at(0)]);
    await tick(at(-1));
    expect((await faceoffs(id)).map(({ status }) => status)).toEqual(['scheduled', 'scheduled']);
    await tick(at(0));
    for (const game of await faceoffs(id)) {
      expect(game.status).toBe('live');
      await playOut(db, game.id, at(0));
    }
    const [, , final] = await faceoffs(id);
    expect(final).toMatchObject({ status: 'scheduled', faceoffAt: at(20) });
    await tick(at(20));
    const inputs = await db.transaction((tx) => loadInputs(tx, [final?.id ?? 0]));
    expect(inputs.get(final?.id ?? 0)).toMatchObject({ overtime: { ...UNTIL_A_GOAL, shootout: false }, importance: 1 });
    const ofCup = await gameRefs(db, { where: eq(games.competitionId, id), orderBy: [asc(games.id)] }, at(20));
    expect(ofCup.map(({ overtime }) => overtime.minutes)).toEqual([5, 5, null]);
    await playOut(db, final?.id ?? 0, at(20));
    expect((await loadStates(pgReader(db), [id])).get(id)?.competition.status).toBe('finished');
    expect((await noGameForgotten.run({ db, world: await readWorld(db) })).faults).toEqual([]);
    expect((await scrimmagesApart.run({ db } as never)).faults).toEqual([]);
    const atOnce = async () => (await oneGameASlot.run({ db } as never)).faults;
    expect(await atOnce()).toEqual([]);
    await changeRows(db, games, { id: final?.id ?? 0 }, { faceoffAt: at(1) });
    expect((await atOnce()).length).toBeGreaterThan(20);
  });

  it('has rules for each pairing with games, and no others than can be played', async () => {
    const { db } = database;
    await drawn();
    const ofPairings = async () =>
      (await competitionsWhole.run({ db } as never)).faults.filter((fault) => fault.includes('pairing'));
    expect(await ofPairings()).toEqual([]);
    const [first, second] = (await rowsOf(db, pairings, {})).filter(({ rules: opened }) => opened);
    await changeRows(db, pairings, { id: first?.id ?? 0 }, { rules: null });
    const rules = second?.rules && { ...second.rules, overtime: UNTIL_A_GOAL, shootout: true };
    await changeRows(db, pairings, { id: second?.id ?? 0 }, { rules });
    expect(await ofPairings()).toEqual([
      `pairing ${first?.id} has games, but no rules`,
      `the rules of pairing ${second?.id} cannot be played`,
    ]);
    await changeRows(db, pairings, { id: first?.id ?? 0 }, { rules: first?.rules ?? null });
    await changeRows(db, pairings, { id: second?.id ?? 0 }, { rules: second?.rules ?? null });
  });

  it('is played on the world’s day at each faceoff, in whatever season, and is listed like other games', async () => {
    const { db } = database;
    const id = await drawn();
    const { seasonNumber, day, pausedAt } = await readWorld(db);
    const [first] = await faceoffs(id);
    // The draw was on another day; the season has turned since.
    await db.update(world).set({ seasonNumber: seasonNumber + 1, day: day + 2 });
    await tick(at(90));
    const [game] = await rowsOf(db, games, { id: first?.id ?? 0 });
    expect(game).toMatchObject({ season: seasonNumber + 1, day: day + 2, slot: null, status: 'live' });
    expect((await competitionsWhole.run({ db } as never)).faults.filter((fault) => fault.startsWith('game '))).toEqual(
      [],
    );
    const before = await gamesBeforeTeam(db, game?.homeTeamId ?? 0, at(91));
    expect(before.liveGame?.id).toBe(first?.id);
    await db.update(world).set({ seasonNumber, day, pausedAt });
    await playOut(db, first?.id ?? 0, at(90));
  });

  it('lets a team play its games in turn, with rest between them, after an hour without a server', async () => {
    const id = await drawn(3);
    await tick(at(60));
    const first = await faceoffs(id);
    expect(first.map(({ status }) => status)).toEqual([
      'live',
      'scheduled',
      'scheduled',
      'live',
      'scheduled',
      'scheduled',
    ]);
    expect(first[1]?.faceoffAt).toEqual(at(62));
    const over = await playOut(database.db, first[0]?.id ?? 0, at(60));
    await tick(over);
    expect((await faceoffs(id))[1]).toMatchObject({ status: 'scheduled' });
    await tick(new Date(over.getTime() + 3 * MINUTE_MS));
    expect((await faceoffs(id))[1]).toMatchObject({ status: 'live' });
  });
});
