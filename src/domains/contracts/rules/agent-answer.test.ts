import { describe, expect, it } from 'vitest';
import { decideAcceptance, decideCounter, rangeOf } from '#domains/contracts/rules/agent-answer.ts';
import type { Asker } from '#engine/market/ask.ts';

const asker: Asker = {
  worths: [4_000_000],
  age: 28,
  isOwnClub: true,
  personality: { patience: 0.5, greed: 0.5, loyalty: 0.5, ambition: 0.5, home: 0.5 },
  appeal: { role: 0, team: 0, coach: 0, home: 0, morale: 0 },
};
const bounds = {
  minimum: 775_000,
  maximum: 16_000_000,
  maxSeasons: 8,
  isEntry: false,
  mayHaveClause: true,
  fromSeason: 4,
};
const side = { asker, bounds };
const flat = (salary: number) => ({ salaries: [salary, salary], signingBonus: 0, clause: 'none' as const });

describe('an agent’s answer', () => {
  it('lies between the client’s price and the market’s maximum, for every client', () => {
    const { least, fair, most } = rangeOf(side, 2);
    expect(least).toBeLessThan(fair);
    expect(most).toBeGreaterThan(fair);
    expect(rangeOf({ ...side, asker: { ...asker, agent: { hardness: 2, patience: 0 } } }, 2)).toEqual({
      least,
      fair,
      most,
    });
    expect(decideAcceptance(flat(least), side)).toMatchObject({ ok: true });
    expect(decideAcceptance(flat(least - 50_000), side)).toMatchObject({ code: 'agent.client-wants-more' });
    expect(decideCounter(flat(most), side)).toEqual({ ok: true });
    expect(decideCounter(flat(most + 50_000), side)).toMatchObject({ code: 'agent.asks-too-much' });
  });

  it('may be lower with a clause against what the client fears', () => {
    const fearful = { ...side, asker: { ...asker, fear: 0.1 } };
    const { least } = rangeOf(fearful, 2, true);
    expect(least).toBeLessThan(rangeOf(fearful, 2).least);
    expect(decideAcceptance(flat(least), fearful)).toMatchObject({ code: 'agent.client-wants-more' });
    expect(decideAcceptance({ ...flat(least), relegationClause: true }, fearful)).toMatchObject({ ok: true });
  });

  it('is a legal contract, and follows the scale at entry level', () => {
    expect(decideCounter(flat(100_000), side)).toMatchObject({ code: 'contracts.terms-below-minimum' });
    const entry = { ...bounds, minimum: 900_000, maximum: 900_000, maxSeasons: 2, isEntry: true };
    expect(decideAcceptance(flat(900_000), { asker, bounds: entry })).toMatchObject({ ok: true });
  });
});
