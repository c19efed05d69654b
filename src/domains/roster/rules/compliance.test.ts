import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_HEALTHY } from '#domains/roster/constants.ts';
import { type ActivePlayer, isMissedBy, remedyFor } from '#domains/roster/rules/compliance.ts';
import { decideReserve } from '#domains/roster/rules/reserve.ts';
import { groupOf, type Position } from '#engine/player/skills.ts';

const POSITIONS: readonly Position[] = [
  ...Array<Position[]>(4).fill(['LW', 'C', 'RW']).flat(),
  ...Array<Position[]>(3).fill(['LD', 'RD']).flat(),
  'G',
  'G',
];
const squad = (extra: readonly Partial<ActivePlayer>[] = []): ActivePlayer[] => [
  ...POSITIONS.map((position, index) => ({ id: index + 1, position, overall: 60 + index, daysOut: 0, saves: 500_000 })),
  ...extra.map((player, index) => ({
    id: 100 + index,
    position: 'C' as const,
    overall: 50,
    daysOut: 0,
    saves: 0,
    ...player,
  })),
];

describe('a first team over the roster limit', () => {
  it('puts injured players on injured reserve before it sends any down', () => {
    const players = squad([{ daysOut: 9 }, { overall: 40 }, { overall: 45 }, { daysOut: 2 }]);
    expect(remedyFor(players, { players: 1, dollars: 0 })).toEqual({ reserve: [100], down: [] });
    expect(remedyFor(players, { players: 2, dollars: 0 })).toEqual({ reserve: [100], down: [101] });
  });

  it('sends down the weakest players who clear enough space when it is over the cap', () => {
    const players = squad([
      { overall: 50, saves: 100_000 },
      { overall: 52, saves: 900_000 },
      { overall: 40, saves: 0 },
    ]);
    expect(remedyFor(players, { players: 0, dollars: 700_000 }).down).toEqual([100, 101]);
    expect(remedyFor(players, { players: 0, dollars: 0 })).toEqual({ reserve: [], down: [] });
  });

  it('keeps a player the farm would miss if he were claimed', () => {
    const all = (defensemen: number): Position[] => [
      ...Array<Position>(26).fill('C'),
      ...Array<Position>(defensemen).fill('LD'),
    ];
    expect([isMissedBy('RD', all(12)), isMissedBy('RD', all(13)), isMissedBy('C', all(12))]).toEqual([
      true,
      false,
      false,
    ]);
    const players = squad([{ overall: 40, position: 'LD', isMissed: true }, { overall: 45 }]);
    expect(remedyFor(players, { players: 1, dollars: 0 }).down).toEqual([101]);
  });

  it('keeps enough players to dress, whatever the cost', () => {
    const player = fc.record({
      position: fc.constantFrom<Position>('LW', 'C', 'RW', 'LD', 'RD', 'G'),
      overall: fc.integer({ min: 30, max: 90 }),
      daysOut: fc.constantFrom(0, 0, 0, 1, 5, 30),
      saves: fc.integer({ min: 0, max: 1_000_000 }),
    });
    fc.assert(
      fc.property(fc.array(player, { maxLength: 10 }), fc.nat(8), fc.nat(3_000_000), (extra, players, dollars) => {
        const all = squad(extra);
        const { reserve, down } = remedyFor(all, { players, dollars });
        const left = all.filter(({ id }) => !down.includes(id));
        const isEnough = (['forward', 'defense', 'goalie'] as const).every(
          (group) => left.filter((each) => groupOf(each.position) === group).length >= MIN_HEALTHY[group],
        );
        return isEnough && reserve.every((id) => !down.includes(id)) && new Set(down).size === down.length;
      }),
    );
  });
});

describe('injured reserve', () => {
  const hurt = { isOwn: true, level: 'PRO', isOnReserve: false, isGuest: false, daysOut: 3 } as const;

  it('is for first-team players who are out for at least three days', () => {
    expect(decideReserve(hurt)).toEqual({ ok: true });
    expect(decideReserve({ ...hurt, daysOut: 2 })).toMatchObject({ ok: false, code: 'roster.not-hurt-enough' });
    expect(decideReserve({ ...hurt, level: 'FRM' })).toMatchObject({ ok: false, code: 'roster.not-of-first-team' });
    expect(decideReserve({ ...hurt, isOwn: false })).toMatchObject({ ok: false, code: 'roster.not-yours' });
    expect(decideReserve({ ...hurt, isOnReserve: true })).toMatchObject({ code: 'roster.on-reserve-already' });
  });
});
