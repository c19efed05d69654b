import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceBetween } from '#engine/distance.ts';
import { NATIONS } from '#engine/player/identity/nations.ts';
import { Random } from '#engine/random.ts';
import { type City, citiesIn } from '#world/creation/geography/city.ts';
import { leaguePlaces } from '#world/creation/pyramid.ts';
import { CITIES, chooseSites, cityNear } from '#world/creation/sites.ts';

const american = (city: City) => NATIONS.find((nation) => nation.code === city.nationCode)?.region === 'america';
const cityOf = (name: string) => CITIES.find((city) => city.name === name) as City; // the names below are on the map
const sizes = fc.tuple(fc.integer({ min: 1, max: 640 }), fc.integer());

describe('the map', () => {
  it('has at least ten cities for every nation with clubs, none twice', () => {
    for (const nation of NATIONS.filter((one) => one.clubs > 0)) {
      const cities = CITIES.filter((city) => city.nationCode === nation.code).map((city) => city.name);
      expect(cities.length).toBeGreaterThanOrEqual(10);
      expect(new Set(cities).size).toBe(cities.length);
    }
  });

  it('has valid coordinates for every city, in its nation’s hemisphere', () => {
    for (const city of CITIES) {
      expect(Math.abs(city.latitude)).toBeLessThan(75);
      expect(city.longitude < -50).toBe(american(city));
    }
  });

  it('computes distances', () => {
    expect(distanceBetween(cityOf('Stockholm'), cityOf('Helsinki'))).toBeGreaterThan(380);
    expect(distanceBetween(cityOf('Stockholm'), cityOf('Helsinki'))).toBeLessThan(420);
    expect(distanceBetween(cityOf('Toronto'), cityOf('Toronto'))).toBe(0);
  });

  it('refuses an entry without coordinates', () => {
    expect(() => citiesIn('CA', 'America/Toronto', 'Nowhere')).toThrow(RangeError);
    expect(() => citiesIn('CA', 'America/Toronto', 'Half 43.1 north')).toThrow(RangeError);
  });
});

describe('the sites of clubs', () => {
  it('are twenty per league in a world of any size', () => {
    fc.assert(
      fc.property(sizes, ([clubs, seed]) => {
        const places = leaguePlaces(clubs);
        const sites = chooseSites(places, new Random(seed));
        for (const { place } of places) expect(sites.filter((site) => site.place === place)).toHaveLength(20);
      }),
      { numRuns: 30 },
    );
  });

  it('are half American at the top, and entirely or not at all below it', () => {
    const sites = chooseSites(leaguePlaces('standard'), new Random(1));
    const share = (place: number) => sites.filter((site) => site.place === place && american(site.city)).length;
    expect([1, 2, 3, 4, 5, 6, 7].map(share)).toEqual([10, 20, 0, 20, 20, 0, 0]);
  });

  it('divide a tier from east to west', () => {
    const sites = chooseSites(leaguePlaces('standard'), new Random(2));
    const longitudes = (place: number) =>
      sites.filter((site) => site.place === place).map((site) => site.city.longitude);
    expect(Math.min(...longitudes(4))).toBeGreaterThanOrEqual(Math.max(...longitudes(5)));
    expect(Math.min(...longitudes(6))).toBeGreaterThanOrEqual(Math.max(...longitudes(7)));
  });

  it('are different cities while there are enough', () => {
    const sites = chooseSites(leaguePlaces('standard'), new Random(3));
    expect(new Set(sites.map((site) => site.city)).size).toBe(sites.length);
  });

  it('leave each affiliate a nearby city in the same nation', () => {
    const near = cityNear(cityOf('Tampere'), new Set([cityOf('Hämeenlinna')]), new Random(4));
    expect(near.nationCode).toBe('FI');
    expect(near.name).not.toBe('Hämeenlinna');
    expect(distanceBetween(near, cityOf('Tampere'))).toBeLessThan(150);
  });
});
