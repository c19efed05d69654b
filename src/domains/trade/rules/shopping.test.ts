import { describe, expect, it } from 'vitest';
import { SHOPPING } from '#domains/trade/constants.ts';
import { aimOf } from '#domains/trade/rules/aims.ts';
import { projectGoals } from '#engine/market/projection.ts';
import type { TradingClub, ValuedAsset } from '#engine/market/trade.ts';
import type { Stance } from '#engine/market/trade-constants.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';
import { calledAbout, needOf, shoppedBy } from './shopping.ts';

const asset = (id: number, position: Position, overall: number, age = 27, seasons = 3): ValuedAsset => ({
  ...{ id, position, age, level: 'PRO', overall, isOut: 0 },
  goals: projectGoals({ position, age, overall }, 1),
  hits: Array<number>(seasons).fill(2_000_000),
});
/** Five players at each position, best first; all of them poor at the weak position. */
function clubOf(
  stance: Stance,
  { weak, more = [] }: { weak?: Position; more?: readonly ValuedAsset[] } = {},
): TradingClub {
  const squad = POSITIONS.flatMap((position, column) =>
    [76, 73, 71, 69, 67].map((overall, row) =>
      asset(10 * column + row + 1, position, position === weak ? 58 : overall, row < 2 ? 29 : 22),
    ),
  );
  return { tier: 1, stance, price: 380_000, minimum: 775_000, seasonLeft: 0.5, squad: [...squad, ...more] };
}

describe('an AI club’s trade block', () => {
  it('has a rebuilding club’s veterans, best first, and none of its prospects', () => {
    const shopped = shoppedBy(clubOf('rebuild', { more: [asset(99, 'C', 85, 33)] }));
    expect(shopped).toHaveLength(SHOPPING.most);
    expect(shopped[0]?.id).toBe(99);
    expect(shopped.every(({ age }) => age >= 26)).toBe(true);
  });

  it('has players a contender hardly misses, and never its best', () => {
    const crowd = [1, 2, 3].map((index) => asset(100 + index, 'G', 74));
    const shopped = shoppedBy(clubOf('contend', { more: crowd }));
    expect(shopped.length).toBeGreaterThan(0);
    expect(shopped.map(({ id }) => id)).not.toContain(11);
    expect(shopped.some(({ position }) => position === 'G')).toBe(true);
  });

  it.each(POSITIONS)('asks for help at %s where the whole league is weak there', (position) => {
    expect(needOf(clubOf('contend', { weak: position }))).toBe(position);
    expect(needOf(clubOf('retool', { weak: position }))).toBe(position);
    expect(needOf(clubOf('rebuild', { weak: position }))).toBe('future');
  });
});

describe('an AI club’s offer to a manager', () => {
  it('is for a player who helps now or is young, as the club needs, and never for one without use', () => {
    const [star, boy, poor] = [asset(201, 'C', 84, 30), asset(202, 'LD', 70, 20), asset(203, 'RW', 45, 34)];
    const asks = (stance: Stance, assets: readonly ValuedAsset[]) => {
      const club = clubOf(stance);
      return calledAbout(club, aimOf(club), assets)?.id ?? null;
    };
    expect(asks('contend', [poor, boy, star])).toBe(201);
    expect(asks('rebuild', [poor, star, boy])).toBe(202);
    expect([asks('contend', [poor]), asks('rebuild', [poor]), asks('retool', [poor])]).toEqual([null, null, null]);
  });
});
