import { expect, it } from 'vitest';
import { formatRecord } from './record.ts';

it('a record is written as wins, losses and overtime losses, and overtime wins count as wins', () => {
  expect(formatRecord({ wins: 5, overtimeWins: 1, losses: 2, overtimeLosses: 3 })).toBe('6–2–3');
  expect(formatRecord({ wins: 6, losses: 2, overtimeLosses: 3 })).toBe('6–2–3');
});
