import { describe, expect, it } from 'vitest';
import type { DeskItem } from '#domains/club/contract.ts';
import { backOn, rankDesk } from '#domains/club/rules/desk-rows.ts';
import { deskFact, deskTerms } from '#domains/kinds.ts';

const illegal: DeskItem = {
  kind: 'roster-illegal',
  params: { teamId: 11, count: 1, dollars: 0, day: 12, reserve: [], down: [] },
  path: '/club/roster/11',
};
const offer = (tradeId: number, day = 14): DeskItem => ({
  kind: 'trade-offer',
  params: { team: 'Harbor Gulls', day, tradeId },
  path: `/trade/${tradeId}`,
});
const lines: DeskItem = { kind: 'lineup-fault', params: { count: 1 }, path: '/club/lineups?team=11' };
const frenzy: DeskItem = { kind: 'frenzy-unplanned', params: { round: 1, rounds: 12 }, path: '/office' };
const invitation: DeskItem = {
  kind: 'scrimmage-invitation',
  params: { team: 'Gulls', scrimmageId: 5 },
  path: '/club/overview/11',
};

const on = (day: number, items: readonly DeskItem[], postponed: ReadonlyMap<string, number> = new Map()) =>
  rankDesk(items, { terms: deskTerms, teamId: 11, day, absoluteDay: 200 + day, postponed });
const [asked = expect.unreachable()] = on(10, [offer(1)]);

describe('the order of a desk', () => {
  it('is illegal first, then worth, then deadline', () => {
    const rows = on(10, [invitation, offer(1, 14), offer(2, 11), frenzy, lines, illegal]);
    expect(rows.map(({ path }) => path)).toEqual([
      '/club/roster/11',
      '/club/lineups?team=11',
      '/office',
      '/trade/2',
      '/trade/1',
      '/club/overview/11',
    ]);
  });

  it('knows what every kind is worth, lowest first, and that nothing is worth more than a few wins', () => {
    for (const { terms } of deskFact.options) {
      const [min, max] = terms.worth ?? [0, 0];
      expect(min).toBeLessThanOrEqual(max);
      expect(max).toBeLessThanOrEqual(4);
    }
  });

  it('tells the days left to answer: sponsors before the morning on which the assistant chooses', () => {
    const sponsors: DeskItem = { kind: 'sponsor-offers', params: { count: 1, day: 8 }, path: '/office/finances' };
    expect(on(5, [sponsors])).toMatchObject([{ dueIn: 2 }]);
    expect(on(10, [offer(1, 14)])).toMatchObject([{ dueIn: 4 }]);
    expect(on(62, [offer(1, 2)])).toMatchObject([{ dueIn: 3 }]);
    expect(on(10, [invitation])).toMatchObject([{ dueIn: null }]);
  });
});

describe('an item that was put off', () => {
  const until = (day: number) => new Map([[asked.key, 200 + day]]);

  it('is back on its day', () => {
    expect(on(11, [offer(1)], until(12))).toMatchObject([{ backOn: 212 }]);
    expect(on(12, [offer(1)], until(12))).toMatchObject([{ backOn: null }]);
  });

  it('is back on its last day whatever the user has chosen', () => {
    expect(on(14, [offer(1)], until(17))).toMatchObject([{ backOn: null, dueIn: 0, mayWait: false }]);
  });

  it('hides no new item of its kind, no other deadline, and no other team’s', () => {
    expect(on(11, [offer(2)], until(13))).toMatchObject([{ backOn: null }]);
    expect(on(11, [offer(1, 15)], until(13))).toMatchObject([{ backOn: null }]);
    const asking = { terms: deskTerms, teamId: 12, day: 11, absoluteDay: 211, postponed: until(13) };
    expect(rankDesk([offer(1)], asking)).toMatchObject([{ backOn: null }]);
  });

  it('may be an offer, never an illegal roster', () => {
    const [roster = expect.unreachable(), fault = expect.unreachable()] = on(10, [illegal, lines]);
    expect(backOn(roster, 'tomorrow', 210)).toBeNull();
    expect(backOn(fault, 'tomorrow', 210)).toBeNull();
    expect(on(10, [illegal], new Map([[roster.key, 220]]))).toMatchObject([{ backOn: null }]);
    expect(backOn(asked, 'tomorrow', 210)).toBe(211);
    expect(backOn(asked, 'three-days', 210)).toBe(213);
    expect(backOn(asked, 'last-day', 210)).toBe(214);
  });

  it('comes back no later than its last day, and without one on no last day', () => {
    expect(backOn({ mayWait: true, dueIn: 2 }, 'three-days', 210)).toBe(212);
    expect(backOn({ mayWait: true, dueIn: null }, 'three-days', 210)).toBe(213);
    expect(backOn({ mayWait: true, dueIn: null }, 'last-day', 210)).toBeNull();
  });
});
