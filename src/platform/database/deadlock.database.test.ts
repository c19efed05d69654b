import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../tests/database.ts';
import { isDeadlock, pastDeadlocks } from './deadlock.ts';

const { db } = testDatabase(4);
beforeAll(async () => {
  await db.execute(sql`create table purses (id int primary key, held int not null)`);
  await db.execute(sql`insert into purses values (1, 0), (2, 0)`);
});

/** Adds one to both rows, in the order given; the first time round both transactions wait until the other holds its first row. */
function adding(order: readonly [number, number], met: { count: number; all: () => void; both: Promise<void> }) {
  return () =>
    db.transaction(async (tx) => {
      await tx.execute(sql`update purses set held = held + 1 where id = ${order[0]}`);
      met.count++;
      if (met.count === 2) met.all();
      await met.both;
      await tx.execute(sql`update purses set held = held + 1 where id = ${order[1]}`);
    });
}

function meeting() {
  let all = () => {};
  const both = new Promise<void>((resolve) => {
    all = resolve;
  });
  return { count: 0, all, both };
}

it('one of two deadlocked transactions is canceled and retried: both finish, each once', async () => {
  const first = meeting();
  const once = await Promise.allSettled([adding([1, 2], first)(), adding([2, 1], first)()]);
  const ended = once.flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  expect(ended).toHaveLength(1);
  expect(isDeadlock(ended[0])).toBe(true);
  const second = meeting();
  await Promise.all([pastDeadlocks(adding([1, 2], second)), pastDeadlocks(adding([2, 1], second))]);
  const { rows } = await db.execute(sql`select held from purses order by id`);
  expect(rows).toEqual([{ held: 3 }, { held: 3 }]);
});

it('any other error is passed on at once', async () => {
  let attempts = 0;
  const failing = pastDeadlocks(() => {
    attempts++;
    return Promise.reject(new Error('no such club'));
  });
  await expect(failing).rejects.toThrow('no such club');
  expect(attempts).toBe(1);
});
