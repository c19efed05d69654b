/** The summer of a running world: clubs buy out and re-sign, the frenzy goes on for twelve rounds, the last night closes it. */

import { and, count, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { oneContractAtATime } from '#domains/cap/checks.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { capCharges, contracts } from '#domains/contracts/tables.ts';
import { planFrenzy } from '#domains/free-agency/store/frenzy-plans.ts';
import { frenzyResults, restrictedFreeAgents } from '#domains/free-agency/tables.ts';
import { simulateHere } from '#domains/game/simulation/simulate.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { oneTeamOneContract, rostersLegal } from '#domains/roster/checks.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import { knownSecret } from '#engine/secret.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world } from '#platform/clock/tables.ts';
import { enqueue } from '#platform/queue/enqueue.ts';
import { createWorld } from '#world/creation/create.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { makeUser } from '../../tests/factories/user.ts';

const SEASON = 1;
/** The club that somebody manages. */
const CLUB = 3;
let database: TestDatabase;
let userId: number;
let teamId: number;
beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const now = new Date('2026-01-01T12:00:00Z');
  const secret = knownSecret(31);
  await createWorld({ db, size: 20, seed: 31, secret, pastSeasons: 0, dayMinutes: 60, now, threads: 1 });
  userId = await makeUser(db, { name: 'Mia' });
  await db.update(clubs).set({ ownerUserId: userId }).where(eq(clubs.id, CLUB));
  const [pro] = await db
    .select()
    .from(teams)
    .where(and(eq(teams.clubId, CLUB), eq(teams.level, 'PRO')));
  teamId = pro?.id ?? 0;
  await db.update(world).set({ day: 59, phase: 'postseason', step: 'night' });
});
afterAll(() => database.drop());

/** Takes steps until the world is there. */
async function until(day: number, step: string): Promise<void> {
  const { db } = database;
  const log = pino({ level: 'silent' });
  const stepping = { db, simulate: simulateHere, enqueue, now: () => new Date('2026-01-02T12:00:00Z'), log };
  for (;;) {
    const moment = momentOf(await readWorld(db));
    if (moment.day === day && moment.step === step) return;
    await takeStep(stepping, moment, 'command');
  }
}

/** Regulars of the club whose contracts end now and who have signed for no season after it. */
async function endingOf(clubId: number) {
  const later = database.db
    .select({ id: contracts.playerId })
    .from(contracts)
    .where(eq(contracts.fromSeason, SEASON + 1));
  return database.db
    .select({ id: players.id, salary: contracts.salary, birthSeason: players.birthSeason })
    .from(players)
    .innerJoin(teams, and(eq(teams.id, players.teamId), eq(teams.level, 'PRO')))
    .innerJoin(contracts, and(eq(contracts.playerId, players.id), eq(contracts.toSeason, SEASON)))
    .where(and(eq(teams.clubId, clubId), sql`${players.id} not in (${later})`))
    .orderBy(sql`${contracts.salary} desc`, players.id);
}

it('leaves a manager whoever is dear: his assistant re-signs cheap men only, other clubs sign theirs', async () => {
  const { db } = database;
  await until(61, 'morning');
  const [dearest] = await endingOf(CLUB);
  expect(dearest?.salary, 'more than the assistant may pay').toBeGreaterThan(2 * 775_000);
  const renewed = await db
    .select()
    .from(contracts)
    .where(eq(contracts.fromSeason, SEASON + 1));
  expect(renewed.length).toBeGreaterThan(200);
  const byAssistant = renewed.filter(({ clubId }) => clubId === CLUB);
  expect(byAssistant.length).toBeGreaterThan(0);
  expect(byAssistant.every(({ salary }) => salary <= 2 * 775_000)).toBe(true);
  const told = await db.select().from(notifications).where(eq(notifications.kind, 'assistant-signed'));
  expect(told).toHaveLength(byAssistant.length);
  // Dear men of other clubs have signed again as well.
  expect(Math.max(...renewed.map(({ salary }) => salary))).toBeGreaterThan(4_000_000);
});

