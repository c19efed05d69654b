import { pino } from 'pino';
import { expect, it } from 'vitest';
import { createTestDatabase } from '../../tests/database.ts';
import type { OnDatabase } from './account-stage.ts';
import { measurePucks, pucksText } from './pucks.ts';

const onDatabase: OnDatabase = async (work) => {
  const database = await createTestDatabase();
  try {
    return await work({ ...database, log: pino({ level: 'silent' }) });
  } finally {
    await database.drop();
  }
};

it('two weeks with users of every kind lose no puck, repeat for the same seed, and pay a household of five little more than one account', {
  timeout: 600_000,
}, async () => {
  const report = await measurePucks({ realDays: 15, seed: 3, onDatabase });
  for (const { color, issued, burned, held } of report.colors) expect(issued - burned, color).toBe(held);
  expect(report.ways.map(({ way }) => way)).toEqual(
    expect.arrayContaining(['quest', 'raffle', 'raffle-stakes', 'gift']),
  );
  expect(report.farmerShare).toBeGreaterThan(0.8);
  expect(report.farmerShare).toBeLessThan(2);
  for (const { item, days } of report.items)
    expect(days.casual ?? Number.POSITIVE_INFINITY, item).toBeGreaterThanOrEqual(
      days.daily ?? Number.POSITIVE_INFINITY,
    );
  expect(pucksText(report)).toContain('premium-month');
  expect(await measurePucks({ realDays: 15, seed: 3, onDatabase })).toEqual(report);
});
