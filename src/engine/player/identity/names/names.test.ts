import { describe, expect, it } from 'vitest';
import { NAME_POOLS } from '#engine/player/identity/names/cultures.ts';
import { isFamous } from '#engine/player/identity/names/famous.ts';
import { drawName, firstNamesOf, fullName, lastNamesOf } from '#engine/player/identity/names/names.ts';
import { NATIONS } from '#engine/player/identity/nations.ts';
import { Random } from '#engine/random.ts';

const nationCodes = NATIONS.map((nation) => nation.code);

describe('a nation’s names', () => {
  it.each(nationCodes)('are plentiful in %s, and in Latin script', (code) => {
    const random = new Random(code);
    const names = new Set(Array.from({ length: 300 }, () => fullName(drawName(code, random))));
    expect(names.size).toBeGreaterThan(200);
    for (const name of names) expect(name).toMatch(/^[\p{Script=Latin}' .-]+$/u);
  });

  it('exist for every culture in a nation’s mix', () => {
    for (const pools of Object.values(NAME_POOLS)) {
      for (const pool of pools) {
        expect(firstNamesOf(pool.first).length).toBeGreaterThanOrEqual(45);
        expect(lastNamesOf(pool.last).length).toBeGreaterThanOrEqual(30);
      }
    }
  });

  it('start with a capital, without empty or repeated entries', () => {
    for (const { first, last } of Object.values(NAME_POOLS).flat()) {
      for (const list of [firstNamesOf(first), lastNamesOf(last)]) {
        expect(new Set(list).size).toBe(list.length);
        for (const name of list) expect(name).toMatch(/^\p{Lu}\S+$/u);
      }
    }
  });

  it('are refused for a nation outside the game', () => {
    expect(() => drawName('XX', new Random(1))).toThrow(RangeError);
  });
});

describe('well-known players', () => {
  it('are recognized with and without diacritics and capitals', () => {
    expect(isFamous('Zdeněk', 'Vymyšlený')).toBe(true);
    expect(isFamous('zdenek', 'VYMYSLENY')).toBe(true);
    expect(isFamous('Zdeněk', 'Novák')).toBe(false);
  });

  it('never share their names with generated players', () => {
    const random = new Random(3);
    for (const code of ['CA', 'SE', 'FI', 'CZ', 'SK', 'RU']) {
      for (let draw = 0; draw < 3000; draw++) {
        const { firstname, lastname } = drawName(code, random);
        expect(isFamous(firstname, lastname)).toBe(false);
      }
    }
  });
});

describe('namesakes', () => {
  it('are avoided while other names are left', () => {
    const random = new Random(4);
    const taken = new Set<string>();
    let doubled = 0;
    for (let draw = 0; draw < 2000; draw++) {
      const name = fullName(drawName('CA', random, taken));
      if (taken.has(name)) doubled++;
      taken.add(name);
    }
    expect(doubled).toBe(0);
  });
});
