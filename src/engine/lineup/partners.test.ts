import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { PlayerId } from '#engine/ids.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { chemistryOf, type Partnership } from '#engine/lineup/chemistry.ts';
import { coachValue } from '#engine/lineup/coach.ts';
import { ABOUT_EQUAL, LINE_SHARES, PAIR_SHARES } from '#engine/lineup/constants.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES } from '#engine/lineup/places.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { expectedStrength } from '#engine/lineup/strength.ts';
import { validateLineup } from '#engine/lineup/validate.ts';
import { LEVELS } from '#engine/player/skills.ts';
import { playerOf, rosterOf, twentyPlayers } from '../../../tests/factories/roster.ts';

const OLD_FRIENDS = 50;
const partners = (...unit: PlayerId[]): Partnership[] =>
  unit.flatMap((one) => unit.filter((other) => other > one).map((other): Partnership => [one, other, OLD_FRIENDS]));

const unitsOf = ({ forwards, defense }: Lineup): PlayerId[][] =>
  [...forwards.map(({ LW, C, RW }) => [LW, C, RW]), ...defense.map(({ LD, RD }) => [LD, RD])].map((unit) =>
    unit.flatMap((player) => player ?? []).sort((one, other) => one - other),
  );

/** The same players, some of them better at everything by these points. */
const better = (players: RosterPlayer[], points: Record<number, number>) =>
  players.map((player) => ({ ...player, skills: player.skills.map((skill) => skill + (points[player.id] ?? 0)) }));

/** Any two of a roster may have played together. */
const anyPast = fc.record({
  level: fc.constantFrom(...LEVELS),
  seed: fc.nat(40),
  past: fc.array(fc.tuple(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 28 }), fc.nat(60)), {
    maxLength: 60,
  }),
});
const partnershipsOf = (past: readonly (readonly [number, number, number])[]): Partnership[] => {
  const games = new Map(past.flatMap(([one, other, count]) => (one < other ? [[one * 100 + other, count]] : [])));
  return [...games].map(([pair, count]): Partnership => [Math.floor(pair / 100), pair % 100, count]);
};

/** Strength of the skaters weighted by ice time, chemistry included: what the assistant maximizes. */
function worth(lineup: Lineup, players: readonly RosterPlayer[], partnerships: readonly Partnership[]): number {
  const byId = new Map(players.map((player) => [player.id, player]));
  const shares = [...LINE_SHARES, ...PAIR_SHARES];
  const chemistry = unitsOf(lineup).map((unit, index) => {
    const places = unit.length === 2 ? 2 : 3;
    return (shares[index] ?? 0) * places * chemistryOf(unit, partnerships);
  });
  return expectedStrength(lineup, byId) + chemistry.reduce((sum, points) => sum + points, 0) / 6;
}

