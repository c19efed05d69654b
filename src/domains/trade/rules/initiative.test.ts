import { describe, expect, it } from 'vitest';
import { projectGoals } from '#engine/market/projection.ts';
import { gainOf, premiumOf, type TradingClub, type ValuedAsset } from '#engine/market/trade.ts';
import { Random } from '#engine/random.ts';
import { sharedWorth } from './even.ts';
import { attemptsOn } from './initiative.ts';
import { bestExchange, type Trader } from './search.ts';
import { bestTriangle } from './triangle.ts';

const LADDER = {
  C: [76, 71, 67, 65],
  LW: [75, 70, 66, 64],
  RW: [75, 70, 66, 64],
  LD: [76, 71, 67],
  RD: [76, 71, 67],
  G: [76, 70],
};
let nextId = 1;

/** Returns a club with an ordinary squad, changed at two positions. */
function trader(
  change: Partial<Record<keyof typeof LADDER, number[]>>,
): Trader<number> & { byId: Map<number, ValuedAsset> } {
  const squad = Object.entries({ ...LADDER, ...change }).flatMap(([position, overalls]) =>
    overalls.map((overall): ValuedAsset => {
      const kind = position as keyof typeof LADDER; // A key of the ladder.
      const goals = projectGoals({ position: kind, age: 27, overall }, 1);
      const hits = [2_000_000, 2_000_000];
      return { id: nextId++, position: kind, age: 27, level: 'PRO', overall, goals, hits, isOut: 0 };
    }),
  );
  const club: TradingClub = { tier: 1, stance: 'retool', price: 380_000, minimum: 775_000, seasonLeft: 1, squad };
  // Picks of every value, all equally uncertain.
  const picks = Array.from({ length: 12 }, (_, index): ValuedAsset => {
    const goals = Array.from({ length: 8 }, (__, season) => (0.02 * 1.4 ** index * season) / 8);
    return { ...FUTURE, id: -nextId++, goals };
  });
  const byId = new Map([...squad, ...picks].map((valued) => [valued.id, valued]));
  const appraise = (id: number) => all.get(id) ?? expect.unreachable();
  /** Both clubs know every player to within a tenth. */
  const band = (id: number) => [by(appraise(id), 0.9), by(appraise(id), 1.1)] as const;
  const [gives, adds] = [squad, picks].map((valuedAssets) => valuedAssets.map(({ id }) => id));
  return { valuation: { club, appraise, band }, gives: gives ?? [], adds: [adds ?? []], byId };
}
const FUTURE = { position: 'C', age: 17, level: 'U21', overall: 0, hits: [0, 0, 0, 0], isOut: 0 } as const;
const by = (valued: ValuedAsset, factor: number): ValuedAsset => ({
  ...valued,
  goals: valued.goals.map((each) => each * factor),
});
const all = new Map<number, ValuedAsset>();

function exchangeOf(own: Trader<number>, other: Trader<number>, isLegal = () => true) {
  return bestExchange({
    own,
    other,
    mustLike: 'both',
    weigh: sharedWorth([own.valuation, other.valuation]),
    mayBe: () => true,
    isLegal,
  });
}

