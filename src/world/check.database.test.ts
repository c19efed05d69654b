import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { advance } from '#world/advance.ts';
import { createTestDatabase } from '../../tests/database.ts';
import { sharedWorld } from '../../tests/factories/shared-world.ts';
import { undone } from '../../tests/factories/undone.ts';
import { makeWholeWorld, steppingOn } from '../../tests/factories/whole-world.ts';
import { WORLD_HARMS } from '../../tests/factories/world-harms.ts';
import { CHECKS, checkWorld } from './check.ts';

const { db } = sharedWorld('secondWeek');

/** Returns which of the checks of this name fail after the world is damaged; the damage is rolled back. */
const failuresAfter = (harm: string, name: RegExp) =>
  undone(db, async (tx) => {
    await tx.execute(sql.raw(harm));
    const checks = CHECKS.filter((check) => name.test(check.name));
    return (await checkWorld(tx, undefined, checks)).filter((check) => !check.holds).map((check) => check.name);
  });

it('players of one team differ in form after a week', async () => {
  const { rows } = await db.execute<{ morale: number }>(sql`
    select count(distinct p.morale)::int as morale
    from players p join team_players m on m.player_id = p.id and m.to_day is null join teams t on t.id = m.team_id
    where t.level = 'PRO' group by t.id`);
  expect(rows.length).toBe(20);
  for (const { morale } of rows) expect(morale).toBeGreaterThanOrEqual(4);
});

describe('the world check', () => {
  it('finds no fault in an untouched world', async () => {
    const results = await checkWorld(db);
    expect(results.flatMap((check) => check.faults)).toEqual([]);
    expect(results.filter((check) => check.checked > 0).length).toBeGreaterThan(11);
  });

  it.each(WORLD_HARMS)('finds %s', async (_, harm, name) => {
    expect((await failuresAfter(harm, name)).join()).toMatch(name);
  });
});

describe('the check of a world opened at its first faceoff', () => {
  it('expects no gate from friendlies played before tickets were sold', async () => {
    const opened = await createTestDatabase();
    try {
      const { db } = opened;
      const now = () => new Date('2026-01-01T12:00:00Z');
      await makeWholeWorld(db, { seed: 6, isAtFaceoff: true, now: now() });
      await advance(steppingOn(db, now), { by: 'day', count: 1 });
      const before = sql`select count(*)::int as count from games where status = 'final' and day < 6`;
      expect((await db.execute<{ count: number }>(before)).rows[0]?.count).toBeGreaterThan(0);
      expect((await checkWorld(db)).flatMap((check) => check.faults)).toEqual([]);
    } finally {
      await opened.drop();
    }
  });
});
