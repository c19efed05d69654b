import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { coachValue } from '#engine/lineup/coach.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES, UNIT_PLACES } from '#engine/lineup/places.ts';
import { playsGoal, type RosterPlayer } from '#engine/lineup/roster.ts';
import { validateLineup } from '#engine/lineup/validate.ts';
import { LEVELS } from '#engine/player/skills.ts';
import { playerOf, rosterOf, twentyPlayers } from '../../../tests/factories/roster.ts';

const dressed = (lineup: Lineup) => DRESSED_PLACES.map((at) => at.read(lineup));
const hurt = (players: readonly RosterPlayer[], ids: readonly number[]) =>
  players.map((player) => (ids.includes(player.id) ? { ...player, isInjured: true } : player));
const totalStrength = (lineup: Lineup, players: readonly RosterPlayer[]) =>
  DRESSED_PLACES.reduce((sum, at) => {
    const player = players.find((one) => one.id === at.read(lineup));
    return sum + (player && at.position ? coachValue(player, at.position) : 0);
  }, 0);

describe('the assistant without a lineup', () => {
  it('builds a legal one for any generated roster at any level', () => {
    fc.assert(
      fc.property(fc.integer(), fc.constantFrom(...LEVELS), (seed, level) => {
        const players = rosterOf(level, seed);
        expect(validateLineup(autoFill(players, null, { level }), players, level)).toEqual([]);
      }),
      { numRuns: 60 },
    );
  });

  it('puts the best center on the first line and the best goalie in net', () => {
    const players = twentyPlayers().map((player) =>
      player.id === 11 || player.id === 20 ? { ...player, skills: player.skills.map(() => 85) } : player,
    );
    const lineup = autoFill(players);
    expect(lineup.forwards[0].C).toBe(11);
    expect(lineup.goalies.SG).toBe(20);
  });

  it('builds one no swap of two skaters improves', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const players = rosterOf('PRO', seed);
        const lineup = autoFill(players);
        const best = totalStrength(lineup, players);
        const skaterPlaces = DRESSED_PLACES.filter((at) => at.position !== 'G');
        for (const one of skaterPlaces) {
          for (const other of skaterPlaces) {
            const swapped: Lineup = structuredClone(lineup);
            one.write(swapped, other.read(lineup));
            other.write(swapped, one.read(lineup));
            expect(totalStrength(swapped, players)).toBeLessThanOrEqual(best + 0.001);
          }
        }
      }),
      { numRuns: 10 },
    );
  });

  it('rests a tired starter when the backup is fresh', () => {
    const players = twentyPlayers().map((player) => {
      if (player.id === 19) return { ...player, skills: player.skills.map(() => 70), energy: 55 };
      return player;
    });
    expect(autoFill(players).goalies).toEqual({ SG: 20, BG: 19 });
    expect(autoFill(players, null, { isDecisive: true }).goalies).toEqual({ SG: 19, BG: 20 });
  });

  it('gives the C to a leader', () => {
    const players = twentyPlayers().map((player) =>
      player.id === 7 ? { ...player, specialSkills: ['leader' as const] } : player,
    );
    expect(autoFill(players).captain).toBe(7);
  });

  it('gives most first power plays a fourth forward, and rests scorers more than others while shorthanded', () => {
    let fourForwards = 0;
    const killers = { first: 0, second: 0, others: 0 };
    const teams = 60;
    for (let seed = 0; seed < teams; seed++) {
      const players = rosterOf('PRO', seed);
      const lineup = autoFill(players);
      const isForward = (id: number | null) => {
        const main = players.find((player) => player.id === id)?.positions[0];
        return main === 'LW' || main === 'C' || main === 'RW';
      };
      const [first, second] = lineup.powerPlay.map((five) => Object.values(five).filter(isForward));
      if (first?.length === 4) fourForwards++;
      for (const { LW, C } of lineup.penaltyKill)
        for (const id of [LW, C]) {
          if (first?.includes(id)) killers.first++;
          else if (second?.includes(id)) killers.second++;
          else killers.others++;
        }
    }
    expect(fourForwards).toBeGreaterThan(teams / 2);
    // Four forward places per team: if all twelve were equally likely, the four of the first power play would take a third.
    expect(killers.first).toBeLessThan(killers.second + killers.others);
    expect(killers.others).toBeGreaterThan(0);
  });

  it('uses penalty killers on the penalty kill and quarterbacks on the power play', () => {
    const players = twentyPlayers().map((player) => {
      if (player.id === 10) return { ...player, specialSkills: ['penalty-killer' as const] };
      if (player.id === 17) return { ...player, specialSkills: ['power-play-quarterback' as const] };
      return player;
    });
    const lineup = autoFill(players);
    expect(Object.values(lineup.penaltyKill[0])).toContain(10);
    expect(lineup.powerPlay[0].LD).toBe(17);
  });

  it('dresses only juniors for a junior team', () => {
    const players = [...twentyPlayers({ ageClass: 1 }), playerOf(21, 'C', { ageClass: 2, skill: 90 })];
    expect(dressed(autoFill(players, null, { level: 'U21' }))).not.toContain(21);
  });

  it('dresses the four best older skaters and one older goalie for a farm team', () => {
    const players = twentyPlayers().map((player) => ({ ...player, ageClass: 2 as const }));
    const older = Array.from({ length: 6 }, (_, index) => playerOf(30 + index, 'C', { skill: 80 + index }));
    const goalies = [playerOf(40, 'G', { skill: 80 }), playerOf(41, 'G', { skill: 81 })];
    const places = dressed(autoFill([...players, ...older, ...goalies], null, { level: 'FRM' }));
    expect([30, 31, 32, 33, 34, 35].filter((id) => places.includes(id))).toEqual([32, 33, 34, 35]);
    expect([40, 41].filter((id) => places.includes(id))).toEqual([41]);
  });
});

