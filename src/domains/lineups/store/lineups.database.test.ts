import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { type Assistant, seenByAssistant } from '#domains/lineups/rules/assistant-eye.ts';
import { houseStyle } from '#domains/lineups/rules/house-style.ts';
import { putPlayer } from '#domains/lineups/rules/moves.ts';
import {
  awayTemplates,
  boardsSavedAfter,
  changeSavedLineup,
  discardSavedLineup,
  findLineup,
  handToAssistant,
  listSavedLineups,
  saveLineup,
  storeSavedLineup,
} from '#domains/lineups/store/lineups.ts';
import { returnTheHealed } from '#domains/lineups/store/substitutes.ts';
import { lineups, savedLineups } from '#domains/lineups/tables.ts';
import { returnedToday } from '#domains/lineups/views.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { BALANCED_TACTICS, type Lineup, type Tactics } from '#engine/lineup/lineup.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { makePlayer, makeRoster } from '../../../../tests/factories/player.ts';
import { changeRows, rowsOf } from '../../../../tests/factories/rows.ts';
import { giveClub } from '../../../../tests/factories/seats.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';
import { makeUser } from '../../../../tests/factories/user.ts';

const now = new Date('2026-01-01T12:00:00Z');
const tactics = BALANCED_TACTICS;
const orders: TeamOrder[] = [{ fromMinute: 50, leadAtMost: -2, tactics: { forecheck: 'aggressive' } }];
const team = { id: 11, level: 'PRO' as const };

const { db, world } = testWorld({ clubs: [1] });
let roster: RosterPlayer[];
let lineup: Lineup;
let assistant: Assistant;
beforeAll(async () => {
  await makeRoster(db, team.id);
  roster = await rosterPlayers(db, { teamId: team.id }, world);
  assistant = { secret: world.secret, season: world.season, teamId: team.id };
  lineup = autoFill(seenByAssistant(roster, assistant), null);
});
beforeEach(async () => {
  await db.delete(lineups);
  await db.delete(savedLineups);
});

const change = (version: number, changed: Lineup = lineup) => ({
  teamId: team.id,
  version,
  lineup: changed,
  tactics,
  orders,
  now,
});

describe('the lineup of a team', () => {
  it('is the assistant’s proposal, version 0, until a user saves one', async () => {
    const found = await findLineup(db, team, roster, now);
    expect(found).toMatchObject({ version: 0, savedBy: 'assistant', lineup });
    expect(await db.$count(lineups)).toBe(0);
  });

  it('is shown as the assistant would set it today, or as the manager has saved it', async () => {
    const center = lineup.forwards[0].C;
    const withInjury = roster.flatMap((player) =>
      player.id === center
        ? [
            { ...player, isInjured: true },
            { ...player, id: 999_999 },
          ]
        : [player],
    );
    await saveLineup(db, change(0));
    const managers = await findLineup(db, team, withInjury, now);
    expect(managers.lineup.forwards[0].C).toBe(center);
    await db.update(lineups).set({ savedBy: 'assistant' });
    const assistants = await findLineup(db, team, withInjury, now);
    expect(assistants).toMatchObject({ version: 1, savedBy: 'assistant' });
    const inPlace = assistants.lineup.forwards.map(({ C }) => C);
    expect(inPlace).not.toContain(center);
    expect(inPlace).toContain(999_999);
  });

  it('is played in the assistant’s house style while the assistant keeps it, whatever an earlier manager had set', async () => {
    expect((await findLineup(db, team, roster, now)).tactics).toEqual(houseStyle(assistant, roster));
    const ownTactics = { ...tactics, forecheck: 'aggressive', breakout: 'stretch' } as const;
    await saveLineup(db, { ...change(0), tactics: ownTactics });
    expect((await findLineup(db, team, roster, now)).tactics).toEqual(ownTactics);
    await handToAssistant(db, [team.id]);
    expect((await findLineup(db, team, roster, now)).tactics).toEqual(houseStyle(assistant, roster));
  });

  it('gets a higher version with every save', async () => {
    expect(await saveLineup(db, change(0))).toBe(true);
    expect(await findLineup(db, team, roster, now)).toMatchObject({ version: 1, savedBy: 'manager' });
    expect(await saveLineup(db, change(1))).toBe(true);
    expect(await findLineup(db, team, roster, now)).toMatchObject({ version: 2 });
  });

  it('is not overwritten by an edit of an older version', async () => {
    await saveLineup(db, change(0));
    await saveLineup(db, change(1));
    const stale = { ...lineup, shootout: lineup.shootout.slice(0, 3) };
    expect(await saveLineup(db, change(1, stale))).toBe(false);
    expect(await saveLineup(db, change(0, stale))).toBe(false);
    expect((await findLineup(db, team, roster, now)).lineup).toEqual(lineup);
  });

  it.each([0, 1])('is saved by exactly one of many who edit version %i at the same time', async (version) => {
    if (version === 1) await saveLineup(db, change(0));
    const saves = await Promise.all(
      [3, 4, 5, 6, 7].map(async (length) => {
        const shootout = lineup.shootout.slice(0, length);
        return { length, isSaved: await saveLineup(db, change(version, { ...lineup, shootout })) };
      }),
    );
    const winners = saves.filter(({ isSaved }) => isSaved);
    expect(winners).toHaveLength(1);
    const found = await findLineup(db, team, roster, now);
    expect(found.version).toBe(version + 1);
    expect(found.lineup.shootout).toHaveLength(winners[0]?.length ?? 0);
  });

  it('becomes the manager’s only when they save it, from the version they have seen', async () => {
    const savedAfter = (version: number) => boardsSavedAfter(db, new Map([[team.id, version]]));
    await db.insert(lineups).values({ teamId: team.id, lineup, tactics });
    expect(await savedAfter(0)).toEqual(new Map());
    await saveLineup(db, change(1));
    expect((await savedAfter(1)).get(team.id)).toEqual({ lineup, tactics, orders, version: 2 });
    expect(await savedAfter(2)).toEqual(new Map());
  });
});

