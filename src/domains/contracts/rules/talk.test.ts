import { describe, expect, it } from 'vitest';
import { roleOf, teamStanding } from '#domains/contracts/rules/appeal.ts';
import { barsOf } from '#domains/contracts/rules/bars.ts';
import { decideExtension, decideOffer, decideOpening, isHisWord, moodOf } from '#domains/contracts/rules/talk.ts';
import type { Asker } from '#engine/market/ask.ts';

const own = {
  isOwn: true,
  isFillIn: false,
  contractTo: 3,
  hasSignedAgain: false,
  isBoughtOut: false,
  leavesAfterRelegation: false,
};
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
const ask = { salaries: [1_000_000], signingBonus: 0, clause: 'none' as const };
const talk = { status: 'asked', version: 3, patience: 100, asks: [ask], counter: null };

describe('a contract extension', () => {
  it('may be negotiated in the last two seasons of a contract, and starts after it', () => {
    expect(decideExtension(own, 3)).toEqual({ ok: true, fromSeason: 4 });
    expect(decideExtension({ ...own, contractTo: 4 }, 3)).toEqual({ ok: true, fromSeason: 5 });
    expect(decideExtension({ ...own, contractTo: 6 }, 3)).toMatchObject({
      code: 'contracts.too-early',
      facts: { season: 5 },
    });
  });

  it('is not signed by a club that bought the player out', () => {
    expect(decideExtension({ ...own, isBoughtOut: true }, 3)).toMatchObject({ code: 'contracts.bought-out' });
    expect(decideExtension({ ...own, leavesAfterRelegation: true }, 3)).toMatchObject({
      code: 'contracts.leaves-after-relegation',
    });
  });

  it('is signed once', () => {
    expect(decideExtension({ ...own, hasSignedAgain: true }, 3)).toMatchObject({ code: 'contracts.signed-already' });
  });
});

describe('contract talks', () => {
  it('restart when the cooldown is over', () => {
    const broken = { status: 'refused', cooldownUntil: 20 };
    expect(decideOpening(broken, 18)).toMatchObject({ code: 'contracts.cooling-down', facts: { days: 2 } });
    expect(decideOpening(broken, 20)).toEqual({ ok: true });
    expect(decideOpening({ status: 'asked', cooldownUntil: null }, 1)).toMatchObject({
      code: 'contracts.talking-already',
    });
  });

  it('hold a player to a price he named, whatever he thinks now', () => {
    const decided = decideOffer(talk, { terms: ask, version: 3 }, { asker, bounds });
    expect(decided).toEqual({ ok: true, verdict: { does: 'accept' } });
  });

  it('hold him to a price named with a relegation clause only if the contract has one', () => {
    const cheap = { ...ask, salaries: [800_000], relegationClause: true };
    const said = { ...talk, counter: cheap };
    expect(isHisWord(said, cheap)).toBe(true);
    expect(isHisWord(said, { ...cheap, relegationClause: undefined })).toBe(false);
    expect(isHisWord(said, { ...ask, relegationClause: true })).toBe(true);
  });

  it('refuse an answer to an outdated offer', () => {
    const offer = { terms: ask, version: 2 };
    expect(decideOffer(talk, offer, { asker, bounds })).toMatchObject({ code: 'contracts.stale' });
    expect(decideOffer({ ...talk, status: 'agreed' }, offer, { asker, bounds })).toMatchObject({
      code: 'contracts.talk-is-over',
    });
  });

  it('show a mood for the patience left', () => {
    expect([100, 60, 30, 10].map(moodOf)).toEqual(['calm', 'restless', 'annoyed', 'leaving']);
  });
});

describe('a player’s view of a club', () => {
  it('names his role by the better players at his position, and the club’s standing in the league', () => {
    expect(roleOf('C', 80, [70, 60])).toBe(1);
    expect(roleOf('G', 60, [70, 65])).toBe(-1);
    expect(teamStanding(79, [70, 70], 1)).toBe(1);
    expect(teamStanding(70, [70, 70], 2)).toBeLessThan(0);
  });

  it('is shown as bars in steps, heaviest first, without what the offer decides', () => {
    const bars = barsOf({ ...asker, appeal: { ...asker.appeal, team: 1 } });
    expect(bars[0]?.factor).toBe('money');
    expect(bars.find(({ factor }) => factor === 'team')?.standing).toBe(2);
    expect(bars.find(({ factor }) => factor === 'money')?.standing).toBeNull();
    for (const { weight } of bars) expect(Number.isInteger(weight) && weight >= 1 && weight <= 5).toBe(true);
  });
});
