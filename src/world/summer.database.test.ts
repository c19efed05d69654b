/**
 * Tests the summer of a running world: clubs buy out and re-sign, the frenzy lasts twelve rounds, and the last night
 * closes it.
 */

import { and, count, eq, gt, gte, inArray, isNotNull, isNull, lte, ne, sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { oneContractAtATime } from '#domains/cap/checks.ts';
import { teams } from '#domains/club/tables.ts';
import { MAX_CONTRACTS } from '#domains/contracts/constants.ts';
import { arrivals, capCharges, contracts } from '#domains/contracts/tables.ts';
import { undoOfficeSigning } from '#domains/free-agency/store/filled.ts';
import { planFrenzy, plansOf } from '#domains/free-agency/store/frenzy-plans.ts';
import { frenzyResults, restrictedFreeAgents } from '#domains/free-agency/tables.ts';
import { nationsFillTheirTeams } from '#domains/home-pool/checks.ts';
import { FROM_AGE } from '#domains/home-pool/constants.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { oneTeamOneContract, rostersLegal } from '#domains/roster/checks.ts';
import { absoluteDayOf, DAYS_PER_SEASON } from '#engine/calendar.ts';
import type { ClubId } from '#engine/ids.ts';
import { momentOf } from '#platform/clock/clock-face.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world } from '#platform/clock/tables.ts';
import { readToday } from '#platform/clock/today.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { takeStep } from '#world/steps/take-step.ts';
import { testDatabase } from '../../tests/database.ts';
import { rowOf, rowsOf } from '../../tests/factories/rows.ts';
import { giveClub, managerIn } from '../../tests/factories/seats.ts';
import { makeUser } from '../../tests/factories/user.ts';
import { makeWholeWorld, steppingOn } from '../../tests/factories/whole-world.ts';

const SEASON = 1;
/** A club with a manager. */
const CLUB = 3;
/**
 * Clubs of managers who arrived five days before the season ended: one gives no instructions, one re-signs no players.
 */
const [SILENT, REFUSING] = [4, 9];
/** When the world was created, and when days pass. */
const [MADE, NOW] = [new Date('2026-01-01T12:00:00Z'), new Date('2026-01-02T12:00:00Z')];
const { db } = testDatabase();
const isSenior = lte(players.birthSeason, SEASON - FROM_AGE.senior);
let userId: number;
let teamId: number;
beforeAll(async () => {
  await makeWholeWorld(db, { seed: 31, now: MADE });
  userId = await makeUser(db, { name: 'Mia' });
  await giveClub(db, CLUB, userId);
  teamId = (await rowOf(db, teams, { clubId: CLUB, level: 'PRO' })).id;
  for (const [clubId, name] of [
    [SILENT, 'Sam'],
    [REFUSING, 'Rae'],
  ] as const)
    await comeTo(clubId, name);
  // Home-based stars, whom all clubs would want if they saw them.
  const stars = sql`array_fill(95, array[cardinality(${players.skills})])`;
  await db
    .update(players)
    .set({ skills: stars, ceilings: stars })
    .where(and(eq(players.status, 'home'), isSenior));
  await db.update(world).set({ day: 59, phase: 'postseason', step: 'night' });
});

/** Adds a manager who takes a club a day earlier. */
async function comeTo(clubId: ClubId, name: string): Promise<void> {
  const managerId = await makeUser(db, { name });
  await giveClub(db, clubId, managerId, { since: MADE, fromDay: absoluteDayOf({ season: SEASON, day: 58 }) });
}

/** Returns the manager of a club, as commands expect it. */
async function managerOf(clubId: ClubId) {
  const pro = await rowOf(db, teams, { clubId, level: 'PRO' });
  return { clubId, teamId: pro.id, userId: (await managerIn(db, clubId)) ?? 0, now: NOW };
}

const signedBy = (clubId: ClubId) => rowsOf(db, frenzyResults, { clubId });
const toldOfOffice = async () => rowsOf(db, notifications, { kind: 'office-signed' });

/** Takes steps until the world reaches a moment. */
async function until(day: number, step: string): Promise<void> {
  const stepping = steppingOn(db, () => NOW);
  for (;;) {
    const moment = momentOf(await readWorld(db));
    if (moment.day === day && moment.step === step) return;
    await takeStep(stepping, moment, 'command');
  }
}

/** Returns the club's regulars with expiring contracts and no new one. */
async function endingOf(clubId: number) {
  const later = db
    .select({ id: contracts.playerId })
    .from(contracts)
    .where(eq(contracts.fromSeason, SEASON + 1));
  return db
    .select({ id: players.id, salary: contracts.salary, birthSeason: players.birthSeason })
    .from(players)
    .innerJoin(teams, and(eq(teams.id, players.teamId), eq(teams.level, 'PRO')))
    .innerJoin(contracts, and(eq(contracts.playerId, players.id), eq(contracts.toSeason, SEASON)))
    .where(and(eq(teams.clubId, clubId), sql`${players.id} not in (${later})`))
    .orderBy(sql`${contracts.salary} desc`, players.id);
}

it('an absent manager’s assistant re-signs cheap players only, and other clubs sign the expensive ones', async () => {
  await until(61, 'morning');
  const [dearest] = await endingOf(CLUB);
  expect(dearest?.salary, 'more than the assistant may pay').toBeGreaterThan(2 * 775_000);
  const renewed = await rowsOf(db, contracts, { fromSeason: SEASON + 1 });
  expect(renewed.length).toBeGreaterThan(200);
  const byAssistant = renewed.filter(({ clubId }) => clubId === CLUB);
  expect(byAssistant.length).toBeGreaterThan(0);
  expect(byAssistant.every(({ salary }) => salary <= 2 * 775_000)).toBe(true);
  const told = await rowsOf(db, notifications, { kind: 'assistant-signed', userId });
  expect(told).toHaveLength(byAssistant.length);
  // For a manager who has just arrived, the club keeps the players it would have kept anyway.
  expect(Math.max(...renewed.filter(({ clubId }) => clubId === SILENT).map(({ salary }) => salary))).toBeGreaterThan(
    2 * 775_000,
  );
  // Expensive players of other clubs have re-signed as well.
  expect(Math.max(...renewed.map(({ salary }) => salary))).toBeGreaterThan(4_000_000);
});

it('an absent manager’s targets are signed within their budget and number', async () => {
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
  const nobody = { budget: 0, most: 0, targets: [] };
  expect(await planFrenzy(db, { ...(await managerOf(REFUSING)), plan: nobody })).toEqual({ ok: true });
  await until(62, 'morning');
  const [first, ...others] = await toldOfOffice();
  expect(others.length).toBeGreaterThan(0);
  const { clubId, actedOn, params } = first ?? {};
  expect(clubId).toBe(SILENT);
  const playerId = params && 'playerId' in params ? Number(params.playerId) : 0;
  const signed = () =>
    db.$count(contracts, and(eq(contracts.playerId, playerId), eq(contracts.fromSeason, SEASON + 1)));
  expect(await signed()).toBe(1);
  const undone = await db.transaction(async (tx) =>
    undoOfficeSigning.undo(
      tx,
      { clubId: SILENT, on: actedOn ?? 0, params: params as never },
      { manager: await managerOf(SILENT), today: await readToday(tx) },
    ),
  );
  expect(undone).toEqual({ ok: true });
  expect([await signed(), await db.$count(arrivals, eq(arrivals.playerId, playerId))]).toEqual([0, 0]);
  await until(63, 'night');
  const won = await rowsOf(db, frenzyResults, { clubId: CLUB });
  expect(won).toHaveLength(2);
  expect(won.reduce((sum, { salary }) => sum + salary, 0)).toBeLessThanOrEqual(plan.budget);
  const heard = await db
    .select({ kind: notifications.kind })
    .from(notifications)
    .where(eq(notifications.kind, 'frenzy-won'));
  expect(heard).toHaveLength(2);
  const signings = await db.select().from(frenzyResults).where(gt(frenzyResults.salary, 0));
  expect(signings.length).toBeGreaterThan(40);
  // No player signs twice (except after a voided contract), and each round is recorded once.
  const counted = signings.filter((each) => each.playerId !== playerId);
  expect(new Set(counted.map((each) => each.playerId)).size).toBe(counted.length);
});

it('a new manager’s assistant keeps signing and reports each signing, until the manager forbids it', async () => {
  const silent = await managerOf(SILENT);
  const signed = await signedBy(SILENT);
  expect(signed.length).toBeGreaterThan(1);
  const told = await toldOfOffice();
  expect(told.map(({ userId: to, clubId }) => [to, clubId])).toEqual(told.map(() => [silent.userId, SILENT]));
  const names = told.map(({ params }) => ('playerId' in params ? params.playerId : 0)).sort();
  expect(names).toEqual(signed.map(({ playerId }) => playerId).sort());
  expect(await signedBy(REFUSING)).toEqual([]);
  // A plan of their own would start from zero: earlier signings do not count.
  const plan = { budget: 1_000_000, most: 1, targets: [] };
  expect(await planFrenzy(db, { ...silent, plan })).toEqual({ ok: true });
  expect((await plansOf(pgReader(db), SEASON, SILENT)).get(SILENT)).toMatchObject({ signed: 0, spent: 0 });
});

it('clubs keep the rights to their unsigned prospects in the frenzy, and buy out a few players', async () => {
  const held = await rowsOf(db, restrictedFreeAgents);
  expect(held.length).toBeGreaterThan(0);
  const ids = held.map(({ playerId }) => playerId);
  const elsewhere = await rowsOf(db, frenzyResults, { playerId: ids });
  expect(elsewhere).toEqual([]);
  expect(await db.$count(contracts, isNotNull(contracts.boughtOutOn))).toBeLessThan(20);
});

it('the season turns with every team legal, and every player where he has signed', async () => {
  const won = await rowsOf(db, frenzyResults, { clubId: CLUB });
  const lost = await endingOf(CLUB);
  const qualified = await rowsOf(db, restrictedFreeAgents);
  await until(1, 'morning');
  const row = await readWorld(db);
  for (const check of [oneTeamOneContract, rostersLegal, oneContractAtATime, nationsFillTheirTeams]) {
    expect((await check.run({ db, world: row })).faults, check.name).toEqual([]);
  }
  // Clubs have signed what they can afford: over twenty clubs, only a handful of contracts are bought out because of
  // the cap, and each leaves a cap charge.
  const lastNight = absoluteDayOf({ season: SEASON, day: DAYS_PER_SEASON });
  const unpaid = await rowsOf(db, contracts, { boughtOutOn: lastNight });
  expect(unpaid.length).toBeLessThan(10);
  const charged = await db.select({ id: capCharges.contractId }).from(capCharges).where(eq(capCharges.kind, 'buyout'));
  expect(charged.map(({ id }) => id)).toEqual(expect.arrayContaining(unpaid.map(({ id }) => id)));
  // Junior players have come of age, and no club starts with more contracts than allowed.
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
  // Unsigned players are free agents or signed for the minimum; no contract was renewed automatically.
  const unsigned = lost.map(({ id }) => id);
  expect(unsigned.length).toBeGreaterThan(0);
  const fresh = await db
    .select({ kind: contracts.kind, playerId: contracts.playerId, salary: contracts.salary })
    .from(contracts)
    .where(
      and(inArray(contracts.playerId, unsigned), eq(contracts.fromSeason, SEASON + 1), eq(contracts.clubId, CLUB)),
    );
  // Junior players sign on the entry-level scale, and restricted free agents their qualifying offers.
  const offered = new Map(qualified.map(({ playerId: id, salary }) => [id, salary]));
  const odd = fresh.filter(
    ({ kind, playerId: id, salary }) => kind === 'standard' && salary !== (offered.get(id) ?? 775_000),
  );
  expect(odd).toEqual([]);
  expect(await db.$count(players, isNull(players.teamId))).toBeGreaterThan(0);
});

it('no club has signed a home-based player, and juniors have taken the places of those who left', async () => {
  const stars = await db
    .select({ id: players.id, status: players.status, retiredAt: players.retiredAt, firstSeason: players.firstSeason })
    .from(players)
    .where(and(sql`${players.skills}[2] >= 90`, inArray(players.status, ['home', 'retired']), isSenior));
  expect(stars.filter(({ status }) => status === 'home').length).toBeGreaterThan(500);
  const ids = stars.map(({ id }) => id);
  expect(await db.$count(contracts, inArray(contracts.playerId, ids))).toBe(0);
  expect(await db.$count(frenzyResults, inArray(frenzyResults.playerId, ids))).toBe(0);
  const best = sql`${players.skills}[2] >= 90 and ${players.skills}[3] >= 90 and ${players.skills}[4] >= 90`;
  expect(await db.$count(players, and(best, inArray(players.status, ['club', 'free'])))).toBeLessThan(20);
  const youngest = SEASON + 1 - FROM_AGE.youth;
  expect(await db.$count(players, eq(players.birthSeason, youngest))).toBeGreaterThanOrEqual(36 * 5);
});
