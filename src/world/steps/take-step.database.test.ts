import { pino } from 'pino';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world, worldSteps } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { momentOf, takeStep } from '#world/steps/take-step.ts';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { makeWorld } from '../../../tests/factories/world.ts';

const now = new Date('2026-01-01T13:00:00Z');

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
  await makeWorld(database.db);
});
afterEach(() => database.drop());

function take(pace: 'live' | 'command', moment: Parameters<typeof takeStep>[1]) {
  const { db } = database;
  const log = pino({ level: 'silent' });
  return takeStep({ db, simulate: simulateHere, enqueue, now: () => now, log }, moment, pace);
}
const here = async () => momentOf(await readWorld(database.db));

describe('a step of the world', () => {
  it('is taken once: who comes second finds the world elsewhere', async () => {
    const moment = await here();
    expect(await take('live', moment)).toMatchObject({ kind: 'taken', next: { ...moment, step: 'slot-1' } });
    expect(await take('live', moment)).toEqual({ kind: 'elsewhere' });
    expect(await database.db.$count(worldSteps)).toBe(1);
  });

  it('is taken once when two take it at the same time', async () => {
    const moment = await here();
    const outcomes = await Promise.all([take('live', moment), take('live', moment), take('live', moment)]);
    expect(outcomes.map(({ kind }) => kind).sort()).toEqual(['elsewhere', 'elsewhere', 'taken']);
    expect(await database.db.$count(worldSteps)).toBe(1);
  });

  it('is not taken by a clock that was stopped meanwhile, but by command', async () => {
    await database.db.update(world).set({ pausedAt: now });
    const moment = await here();
    expect(await take('live', moment)).toEqual({ kind: 'elsewhere' });
    expect(await here()).toEqual(moment);
    expect(await take('command', moment)).toMatchObject({ kind: 'taken' });
  });

  it('leaves the doors open when the clock stands still in the night in which the season turns', async () => {
    await database.db.update(world).set({ pausedAt: now, day: 63, step: 'night', phase: 'frenzy' });
    expect(await take('live', await here())).toEqual({ kind: 'elsewhere' });
    expect(await readWorld(database.db)).toMatchObject({ inMaintenance: false, phase: 'frenzy' });
  });
});
