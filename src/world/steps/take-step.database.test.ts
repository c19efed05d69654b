import { pino } from 'pino';
import { beforeEach, describe, expect, it } from 'vitest';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { games } from '#domains/game/tables.ts';
import { worldRefusals } from '#domains/world/refusals.ts';
import { setReady } from '#domains/world/store/ready.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world, worldSteps } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { mayBeEarly, takeStep } from '#world/steps/take-step.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeGame } from '../../../tests/factories/game.ts';
import { freshWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const now = new Date('2026-01-01T13:00:00Z');

const { database } = freshWorld();

function take(pace: 'live' | 'catch-up' | 'command', moment: Parameters<typeof takeStep>[1], how = {}) {
  const { db } = database;
  const log = pino({ level: 'silent' });
  return takeStep({ db, simulate: simulateHere, enqueue, now: () => now, log }, moment, pace, how);
}
const here = async () => momentOf(await readWorld(database.db));

describe('a step of the world', () => {
  it('is taken once: a second caller finds the world further on', async () => {
    const moment = await here();
    expect(await take('live', moment)).toMatchObject({ kind: 'taken', next: { ...moment, step: 'slot-1' } });
    expect(await take('live', moment)).toEqual({ kind: 'elsewhere' });
    expect(await database.db.$count(worldSteps)).toBe(1);
  });

  it('is taken once when two processes take it at the same time', async () => {
    const moment = await here();
    const outcomes = await Promise.all([take('live', moment), take('live', moment), take('live', moment)]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['elsewhere', 'elsewhere', 'taken']);
    expect(await database.db.$count(worldSteps)).toBe(1);
  });

  it('is not taken by a clock stopped meanwhile, but on command', async () => {
    await database.db.update(world).set({ pausedAt: now });
    const moment = await here();
    expect(await take('live', moment)).toEqual({ kind: 'elsewhere' });
    expect(await here()).toEqual(moment);
    expect(await take('command', moment)).toMatchObject({ kind: 'taken' });
  });

  it('keeps the site open when the clock stops in the night the season turns', async () => {
    await database.db.update(world).set({ pausedAt: now, day: 63, step: 'night', phase: 'frenzy' });
    expect(await take('live', await here())).toEqual({ kind: 'elsewhere' });
    expect(await readWorld(database.db)).toMatchObject({ inMaintenance: false, phase: 'frenzy' });
  });
});

describe('a day that ends when all managers are ready', () => {
  const early = { isEarly: true };
  const LEAGUE = { PRO: 1, FRM: 2, U21: 3 };
  const may = async () => mayBeEarly(database.db, await readWorld(database.db), now);
  let managers: number[];
  beforeEach(async () => {
    const { db } = database;
    managers = [
      await makeUser(db, { name: 'Anna', lastOnlineAt: now }),
      await makeUser(db, { name: 'Ben', lastOnlineAt: now }),
    ];
    for (const [place, managerId] of managers.entries()) {
      await makeClub(db, { id: place + 1, leagueIds: LEAGUE, season: 3, managerId });
    }
    await db.update(world).set({ pace: 'ready' });
  });
  const everybodyIsReady = async () => {
    for (const userId of managers) await setReady(database.db, { userId, isReady: true });
  };

  it('waits for the last manager, and not for one who is no longer ready', async () => {
    const [anna = 0, ben = 0] = managers;
    await setReady(database.db, { userId: anna, isReady: true });
    expect(await may()).toBe(false);
    await setReady(database.db, { userId: ben, isReady: true });
    expect(await may()).toBe(true);
    await setReady(database.db, { userId: anna, isReady: false });
    expect(await may()).toBe(false);
    expect(await take('catch-up', await here(), early)).toEqual({ kind: 'elsewhere' });
  });

  it('counts both of two managers who are ready at the same moment', async () => {
    await Promise.all(managers.map((userId) => setReady(database.db, { userId, isReady: true })));
    expect(await may()).toBe(true);
  });

  it('takes its steps early, one after another, and keeps the managers ready for the next day’s games', async () => {
    await everybodyIsReady();
    const { day } = await readWorld(database.db);
    for (let step = 0; step < 6; step++)
      expect(await take('catch-up', await here(), early)).toMatchObject({ kind: 'taken' });
    expect(await readWorld(database.db)).toMatchObject({
      day: day + 1,
      step: 'morning',
      dayStartedAt: now,
    });
    expect(await database.db.$count(worldSteps)).toBe(6);
  });

  it('takes no step while a game is live, though all managers are ready', async () => {
    await everybodyIsReady();
    await makeGame(database.db, { homeTeamId: 11, awayTeamId: 21, status: 'live', faceoffAt: now });
    expect(await may()).toBe(false);
    expect(await take('catch-up', await here(), early)).toEqual({ kind: 'elsewhere' });
    await database.db.delete(games);
    expect(await take('catch-up', await here(), early)).toMatchObject({ kind: 'taken' });
  });

  it('ignores readiness where no admin has enabled it', async () => {
    await database.db.update(world).set({ pace: 'clock' });
    const refused = await setReady(database.db, { userId: managers[0] ?? 0, isReady: true });
    expect(refused).toEqual(worldRefusals.waitsForNobody());
    expect((await readWorld(database.db)).readyUserIds).toEqual([]);
  });
});
