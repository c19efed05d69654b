import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { gamePeriods } from '#domains/game/tables.ts';
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { changeSavedLineup, saveLineup, storeSavedLineup } from '#domains/lineups/store/lineups.ts';
import { partnershipsOf } from '#domains/lineups/store/partnerships.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { players } from '#domains/player/tables.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { gamesTogether } from '#engine/lineup/chemistry.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import { simulateMatch } from '#engine/match/match.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { AWAY, FACEOFF, HOME, LiveGame } from '../../../../tests/factories/live-game.ts';
import { addRow, rowOf, rowsOf } from '../../../../tests/factories/rows.ts';
import { giveClub } from '../../../../tests/factories/seats.ts';
import { makeUser } from '../../../../tests/factories/user.ts';

let game: LiveGame;
beforeEach(async () => {
  game = await LiveGame.make();
});
afterEach(() => game.drop());

describe('the bench of a live game', () => {
  /** Saves a manager's lineup with the first and fourth lines swapped, or only their left wings. */
  async function swapLines(what: 'lines' | 'wings' = 'lines', now = FACEOFF) {
    const { lineup } = (await game.input()).home;
    const [first, second, third, fourth] = lineup.forwards;
    const forwards =
      what === 'lines'
        ? [fourth, second, third, first]
        : [{ ...first, LW: fourth.LW }, second, third, { ...fourth, LW: first.LW }];
    const swapped = { ...lineup, forwards: forwards as typeof lineup.forwards };
    // No lineup is saved before the first change.
    const [row] = await rowsOf(game.db, lineups, { teamId: HOME }, 'teamId');
    const change = {
      teamId: HOME,
      version: row?.version ?? 0,
      lineup: swapped,
      tactics: BALANCED_TACTICS,
      orders: [],
      now,
    };
    expect(await saveLineup(game.db, change)).toBe(true);
    return swapped;
  }

  it('changes its lines at the next period, not before, and once', async () => {
    await game.start();
    const untouched = simulateMatch(await game.input());
    const swapped = await swapLines();
    await game.runAll();
    const rows = await rowsOf(game.db, gamePeriods, {}, 'period');
    expect(rows.map(({ benches }) => benches?.home?.lineup.forwards[0] ?? null)).toEqual([
      null,
      swapped.forwards[0],
      ...rows.slice(2).map(() => null),
    ]);
    expect(rows.every(({ benches }) => !benches?.away)).toBe(true);
    const events = await game.events();
    const inPeriod = (all: typeof events, period: number) => all.filter((event) => event.period === period);
    expect(inPeriod(events, 1)).toEqual(inPeriod(untouched.events, 1));
    expect(inPeriod(events, 2)).not.toEqual(inPeriod(untouched.events, 2));
  });

  it('makes partners of players for the time they were out together', async () => {
    await game.start();
    const { forwards } = (await game.input()).home.lineup;
    const swapped = await swapLines('wings');
    await game.runAll();
    const known = (await partnershipsOf(pgReader(game.db), [HOME])).get(HOME) ?? [];
    const together = (one: number | null, other: number | null) => gamesTogether(known, one ?? 0, other ?? 0);
    expect(together(forwards[0].LW, forwards[0].C)).toBeCloseTo(1 / 3, 2);
    expect(together(forwards[3].LW, forwards[3].RW)).toBeCloseTo(1 / 3, 2);
    expect(together(swapped.forwards[0].LW, swapped.forwards[0].C)).toBeCloseTo(2 / 3, 2);
    expect(together(swapped.forwards[3].LW, swapped.forwards[3].RW)).toBeCloseTo(2 / 3, 2);
    expect(together(forwards[0].C, forwards[0].RW)).toBeCloseTo(1, 2);
    expect(together(forwards[1].LW, forwards[1].C)).toBeCloseTo(1, 2);
  });

  it('records nothing for an unchanged lineup', async () => {
    await game.start();
    const { lineup, tactics } = (await game.input()).home;
    await saveLineup(game.db, { teamId: HOME, version: 0, lineup, tactics, orders: [], now: FACEOFF });
    await game.runAll();
    const rows = await game.db.select({ benches: gamePeriods.benches }).from(gamePeriods);
    expect(rows.every(({ benches }) => benches === null)).toBe(true);
  });

  it('uses in the next period a lineup whose save started before the faceoff and ended after it', async () => {
    await game.start();
    const swapped = await swapLines('lines', new Date(FACEOFF.getTime() - 5000));
    await game.runAll();
    const rows = await rowsOf(game.db, gamePeriods, {}, 'period');
    expect(rows[1]?.benches?.home?.lineup.forwards[0]).toEqual(swapped.forwards[0]);
    expect(rows.map(({ lineupVersions }) => lineupVersions?.home).slice(0, 3)).toEqual([0, 1, 1]);
  });

  it('takes new orders without a lineup, and keeps them in later periods', async () => {
    await game.start();
    const untouched = simulateMatch(await game.input());
    const { lineup, tactics } = (await game.input()).home;
    const orders: TeamOrder[] = [{ periods: [2, 3], tactics: { shooting: 'volume', offense: 'rush' } }];
    await saveLineup(game.db, { teamId: HOME, version: 0, lineup, tactics, orders, now: FACEOFF });
    await game.runAll();
    const rows = await rowsOf(game.db, gamePeriods, {}, 'period');
    expect(rows.map(({ benches }) => benches?.home?.orders ?? null)).toEqual([
      null,
      orders,
      ...rows.slice(2).map(() => null),
    ]);
    const inPeriod = (all: MatchEvent[], period: number) => all.filter((event) => event.period === period);
    const events = await game.events();
    expect(inPeriod(events, 1)).toEqual(inPeriod(untouched.events, 1));
    expect(inPeriod(events, 2)).not.toEqual(inPeriod(untouched.events, 2));
  });

  it('brings a managed team’s orders into the game at the faceoff', async () => {
    const managerId = await makeUser(game.db);
    await giveClub(game.db, 1, managerId);
    const roster = await rosterPlayers(game.db, { teamId: HOME }, { season: 3, absoluteDay: 3 * 63 });
    const orders: TeamOrder[] = [{ fromMinute: 50, leadAtMost: -2, tactics: { forecheck: 'aggressive' } }];
    const board = { lineup: autoFill(roster), tactics: BALANCED_TACTICS, orders };
    await saveLineup(game.db, { teamId: HOME, version: 0, ...board, now: FACEOFF });
    await game.start();
    expect((await game.input()).home.orders).toEqual(orders);
    expect((await game.input()).away).not.toHaveProperty('orders');
  });

  it('uses the road lineup on the road until another one is saved', async () => {
    for (const clubId of [1, 2]) {
      const managerId = await makeUser(game.db, { name: `Manager ${clubId}` });
      await giveClub(game.db, clubId, managerId);
    }
    const before = new Date(FACEOFF.getTime() - 60_000);
    const away: TeamOrder[] = [{ periods: [3], tactics: { neutralZone: 'trap' } }];
    const tactics = { ...BALANCED_TACTICS, forecheck: 'passive' as const };
    for (const teamId of [HOME, AWAY]) {
      const lineup = autoFill(await rosterPlayers(game.db, { teamId }, { season: 3, absoluteDay: 3 * 63 }));
      const board = { lineup, tactics: BALANCED_TACTICS, orders: [] };
      await saveLineup(game.db, { teamId, version: 0, ...board, now: before });
      const template = { teamId, name: 'Road', lineup, tactics, orders: away, now: before };
      const savedId = (await storeSavedLineup(game.db, template)) ?? 0;
      await changeSavedLineup(game.db, { teamId, savedId, isForAway: true });
    }
    await game.start();
    const input = await game.input();
    expect(input.away).toMatchObject({ tactics, orders: away });
    expect(input.home.tactics).toEqual(BALANCED_TACTICS);
    const second = game.queue.take();
    if (second) await game.run(second);
    const board = { lineup: input.away.lineup, tactics: BALANCED_TACTICS, orders: [] };
    const saved = { teamId: AWAY, version: 1, ...board, now: new Date(FACEOFF.getTime() + 400_000) };
    expect(await saveLineup(game.db, saved)).toBe(true);
    await game.runAll();
    const rows = await rowsOf(game.db, gamePeriods, {}, 'period');
    expect(rows.slice(0, 3).map(({ benches }) => benches?.away?.tactics ?? null)).toEqual([
      null,
      null,
      BALANCED_TACTICS,
    ]);
    expect(rows[2]?.benches?.away?.orders).toEqual([]);
  });

  it('sends out no player who did not dress for the game', async () => {
    await game.start();
    const { lineup } = (await game.input()).home;
    const late = await addRow(game.db, players, { ...(await anyCenter()), status: 'club', teamId: HOME });
    const [first, ...lines] = lineup.forwards;
    const wish = { ...lineup, forwards: [{ ...first, C: late.id }, ...lines] as typeof lineup.forwards };
    const board = { lineup: wish, tactics: BALANCED_TACTICS, orders: [] };
    await saveLineup(game.db, { teamId: HOME, version: 0, ...board, now: FACEOFF });
    await game.runAll();
    const named = JSON.stringify(await game.events());
    expect(named).not.toContain(`${late.id}`);
    expect(await game.row()).toMatchObject({ status: 'final' });
  });

  async function anyCenter() {
    const row = await rowOf(game.db, players);
    return { ...row, id: 900_001, positions: ['C' as const], skills: Array<number>(11).fill(99), jerseyNumber: 77 };
  }
});
