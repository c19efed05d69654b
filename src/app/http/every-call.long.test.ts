/**
 * Every call of the contract is made with success, in a whole world and at fitting moments of its season; after that the world has
 * no fault, and the checks of the slices find an error that is planted in it. For the other checks an error is planted in a world
 * at its second week (`check.database.test.ts`).
 */
import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { CHECKS, checkWorld } from '#world/check.ts';
import { testDatabase } from '../../../tests/database.ts';
import { anAccount, friends, whatOneIsTold } from '../../../tests/every-call/accounts.ts';
import { agents, beginnings, coaching, federation, press, scouting } from '../../../tests/every-call/careers.ts';
import { bench, cups, office, practice, roster, scrimmages } from '../../../tests/every-call/club.ts';
import { HARMS } from '../../../tests/every-call/harms.ts';
import { draft, draftDay, summer, talks, trades } from '../../../tests/every-call/market.ts';
import { bananas, draw, purchases, shop, withdrawals } from '../../../tests/every-call/money.ts';
import { reads } from '../../../tests/every-call/reads.ts';
import { conversations, forum, moderators, wishes } from '../../../tests/every-call/talk.ts';
import { Walk } from '../../../tests/every-call/walk.ts';
import { administration, clubs, moreManagers, pace } from '../../../tests/every-call/world.ts';
import { SHARED_WORLD } from '../../../tests/factories/shared-world.ts';
import { undone } from '../../../tests/factories/undone.ts';
import { makeWholeWorld } from '../../../tests/factories/whole-world.ts';
import { declaredCalls } from './calls.ts';

/** Long enough for a player of the past whose number a club may retire. */
const PAST_SEASONS = 4;

const database = testDatabase();
const { db } = database;

it('every call succeeds, and leaves a world without faults', async () => {
  await makeWholeWorld(db, { ...SHARED_WORLD, pastSeasons: PAST_SEASONS });
  const walk = await Walk.begin(database);
  const alone = [
    pace,
    moreManagers,
    practice,
    beginnings,
    anAccount,
    friends,
    conversations,
    forum,
    wishes,
    moderators,
  ];
  for (const part of [...alone, cups, clubs, purchases, scrimmages]) await walk.part(part);
  await walk.until(6);
  await walk.step();
  await walk.part(office);
  await walk.until(7);
  await walk.part(roster);
  await walk.until(8);
  const market = [whatOneIsTold, bench, trades, coaching, scouting, agents, talks, press, draft];
  for (const part of [...market, shop, withdrawals, bananas, federation, administration, reads]) await walk.part(part);
  await walk.until(60);
  await walk.part(draftDay);
  await walk.until(61);
  for (const part of [summer, draw, reads]) await walk.part(part);
  expect(walk.faults).toEqual([]);
  const missing = declaredCalls().filter(({ name }) => !walk.made.has(name));
  expect(missing.map(({ name }) => `${name}: ${walk.refused.get(name) ?? 'not made'}`)).toEqual([]);
  expect((await checkWorld(db)).flatMap((check) => check.faults)).toEqual([]);
});

it.each(HARMS)('then an error is found by the check %s', async (name, harm) => {
  const checks = CHECKS.filter((check) => name.test(check.name));
  expect(checks).toHaveLength(1);
  const failing = await undone(db, async (tx) => {
    await tx.execute(sql.raw(harm));
    return (await checkWorld(tx, undefined, checks)).filter((check) => !check.holds);
  });
  expect(failing).toHaveLength(1);
});