describe('orders', () => {
  it('are stored with lineup and tactics, and replaced by the next save', async () => {
    await saveLineup(db, change(0));
    expect((await findLineup(db, team, roster, now)).orders).toEqual(orders);
    await saveLineup(db, { ...change(1), orders: [] });
    expect((await findLineup(db, team, roster, now)).orders).toEqual([]);
  });

  it('are empty in an older lineup, where a new setting takes its neutral value', async () => {
    const { matching: _new, ...tacticsOfThen } = tactics;
    await db
      .insert(lineups)
      .values({ teamId: team.id, lineup, tactics: tacticsOfThen as Tactics, savedBy: 'manager', updatedAt: now });
    expect(await findLineup(db, team, roster, now)).toMatchObject({ tactics, orders: [] });
    const found = await boardsSavedAfter(db, new Map([[team.id, 0]]));
    expect(found.get(team.id)).toEqual({ lineup, tactics, orders: [], version: 1 });
  });

  it('leave with the manager: the assistant gives none', async () => {
    await saveLineup(db, change(0));
    await handToAssistant(db, [team.id]);
    expect(await findLineup(db, team, roster, now)).toMatchObject({ savedBy: 'assistant', orders: [] });
  });
});

describe('stored lineups', () => {
  const store = (name: string) => storeSavedLineup(db, { teamId: team.id, name, lineup, tactics, orders, now });

  it('are limited to ten, however many are stored at the same time', async () => {
    const ids = await Promise.all(Array.from({ length: 14 }, (_, index) => store(`Lines ${index}`)));
    expect(ids.filter((id) => id !== null)).toHaveLength(10);
    expect(await listSavedLineups(db, team.id)).toHaveLength(10);
  });

  it('replace one of the same name, even at the limit', async () => {
    for (let index = 0; index < 10; index++) await store(`Lines ${index}`);
    const before = (await listSavedLineups(db, team.id)).find(({ name }) => name === 'Lines 3');
    expect(await store('Lines 3')).toBe(before?.id);
    expect(await store('One more')).toBeNull();
  });

  it('keep the orders with the lines', async () => {
    await store('Home');
    expect(await listSavedLineups(db, team.id)).toMatchObject([{ name: 'Home', lineup, tactics, orders }]);
  });

  it('can be renamed, unless the name is taken or the lineup is another team’s', async () => {
    const [home, away] = [(await store('Home')) ?? 0, (await store('Away')) ?? 0];
    const rename = (savedId: number, name: string, teamId = team.id) =>
      changeSavedLineup(db, { teamId, savedId, name });
    expect(await rename(home, 'Away')).toBe('taken');
    expect(await rename(home, 'Home')).toBe('changed');
    expect(await rename(home, 'Derby')).toBe('changed');
    expect(await rename(away, 'Mine', 12)).toBe('unknown');
    expect((await listSavedLineups(db, team.id)).map(({ name }) => name)).toEqual(['Away', 'Derby']);
  });

  it('include at most one for road games', async () => {
    const [home, road] = [(await store('Home')) ?? 0, (await store('Road')) ?? 0];
    const mark = (savedId: number, isForAway: boolean) =>
      changeSavedLineup(db, { teamId: team.id, savedId, isForAway });
    const marked = async () =>
      (await listSavedLineups(db, team.id)).filter(({ isForAway }) => isForAway).map(({ name }) => name);
    await Promise.all([mark(home, true), mark(road, true)]);
    expect(await marked()).toHaveLength(1);
    await mark(road, true);
    expect(await marked()).toEqual(['Road']);
    expect((await awayTemplates(pgReader(db), [team.id, 12])).get(team.id)).toEqual({
      name: 'Road',
      tactics,
      orders,
    });
    await store('Road');
    expect(await marked()).toEqual(['Road']);
    await mark(road, false);
    expect(await awayTemplates(pgReader(db), [team.id])).toEqual(new Map());
  });

  it('can be deleted by their own team only', async () => {
    const id = (await store('Lines')) ?? 0;
    expect(await discardSavedLineup(db, 12, id)).toBe(false);
    expect(await discardSavedLineup(db, team.id, id)).toBe(true);
    expect(await discardSavedLineup(db, team.id, id)).toBe(false);
  });
});

