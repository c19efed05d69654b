import { describe, expect, it } from 'vitest';
import { seasonOfTravel } from '#domains/finances/rules/travel.ts';

const away = (day: number, kilometers: number) => ({ day, trip: { day, kilometers, cost: 1000 } });
const home = (day: number) => ({ day, trip: null });

describe('a season of travel', () => {
  it('counts every trip both ways, the longest trip, and the most trips in a row', () => {
    const season = seasonOfTravel([away(1, 100), home(2), away(3, 50), away(4, 900), away(6, 10), home(7), away(8, 5)]);
    expect(season).toEqual({
      trips: 5,
      kilometers: 2130,
      cost: 5000,
      longest: { day: 4, kilometers: 900, cost: 1000 },
      roadTrip: { games: 3, fromDay: 3, toDay: 6 },
      backToBack: 3,
    });
  });

  it('is zero for a team that stays home', () => {
    expect(seasonOfTravel([home(1), home(2)])).toEqual({
      trips: 0,
      kilometers: 0,
      cost: 0,
      longest: null,
      roadTrip: null,
      backToBack: 0,
    });
  });
});
