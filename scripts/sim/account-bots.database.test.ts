import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/database.ts';
import { holds, measureAccountBots } from './account-bots.ts';
import type { OnDatabase } from './account-stage.ts';

const onDatabase: OnDatabase = async (work) => {
  const database = await createTestDatabase();
  try {
    return await work({ ...database, log: pino({ level: 'silent' }) });
  } finally {
    await database.drop();
  }
};

// It makes a league and plays six days of it.
it('a bot that sends any call gains next to nothing and breaks nothing', { timeout: 600_000 }, async () => {
  const rows = await measureAccountBots({ bots: ['every-call'], seeds: [1], calls: 150, days: 1, onDatabase });
  const [row] = rows;
  expect(rows).toHaveLength(1);
  expect(row?.calls).toBe(150);
  expect(row?.accepted).toBeGreaterThan(5);
  expect(row && holds(row), JSON.stringify(row)).toBe(true);
});
