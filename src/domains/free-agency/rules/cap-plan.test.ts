import { describe, expect, it } from 'vitest';
import { fitsIn, planCap, roomOf } from '#domains/free-agency/rules/cap-plan.ts';
import type { PlanPlayer } from '#domains/free-agency/rules/summer.ts';
import { PAYROLL } from '#engine/market/constants.ts';
import { firstLimits } from '#engine/market/price.ts';
import { ROSTER_SIZES } from '#engine/player/level-constants.ts';
import { LEVELS, POSITIONS, type Position } from '#engine/player/skills.ts';

const limits = firstLimits(1);
const club = { limits, dead: 0 };
let id = 0;

function makePlayer(position: Position, over: Partial<PlanPlayer> = {}): PlanPlayer {
  const person = { position, age: 27, overall: 70, ceiling: 70, clubId: 1, contractTo: 9, salary: 2_000_000 };
  return { id: ++id, ...person, ...over };
}

/** A full first team of players under contract. */
function firstTeam(): PlanPlayer[] {
  return POSITIONS.flatMap((position) =>
    Array.from({ length: ROSTER_SIZES.PRO[position].least + (position === 'C' ? 1 : 0) }, () => makePlayer(position)),
  );
}

/** The same with as many veterans as a farm team may have. */
function club24(): PlanPlayer[] {
  const veterans = (['C', 'LD', 'RW', 'G'] as const).map((position) => makePlayer(position, { overall: 50 }));
  return [...firstTeam(), ...veterans];
}

describe('the cap plan for next season', () => {
  it('counts a player without a spot as a first-team player', () => {
    const own = club24();
    const { surplus, bound } = planCap(own, limits);
    expect(surplus).toEqual([]);
    const pushedAside = planCap([...own, makePlayer('LW', { overall: 45 })], limits);
    expect(pushedAside.surplus).toHaveLength(1);
    expect(pushedAside.bound).toBe(bound + 2_000_000);
  });

  it('sends a player without a spot to the team of his age group, and keeps farm players there', () => {
    const boy = makePlayer('C', { age: 18, overall: 1 });
    const boys = Array.from({ length: 28 }, (_, index) =>
      makePlayer(POSITIONS[index % POSITIONS.length] ?? 'C', { age: 18, overall: 40 }),
    );
    const youngsters = Array.from({ length: 28 }, (_, index) =>
      makePlayer(POSITIONS[index % POSITIONS.length] ?? 'C', { age: 21, overall: 50 }),
    );
    const youngster = makePlayer('C', { age: 21, overall: 1 });
    const veteran = makePlayer('C', { age: 30, overall: 1 });
    const farmhand = makePlayer('C', { age: 30, overall: 1, isOnFarm: true });
    const own = [...club24(), ...boys, ...youngsters, boy, youngster, veteran, farmhand];
    const { chosen, surplus } = planCap(own, limits);
    const levelOf = ({ id: who }: PlanPlayer) => LEVELS.find((level) => chosen[level].some((each) => each.id === who));
    expect([boy, youngster, veteran, farmhand].every((player) => surplus.some((each) => each.id === player.id))).toBe(
      true,
    );
    expect([boy, youngster, veteran, farmhand].map(levelOf)).toEqual(['U21', 'FRM', 'PRO', 'FRM']);
    expect(LEVELS.flatMap((level) => chosen[level])).toHaveLength(own.length);
  });

  it('reserves the minimum for every open spot', () => {
    const own = firstTeam();
    const [gone] = own;
    const without = planCap(own.slice(1), limits);
    expect(gone?.position).toBe('LW');
    expect(without.bound).toBe(planCap(own, limits).bound - 2_000_000 + limits.minimum);
  });

  it('leaves space up to the share of the cap clubs spend, besides dead cap', () => {
    const { bound } = planCap(club24(), limits);
    expect(roomOf({ limits, dead: 3_000_000 }, { bound })).toBe(PAYROLL.most * limits.upper - 3_000_000 - bound);
  });

  it('fits only players with a spot and the money for them', () => {
    const own = club24().slice(1);
    const missing = makePlayer('LW', { clubId: null });
    expect(fitsIn(club, own, missing)).toBe(true);
    expect(fitsIn(club, [...own, makePlayer('LW')], { ...missing, overall: 45 })).toBe(false);
    expect(fitsIn({ limits, dead: limits.upper }, own, missing)).toBe(false);
  });

  it('fits a first-team player even if another one loses his spot', () => {
    const own = club24();
    const star = makePlayer('LW', { clubId: null, overall: 85 });
    expect(planCap([...own, star], limits).surplus.length).toBeGreaterThan(planCap(own, limits).surplus.length);
    expect(fitsIn(club, own, star)).toBe(true);
    expect(fitsIn(club, own, { ...star, overall: 45 })).toBe(false);
  });
});
