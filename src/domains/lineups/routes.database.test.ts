import { call } from '@orpc/server';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { leaveClub } from '#domains/club/store/ownership.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { matchTeamOf } from '#domains/game/rules/match-day.ts';
import { loadSquads } from '#domains/game/store/match-input.ts';
import type { TeamOrder } from '#domains/lineups/contract.ts';
import { lineupRoutes } from '#domains/lineups/routes.ts';
import { lineups, savedLineups } from '#domains/lineups/tables.ts';
import { players } from '#domains/player/tables.ts';
import { BALANCED_TACTICS, type Lineup } from '#engine/lineup/lineup.ts';
import { knownSecret } from '#engine/secret.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { makeApiContext, makeSessionUser } from '../../../tests/factories/api-context.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { makePlayer, makeRoster } from '../../../tests/factories/player.ts';
import { changeRows } from '../../../tests/factories/rows.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const OWN = 11;
/** A busy machine may take a while until two calls wait for the lock. */
const MAX_WAIT_MS = 20_000;
const tactics = BALANCED_TACTICS;
const orders: TeamOrder[] = [{ fromMinute: 50, leadAtMost: -2, tactics: { forecheck: 'aggressive' } }];
const manager = makeSessionUser({ clubId: 1, teamIds: [11, 12, 13] });
const rival = makeSessionUser({ id: 2, clubId: 2, teamIds: [21, 22, 23] });

const { db, world } = testWorld();
let roster: number[];
let rivals: number[];
beforeAll(async () => {
  const { leagueIds } = world;
  for (const id of [1, 2]) {
    const managerId = await makeUser(db, { name: `Manager ${id}` });
    await makeClub(db, { id, leagueIds, managerId });
  }
  roster = await makeRoster(db, OWN);
  rivals = await makeRoster(db, 21);
  await makeGame(db, { homeTeamId: OWN, awayTeamId: 21 });
});
beforeEach(async () => {
  await db.delete(lineups);
  await db.delete(savedLineups);
});

const as = (user: typeof manager) => ({ context: makeApiContext(db, user) });
const find = async (user = manager) => (await call(lineupRoutes.find, { id: OWN }, as(user))).data;
const save = async (
  lineup: Lineup,
  { version, user = manager, orders = [] }: { version: number; user?: typeof manager; orders?: TeamOrder[] },
) => {
  const input = { params: { id: OWN }, headers: { 'if-match': `"${version}"` }, body: { lineup, tactics, orders } };
  return (await call(lineupRoutes.save, input, as(user))).data;
};

