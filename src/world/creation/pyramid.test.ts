import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leaguePlaces, placesOf, planLeagues } from '#world/creation/pyramid.ts';
import { CITIES } from '#world/creation/sites.ts';
import { slotOf, winterOffset } from '#world/creation/slots.ts';

const leaguesOf = (clubs: number) => planLeagues(leaguePlaces(clubs), new Map());

describe('the pyramid', () => {
  it('has 3 leagues in a small world, 7 in a standard and 31 in a large one', () => {
    expect([placesOf('small'), placesOf('standard'), placesOf('large')]).toEqual([3, 7, 31]);
  });

  it('rounds a number of clubs up to whole leagues', () => {
    expect([placesOf(1), placesOf(20), placesOf(21), placesOf(100)]).toEqual([1, 1, 2, 5]);
    expect(() => placesOf(0)).toThrow(RangeError);
    expect(() => placesOf(2.5)).toThrow(RangeError);
  });

  it('has every league but the top feed one in the tier above on its own level, at most two feeders each', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1300 }), (clubs) => {
        const leagues = leaguesOf(clubs);
        const byId = new Map(leagues.map((league) => [league.id, league]));
        const feeders = new Map<number, number>();
        for (const league of leagues) {
          if (league.feedsLeagueId === null) {
            expect(league.tier).toBe(1);
            continue;
          }
          const upper = byId.get(league.feedsLeagueId);
          expect(upper).toMatchObject({ tier: league.tier - 1, level: league.level });
          feeders.set(league.feedsLeagueId, (feeders.get(league.feedsLeagueId) ?? 0) + 1);
        }
        expect(Math.max(0, ...feeders.values())).toBeLessThanOrEqual(2);
      }),
    );
  });

  it('gives every league a farm and a junior league, each with a name of its own', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1300 }), (clubs) => {
        const leagues = leaguesOf(clubs);
        const pro = leagues.filter((league) => league.level === 'PRO');
        expect(leagues).toHaveLength(pro.length * 3);
        for (const league of pro) {
          expect(league.proLeagueId).toBe(league.id);
          expect(leagues.filter((one) => one.proLeagueId === league.id).map((one) => one.level)).toEqual([
            'PRO',
            'FRM',
            'U21',
          ]);
        }
        expect(new Set(leagues.map((league) => league.name)).size).toBe(leagues.length);
        expect(new Set(leagues.map((league) => league.abbr)).size).toBe(leagues.length);
      }),
    );
  });
});

describe('a league’s faceoff slot', () => {
  it('is in the evening for most of its clubs', () => {
    expect(slotOf(['America/Toronto', 'America/Toronto', 'Europe/Berlin'])).toBe(3);
    expect(slotOf(['America/Vancouver'])).toBe(4);
    expect(slotOf(['Europe/Stockholm', 'Europe/London'])).toBe(2);
    expect(slotOf(['Asia/Tokyo', 'Europe/Helsinki'])).toBe(1);
  });

  it('is known for every city', () => {
    for (const city of CITIES) expect(Number.isFinite(winterOffset(city.timeZone))).toBe(true);
    expect(() => winterOffset('Mars/Olympus')).toThrow(RangeError);
  });

  it('uses offsets that Intl knows as well', () => {
    const january = new Date('2026-01-15T12:00:00Z');
    for (const timeZone of new Set(CITIES.map((city) => city.timeZone))) {
      const format = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        day: 'numeric',
        hour: 'numeric',
        minute: 'numeric',
        hourCycle: 'h23',
      });
      const parts = Object.fromEntries(format.formatToParts(january).map((part) => [part.type, Number(part.value)]));
      const hours = ((parts.day ?? 0) - 15) * 24 + (parts.hour ?? 0) + (parts.minute ?? 0) / 60 - 12;
      expect([timeZone, winterOffset(timeZone)]).toEqual([timeZone, hours]);
    }
  });
});