describe('the assistant with a lineup', () => {
  it('returns it unchanged when nothing is wrong', () => {
    const players = rosterOf('PRO', 3);
    const lineup = autoFill(players);
    expect(autoFill(players, lineup)).toBe(lineup);
  });

  it('replaces only injured players, wherever they play', () => {
    fc.assert(
      fc.property(fc.integer(), fc.integer({ min: 0, max: 17 }), (seed, place) => {
        const players = rosterOf('PRO', seed);
        const before = autoFill(players);
        const out = DRESSED_PLACES[place]?.read(before) ?? 0;
        const repaired = autoFill(hurt(players, [out]), before);
        expect(validateLineup(repaired, hurt(players, [out]))).toEqual([]);
        for (const at of [...DRESSED_PLACES, ...UNIT_PLACES]) {
          if (at.read(before) !== out) expect(at.read(repaired)).toBe(at.read(before));
        }
      }),
      { numRuns: 50 },
    );
  });

  it('never modifies the lineup it was given', () => {
    const players = rosterOf('PRO', 4);
    const before = autoFill(players);
    const copy = structuredClone(before);
    autoFill(hurt(players, [before.forwards[0].C ?? 0, before.goalies.SG ?? 0]), before);
    expect(before).toEqual(copy);
  });

  it('keeps the shootout order, closing the gap', () => {
    const players = rosterOf('PRO', 5);
    const before = autoFill(players);
    const [first, second, third] = before.shootout as [number, number, number];
    const after = autoFill(hurt(players, [second]), before);
    expect(after.shootout.slice(0, 2)).toEqual([first, third]);
    expect(after.shootout).toHaveLength(before.shootout.length);
  });
});

describe('a roster that is too small', () => {
  it('leaves the last spots empty rather than dress ineligible players', () => {
    const players = hurt(twentyPlayers(), [12, 18]);
    expect(dressed(autoFill(players)).filter((place) => place === null)).toHaveLength(2);
  });

  it('dresses injured players in an emergency, and suspended ones never', () => {
    const players = hurt(twentyPlayers(), [12]).map((player) =>
      player.id === 18 ? { ...player, isSuspended: true } : player,
    );
    const places = dressed(autoFill(players, null, { isEmergency: true }));
    expect(places).toContain(12);
    expect(places).not.toContain(18);
  });

  it('dresses players too old for the level before injured ones', () => {
    const juniors = hurt(twentyPlayers({ ageClass: 1 }), [2]);
    const players = [...juniors, playerOf(21, 'C', { ageClass: 2, skill: 30 })];
    const places = dressed(autoFill(players, null, { level: 'U21', isEmergency: true }));
    expect(places).toContain(21);
    expect(places).not.toContain(2);
  });

  it('never puts a skater in net or a goalie among the skaters', () => {
    const noGoalies = twentyPlayers().filter((player) => !playsGoal(player));
    expect(autoFill(noGoalies, null, { isEmergency: true }).goalies).toEqual({ SG: null, BG: null });
  });
});