it('signs the targets of a manager who is not there, within his budget and number', async () => {
  const { db } = database;
  const wanted = (await endingOf(5))
    .concat(await endingOf(7), await endingOf(8))
    .filter(({ birthSeason }) => birthSeason > -31);
  const targets = wanted.slice(0, 5).map(({ id }) => ({ playerId: id, seasons: 1, maxSalary: 9_000_000 }));
  expect(targets).toHaveLength(5);
  const manager = { clubId: CLUB, teamId, userId, now: new Date() };
  const plan = { budget: 18_000_000, most: 2, targets };
  expect(await planFrenzy(db, { ...manager, plan })).toEqual({ ok: true });
  expect(await planFrenzy(db, { ...manager, plan: { ...plan, targets: [...targets, ...targets] } })).toMatchObject({
    code: 'free-agency.twice-in-plan',
  });
  await until(63, 'night');
  const won = await db.select().from(frenzyResults).where(eq(frenzyResults.clubId, CLUB));
  expect(won).toHaveLength(2);
  expect(won.reduce((sum, { salary }) => sum + salary, 0)).toBeLessThanOrEqual(plan.budget);
  const heard = await db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.kind, 'frenzy-won'));
  expect(heard).toHaveLength(2);
  const signings = await db.select().from(frenzyResults).where(gt(frenzyResults.salary, 0));
  expect(signings.length).toBeGreaterThan(40);
  // Nobody signs twice, and each round is on record once.
  expect(new Set(signings.map(({ playerId }) => playerId)).size).toBe(signings.length);
});

it('has clubs hold their young, whom nobody signs in the frenzy, and buy out a few', async () => {
  const { db } = database;
  const held = await db.select().from(restrictedFreeAgents);
  expect(held.length).toBeGreaterThan(0);
  const ids = held.map(({ playerId }) => playerId);
  const elsewhere = await db.select().from(frenzyResults).where(inArray(frenzyResults.playerId, ids));
  expect(elsewhere).toEqual([]);
  expect(await db.$count(contracts, isNotNull(contracts.boughtOutOn))).toBeLessThan(20);
});

it('turns the season with every team legal, and everybody where he has signed', async () => {
  const { db } = database;
  const won = await db.select().from(frenzyResults).where(eq(frenzyResults.clubId, CLUB));
  const lost = await endingOf(CLUB);
  await until(1, 'morning');
  const row = await readWorld(db);
  for (const check of [oneTeamOneContract, rostersLegal, oneContractAtATime]) {
    expect((await check.run({ db, world: row })).faults, check.name).toEqual([]);
  }
  // Clubs have signed what they can pay: a handful of twenty clubs is bought out because the cap is full, and nobody for nothing.
  const lastNight = absoluteDayOf({ season: SEASON, day: DAYS_PER_SEASON });
  const unpaid = await db.select({ id: contracts.id }).from(contracts).where(eq(contracts.boughtOutOn, lastNight));
  expect(unpaid.length).toBeLessThan(10);
  const charged = await db.select({ id: capCharges.contractId }).from(capCharges).where(eq(capCharges.kind, 'buyout'));
  expect(charged.map(({ id }) => id)).toEqual(expect.arrayContaining(unpaid.map(({ id }) => id)));
  // Boys have come of age, and no club begins with more contracts than it may have.
  const counts = await db
    .select({ clubId: contracts.clubId, count: count() })
    .from(contracts)
    .innerJoin(players, eq(players.id, contracts.playerId))
    .innerJoin(teams, and(eq(teams.id, players.teamId), ne(teams.level, 'U21')))
    .where(
      and(
        lte(contracts.fromSeason, SEASON + 1),
        gte(contracts.toSeason, SEASON + 1),
        eq(contracts.clubId, teams.clubId),
      ),
    )
    .groupBy(contracts.clubId);
  expect(counts.length).toBeGreaterThan(0);
  expect(Math.max(...counts.map(({ count }) => count))).toBeLessThanOrEqual(MAX_CONTRACTS);
  const arrived = await db
    .select({ id: players.id })
    .from(players)
    .innerJoin(teams, and(eq(teams.id, players.teamId), eq(teams.clubId, CLUB)))
    .where(
      inArray(
        players.id,
        won.map(({ playerId }) => playerId),
      ),
    );
  expect(arrived).toHaveLength(won.length);
  // Whom nobody has signed is free, or signs for the least there is; nobody was renewed by the calendar.
  const unsigned = lost.map(({ id }) => id);
  expect(unsigned.length).toBeGreaterThan(0);
  const fresh = await db
    .select({ salary: contracts.salary })
    .from(contracts)
    .where(
      and(inArray(contracts.playerId, unsigned), eq(contracts.fromSeason, SEASON + 1), eq(contracts.clubId, CLUB)),
    );
  expect(fresh.every(({ salary }) => salary === 775_000)).toBe(true);
  expect(await db.$count(players, isNull(players.teamId))).toBeGreaterThan(0);
});
