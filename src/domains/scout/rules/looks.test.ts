import { describe, expect, it } from 'vitest';
import { COMMON_ERROR } from '#domains/draft/constants.ts';
import { type Amateur, sharedView } from '#domains/draft/rules/scouting.ts';
import { SCOUT_SKILLS } from '#domains/scout/constants.ts';
import { Random } from '#engine/random.ts';
import { knownSecret } from '#engine/secret.ts';
import { itinerary, lookAgain, looksANight, type Seen } from './looks.ts';

const secret = knownSecret('looks');
const random = new Random('boys');
const boys: Amateur[] = Array.from({ length: 200 }, (_, id) => {
  const skills = Array.from({ length: 11 }, () => Math.round(random.normal(45, 8)));
  return { id: id + 1, position: 'C', age: 17, skills, ceilings: skills.map((skill) => skill + 25) };
});
const looker = (skill: number, personId = 1) => ({ personId, skills: Array<number>(SCOUT_SKILLS.length).fill(skill) });

function watch(boy: Amateur, by: ReturnType<typeof looker>, nights: number, care = 1): Seen {
  let seen: Seen | null = null;
  for (let day = 1; day <= nights; day++) seen = lookAgain(seen, boy, by, { secret, season: 3, day, care });
  if (!seen) throw new Error('he has not looked');
  return seen;
}

const errorOf = (boy: Amateur, { potential }: Seen) => potential - sharedView(boy, secret).potential;
const spread = (errors: readonly number[]) =>
  Math.sqrt(errors.reduce((sum, error) => sum + error ** 2, 0) / errors.length);

describe('a scout’s looks', () => {
  it('are the same when the same night is repeated', () => {
    const [boy] = boys as [Amateur];
    expect(watch(boy, looker(60), 4)).toEqual(watch(boy, looker(60), 4));
    expect(watch(boy, looker(60, 2), 4).potential).not.toBe(watch(boy, looker(60), 4).potential);
  });

  it('err as their report says, few or many, at home or abroad', () => {
    for (const [nights, care] of [
      [1, 1],
      [8, 1],
      [8, 1.25],
      [8, 0.6],
    ] as const) {
      const seen = boys.map((boy) => watch(boy, looker(60), nights, care));
      const real = spread(seen.map((each, index) => errorOf(boys[index] as Amateur, each)));
      expect(real / (seen[0]?.error ?? 0)).toBeGreaterThan(0.9);
      expect(real / (seen[0]?.error ?? 0)).toBeLessThan(1.1);
    }
  });

  it('narrow with every night, but never below the scout’s season-long error', () => {
    const [boy] = boys as [Amateur];
    const errors = [1, 2, 5, 20, 60].map((nights) => watch(boy, looker(60), nights).error);
    expect(errors).toEqual(errors.toSorted((one, other) => other - one));
    expect(watch(boy, looker(99), 200).error).toBeGreaterThan(1);
  });

  it('are nearer to the consensus the better the scout, and never free of its error', () => {
    const of = (skill: number) => spread(boys.map((boy) => errorOf(boy, watch(boy, looker(skill), 6))));
    expect(of(90)).toBeLessThan(of(50) * 0.75);
    const fromTruth = spread(
      boys.map((boy) => {
        const many = Array.from({ length: 8 }, (_, scout) => watch(boy, looker(99, scout + 1), 6).potential);
        const believed = many.reduce((sum, each) => sum + each, 0) / many.length;
        const truth = sharedView(boy, secret).potential;
        return believed - truth;
      }),
    );
    // Eight of the best together find the consensus …
    expect(fromTruth).toBeLessThan(1.2);
    // … which is off by the error common to all.
    const common = spread(
      boys.map((boy) => sharedView(boy, secret).potential - sharedView(boy, knownSecret('other')).potential),
    );
    expect(common / Math.SQRT2).toBeGreaterThan(0.9 * COMMON_ERROR[17]);
  });

  it('cover two or more prospects a night, more for fast scouts', () => {
    expect([5, 50, 99].map((skill) => looksANight(looker(skill).skills))).toEqual([2, 4, 5]);
  });

  it('go to the highest ranked first, and return to them before the last', () => {
    const candidates = [1, 2, 40, 400].map((rank) => ({ id: rank, rank, looks: 0 }));
    expect(itinerary(candidates, 2)).toEqual([1, 2]);
    const later = candidates.map((each) => ({ ...each, looks: each.rank <= 2 ? 2 : 0 }));
    expect(itinerary(later, 2)).toEqual([40, 1]);
  });
});
