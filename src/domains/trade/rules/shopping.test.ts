import { describe, expect, it } from 'vitest';
import { SHOPPING } from '#domains/trade/constants.ts';
import { aimOf } from '#domains/trade/rules/aims.ts';
import { projectGoals } from '#engine/market/projection.ts';
import type { TradeMan, TradingClub } from '#engine/market/trade.ts';
import type { Stance } from '#engine/market/trade-constants.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';
import { calledAbout, needOf, shoppedBy } from './shopping.ts';

const man = (id: number, position: Position, overall: number, age = 27, seasons = 3): TradeMan => ({
  ...{ id, position, age, level: 'PRO', overall, isOut: 0 },
  goals: projectGoals({ position, age, overall }, 1),
  hits: Array<number>(seasons).fill(2_000_000),
});
/** Five of each position, the best first; of the weak one all are poor. */
function clubOf(
  stance: Stance,
  { weak, more = [] }: { weak?: Position; more?: readonly TradeMan[] } = {},
): TradingClub {
  const squad = POSITIONS.flatMap((position, column) =>
    [76, 73, 71, 69, 67].map((overall, row) =>
      man(10 * column + row + 1, position, position === weak ? 58 : overall, row < 2 ? 29 : 22),
    ),
  );
  return { tier: 1, stance, price: 380_000, minimum: 775_000, seasonLeft: 0.5, squad: [...squad, ...more] };
}

describe('the trade block of an AI club', () => {
  it('holds veterans of a club that rebuilds, the best first, and none of its young', () => {
    const shopped = shoppedBy(clubOf('rebuild', { more: [man(99, 'C', 85, 33)] }));
    expect(shopped).toHaveLength(SHOPPING.most);
    expect(shopped[0]?.id).toBe(99);
    expect(shopped.every(({ age }) => age >= 26)).toBe(true);
  });

  it('holds whom a club that plays for the cup hardly misses, and never its best', () => {
    const crowd = [1, 2, 3].map((index) => man(100 + index, 'G', 74));
    const shopped = shoppedBy(clubOf('contend', { more: crowd }));
    expect(shopped.length).toBeGreaterThan(0);
    expect(shopped.map(({ id }) => id)).not.toContain(11);
    expect(shopped.some(({ position }) => position === 'G')).toBe(true);
  });

  it.each(POSITIONS)('asks for help at %s where everybody is poor there', (position) => {
    expect(needOf(clubOf('contend', { weak: position }))).toBe(position);
    expect(needOf(clubOf('retool', { weak: position }))).toBe(position);
    expect(needOf(clubOf('rebuild', { weak: position }))).toBe('future');
  });
});

describe('a call to a manager', () => {
  it('is about somebody who helps now, or who is young, as the club wants it; about nobody who helps nobody', () => {
    const [star, boy, poor] = [man(201, 'C', 84, 30), man(202, 'LD', 70, 20), man(203, 'RW', 45, 34)];
    const asks = (stance: Stance, men: readonly TradeMan[]) => {
      const club = clubOf(stance);
      return calledAbout(club, aimOf(club), men)?.id ?? null;
    };
    expect(asks('contend', [poor, boy, star])).toBe(201);
    expect(asks('rebuild', [poor, star, boy])).toBe(202);
    expect([asks('contend', [poor]), asks('rebuild', [poor]), asks('retool', [poor])]).toEqual([null, null, null]);
  });
});
