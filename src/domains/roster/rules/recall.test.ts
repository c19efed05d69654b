import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MIN_HEALTHY } from '#domains/roster/constants.ts';
import { LEVELS, type Level, type Position } from '#engine/player/skills.ts';
import { hasGap, type RecallPlayer, recallsOf } from './recall.ts';

const FORWARDS: readonly Position[] = ['LW', 'C', 'RW'];
const DEFENDERS: readonly Position[] = ['LD', 'RD'];

interface Sizes {
  forwards: number;
  defenders: number;
  goalies: number;
}
const SIZES: Record<Level, Sizes> = {
  PRO: { forwards: 13, defenders: 8, goalies: 2 },
  FRM: { forwards: 13, defenders: 8, goalies: 2 },
  U21: { forwards: 15, defenders: 8, goalies: 3 },
};

/** A healthy club; within a team and position group the first player is the best. Ids: 101… PRO, 201… FRM, 301… U21. */
function clubOf(sizes: Record<Level, Sizes> = SIZES): RecallPlayer[] {
  return LEVELS.flatMap((level, at) => {
    const { forwards, defenders, goalies } = sizes[level];
    const positions: Position[] = [
      ...Array.from({ length: forwards }, (_, index) => FORWARDS[index % 3] ?? 'C'),
      ...Array.from({ length: defenders }, (_, index) => DEFENDERS[index % 2] ?? 'LD'),
      ...Array<Position>(goalies).fill('G'),
    ];
    return positions.map((position, index): RecallPlayer => {
      const id = (at + 1) * 100 + index + 1;
      const overall = 80 - 15 * at - index / 10;
      const playsCenter = FORWARDS.includes(position);
      return {
        id,
        position,
        playsCenter,
        isOlder: false,
        overall,
        isHealthy: true,
        isSuspended: false,
        level,
        home: level,
      };
    });
  });
}

const hurt = (club: RecallPlayer[], ...ids: number[]) =>
  club.map((player) => (ids.includes(player.id) ? { ...player, isHealthy: false } : player));
const suspend = (club: RecallPlayer[], ...ids: number[]) =>
  club.map((player) => (ids.includes(player.id) ? { ...player, isSuspended: true } : player));
const afterwards = (club: readonly RecallPlayer[], isGameDay = true): RecallPlayer[] => {
  const moved = new Map(recallsOf(club, isGameDay).map(({ playerId, to }) => [playerId, to]));
  return club.map((player) => ({ ...player, level: moved.get(player.id) ?? player.level }));
};
const groupOf = ({ position }: RecallPlayer) =>
  position === 'G' ? 'goalie' : DEFENDERS.includes(position) ? 'defense' : 'forward';

describe('a team short of centers', () => {
  /** All players play only their primary position; the first team's fourth center is injured. */
  const short = hurt(
    clubOf().map((player) => ({ ...player, playsCenter: player.position === 'C' })),
    111,
  );

  it('calls up the farm’s best center although it has enough forwards, and the farm calls up a junior', () => {
    expect(recallsOf(short, true)).toEqual([
      { playerId: 202, from: 'FRM', to: 'PRO' },
      { playerId: 302, from: 'U21', to: 'FRM' },
    ]);
  });

  it('sends them home when its own center is healthy again', () => {
    const later = afterwards(short).map((player) => ({ ...player, isHealthy: true }));
    expect(recallsOf(later, true)).toEqual([
      { playerId: 202, from: 'PRO', to: 'FRM' },
      { playerId: 302, from: 'FRM', to: 'U21' },
    ]);
  });
});

describe('a farm team whose other players are too old for it', () => {
  /** Nineteen skaters, five of them 24 or older, one more than may dress, so each young player is needed. */
  const farm = { forwards: 13, defenders: 6, goalies: 2 };
  const club = hurt(clubOf({ ...SIZES, FRM: farm, U21: { forwards: 12, defenders: 6, goalies: 2 } }), 111).map(
    (player) => ({
      ...player,
      playsCenter: player.position === 'C',
      isOlder: [201, 203, 204, 206, 207].includes(player.id),
    }),
  );

  it('keeps its young center, without whom it could not dress', () => {
    expect(recallsOf(club, true)).toEqual([]);
  });

  it('lends an older center', () => {
    const older = club.map((player) => ({
      ...player,
      isOlder: [201, 202, 203, 204, 206].includes(player.id),
    }));
    expect(recallsOf(older, true)).toEqual([{ playerId: 202, from: 'FRM', to: 'PRO' }]);
  });
});

