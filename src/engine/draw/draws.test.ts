import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { drawGroups, drawPartners } from '#engine/draw/draws.ts';
import { faultsOfDraw, type Sha256, VerifiableDraw } from '#engine/draw/verifiable.ts';

const sha256: Sha256 = async (text) => createHash('sha256').update(text).digest('hex');
const drawOf = (seed: string | number, list = 'A\nB') => VerifiableDraw.from({ seed: `seed ${seed}`, list }, sha256);

describe('a draw that anyone can verify', () => {
  it('can be repeated from its seed and list, and from no other', async () => {
    const teams = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'];
    const first = await (await drawOf(1)).order(teams);
    expect(first.toSorted()).toEqual(teams);
    expect(await (await drawOf(1)).order(teams)).toEqual(first);
    expect(await (await drawOf(2)).order(teams)).not.toEqual(first);
    expect(await (await drawOf(1, 'A\nC')).order(teams)).not.toEqual(first);
    expect(await (await drawOf(1)).order(teams, 3)).toEqual(first.slice(0, 3));
  });

  it('shows another seed or a changed list', async () => {
    const proof = { seed: 's', list: 'A', seedHash: await sha256('s'), listHash: await sha256('A') };
    expect(await faultsOfDraw(proof, sha256)).toEqual([]);
    expect(await faultsOfDraw({ ...proof, seed: 'other' }, sha256)).toEqual(['seed']);
    expect(await faultsOfDraw({ ...proof, list: 'B' }, sha256)).toEqual(['list']);
  });
});

describe('opponents of a knockout', () => {
  // The first letter is the nation: clubs of one nation do not meet.
  const mayMeet = (one: string, other: string) => one[0] !== other[0];

  it('are drawn so that everybody finds one', async () => {
    const [seeded, others] = [
      ['a1', 'b1', 'a2'],
      ['a3', 'b3', 'c3'],
    ];
    const seen = new Set<string>();
    for (let seed = 0; seed < 40; seed++) {
      const drawn = await drawPartners(await drawOf(seed), seeded, others, mayMeet);
      expect(drawn.every((other, index) => other !== null && mayMeet(seeded[index] ?? '', other))).toBe(true);
      // Both a1 and a2 need b3 and c3, so that b1 always gets a3.
      expect(drawn[1]).toBe('a3');
      seen.add(drawn.join());
    }
    expect([...seen].toSorted()).toEqual(['b3,a3,c3', 'c3,a3,b3']);
  });

  it('leave nobody without one where another order would not, and say who has none', async () => {
    expect(await drawPartners(await drawOf(1), ['a1', 'a2'], ['b1', 'a3'], mayMeet)).toHaveLength(2);
    const drawn = await drawPartners(await drawOf(1), ['a1', 'a2'], ['b1', 'a3'], mayMeet);
    expect(drawn.filter((each) => each === null)).toHaveLength(1);
  });
});

describe('persons', () => {
  it('are drawn for as many nations as possible, each once', async () => {
    const candidates: Record<string, readonly number[]> = { CAN: [1, 2, 3], FIN: [1], SUI: [1, 2] };
    for (let seed = 0; seed < 20; seed++) {
      const drawn = await drawPartners(await drawOf(seed), ['CAN', 'FIN', 'SUI'], [1, 2, 3], (nation, person) =>
        (candidates[nation] ?? []).includes(person),
      );
      expect(drawn).toEqual([3, 1, 2]);
    }
  });
});

describe('groups from pots', () => {
  it('have one of each pot, and no two that must not meet', async () => {
    const pots = [
      ['a1', 'b1', 'c1', 'd1'],
      ['a2', 'b2', 'c2', 'e2'],
      ['a3', 'b3', 'f3'],
    ];
    const mayJoin = (entry: string, group: readonly string[]) => group.every((other) => other[0] !== entry[0]);
    const firsts = new Set<string>();
    for (let seed = 0; seed < 30; seed++) {
      const groups = await drawGroups(await drawOf(seed), pots, { groups: 4, mayJoin });
      expect(groups.map((group) => group.length).toSorted()).toEqual([2, 3, 3, 3]);
      for (const group of groups) {
        expect(new Set(group.map((entry) => entry[0])).size).toBe(group.length);
        expect(new Set(group.map((entry) => entry[1])).size).toBe(group.length);
      }
      firsts.add(groups[0]?.join() ?? '');
    }
    expect(firsts.size).toBeGreaterThan(10);
  });

  it('are refused where no draw fits', async () => {
    const mayJoin = (_: string, group: readonly string[]) => group.length === 0;
    await expect(
      (async () => drawGroups(await drawOf(1), [['a', 'b'], ['c']], { groups: 2, mayJoin }))(),
    ).rejects.toThrow('no draw');
    await expect((async () => drawGroups(await drawOf(1), [['a', 'b']], { groups: 1 }))()).rejects.toThrow('a pot has');
  });
});
