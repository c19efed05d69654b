import { beforeAll, describe, expect, it } from 'vitest';
import { clientLimit, drawCharacter, mirrored, tiltOf } from '#domains/agent/rules/agent.ts';
import { appealOf, type Candidate, chooseAgent } from '#domains/agent/rules/choice.ts';
import { type Asker, asksOf, judgeOffer, leastSalary } from '#engine/market/ask.ts';
import { personalityOf } from '#engine/market/personality.ts';
import { averageOf } from '#engine/market/terms.ts';
import { Random } from '#engine/random.ts';
import { knownSecret, secretRandom } from '#engine/secret.ts';

const secret = knownSecret('agents');
const bounds = { minimum: 775_000, maximum: 16_000_000, maxSeasons: 8 };
const asker: Asker = {
  worths: [4_000_000],
  age: 28,
  personality: { patience: 0.5, greed: 0.5, loyalty: 0.5, ambition: 0.5, home: 0.5 },
  isOwnClub: true,
  appeal: { role: 0, team: 0, coach: 0, home: 0, morale: 0 },
};
const ordinary: Candidate = {
  personId: 1,
  nationId: 1,
  isFormerPlayer: false,
  rate: 4,
  hardness: 50,
  patience: 50,
  network: 50,
  trust: 50,
};
const chooser = { nationId: 2, personality: asker.personality, presentId: null };

describe('an agent', () => {
  it('shifts the asking price within a narrow band, but not what the client would sign for', () => {
    const askOf = (hardness: number) =>
      averageOf(asksOf({ ...asker, agent: { hardness, patience: 0 } }, bounds)[1] ?? { salaries: [], signingBonus: 0 });
    const own = averageOf(asksOf(asker, bounds)[1] ?? { salaries: [], signingBonus: 0 });
    expect(askOf(0)).toBe(own);
    expect(askOf(1) / own).toBeGreaterThan(1.02);
    expect(askOf(1) / own).toBeLessThan(1.08);
    expect(askOf(-1) / own).toBeGreaterThan(0.92);
    const hard = { ...asker, agent: { hardness: 1, patience: 1 } };
    expect(leastSalary(hard, 4, bounds)).toBe(leastSalary(asker, 4, bounds));
    const enough = { salaries: [leastSalary(asker, 1, bounds)], signingBonus: 0, clause: 'none' as const };
    expect(judgeOffer(hard, enough, bounds, 100)).toEqual({ does: 'accept' });
  });

  it('with patience sits through more offers', () => {
    const poor = { salaries: [3_000_000], signingBonus: 0, clause: 'none' as const };
    const leftWith = (patience: number) => {
      const verdict = judgeOffer({ ...asker, agent: { hardness: 0, patience } }, poor, bounds, 100);
      return verdict.does === 'counter' ? verdict.patience : 0;
    };
    expect(leftWith(1)).toBeGreaterThan(leftWith(0));
    expect(leftWith(0)).toBeGreaterThan(leftWith(-1));
  });

  it('has room for more clients the more contacts they have', () => {
    expect(clientLimit(0)).toBe(20);
    expect(clientLimit(99)).toBeGreaterThan(80);
  });
});

describe('a player', () => {
  it('prefers an agent of his type, a trusted one, and a cheap one', () => {
    const greedy = { ...chooser, personality: { ...chooser.personality, greed: 0.9 } };
    const hard = { ...ordinary, hardness: 90 };
    expect(appealOf(hard, greedy)).toBeGreaterThan(appealOf(ordinary, greedy));
    expect(appealOf(hard, chooser)).toBeLessThan(appealOf(ordinary, chooser));
    expect(appealOf({ ...ordinary, trust: 80 }, chooser)).toBeGreaterThan(appealOf(ordinary, chooser));
    expect(appealOf({ ...ordinary, rate: 5 }, chooser)).toBeLessThan(appealOf(ordinary, chooser));
  });

  it('chooses no agent when none has room', () => {
    expect(chooseAgent([], chooser, new Random('nobody'))).toBeNull();
  });
});

describe('the agents of a world', () => {
  const tilts: { hardness: number; patience: number }[] = [];
  beforeAll(() => {
    const random = new Random('characters');
    const open = Array.from({ length: 80 }, (_, index): Candidate => {
      const character = drawCharacter(random.fork(index - (index % 2)));
      const own = index % 2 === 1 ? mirrored(character, random.fork(index)) : character;
      return { ...ordinary, personId: index + 1, ...own };
    });
    for (let id = 1; id <= 4_000; id++) {
      const personality = personalityOf(id, secret);
      const agent = chooseAgent(open, { nationId: 1, personality, presentId: null }, secretRandom(secret, `of ${id}`));
      if (agent) tilts.push(tiltOf(agent));
    }
  });

  it('ask on average what players would ask themselves, although greedy players choose tough agents', () => {
    const mean = (of: 'hardness' | 'patience') => tilts.reduce((sum, tilt) => sum + tilt[of], 0) / tilts.length;
    // Within a band of 0.4 of a 15 percent margin, this tilt is a thousandth of a salary.
    expect(Math.abs(mean('hardness'))).toBeLessThan(0.02);
    expect(Math.abs(mean('patience'))).toBeLessThan(0.02);
    const hardest = Math.max(...tilts.map(({ hardness }) => hardness));
    expect(hardest).toBeGreaterThan(0.4);
  });
});
