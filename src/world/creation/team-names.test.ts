import { describe, expect, it } from 'vitest';
import { drawJerseyNumber } from '#engine/player/identity/jersey-numbers.ts';
import { NationalityPot } from '#engine/player/identity/nationality.ts';
import { Random } from '#engine/random.ts';
import { NICKNAMES } from '#world/creation/club-words.ts';
import { TeamNames } from '#world/creation/team-names.ts';

describe('abbreviations', () => {
  it('are the first three letters of the city for the first team that asks', () => {
    const names = new TeamNames(new Random(1));
    expect(names.abbreviation('Toronto', 'Evergreens')).toBe('TOR');
    expect(names.abbreviation('Toronto', 'Kilns')).toBe('TOK');
    expect(names.abbreviation("Val-d'Or", 'Millers')).toBe('VAL');
    expect(names.abbreviation('Örnsköldsvik', 'Rivets')).toBe('ORN');
    expect(names.abbreviation('Łódź', 'Weavers')).toBe('LOD');
  });

  it('stay unique with three capitals for two thousand teams', () => {
    const names = new TeamNames(new Random(2));
    const given = Array.from({ length: 2000 }, (_, index) => names.abbreviation(index % 2 ? 'Oslo' : 'Ogre', 'Owls'));
    expect(new Set(given).size).toBe(2000);
    for (const abbr of given) expect(abbr).toMatch(/^[A-Z]{3}$/);
  });
});

describe('nicknames', () => {
  it('are listed once each', () => {
    const words = NICKNAMES.map((nickname) => nickname.word);
    expect(new Set(words).size).toBe(words.length);
    expect(words.length).toBeGreaterThan(100);
  });

  it('repeat only after all have been given', () => {
    const names = new TeamNames(new Random(3));
    const given = NICKNAMES.map((_, index) => names.nickname(`City ${index}`).word);
    expect(new Set(given).size).toBe(NICKNAMES.length);
  });

  it('are never given twice in one city', () => {
    const names = new TeamNames(new Random(4));
    const given = NICKNAMES.map(() => names.nickname('Oslo').word);
    expect(new Set(given).size).toBe(NICKNAMES.length);
  });
});

describe('jersey numbers', () => {
  it('are 1 and the thirties for goalies, and others for skaters', () => {
    const random = new Random(5);
    for (let draw = 0; draw < 200; draw++) {
      expect([1, 30, 31, 32, 33, 34, 35]).toContain(drawJerseyNumber(true, new Set(), random));
      expect([1, 30, 31, 32, 33, 34, 35, 99]).not.toContain(drawJerseyNumber(false, new Set(), random));
    }
  });

  it('are unique, even on a crowded team', () => {
    const random = new Random(6);
    const taken = new Set<number>();
    for (let player = 0; player < 60; player++) {
      const number = drawJerseyNumber(player % 8 === 0, taken, random);
      expect(taken.has(number)).toBe(false);
      taken.add(number);
    }
  });
});

describe('nationalities', () => {
  it('add up to the world’s talent, whatever the clubs', () => {
    const pot = new NationalityPot(10_000, new Random(7));
    const drawn = Array.from({ length: 10_000 }, (_, index) => pot.draw(index % 3 === 0 ? 'SE' : 'US'));
    const share = (code: string) => drawn.filter((one) => one === code).length / drawn.length;
    expect(share('SE')).toBeCloseTo(0.1, 1);
    expect(share('CA')).toBeCloseTo(0.39, 1);
    expect(share('CO')).toBe(0);
  });

  it('favor the club’s own nation', () => {
    const draws = (nation: string) => {
      const pot = new NationalityPot(10_000, new Random(8));
      return Array.from({ length: 500 }, () => pot.draw(nation)).filter((code) => code === 'FI').length;
    };
    expect(draws('FI')).toBeGreaterThan(4 * draws('US'));
  });

  it('continue by talent when more are drawn than planned', () => {
    const pot = new NationalityPot(5, new Random(9));
    expect(Array.from({ length: 50 }, () => pot.draw(null))).toHaveLength(50);
  });
});