describe('two AI clubs', () => {
  it('find the trade that helps both: surplus for surplus', () => {
    const manyCenters = trader({ C: [79, 78, 77, 76, 75], LD: [66, 64, 63] });
    const manyDefensemen = trader({ C: [68, 65, 64, 63], LD: [79, 78, 77, 76] });
    for (const { byId } of [manyCenters, manyDefensemen]) for (const [id, valued] of byId) all.set(id, valued);
    const found = exchangeOf(manyCenters, manyDefensemen);
    if (!found) expect.unreachable('they would trade');
    expect(found.gives.map((id) => all.get(id)?.position)).toContain('C');
    expect(found.gets.map((id) => all.get(id)?.position)).toEqual(['LD']);
    const appraise = (ids: readonly number[]) => ids.map((id) => all.get(id) ?? expect.unreachable());
    for (const [{ valuation }, gets, gives] of [
      [manyCenters, found.gets, found.gives],
      [manyDefensemen, found.gives, found.gets],
    ] as const) {
      const gain = gainOf(valuation.club, { gets: appraise(gets), gives: appraise(gives) });
      expect(gain.total).toBeGreaterThan(premiumOf(gain, { heard: 0, deals: 0, made: 0, isRival: false }));
    }
  });

  it('make no trade where neither has what the other lacks, or the rules forbid it', () => {
    const [one, other] = [trader({}), trader({})];
    for (const { byId } of [one, other]) for (const [id, valued] of byId) all.set(id, valued);
    expect(exchangeOf(one, other)).toBeNull();
    const manyCenters = trader({ C: [79, 78, 77, 76, 75], LD: [66, 64, 63] });
    const manyDefensemen = trader({ C: [68, 65, 64, 63], LD: [79, 78, 77, 76] });
    for (const { byId } of [manyCenters, manyDefensemen]) for (const [id, valued] of byId) all.set(id, valued);
    expect(exchangeOf(manyCenters, manyDefensemen, () => false)).toBeNull();
  });
});

describe('three AI clubs', () => {
  const weak = [66, 64, 63];
  /** Each has a surplus of what the next one lacks. */
  const round = () => {
    const traders = [
      trader({ C: [79, 78, 77, 76, 75], LD: weak }),
      trader({ LD: [80, 79, 78, 77], LW: [67, 65, 64, 63] }),
      trader({ LW: [80, 79, 78, 77, 76], C: [68, 65, 64, 63] }),
    ] as const;
    for (const { byId } of traders) for (const [id, valued] of byId) all.set(id, valued);
    return traders;
  };

  it('find the trade that helps all of them: each gives to another, and gains more than its premium', () => {
    const traders = round();
    const found = bestTriangle({ traders, lenient: new Set(), isLegal: () => true });
    if (!found) expect.unreachable('they would trade');
    expect(found.map(({ from }) => from).sort()).toEqual([0, 1, 2]);
    expect(found.map(({ to }) => to).sort()).toEqual([0, 1, 2]);
    const appraise = (id: number) => all.get(id) ?? expect.unreachable();
    for (const [index, { valuation }] of traders.entries()) {
      const gain = gainOf(valuation.club, {
        gets: found.filter(({ to }) => to === index).map(({ asset }) => appraise(asset)),
        gives: found.filter(({ from }) => from === index).map(({ asset }) => appraise(asset)),
      });
      expect(gain.total).toBeGreaterThan(premiumOf(gain, { heard: 0, deals: 0, made: 0, isRival: false }));
    }
  });

  it('make no illegal trade, and none that leaves one of them worse off', () => {
    const traders = round();
    expect(bestTriangle({ traders, lenient: new Set(), isLegal: () => false })).toBeNull();
    const same = [trader({}), trader({}), trader({})] as const;
    for (const { byId } of same) for (const [id, valued] of byId) all.set(id, valued);
    expect(bestTriangle({ traders: same, lenient: new Set(), isLegal: () => true })).toBeNull();
    expect(bestTriangle({ traders: same, lenient: new Set([1]), isLegal: () => true })).toBeNull();
  });
});

describe('a season of AI trades', () => {
  it('peaks in the week before the deadline', () => {
    const on = (from: number, to: number) => {
      let sum = 0;
      for (let seed = 1; seed <= 60; seed++) {
        const random = new Random(seed);
        for (let day = from; day <= to; day++) sum += attemptsOn(day, 20, random);
      }
      return sum / 60;
    };
    const [early, late, summer] = [on(1, 29), on(30, 35), on(59, 63)];
    expect(late / 6).toBeGreaterThan((2 * early) / 29);
    expect(early + late + summer).toBeGreaterThan(200);
    expect(early + late + summer).toBeLessThan(480);
  });
});