describe('a recovered player', () => {
  it('gets his spot back on the morning he can play, and his manager is notified', async () => {
    const userId = await makeUser(db, { name: 'Healer' });
    await giveClub(db, 1, userId);
    const spare = await makePlayer(db, { teamId: team.id, position: 'LW', skill: 50, lastname: 'Spare' });
    const star = lineup.forwards[0].LW ?? 0;
    await saveLineup(db, change(0));
    const without = putPlayer(lineup, spare, 'forwards.0.LW');
    expect(await saveLineup(db, { ...change(1, without), unavailable: new Set([star]) })).toBe(true);
    const day = absoluteDayOf({ season: 3, day: 10 });
    const suspendedAmong = async () => new Set<number>();
    const morning = (absoluteDay: number) =>
      db.transaction((tx) =>
        returnTheHealed(pgRows(tx), { absoluteDay, now, suspendedAmong, squadsBesideClubs: async () => new Map() }),
      );
    const firstLeft = async () => (await findLineup(db, team, roster, now)).lineup.forwards[0].LW;
    await changeRows(db, players, { id: star }, { injuredUntil: day + 1 });
    expect([await morning(day), await firstLeft()]).toEqual([0, spare]);
    expect([await morning(day + 1), await firstLeft()]).toEqual([1, star]);
    expect(await findLineup(db, team, roster, now)).toMatchObject({ lineup, version: 3, savedBy: 'manager' });
    expect(await morning(day + 2)).toBe(0);
    expect(await rowsOf(db, notifications)).toMatchObject([
      { userId, kind: 'lineup-return', params: { teamId: team.id, playerId: star } },
    ]);
    expect(await returnedToday(db, { teamId: team.id, season: 3, day: 11 })).toMatchObject([
      { kind: 'lineup-return', params: { out: 'Test Spare', inId: star, outId: spare } },
    ]);
    // The manager scratches him again.
    expect(await saveLineup(db, change(3, without))).toBe(true);
    expect(await returnedToday(db, { teamId: team.id, season: 3, day: 11 })).toEqual([]);
    expect(await returnedToday(db, { teamId: team.id, season: 3, day: 12 })).toEqual([]);
  });
});