describe('the lineup call', () => {
  it('shows the manager the lineup, its version as ETag, the players and the next game', async () => {
    const options = as(manager);
    const { data } = await call(lineupRoutes.find, { id: OWN }, options);
    expect(data.players).toHaveLength(20);
    expect(data.faults).toEqual([]);
    expect(data.nextGame?.home.id).toBe(OWN);
    expect(data.liveGame).toBeNull();
    expect(options.context.sentHeaders.get('etag')).toBe(`"${data.version}"`);
    expect(options.context.sentHeaders.get('cache-control')).toBe('no-store');
  });

  it('saves the manager’s changes and returns the next version', async () => {
    const { lineup, version } = await find();
    const [first, second, ...others] = lineup.forwards;
    const swapped: Lineup = { ...lineup, forwards: [second, first, ...others] };
    const saved = await save(swapped, { version });
    expect(saved).toMatchObject({ version: version + 1, savedBy: 'manager', lineup: swapped });
    expect(await find()).toMatchObject({ version: version + 1, lineup: swapped });
  });

  it('refuses to overwrite another save with 412', async () => {
    const { lineup, version } = await find();
    await save(lineup, { version });
    await expect(save(lineup, { version })).rejects.toMatchObject({ status: 412 });
  });

  it('refuses a manager who leaves the club while saving, so a successor finds no trace', async () => {
    const { lineup, version } = await find();
    const leaving = { clubId: 1, userId: manager.id };
    const waiting = sql`select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    let attempts: Promise<unknown>[] = [];
    try {
      await db.transaction(async (tx) => {
        expect(await leaveClub(tx, leaving)).toBe(true);
        const template = { id: OWN, name: 'Mine', lineup, tactics, orders };
        attempts = [save(lineup, { version, orders }), call(lineupRoutes.store, template, as(manager))];
        for (const attempt of attempts) attempt.catch(() => {});
        // Both have been admitted, and wait for the club's row.
        await expect
          .poll(async () => (await db.execute<{ n: number }>(waiting)).rows[0]?.n, { timeout: MAX_WAIT_MS })
          .toBe(2);
      });
      for (const attempt of attempts) await expect(attempt).rejects.toMatchObject({ status: 403 });
      expect([await db.$count(lineups), await db.$count(savedLineups)]).toEqual([0, 0]);
    } finally {
      // Regardless of the outcome: later tests need the manager at his club, and no save under way.
      await Promise.allSettled(attempts);
      await giveClub(db, 1, manager.id);
    }
  });

  it('refuses an illegal lineup with 422 and names each faulty spot', async () => {
    const { lineup, version } = await find();
    const [first, ...lines] = lineup.forwards;
    const faulty: Lineup = { ...lineup, forwards: [{ ...first, LW: first.C, C: rivals[0] ?? null }, ...lines] };
    await expect(save(faulty, { version })).rejects.toMatchObject({
      status: 422,
      data: { faults: { 'lineup.forwards.0.C': { code: 'lineup.place.unknown-player' } } },
    });
    expect(await db.$count(lineups)).toBe(0);
  });

  it('refuses a suspended player by his spot, and shows how long he is out', async () => {
    const { lineup, version } = await find();
    const suspended = lineup.forwards[1].C ?? 0;
    const gameId = await makeResult(db, { homeTeamId: OWN, awayTeamId: 21, day: 9, score: [1, 2] });
    const ruling = { playerId: suspended, gameId, season: 3, day: 9, games: 3 };
    await db.insert(rulings).values({ ...ruling, incident: 'match', infraction: 'boarding' });
    await expect(save(lineup, { version })).rejects.toMatchObject({
      status: 422,
      data: { faults: { 'lineup.forwards.1.C': { code: 'lineup.place.suspended' } } },
    });
    const view = await find();
    expect(view.players.find(({ id }) => id === suspended)?.suspension).toMatchObject({ gamesLeft: 3 });
    await db.delete(rulings);
  });

  it('refuses an injured player', async () => {
    const { lineup, version } = await find();
    const injured = lineup.goalies.SG ?? 0;
    await changeRows(db, players, { id: injured }, { injuredUntil: 3 * 63 + 20 });
    await expect(save(lineup, { version })).rejects.toMatchObject({
      data: { faults: { 'lineup.goalies.SG': { code: 'lineup.place.injured' } } },
    });
    expect((await find()).players.find(({ id }) => id === injured)?.injury?.daysLeft).toBe(10);
    await changeRows(db, players, { id: injured }, { injuredUntil: null });
  });

  it('lets a manager save with no player left for a spot', async () => {
    const [hurt] = roster;
    await changeRows(db, players, { id: hurt ?? 0 }, { injuredUntil: 3 * 63 + 20 });
    const { data } = await call(lineupRoutes.autoFill, { id: OWN, lineup: null, mode: 'best' }, as(manager));
    expect(data.faults.map(({ kind }) => kind)).toEqual(['empty']);
    expect(await save(data.lineup, { version: (await find()).version })).toMatchObject({ savedBy: 'manager' });
    await changeRows(db, players, { id: hurt ?? 0 }, { injuredUntil: null });
    await expect(save(data.lineup, { version: 1 })).rejects.toMatchObject({ status: 422 });
  });

  it('saves orders with the lineup, and shows them again', async () => {
    const { lineup, version } = await find();
    expect(await save(lineup, { version, orders })).toMatchObject({ orders });
    expect(await find()).toMatchObject({ orders });
  });

  it('refuses orders that cannot be followed with 422 and says where', async () => {
    const { lineup, version } = await find();
    const faulty: TeamOrder[] = [
      { fromMinute: 50, untilMinute: 40, tactics: { forecheck: 'aggressive' } },
      { leadAtLeast: 1, tactics: {} },
    ];
    const faults = {
      'orders.0.minute': { code: 'lineup.order.minute' },
      'orders.1.no-tactics': { code: 'lineup.order.no-tactics' },
    };
    await expect(save(lineup, { version, orders: faulty })).rejects.toMatchObject({ status: 422, data: { faults } });
    const template = { id: OWN, name: 'Faulty', lineup, tactics, orders: faulty };
    await expect(call(lineupRoutes.store, template, as(manager))).rejects.toMatchObject({ data: { faults } });
    expect(await db.$count(lineups)).toBe(0);
    expect(await db.$count(savedLineups)).toBe(0);
  });

  it('refuses a ninth order, and unknown settings and conditions', async () => {
    const { lineup, version } = await find();
    const wrong: unknown[] = [
      Array.from({ length: 9 }, () => orders[0]),
      [{ tactics: { forecheck: 'sleepy' } }],
      [{ tactics: { shouting: 'loud' } }],
      [{ fromMinutes: 50, tactics: { forecheck: 'aggressive' } }],
    ];
    for (const given of wrong) {
      await expect(save(lineup, { version, orders: given as TeamOrder[] })).rejects.toThrow('Input validation failed');
    }
  });

  it('requires the version that was edited', async () => {
    const { lineup } = await find();
    for (const headers of [{}, { 'if-match': '*' }, { 'if-match': '"one"' }]) {
      const input = { params: { id: OWN }, headers, body: { lineup, tactics, orders } };
      const saved = call(lineupRoutes.save, input as never, as(manager));
      await expect(saved).rejects.toMatchObject({ status: 422, data: { code: 'request.no-version' } });
    }
  });

  it('repairs a lineup with as few changes as possible, and saves nothing', async () => {
    const { lineup } = await find();
    const [first, ...lines] = lineup.forwards;
    const holed: Lineup = { ...lineup, forwards: [{ ...first, C: null }, ...lines] };
    const { data } = await call(lineupRoutes.autoFill, { id: OWN, lineup: holed, mode: 'repair' }, as(manager));
    expect(data.faults).toEqual([]);
    expect(data.lineup.forwards[0].C).toBe(first.C);
    expect(data.lineup.defense).toEqual(lineup.defense);
    expect(data.changes).toEqual([{ place: 'forwards.0.C', out: null, in: first.C, fault: 'empty' }]);
    expect(await db.$count(lineups)).toBe(0);
  });
});

describe('a lineup', () => {
  it('is visible only to the team’s own manager', async () => {
    const { lineup } = await find();
    const input = { id: OWN, name: 'Theirs', lineup, tactics, orders };
    const attempts = [
      () => find(rival),
      () => save(lineup, { version: 0, user: rival }),
      () => call(lineupRoutes.autoFill, { id: OWN, lineup, mode: 'best' }, as(rival)),
      () => call(lineupRoutes.saved, { id: OWN }, as(rival)),
      () => call(lineupRoutes.store, input, as(rival)),
      () => call(lineupRoutes.change, { id: OWN, savedId: 1, name: 'Theirs' }, as(rival)),
      () => call(lineupRoutes.discard, { id: OWN, savedId: 1 }, as(rival)),
    ];
    for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 403 });
    expect(await db.$count(savedLineups)).toBe(0);
  });

  it('is not found for an unknown team', async () => {
    await expect(call(lineupRoutes.find, { id: 999 }, as(manager))).rejects.toMatchObject({ status: 404 });
  });

  it('shows players who have left the team, and where they are now', async () => {
    const { lineup } = await find();
    await save(lineup, { version: 0 });
    const center = lineup.forwards[1].C ?? 0;
    await changeRows(db, players, { id: center }, { teamId: 12 });
    const view = await find();
    expect(view.absent).toMatchObject([{ id: center, teamId: 12 }]);
    expect(view.faults).toContainEqual({ kind: 'unknown-player', place: 'forwards.1.C', playerId: center });
    const { data } = await call(lineupRoutes.autoFill, { id: OWN, lineup, mode: 'repair' }, as(manager));
    expect(data.absent).toMatchObject([{ id: center, teamId: 12 }]);
    expect(data.changes[0]).toMatchObject({ place: 'forwards.1.C', out: center, fault: 'unknown-player' });
    await changeRows(db, players, { id: center }, { teamId: OWN });
  });

  it('stored under a name can be renamed, but not to a name in use', async () => {
    const { lineup } = await find();
    const store = async (name: string) =>
      (await call(lineupRoutes.store, { id: OWN, name, lineup, tactics, orders: [] }, as(manager))).data.id;
    const [home] = [await store('Home'), await store('Away')];
    const rename = (savedId: number, name: string) =>
      call(lineupRoutes.change, { id: OWN, savedId, name }, as(manager));
    await rename(home, 'Derby');
    await expect(rename(home, 'Away')).rejects.toMatchObject({ status: 422 });
    await expect(rename(999_999, 'Away')).rejects.toMatchObject({ status: 404 });
    const { data } = await call(lineupRoutes.saved, { id: OWN }, as(manager));
    expect(data.map(({ name }) => name)).toEqual(['Away', 'Derby']);
    expect(await find()).toMatchObject({ awayTemplate: null });
    await call(lineupRoutes.change, { id: OWN, savedId: home, isForAway: true }, as(manager));
    expect(await find()).toMatchObject({ awayTemplate: 'Derby' });
  });

  it('is stored by name and deleted again', async () => {
    const { lineup } = await find();
    const { data } = await call(lineupRoutes.store, { id: OWN, name: 'Home', lineup, tactics, orders }, as(manager));
    expect((await call(lineupRoutes.saved, { id: OWN }, as(manager))).data).toMatchObject([
      { id: data.id, name: 'Home', lineup, tactics, orders },
    ]);
    await call(lineupRoutes.discard, { id: OWN, savedId: data.id }, as(manager));
    expect((await call(lineupRoutes.saved, { id: OWN }, as(manager))).data).toEqual([]);
    const gone = call(lineupRoutes.discard, { id: OWN, savedId: data.id }, as(manager));
    await expect(gone).rejects.toMatchObject({ status: 404 });
  });

  it('names players on the roster', async () => {
    const { lineup } = await find();
    expect(roster).toEqual(expect.arrayContaining(lineup.shootout));
  });
});

describe('letters', () => {
  const name = (playerId: number, letter: 'captain' | 'alternate', user = manager) =>
    call(lineupRoutes.giveLetter, { id: OWN, playerId, letter }, as(user)).then(({ data }) => data);

  it('are assigned while the assistant sets the lines, and worn in them', async () => {
    const before = await find();
    const [first, second] = before.lineup.forwards;
    const [winger, center] = [second.LW ?? 0, first.C ?? 0];
    await name(winger, 'captain');
    expect(await name(center, 'alternate')).toMatchObject({ captainId: winger });
    const after = await find();
    expect(after).toMatchObject({ savedBy: 'assistant', lineup: { captain: winger } });
    expect(after.lineup.alternates).toContain(center);
    const [squad] = await loadSquads(pgReader(db), [OWN], {
      season: 1,
      absoluteDay: 70,
      secret: knownSecret(7),
    });
    expect(squad && matchTeamOf(squad).lineup.captain).toBe(winger);
  });

  it('are part of a manager’s lines, for players who dress', async () => {
    const { lineup } = await find();
    const { version } = await save(lineup, { version: 0 });
    const chosen = lineup.forwards[3].RW ?? 0;
    await name(chosen, 'captain');
    expect(await find()).toMatchObject({ savedBy: 'manager', version: version + 1, lineup: { captain: chosen } });
    const scratched = await makePlayer(db, { teamId: OWN, jerseyNumber: 97 });
    await expect(name(scratched, 'alternate')).rejects.toMatchObject({ status: 409 });
  });

  it('are visible to no other user', async () => {
    await expect(name(rivals[0] ?? 0, 'captain')).rejects.toMatchObject({ status: 409 });
    await expect(name(roster[0] ?? 0, 'captain', rival)).rejects.toMatchObject({ status: 403 });
  });
});
