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

// It makes a league and plays a few days of it for each bot and its twin.
it('bots that try random calls or a second account gain next to nothing, while the positive control is detected', {
  timeout: 600_000,
}, async () => {
  const bots = ['every-call', 'second-account', 'approved-gift'] as const;
  const rows = await measureAccountBots({ bots, seeds: [1], calls: 150, days: 1, onDatabase });
  expect(rows.map(({ bot }) => bot)).toEqual(bots);
  for (const row of rows) {
    expect(row.accepted, row.bot).toBeGreaterThan(1);
    expect(holds(row), JSON.stringify(row)).toBe(true);
  }
  expect(rows[0]?.calls).toBe(150);
  expect(rows[2]?.pointsShare).toBeGreaterThan(0.03);
});
