import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { contracts } from '#domains/contracts/tables.ts';
import { suspensionsServed } from '#domains/discipline/checks.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { games } from '#domains/game/tables.ts';
import { lastRepair } from '#domains/lineups/store/repairs.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { news } from '#domains/news/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { oneTeamOneContract } from '#domains/roster/checks.ts';
import { fillIns } from '#domains/roster/tables.ts';
import { skaterGames } from '#domains/stats/tables.ts';
import type { Step } from '#engine/calendar.ts';
import { validateLineup } from '#engine/lineup/validate.ts';
import type { StepPace } from '#engine/pace.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world } from '#platform/clock/tables.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { makeGame, makeResult } from '../../../../tests/factories/game.ts';
import { makeRoster } from '../../../../tests/factories/player.ts';
import { testQueue } from '../../../../tests/factories/queue.ts';
import { freshWorld } from '../../../../tests/factories/test-world.ts';
import { steppingOn } from '../../../../tests/factories/whole-world.ts';

const [HOME, AWAY] = [11, 21];
const NOW = new Date('2026-01-01T13:00:00Z');

const { database, world: today, ids } = freshWorld({ clubs: ['Home Manager', 2] });
const [managerId] = ids('Home Manager');
let gameId: number;
/** Two centers, a defenseman and a goalie of HOME, which has twenty players in all and no one to call up. */
let out: number[];
beforeEach(async () => {
  const { season, day } = today;
  const { db } = database;
  const home = await makeRoster(db, HOME);
  const everybody = [...home, ...(await makeRoster(db, AWAY))];
  const terms = {
    fromSeason: season,
    toSeason: season,
    salary: 1,
    salaries: [1],
    kind: 'standard' as const,
    signedAt: 1,
  };
  await db
    .insert(contracts)
    .values(everybody.map((playerId) => ({ playerId, clubId: home.includes(playerId) ? 1 : 2, ...terms })));
  const before = await makeResult(db, { homeTeamId: HOME, awayTeamId: AWAY, day: day - 1, score: [1, 0] });
  out = [home[1] ?? 0, home[4] ?? 0, home[12] ?? 0, home[18] ?? 0];
  await db.insert(rulings).values(
    out.map((playerId) => ({
      ...{ playerId, gameId: before, season, day: day - 1, games: 2 },
      ...({ incident: 'match', infraction: 'charging' } as const),
    })),
  );
  gameId = await makeGame(db, { homeTeamId: HOME, awayTeamId: AWAY });
});

async function take(step: Step, pace: StepPace = 'command') {
  const { db } = database;
  await db.update(world).set({ step });
  const stepping = { ...steppingOn(db, () => NOW), enqueue: testQueue().enqueue };
  return takeStep(stepping, momentOf(await readWorld(db)), pace);
}
const helpers = () =>
  database.db
    .select({ id: players.id, positions: players.positions, teamId: players.teamId, retiredAt: players.retiredAt })
    .from(players)
    .where(isNotNull(players.lastSeason))
    .orderBy(asc(players.id));
const standing = () => database.db.select().from(fillIns).orderBy(asc(fillIns.playerId));

describe('a game of a team short of players', () => {
  it.each(['live', 'command'] as const)(
    'is played with emergency fill-ins and without suspended players (%s)',
    async (pace) => {
      await take('slot-1', pace);
      const { home } = (await loadInputs(database.db, [gameId])).get(gameId) ?? expect.unreachable('it has no input');
      const dressed = home.players.map(({ id }) => id);
      expect(dressed).toHaveLength(20);
      expect(dressed.filter((id) => out.includes(id))).toEqual([]);
      const called = await standing();
      expect(called.map(({ teamId, since }) => [teamId, since])).toEqual(Array(4).fill([HOME, today.absoluteDay]));
      expect(called.every(({ playerId }) => dressed.includes(playerId))).toBe(true);
      const fit = { ageClass: 3, isInjured: false, isSuspended: false } as const;
      const roster = home.players.map((player) => ({ ...player, ...fit }));
      expect(validateLineup(home.lineup, roster)).toEqual([]);
    },
  );

  it('counts like any other, and suspended players serve it', async () => {
    await take('slot-1');
    const [game] = await database.db.select().from(games).where(eq(games.id, gameId));
    expect(game?.status).toBe('final');
    expect(
      await database.db.$count(skaterGames, and(eq(skaterGames.teamId, HOME), eq(skaterGames.gameId, gameId))),
    ).toBe(18);
    for (const ruling of await database.db.select().from(rulings)) expect(ruling.servedIn).toEqual([gameId]);
    const context = { db: database.db, world: await readWorld(database.db) };
    for (const check of [suspensionsServed, oneTeamOneContract]) expect((await check.run(context)).faults).toEqual([]);
  });

  it('makes club news, and its manager is notified', async () => {
    const { db } = database;
    await take('slot-1');
    const called = (await standing()).map(({ playerId }) => playerId);
    const facts = await db.select().from(news).where(eq(news.kind, 'fill-in')).orderBy(asc(news.id));
    expect(facts.map(({ clubId, playerId }) => [clubId, playerId])).toEqual(called.map((id) => [1, id]));
    expect(facts[0]?.params).toEqual({ player: expect.any(String), team: 'City 1 PRO Side' });
    const told = await db.select().from(notifications).where(eq(notifications.kind, 'fill-in'));
    expect(told).toMatchObject(called.map((playerId) => ({ userId: managerId, params: { playerId } })));
  });

  it('uses the manager’s saved lineup, repaired', async () => {
    const { db } = database;
    await db.update(rulings).set({ games: 0 });
    await take('night');
    await db.update(lineups).set({ savedBy: 'manager' }).where(eq(lineups.teamId, HOME));
    await db.update(rulings).set({ games: 2 });
    await db.update(world).set({ day: today.day });
    await take('slot-1');
    const called = (await standing()).map(({ playerId }) => playerId);
    const changes = (await lastRepair(db, HOME))?.changes ?? [];
    expect(changes.map((change) => change.fault)).toEqual(Array(changes.length).fill('suspended'));
    expect(new Set(changes.map((change) => change.in))).toEqual(new Set(called));
  });
});

describe('emergency fill-ins', () => {
  it('go home the next morning, and cannot be signed by another club', async () => {
    await take('slot-1');
    const called = (await standing()).map(({ playerId }) => playerId);
    await take('morning');
    expect(await standing()).toEqual([]);
    const gone = await helpers();
    expect(gone.map(({ id }) => id)).toEqual(called);
    expect(gone.every(({ teamId, retiredAt }) => teamId === null && retiredAt === today.season)).toBe(true);
    expect(gone.map(({ positions }) => positions[0])).toEqual(['G', 'C', 'LW', 'LD']);
  });

  it('are not called twice while they are there', async () => {
    await take('slot-1');
    await makeGame(database.db, { homeTeamId: HOME, awayTeamId: AWAY, slot: 2 });
    await take('slot-2');
    expect(await standing()).toHaveLength(4);
  });

  it('are not called for a team without an opponent', async () => {
    await database.db.delete(games).where(eq(games.id, gameId));
    await take('slot-1');
    expect(await standing()).toEqual([]);
  });
});

it('a team that cannot dress keeps its lines, and the night goes on', async () => {
  expect(await take('night')).toMatchObject({ kind: 'taken' });
  expect(await database.db.$count(lineups, eq(lineups.teamId, HOME))).toBe(0);
  expect(await database.db.$count(lineups, eq(lineups.teamId, AWAY))).toBe(1);
});