describe('the assistant with knowledge of chemistry', () => {
  it('puts old partners on one line and in one pair when all are equally good', () => {
    const partnerships = [...partners(1, 5, 9), ...partners(13, 18)];
    const units = unitsOf(autoFill(twentyPlayers(), null, { partnerships }));
    expect(units).toContainEqual([1, 5, 9]);
    expect(units).toContainEqual([13, 18]);
  });

  it('does not keep the better player on a lower line for it', () => {
    // Three points better, the wing plays on the first line; his old partners are not good enough for that.
    const players = better(twentyPlayers(), { 1: 6, 2: 6, 3: 6 });
    const lineup = autoFill(players, null, { partnerships: partners(1, 5, 9) });
    expect(lineup.forwards[0]).toEqual({ LW: 1, C: 2, RW: 3 });
  });

  it('dresses a line’s partner over a stranger who is hardly better', () => {
    const spare = playerOf(21, 'LW', { skill: 59 });
    const players = [...better(twentyPlayers(), { 2: 3, 3: 3, 1: 3, 4: 3, 7: 3, 5: 2, 6: 2, 8: 1, 9: 1 }), spare];
    const isDressed = (partnerships: Partnership[]) =>
      unitsOf(autoFill(players, null, { partnerships }))
        .flat()
        .includes(21);
    expect(isDressed([])).toBe(false);
    expect(isDressed(partners(11, 12, 21))).toBe(true);
  });

  it('keeps lines together from day to day where form alone would shuffle them', () => {
    let kept = 0;
    let shuffled = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const players = rosterOf('PRO', seed);
      const before = autoFill(players);
      const partnerships = unitsOf(before).flatMap((unit) => partners(...unit));
      const today = players.map((player, index) => ({ ...player, form: 30 + ((index * 17 + seed * 5) % 41) }));
      const same = (after: Lineup) => {
        const units = new Set(unitsOf(before).map(String));
        return unitsOf(after).filter((unit) => units.has(String(unit))).length;
      };
      kept += same(autoFill(today, null, { partnerships }));
      shuffled += same(autoFill(today));
    }
    expect(kept).toBeGreaterThan(1.15 * shuffled);
  });

  it('builds a legal lineup, with no player far from where strength alone would put him', () => {
    fc.assert(
      fc.property(anyPast, ({ level, seed, past }) => {
        const players = rosterOf(level, seed);
        const plain = autoFill(players, null, { level });
        const lineup = autoFill(players, null, { level, partnerships: partnershipsOf(past) });
        expect(validateLineup(lineup, players, level)).toEqual([]);
        const byId = new Map(players.map((player) => [player.id, player]));
        for (const { position, read } of DRESSED_PLACES) {
          const [one, other] = [byId.get(read(plain) ?? 0), byId.get(read(lineup) ?? 0)];
          if (!one || !other || position === null) return expect.unreachable('the lineup is full');
          expect(Math.abs(coachValue(other, position) - coachValue(one, position))).toBeLessThanOrEqual(
            ABOUT_EQUAL + 1e-9,
          );
        }
      }),
      { numRuns: 60 },
    );
  });

  it('never weakens a team by it, chemistry included', () => {
    fc.assert(
      fc.property(anyPast, ({ seed, past }) => {
        // One position each: no player is out of position, which a coach dislikes beyond its cost on the ice.
        const players = rosterOf('PRO', seed).map((player) => ({ ...player, positions: player.positions.slice(0, 1) }));
        const partnerships = partnershipsOf(past);
        const [plain, friendly] = [autoFill(players), autoFill(players, null, { partnerships })];
        // One roster in several thousand is so uneven that strength alone still plays someone out of position.
        const mains = new Map(players.map(({ id, positions: [main] }) => [id, main]));
        fc.pre(DRESSED_PLACES.every(({ position, read }) => mains.get(read(plain) ?? 0) === position));
        expect(worth(friendly, players, partnerships)).toBeGreaterThanOrEqual(
          worth(plain, players, partnerships) - 1e-6,
        );
      }),
      { numRuns: 40 },
    );
  });
});

describe('the assistant replacing a player', () => {
  const spares = [playerOf(21, 'C', { skill: 60 }), playerOf(22, 'C', { skill: 59 })];
  const replacementOf = (partnerships: Partnership[], points: Record<number, number> = {}) => {
    const players = better([...twentyPlayers({ skill: 62 }), ...spares], points);
    const lineup = autoFill(twentyPlayers({ skill: 62 }));
    const center = lineup.forwards[1].C;
    const tonight = players.map((player) => (player.id === center ? { ...player, isInjured: true } : player));
    const mates = [lineup.forwards[1].LW ?? 0, lineup.forwards[1].RW ?? 0];
    const after = autoFill(tonight, lineup, { partnerships });
    return { newcomer: after.forwards[1].C, mates, before: lineup, after };
  };
  const [left = 0, right = 0] = replacementOf([]).mates;

  it('takes the better of two strangers', () => {
    expect(replacementOf([]).newcomer).toBe(21);
  });

  it('takes a familiar linemate who is about as good, and leaves the others in place', () => {
    const { newcomer, before, after } = replacementOf([...partners(left, 22), ...partners(right, 22)]);
    expect(newcomer).toBe(22);
    expect([after.forwards[0], after.forwards[2], after.forwards[3], after.defense]).toEqual([
      before.forwards[0],
      before.forwards[2],
      before.forwards[3],
      before.defense,
    ]);
  });

  it('takes the better player when the other is far worse', () => {
    expect(replacementOf([...partners(left, 22), ...partners(right, 22)], { 21: 2 }).newcomer).toBe(21);
  });
});
