/** Only its own manager learns what a bench has up its sleeve, even in a live game. */

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { encodeInput } from '#domains/game/store/input-codec.ts';
import { gameInputs, gamePeriods } from '#domains/game/tables.ts';
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { savePartnerships } from '#domains/lineups/store/partnerships.ts';
import { lineupRepairs, lineups, savedLineups } from '#domains/lineups/tables.ts';
import { BALANCED_TACTICS, type Lineup } from '#engine/lineup/lineup.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { FACEOFF } from '../../../tests/factories/live-game.ts';
import { differences, secondsAfter, WatchedGame } from '../../../tests/factories/watched-game.ts';

let game: WatchedGame;
let now: Date;
/** The answers before the present test: what the previous one kept secret is no news. */
let before: Record<string, string>;
beforeAll(async () => {
  game = await WatchedGame.make();
  now = secondsAfter(await game.playUpTo(2), 200);
  await giveOrders([]);
  before = await game.everyAnswer(now);
});
afterAll(() => game.drop());

/** Returns the calls whose answers have changed since this was called last. */
async function changed(): Promise<string[]> {
  const after = await game.everyAnswer(now);
  const differing = differences(before, after);
  before = after;
  return differing;
}

const SECRET: TeamOrder[] = [{ fromMinute: 40, leadAtMost: -1, tactics: { forecheck: 'aggressive' } }];

/** Both teams have boards and templates; both games have orders in their stored input and in a bench change. */
async function giveOrders(orders: TeamOrder[]): Promise<void> {
  const tactics = {
    ...BALANCED_TACTICS,
    matching: orders.length > 0 ? ('shutdown' as const) : ('balanced' as const),
  };
  const input = await game.input();
  const bench = ({ lineup }: { lineup: Lineup }) => ({
    lineup: withOtherLines(lineup, orders.length),
    tactics,
    orders,
  });
  const change = { home: bench(input.home), away: bench(input.away) };
  const versions = { home: orders.length + 1, away: orders.length + 2 };
  const told = { ...input, home: { ...input.home, tactics, orders }, away: { ...input.away, tactics, orders } };
  await game.database.db.update(gameInputs).set({ input: encodeInput(told) });
  const wish = { lineup: change.home.lineup, tactics, orders, version: 1, lineupVersion: 100 };
  const wishes = { home: wish, away: { ...wish, lineup: change.away.lineup } };
  await game.database.db.update(gamePeriods).set({ benches: change, wishes, lineupVersions: versions });
  for (const { teamId, lineup } of [input.home, input.away]) {
    const board = { lineup: orders.length > 0 ? withOtherLetters(lineup) : lineup, tactics, orders };
    const values = { teamId, ...board, savedBy: 'manager' as const, updatedAt: FACEOFF };
    await game.database.db.insert(lineups).values(values).onConflictDoUpdate({ target: lineups.teamId, set: board });
    const template = { teamId, name: 'Template', ...board, createdAt: FACEOFF };
    const target = [savedLineups.teamId, savedLineups.name];
    await game.database.db.insert(savedLineups).values(template).onConflictDoUpdate({ target, set: board });
  }
}

/** Returns the same lines in another order, moved by this many places. */
function withOtherLines(lineup: Lineup, places: number): Lineup {
  const { forwards } = lineup;
  const at = (place: number) => forwards[(place + places) % forwards.length] ?? forwards[0];
  return { ...lineup, forwards: [at(0), at(1), at(2), at(3)] };
}

/** Changes the captain: letters change only with the next game. */
function withOtherLetters(lineup: Lineup): Lineup {
  const [first, second] = lineup.alternates;
  return { ...lineup, captain: first, alternates: [lineup.captain, second] };
}

describe('a bench’s orders and changed lines', () => {
  it('with tactics and letters appear only in responses to their own manager, not the opponent or an admin', async () => {
    await giveOrders(SECRET);
    expect(await changed()).toEqual([
      // The export of the manager's own data includes the templates.
      `/user/export by ${game.managerId}`,
      `/teams/11/roster by ${game.managerId}`,
      `/teams/11/lineup by ${game.managerId}`,
      `/teams/11/saved-lineups by ${game.managerId}`,
      `/benches/11/${game.gameId} by ${game.managerId}`,
    ]);
    expect(before[`/benches/21/${game.gameId} by ${game.managerId}`]).toMatch(/^403/);
    expect(before[`/teams/21/lineup by ${game.managerId}`]).toMatch(/^403/);
  });

  it('nor does the chemistry that explains a manager’s lines', async () => {
    const { home, away } = await game.input();
    const friends = new Map(
      [home, away].map(({ teamId, lineup }) => {
        const [wing = 0, center = 0] = [lineup.forwards[0].LW ?? 0, lineup.forwards[3].C ?? 0];
        return [teamId, [[Math.min(wing, center), Math.max(wing, center), 40] as const]];
      }),
    );
    await game.database.db.transaction((tx) => savePartnerships(pgRows(tx), friends));
    expect(await changed()).toEqual([
      `/teams/11/lineup by ${game.managerId}`,
      // The manager's own too.
      'auto-fill',
    ]);
  });

  it('nor do changes at the faceoff, which only their own manager sees', async () => {
    const { home, away } = await game.input();
    for (const { teamId, players } of [home, away]) {
      const [one, other] = players;
      const change = {
        place: 'forwards.0.LW',
        out: one?.id ?? null,
        in: other?.id ?? null,
        fault: 'suspended' as const,
      };
      await game.database.db
        .insert(lineupRepairs)
        .values({ teamId, gameId: game.gameId, changes: [change], madeAt: FACEOFF });
    }
    expect(await changed()).toEqual([`/teams/11/overview by ${game.managerId}`]);
  });
});
