import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { loadOverview } from '#domains/club/views/overview.ts';
import { rulings } from '#domains/discipline/tables.ts';
import { msPerGameSecond } from '#domains/game/rules/pace.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { startLiveGames } from '#domains/game/store/live.ts';
import { handToAssistant, saveLineup } from '#domains/lineups/store/lineups.ts';
import { lastRepair } from '#domains/lineups/store/repairs.ts';
import { lineupRepairs } from '#domains/lineups/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { rosterPlayers } from '#domains/roster/store/roster-players.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { BALANCED_TACTICS, type Lineup } from '#engine/lineup/lineup.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world } from '#platform/clock/tables.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { said } from '../../../../tests/factories/desk.ts';
import { makeGame, makeResult } from '../../../../tests/factories/game.ts';
import { makePlayer } from '../../../../tests/factories/player.ts';
import { testQueue } from '../../../../tests/factories/queue.ts';
import { freshWorld } from '../../../../tests/factories/test-world.ts';

const FACEOFF = new Date('2026-01-01T12:06:00Z');
const BEFORE = new Date('2026-01-01T11:00:00Z');
const [HOME, FARM, AWAY] = [11, 12, 21];

const { database, world: today, ids } = freshWorld({ clubs: ['Home Manager', 2], rosters: ['PRO'] });
const [managerId] = ids('Home Manager');
let gameId: number;
/** As saved by the manager of HOME. */
let lineup: Lineup;
beforeEach(async () => {
  const { db } = database;
  lineup = autoFill(await rosterPlayers(db, { teamId: HOME }, today));
  const board = { lineup, tactics: BALANCED_TACTICS, orders: [] };
  await saveLineup(db, { teamId: HOME, version: 0, ...board, now: BEFORE });
  for (const [index, position] of (['LW', 'C', 'LD'] as const).entries()) {
    const name = { firstname: 'Spare', lastname: position, jerseyNumber: 40 + index };
    await makePlayer(db, { teamId: HOME, position, skill: 50, ...name });
  }
  gameId = await makeGame(db, { homeTeamId: HOME, awayTeamId: AWAY });
});

const start = () =>
  database.db.transaction((tx) =>
    startLiveGames(tx, {
      gameIds: [gameId],
      now: FACEOFF,
      msPerSecond: msPerGameSecond(60),
      enqueue: testQueue().enqueue,
    }),
  );

/** Plays the same games at once. */
async function playAtOnce() {
  const { db } = database;
  await db.update(world).set({ step: 'slot-1' });
  const stepping = { db, simulate: simulateHere, now: () => FACEOFF, log: pino({ level: 'silent' }) };
  await takeStep({ ...stepping, enqueue: testQueue().enqueue }, momentOf(await readWorld(db)), 'command');
}

async function suspend(playerId: number): Promise<void> {
  const incident = await makeResult(database.db, { homeTeamId: HOME, awayTeamId: AWAY, day: 9, score: [1, 0] });
  const ruling = { playerId, gameId: incident, season: 3, day: 9, games: 2 };
  await database.db.insert(rulings).values({ ...ruling, incident: 'match', infraction: 'boarding' });
}
const change = (playerId: number, to: Partial<typeof players.$inferInsert>) =>
  database.db.update(players).set(to).where(eq(players.id, playerId));

/** Suspends the left wing, injures a center, and sends a defenseman to the farm. */
async function upset() {
  const [wing, center, defenseman] = [lineup.forwards[0].LW, lineup.forwards[1].C, lineup.defense[2].LD];
  if (!wing || !center || !defenseman) return expect.unreachable('the lineup is full');
  await suspend(wing);
  await change(center, { injuredUntil: today.absoluteDay + 3 });
  await change(defenseman, { teamId: FARM });
  return { wing, center, defenseman };
}

const notices = () => database.db.select().from(notifications).where(eq(notifications.kind, 'lineup-repaired'));
async function desk() {
  const team = (await findTeamRef(database.db, HOME)) ?? expect.unreachable('there is no such team');
  const overview = await loadOverview(database.db, {
    userId: null,
    team,
    abilities: { manage: true, leave: true, numberPlayers: true, rename: true },
    now: FACEOFF,
    nouns: [],
  });
  return said(overview?.desk ?? []).filter(({ kind }) => kind === 'lineup-repaired');
}

describe('a saved lineup that is unplayable', () => {
  it('is repaired, and its manager is told each replacement with its reason', async () => {
    const { wing, center, defenseman } = await upset();
    await start();
    const played = (await loadInputs(database.db, [gameId])).get(gameId)?.home.lineup;
    expect((await lastRepair(database.db, HOME))?.changes).toEqual([
      { place: 'forwards.0.LW', out: wing, in: played?.forwards[0].LW, fault: 'suspended' },
      { place: 'forwards.1.C', out: center, in: played?.forwards[1].C, fault: 'injured' },
      { place: 'defense.2.LD', out: defenseman, in: played?.defense[2].LD, fault: 'unknown-player' },
    ]);
    expect(await notices()).toMatchObject([
      { userId: managerId, channel: 'news', params: { teamId: HOME, gameId }, isRead: false },
    ]);
    const [item] = await desk();
    const replaced = [
      { out: 'Test Number 1', in: 'Spare LW', fault: 'suspended' },
      { out: 'Test Number 5', in: 'Spare C', fault: 'injured' },
      { out: 'Test Number 17', in: 'Spare LD', fault: 'unknown-player' },
    ];
    const params = { opponent: 'City 2 PRO Side', replaced };
    expect(item).toEqual({ kind: 'lineup-repaired', params, path: `/club/lineups?team=${HOME}` });
  });

  it('is reported once per game, live or played at once', async () => {
    await upset();
    await start();
    await start();
    expect(await notices()).toHaveLength(1);
    gameId = await makeGame(database.db, { homeTeamId: AWAY, awayTeamId: HOME, day: today.day });
    await playAtOnce();
    expect(await notices()).toMatchObject([{ params: { gameId: expect.any(Number) } }, { params: { gameId } }]);
    expect(await database.db.$count(lineupRepairs)).toBe(2);
  });

  it('is no longer reported once the manager has saved the lines again', async () => {
    await upset();
    await start();
    expect(await desk()).toHaveLength(1);
    const repaired = autoFill(await rosterPlayers(database.db, { teamId: HOME }, today), lineup);
    const after = new Date(FACEOFF.getTime() + 60_000);
    const board = { lineup: repaired, tactics: BALANCED_TACTICS, orders: [] };
    expect(await saveLineup(database.db, { teamId: HOME, version: 1, ...board, now: after })).toBe(true);
    expect(await desk()).toEqual([]);
  });

  it('is forgotten when its manager leaves', async () => {
    await upset();
    await start();
    await handToAssistant(database.db, [HOME]);
    expect(await lastRepair(database.db, HOME)).toBeNull();
  });
});

it('no notice goes to the manager of a lineup in order, or of one the assistant keeps', async () => {
  await start();
  expect(await database.db.$count(lineupRepairs)).toBe(0);
  await handToAssistant(database.db, [HOME]);
  await upset();
  gameId = await makeGame(database.db, { homeTeamId: HOME, awayTeamId: AWAY });
  await start();
  expect(await database.db.$count(lineupRepairs)).toBe(0);
  expect(await notices()).toEqual([]);
});