describe('the assistant in the morning', () => {
  it('moves no player while enough are healthy', () => {
    expect(recallsOf(clubOf(), true)).toEqual([]);
    expect(recallsOf(hurt(clubOf(), 101), true)).toEqual([]);
  });

  it('sees a gap with eleven forwards, five defensemen or one goalie', () => {
    const healthy = (...ids: number[]) =>
      clubOf().filter((player) => player.level === 'PRO' && !ids.includes(player.id));
    expect([[101], [101, 102], [114, 115], [114, 115, 116], [122]].map((ids) => hasGap(healthy(...ids)))).toEqual([
      false,
      true,
      false,
      true,
      true,
    ]);
  });

  it('calls up the farm’s best forward when only eleven are healthy', () => {
    expect(recallsOf(hurt(clubOf(), 101, 102), true)).toEqual([{ playerId: 201, from: 'FRM', to: 'PRO' }]);
  });

  it('skips injured players', () => {
    expect(recallsOf(hurt(clubOf(), 101, 102, 201), true)[0]).toEqual({ playerId: 202, from: 'FRM', to: 'PRO' });
  });

  it('fills in for suspended players, and calls up no suspended one', () => {
    const moves = recallsOf(suspend(clubOf(), 101, 102, 201), true);
    expect(moves).toEqual([
      { playerId: 202, from: 'FRM', to: 'PRO' },
      { playerId: 301, from: 'U21', to: 'FRM' },
    ]);
  });

  it('lends no player a team with suspensions cannot spare', () => {
    const small = clubOf({ ...SIZES, FRM: { ...SIZES.FRM, forwards: 12 }, U21: { ...SIZES.U21, forwards: 12 } });
    expect(recallsOf(hurt(suspend(small, 201), 101, 102), true)).toEqual([]);
    expect(recallsOf(suspend(small, 201), true)).toEqual([]);
  });

  it('replaces a goalie with the farm’s goalie, and him with a junior', () => {
    expect(recallsOf(hurt(clubOf(), 122), true)).toEqual([
      { playerId: 222, from: 'FRM', to: 'PRO' },
      { playerId: 324, from: 'U21', to: 'FRM' },
    ]);
  });

  it('sends a call-up home when the first team has enough without him', () => {
    const called = afterwards(hurt(clubOf(), 122));
    const healed = called.map((player) => ({ ...player, isHealthy: true }));
    expect(recallsOf(healed, true)).toEqual([
      { playerId: 222, from: 'PRO', to: 'FRM' },
      { playerId: 324, from: 'FRM', to: 'U21' },
    ]);
  });

  it('sends an injured call-up home and calls up another, replaced by a junior', () => {
    const called = hurt(afterwards(hurt(clubOf(), 101, 102)), 201);
    expect(recallsOf(called, true)).toEqual([
      { playerId: 201, from: 'PRO', to: 'FRM' },
      { playerId: 202, from: 'FRM', to: 'PRO' },
      { playerId: 301, from: 'U21', to: 'FRM' },
    ]);
  });

  it('acts only once: a second look changes nothing', () => {
    const called = afterwards(hurt(clubOf(), 101, 102, 122, 201));
    expect(recallsOf(called, true)).toEqual([]);
  });

  it('sends all call-ups home when no games are left', () => {
    const called = afterwards(hurt(clubOf(), 122));
    expect(afterwards(called, false).every((player) => player.level === player.home)).toBe(true);
  });

  it('leaves the gap open rather than leave the juniors without a second goalie', () => {
    const club = clubOf({ ...SIZES, U21: { ...SIZES.U21, goalies: 2 } });
    expect(recallsOf(hurt(club, 122), true)).toEqual([]);
  });

  it('leaves the farm its two goalies when both first-team goalies are injured', () => {
    const club = afterwards(hurt(clubOf(), 122, 123));
    const goalies = (level: Level) => club.filter((player) => player.position === 'G' && player.level === level);
    expect(LEVELS.map((level) => goalies(level).length)).toEqual([3, 2, 2]);
  });

  it('returns a lent player whose own replacement is injured, when no other can come', () => {
    const called = afterwards(hurt(clubOf(), 122));
    // All three junior goalies are injured. The first team has its own two, one of whom would dress injured.
    expect(recallsOf(hurt(called, 324, 325, 326), true)).toEqual([
      { playerId: 222, from: 'PRO', to: 'FRM' },
      { playerId: 324, from: 'FRM', to: 'U21' },
    ]);
  });

  it('leaves every team enough players to dress, morning after morning, with any injuries and any two suspensions', () => {
    const ids = clubOf().map((player) => player.id);
    const skaters = clubOf().flatMap(({ id, position }) => (position === 'G' ? [] : [id]));
    const anyMorning = fc.record({
      out: fc.subarray(ids, { maxLength: 24 }),
      suspended: fc.subarray(skaters, { maxLength: 2 }),
    });
    fc.assert(
      fc.property(fc.array(anyMorning, { minLength: 1, maxLength: 8 }), (mornings) => {
        let club = clubOf();
        for (const { out, suspended } of mornings) {
          const woken = club.map((player) => ({ ...player, isHealthy: true, isSuspended: false }));
          club = afterwards(suspend(hurt(woken, ...out), ...suspended));
          for (const level of LEVELS) {
            const bodies = club.filter((player) => player.level === level && !player.isSuspended);
            const goalies = bodies.filter((player) => groupOf(player) === 'goalie').length;
            expect(goalies).toBeGreaterThanOrEqual(MIN_HEALTHY.goalie);
            expect(bodies.length - goalies).toBeGreaterThanOrEqual(MIN_HEALTHY.forward + MIN_HEALTHY.defense);
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('never leaves a team too few to dress, and fills every gap that can be filled', () => {
    const everybody = clubOf().map((player) => player.id);
    fc.assert(
      fc.property(fc.subarray(everybody, { maxLength: 20 }), (ids) => {
        const club = afterwards(hurt(clubOf(), ...ids));
        for (const level of LEVELS) {
          for (const group of ['forward', 'defense', 'goalie'] as const) {
            const ofGroup = club.filter((player) => player.level === level && groupOf(player) === group);
            expect(ofGroup.length).toBeGreaterThanOrEqual(MIN_HEALTHY[group]);
          }
        }
      }),
    );
  });
});
