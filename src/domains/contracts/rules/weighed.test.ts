import { expect, it } from 'vitest';
import type { Appeal, Asker } from '#engine/market/ask.ts';
import { weighedFor } from './weighed.ts';

const bounds = { minimum: 775_000, maximum: 16_400_000, maxSeasons: 7, isEntry: false };
const sees = (appeal: Partial<Appeal>, salary: number, seasons = 3) => {
  const asker: Asker = {
    worths: Array<number>(8).fill(4_000_000),
    age: 28,
    personality: { patience: 0.5, greed: 0.5, loyalty: 0, ambition: 0.5, home: 0.5 },
    isOwnClub: false,
    appeal: { role: 0, team: 0, coach: 0, home: 0, morale: 0, ...appeal },
  };
  return {
    asker,
    bounds,
    terms: { salaries: Array<number>(seasons).fill(salary), signingBonus: 0, clause: 'none' as const },
  };
};

it('a free agent says what spoke for the other offer, most important first, and nothing that spoke against it', () => {
  const lost = sees({}, 4_000_000);
  expect(weighedFor(sees({}, 5_000_000), lost)).toEqual(['money']);
  expect(weighedFor(sees({ role: 1, team: -1 }, 3_900_000), lost)).toEqual(['role']);
  expect(weighedFor(sees({ team: 1, coach: 0.5 }, 4_050_000), lost)).toEqual(['team', 'coach']);
  expect(weighedFor(sees({}, 4_000_000), sees({}, 4_000_000, 1))).toEqual(['term']);
  expect(weighedFor(sees({}, 4_000_000), lost), 'the other would have paid more').toEqual(['money']);
});
