import { describe, expect, it } from 'vitest';
import { projectGoals } from './projection.ts';
import {
  gainOf,
  lineupGoals,
  premiumOf,
  stanceOf,
  type TradingClub,
  type ValuedAsset,
  verdictOf,
  worthOf,
} from './trade.ts';

const CALM = { heard: 0, deals: 0, made: 0, isRival: false };
let nextId = 1;
function asset(
  position: ValuedAsset['position'],
  overall: number,
  rest: Partial<ValuedAsset> & { salary?: number; seasons?: number } = {},
): ValuedAsset {
  const { salary = 1_000_000, seasons = 3, age = 27, ...more } = rest;
  return {
    id: nextId++,
    position,
    age,
    level: 'PRO',
    overall,
    goals: projectGoals({ position, age, overall }, 1),
    hits: Array<number>(seasons).fill(salary),
    isOut: 0,
    ...more,
  };
}
const squad = [
  ...[76, 71, 67, 65].map((overall) => asset('C', overall)),
  ...[75, 70, 66, 64].flatMap((overall) => [asset('LW', overall), asset('RW', overall)]),
  ...[76, 71, 67].flatMap((overall) => [asset('LD', overall), asset('RD', overall)]),
  asset('G', 76),
  asset('G', 70),
];
const club: TradingClub = { tier: 1, stance: 'retool', price: 380_000, minimum: 775_000, seasonLeft: 1, squad };
const [star] = squad as [ValuedAsset];
const verdict = (exchange: Parameters<typeof gainOf>[1], relations = CALM) =>
  verdictOf(gainOf(club, exchange), relations).verdict;

describe('an AI club', () => {
  it('takes a better player for a worse one, and not the other way', () => {
    const better = asset('C', 79);
    expect(verdict({ gets: [better], gives: [star] })).toBe('yes');
    expect(verdict({ gets: [asset('C', 72)], gives: [star] })).toBe('far');
  });

  it('does not sell a star for a crowd of average players', () => {
    for (const count of [2, 3, 4, 5, 6])
      expect(verdict({ gets: Array.from({ length: count }, () => asset('LW', 66)), gives: [star] })).not.toBe('yes');
  });

  it('counts nothing for players it has no spot for', () => {
    const third = asset('G', 69, { seasons: 1 });
    const needed = asset('LD', 73, { seasons: 1 });
    expect(gainOf(club, { gets: [third], gives: [] }).now).toBeLessThan(1);
    expect(gainOf(club, { gets: [needed], gives: [] }).now).toBeGreaterThan(3);
  });

  it('values injured players for the games they will play', () => {
    const hurt = asset('C', 74, { isOut: 1, seasons: 1 });
    expect(gainOf(club, { gets: [hurt], gives: [] }).now).toBe(0);
    expect(gainOf(club, { gets: [asset('C', 74, { seasons: 1 })], gives: [] }).now).toBeGreaterThan(5);
  });

  it('takes no old player’s long contract off another club’s hands', () => {
    const old = asset('LW', 68, { age: 35, salary: 8_000_000, seasons: 6 });
    expect(worthOf(club, old)).toBeLessThan(-5);
    expect(verdict({ gets: [old], gives: [asset('LW', 60)] })).not.toBe('yes');
  });

  it('gives up no regular for cap space it cannot use before the summer', () => {
    const dear = asset('RD', 72, { salary: 4_500_000, seasons: 1 });
    const running = { ...club, squad: [...squad.slice(0, -1), dear], seasonLeft: 0.8 };
    for (const stance of ['contend', 'retool'] as const) {
      const gain = gainOf({ ...running, stance }, { gets: [asset('LW', 60)], gives: [dear] });
      expect(gain.money).toBeGreaterThan(0);
      expect(verdictOf(gain, CALM).verdict).not.toBe('yes');
    }
    // Taking on his salary has a cost; otherwise a club could pass him on for nothing.
    const taken = gainOf(running, { gets: [dear], gives: [] });
    expect(-taken.money).toBeGreaterThan(3 * gainOf(running, { gets: [], gives: [dear] }).money);
  });

  it('asks for more after repeated questions, from its rival, and after trades with the same club', () => {
    const gain = { larger: 30 };
    const base = premiumOf(gain, CALM);
    expect(premiumOf(gain, { ...CALM, heard: 8 })).toBeGreaterThan(base);
    expect(premiumOf(gain, { ...CALM, isRival: true })).toBeGreaterThan(base);
    expect(premiumOf(gain, { ...CALM, deals: 2 })).toBeGreaterThan(base);
    expect(premiumOf(gain, { ...CALM, made: 9 })).toBeGreaterThan(base);
  });

  it('sells for the future when it rebuilds, and for the present when it contends', () => {
    const boy = asset('C', 68, {
      age: 20,
      goals: projectGoals({ position: 'C', age: 20, overall: 68, ceiling: 82 }, 1),
    });
    const veteran = asset('C', 77, { age: 33, seasons: 1 });
    const exchange = { gets: [boy], gives: [veteran] };
    const withVeteran = { ...club, squad: [...squad.slice(1), veteran] };
    const rebuilding = gainOf({ ...withVeteran, stance: 'rebuild' }, exchange);
    const contending = gainOf({ ...withVeteran, stance: 'contend' }, exchange);
    expect(rebuilding.total).toBeGreaterThan(0);
    expect(rebuilding.total).toBeGreaterThan(contending.total);
  });

  it('contends at the top of the league and rebuilds at the bottom', () => {
    const stance = (rank: number, meanAge = 27) => stanceOf({ rank, clubs: 20, meanAge });
    expect([stance(1), stance(10), stance(20)]).toEqual(['contend', 'retool', 'rebuild']);
    expect(stance(12, 31)).toBe('rebuild');
  });

  it('names what it likes least', () => {
    const dear = asset('C', 77, { salary: 14_000_000, seasons: 8 });
    expect(verdictOf(gainOf(club, { gets: [dear], gives: [star] }), CALM).concern).toBe('money');
    const young = asset('C', 70);
    expect(verdictOf(gainOf(club, { gets: [young], gives: [star] }), CALM).concern).not.toBe('money');
  });

  it('fills its lineup from the best down', () => {
    expect(lineupGoals([...squad].reverse(), 1)).toBeCloseTo(lineupGoals(squad, 1), 9);
    expect(lineupGoals([...squad, asset('C', 50)], 1)).toBeCloseTo(lineupGoals(squad, 1), 9);
  });
});
