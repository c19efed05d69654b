import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { assignSkaters } from '#engine/lineup/assign.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { coachValue } from '#engine/lineup/coach.ts';
import { fillUnits } from '#engine/lineup/fill-units.ts';
import { copyLineup, UNIT_PLACES } from '#engine/lineup/places.ts';
import { playsGoal, type RosterPlayer } from '#engine/lineup/roster.ts';
import { LEVELS } from '#engine/player/skills.ts';
import { rosterOf } from '../../../tests/factories/roster.ts';

const PLACES = { LW: 4, C: 4, RW: 4, LD: 3, RD: 3 } as const;
type SkaterPosition = keyof typeof PLACES;
const POSITIONS = Object.keys(PLACES) as SkaterPosition[];

/** After this many passes over all places no player moves any more, settled or not. */
const MAX_ROUNDS = 20;

/** A plain version of the rule: the strongest match first, then any two swap places while that gains. */
function saidPlainly(skaters: readonly RosterPlayer[]): Record<SkaterPosition, number[]> {
  const at = new Map<RosterPlayer, SkaterPosition>();
  const worth = (player: RosterPlayer, position: SkaterPosition | undefined) =>
    position === undefined ? 0 : coachValue(player, position);
  const offers = skaters.flatMap((player) => POSITIONS.map((position) => ({ player, position })));
  offers.sort((one, other) => worth(other.player, other.position) - worth(one.player, one.position));
  const isFull = (position: SkaterPosition) =>
    [...at.values()].filter((p) => p === position).length === PLACES[position];
  for (const { player, position } of offers) if (!at.has(player) && !isFull(position)) at.set(player, position);
  for (let moved = true, round = 0; moved && round < MAX_ROUNDS; round++) {
    moved = false;
    for (const [index, one] of skaters.entries()) {
      for (const other of skaters.slice(index + 1)) {
        const [here, there] = [at.get(one), at.get(other)];
        const gain = worth(one, there) + worth(other, here) - worth(one, here) - worth(other, there);
        if (here === there || gain <= 1e-6) continue;
        const places = [
          [one, there],
          [other, here],
        ] as const;
        for (const [player, position] of places) position ? at.set(player, position) : at.delete(player);
        moved = true;
      }
    }
  }
  const column = (position: SkaterPosition) =>
    skaters
      .filter((player) => at.get(player) === position)
      .sort((one, other) => worth(other, position) - worth(one, position))
      .map(({ id }) => id);
  return { LW: column('LW'), C: column('C'), RW: column('RW'), LD: column('LD'), RD: column('RD') };
}

/** Rosters of every level on any evening, some of them short of players. */
const aMatchup = fc
  .record({
    level: fc.constantFrom(...LEVELS),
    seed: fc.nat(60),
    nights: fc.array(fc.record({ form: fc.nat(100), energy: fc.integer({ min: 30, max: 100 }) }), {
      minLength: 30,
      maxLength: 30,
    }),
    size: fc.integer({ min: 4, max: 30 }),
  })
  .map(({ level, seed, nights, size }) =>
    rosterOf(level, seed)
      .map((player, index) => ({ ...player, ...nights[index % nights.length] }))
      .slice(0, size),
  );

describe('skaters assigned to lines and pairs', () => {
  it('are where the plain rule would put them, to the last player', () => {
    fc.assert(
      fc.property(aMatchup, (players) => {
        const skaters = players.filter((player) => !playsGoal(player));
        const assigned = assignSkaters(skaters);
        const ids = Object.fromEntries(POSITIONS.map((position) => [position, assigned[position].map(({ id }) => id)]));
        expect(ids).toEqual(saidPlainly(skaters));
      }),
      { numRuns: 80, seed: 11 },
    );
  });
});

describe('emptied units', () => {
  it('are refilled with the players who were in them', () => {
    fc.assert(
      fc.property(aMatchup, fc.nat(UNIT_PLACES.length - 1), (players, from) => {
        const lineup = autoFill(players);
        const emptied = copyLineup(lineup);
        // From one place's unit on: earlier choices are kept, later ones are made again.
        const first = UNIT_PLACES[from];
        const start = UNIT_PLACES.findIndex((at) => at.group === first?.group && at.unit === first.unit);
        for (const at of UNIT_PLACES.slice(start)) at.write(emptied, null);
        expect(fillUnits(emptied, players, lineup)).toEqual(lineup);
      }),
      { numRuns: 80, seed: 12 },
    );
  });
});
