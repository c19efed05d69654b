import { describe, expect, it } from 'vitest';
import { FRENZY } from '#domains/free-agency/constants.ts';
import { type OnMarket, planShopping } from '#domains/free-agency/rules/bidding.ts';
import type { PlanPlayer } from '#domains/free-agency/rules/summer.ts';
import type { ClubId } from '#engine/ids.ts';
import { firstLimits } from '#engine/market/price.ts';
import { ROSTER_SIZES } from '#engine/player/level-constants.ts';
import { POSITIONS, type Position } from '#engine/player/skills.ts';

const limits = firstLimits(1);
let id = 0;

function player(position: Position, overall: number, salary: number): PlanPlayer {
  return { id: ++id, position, age: 30, overall, ceiling: overall, clubId: 1 as ClubId, contractTo: 9, salary };
}

/** A club without room for another veteran on its first team or farm, and with this many surplus players. */
function fullSquad(surplus: number, salary: number): PlanPlayer[] {
  const first = POSITIONS.flatMap((position) =>
    Array.from({ length: ROSTER_SIZES.PRO[position].least + (position === 'C' ? 1 : 0) }, () =>
      player(position, 66, salary),
    ),
  );
  const veterans = (['C', 'LD', 'RW', 'G'] as const).map((position) => player(position, 50, salary));
  return [...first, ...veterans, ...Array.from({ length: surplus }, () => player('LW', 40, salary))];
}

/** Returns bids on a center who is 3.5 points better than the club's own by default. */
function bidsOf(squad: readonly PlanPlayer[], { overall = 69.5, worth = 3_000_000 } = {}) {
  const center: OnMarket = {
    id: ++id,
    position: 'C',
    age: 29,
    overall,
    overallFor: () => overall,
    worthTo: () => worth,
  };
  return planShopping({ clubId: 1 as ClubId, limits, dead: 0, squad }, new Map([['C' as const, [center]]]));
}

function wantedBy(squad: readonly PlanPlayer[]): number {
  return bidsOf(squad).wanted.length;
}

describe('an AI club’s bids', () => {
  const { usual, most } = FRENZY.maxSurplus;

  it('go to players better than its weakest, unless it already carries enough surplus players', () => {
    const salary = 2_300_000;
    expect(wantedBy(fullSquad(0, salary))).toBe(1);
    expect(wantedBy(fullSquad(usual + 2, salary))).toBe(0);
  });

  it('include more players with more money: a promoted club has too many cheap players and needs better ones', () => {
    expect(wantedBy(fullSquad(usual + 2, 1_000_000))).toBe(1);
    expect(wantedBy(fullSquad(most + 4, 800_000))).toBe(0);
  });

  it('go to a star even then, since he is worth dropping another player', () => {
    expect(bidsOf(fullSquad(usual + 4, 2_300_000), { overall: 80 }).wanted).toHaveLength(1);
  });

  it('go to a player worth more than its budget as well, in case his price comes down to it', () => {
    const squad = fullSquad(0, 2_300_000);
    const { room } = bidsOf(squad);
    expect(bidsOf(squad, { worth: room / 2 }).wanted[0]?.most).toBeLessThan(room);
    expect(bidsOf(squad, { worth: 3 * room }).wanted[0]?.most).toBe(Math.floor(Math.min(room, limits.maximum)));
  });
});
