import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { DRESSED_PLACES, UNIT_PLACES } from '#engine/lineup/places.ts';
import { repairLineup } from '#engine/lineup/repair.ts';
import { validateLineup } from '#engine/lineup/validate.ts';
import { LEVELS } from '#engine/player/skills.ts';
import { anySpoil, spoil } from '../../../tests/factories/malformed-lineups.ts';
import { rosterOf } from '../../../tests/factories/roster.ts';

describe('repairing a lineup', () => {
  const players = rosterOf('PRO', 11);
  const lineup = autoFill(players);

  it('changes nothing when nothing is wrong', () => {
    expect(repairLineup(lineup, players)).toEqual({ lineup, repairs: [] });
  });

  it('reports who came out, who went in, and why', () => {
    const center = lineup.forwards[1].C ?? 0;
    const tonight = players.map((player) => (player.id === center ? { ...player, isInjured: true } : player));
    const { lineup: repaired, repairs } = repairLineup(lineup, tonight);
    expect(validateLineup(repaired, tonight)).toEqual([]);
    expect(repairs[0]).toMatchObject({
      place: 'forwards.1.C',
      out: center,
      in: repaired.forwards[1].C,
      fault: { code: 'injured' },
    });
    expect(repairs.every((repair) => repair.out === center)).toBe(true);
  });

  it('reports the shootout order as a whole', () => {
    const shooter = lineup.shootout[0] ?? 0;
    const tonight = players.map((player) => (player.id === shooter ? { ...player, isSuspended: true } : player));
    const shootout = repairLineup(lineup, tonight).repairs.find((repair) => repair.place === 'shootout');
    expect(shootout).toMatchObject({ out: shooter, fault: { code: 'not-dressed', place: 'shootout.0' } });
  });
});

describe('a lineup with faults', () => {
  const anyTeam = fc.record({ level: fc.constantFrom(...LEVELS), seed: fc.nat(40), wrong: anySpoil });

  /** A broken lineup of a team and the assistant's repair. */
  function repairOf({ level, seed, wrong }: typeof anyTeam extends fc.Arbitrary<infer Team> ? Team : never) {
    const healthy = rosterOf(level, seed);
    const { lineup, roster } = spoil(autoFill(healthy, null, { level }), healthy, wrong);
    const before = structuredClone(lineup);
    const { lineup: repaired, repairs } = repairLineup(lineup, roster, { level });
    return { lineup, before, roster, repaired, repairs, faults: validateLineup(lineup, roster, level), level };
  }

  it('is made legal, or the spots without a player are reported', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const { repaired, roster, level } = repairOf(team);
        const left = validateLineup(repaired, roster, level);
        expect(left.filter(({ code }) => code !== 'empty')).toEqual([]);
        const dressedHoles = left.filter(({ place }) => DRESSED_PLACES.some(({ name }) => name === place));
        // A place stays empty only when no bench player may fill it.
        const standing = new Set(DRESSED_PLACES.map((at) => at.read(repaired)));
        const bench = roster.filter(
          ({ id, isInjured, isSuspended }) => !standing.has(id) && !isInjured && !isSuspended,
        );
        if (level === 'PRO') {
          const needsGoalie = dressedHoles.some(({ place }) => place.startsWith('goalies'));
          const needsSkater = dressedHoles.some(({ place }) => !place.startsWith('goalies'));
          expect(bench.some(({ positions }) => (positions[0] === 'G' ? needsGoalie : needsSkater))).toBe(false);
        }
      }),
    );
  });

  it('is changed only where something was wrong', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const { lineup, before, repaired, faults } = repairOf(team);
        const faulty = new Set(faults.map(({ place }) => place));
        for (const at of [...DRESSED_PLACES, ...UNIT_PLACES]) {
          if (!faulty.has(at.name)) expect(at.read(repaired)).toBe(at.read(lineup));
        }
        if (![...faulty].some((place) => place.startsWith('shootout')))
          expect(repaired.shootout).toEqual(lineup.shootout);
        expect(lineup).toEqual(before);
      }),
    );
  });

  it('is reported change by change: exactly those repairs lead from old to new', () => {
    fc.assert(
      fc.property(anyTeam, (team) => {
        const { lineup, repaired, repairs, faults } = repairOf(team);
        const told = new Map(repairs.map((repair) => [repair.place, repair]));
        for (const at of [...DRESSED_PLACES, ...UNIT_PLACES]) {
          const repair = told.get(at.name);
          if (at.read(lineup) === at.read(repaired)) expect(repair).toBeUndefined();
          else expect(repair).toMatchObject({ out: at.read(lineup), in: at.read(repaired) });
          // Nothing is changed without a reason.
          if (repair) expect(faults).toContainEqual(repair.fault);
        }
      }),
    );
  });
});
