import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSimulationPool } from '#domains/game/simulation/pool.ts';
import { playAll, type Simulate, simulateHere } from '#domains/game/simulation/simulate.ts';
import { gameInputs, gamePeriods, games } from '#domains/game/tables.ts';
import { standings } from '#domains/season/tables.ts';
import { skaterGames, teamSeasons } from '#domains/stats/tables.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world, worldSteps } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { makeRoster } from '../../../tests/factories/player.ts';
import { freshWorld } from '../../../tests/factories/test-world.ts';

const now = new Date('2026-01-01T13:00:00Z');
const CLUBS = [1, 2, 3, 4];

const { database, world: made } = freshWorld();
beforeEach(async () => {
  const { leagueIds, season, day } = made;
  const { db } = database;
  const teamIds: number[] = [];
  for (const id of CLUBS) {
    const { PRO } = (await makeClub(db, { id, leagueIds, season })).teamIds;
    await makeRoster(db, PRO);
    teamIds.push(PRO);
  }
  const [one, two, three, four] = teamIds as [number, number, number, number];
  await makeGame(db, { homeTeamId: one, awayTeamId: two, season, day, slot: 1 });
  await makeGame(db, { homeTeamId: three, awayTeamId: four, season, day, slot: 1 });
  await db.update(world).set({ step: 'slot-1' });
});

async function takeSlot(simulate: Simulate) {
  const { db } = database;
  const log = pino({ level: 'silent' });
  return takeStep({ db, simulate, enqueue, now: () => now, log }, momentOf(await readWorld(db)), 'command');
}

/** Counts everything that the slot leaves behind. */
async function traces() {
  const { db } = database;
  return {
    step: (await readWorld(db)).step,
    steps: await db.$count(worldSteps),
    final: await db.$count(games, eq(games.status, 'final')),
    inputs: await db.$count(gameInputs),
    hasPeriods: (await db.$count(gamePeriods)) > 0,
    skaters: await db.$count(skaterGames),
    teams: await db.$count(teamSeasons, eq(teamSeasons.games, 1)),
    standings: await db.$count(standings, eq(standings.played, 1)),
  };
}

const NOTHING = {
  step: 'slot-1',
  steps: 0,
  final: 0,
  inputs: 0,
  hasPeriods: false,
  skaters: 0,
  teams: 0,
  standings: 0,
};
const PLAYED = {
  step: 'slot-2',
  steps: 1,
  final: 2,
  inputs: 2,
  hasPeriods: true,
  skaters: 72,
  teams: 4,
  standings: 4,
};

describe('a slot whose games are played at once', () => {
  it('stores them with everything needed to watch and replay them', async () => {
    expect(await takeSlot(simulateHere)).toMatchObject({ kind: 'taken', detail: { played: 2 } });
    expect(await traces()).toEqual(PLAYED);
  });

  it('leaves nothing behind when a thread dies after the first games, and is retaken as a whole', async () => {
    const dying: Simulate = async function* (all) {
      yield await playAll(simulateHere, [...all].slice(0, 1));
      throw new Error('a thread that plays games ended with code 137');
    };
    await expect(takeSlot(dying)).rejects.toThrow('code 137');
    expect(await traces()).toEqual(NOTHING);

    const pool = openSimulationPool(1);
    try {
      await takeSlot(pool.simulate);
    } finally {
      await pool.close();
    }
    expect(await traces()).toEqual(PLAYED);
  });
});
