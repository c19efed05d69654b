import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  differences,
  emptyPlace,
  moveShooter,
  placeOf,
  putPlayer,
  toggleShooter,
} from '#domains/lineups/rules/moves.ts';
import type { Lineup } from '#engine/lineup/lineup.ts';
import { DRESSED_PLACES, UNIT_PLACES } from '#engine/lineup/places.ts';
import { matchTeam } from '../../../../tests/factories/match.ts';

const { lineup } = matchTeam();
const [first, second] = lineup.forwards;
const HEALTHY_SCRATCH = 999;
const places = [...DRESSED_PLACES, ...UNIT_PLACES];
const anyPlayer = fc.constantFrom(...DRESSED_PLACES.flatMap((place) => place.read(lineup) ?? []), HEALTHY_SCRATCH);
const anyMove = fc.tuple(anyPlayer, fc.constantFrom(...places.map(({ name }) => name)));

describe('putting a player into a spot', () => {
  it('swaps two players in the lines', () => {
    const changed = putPlayer(lineup, second.C ?? 0, 'forwards.0.C');
    expect([changed.forwards[0].C, changed.forwards[1].C]).toEqual([second.C, first.C]);
    expect(differences(changed, lineup).map(({ place }) => place)).toEqual(['forwards.0.C', 'forwards.1.C']);
  });

  it('gives a new player all duties of the one who comes out of the lineup', () => {
    const changed = putPlayer(lineup, HEALTHY_SCRATCH, 'forwards.0.C');
    expect(changed.powerPlay[0].C).toBe(HEALTHY_SCRATCH);
    expect(changed.captain).toBe(HEALTHY_SCRATCH);
    expect(changed.shootout).toContain(HEALTHY_SCRATCH);
    expect(JSON.stringify(changed)).not.toContain(`:${first.C},`);
  });

  it('changes only the unit when it is a special-teams unit', () => {
    const changed = putPlayer(lineup, lineup.forwards[3].LW ?? 0, 'powerPlay.0.LW');
    expect(differences(changed, lineup)).toEqual([
      { place: 'powerPlay.0.LW', mine: lineup.forwards[3].LW, theirs: first.LW },
    ]);
  });

  it('never puts a player into two spots of one group, whatever the move', () => {
    fc.assert(
      fc.property(fc.array(anyMove, { maxLength: 25 }), (moves) => {
        let changed: Lineup = lineup;
        for (const [player, place] of moves) changed = putPlayer(changed, player, place);
        for (const group of new Set(places.map((place) => place.group))) {
          const standing = places
            .filter((place) => place.group === group)
            .flatMap((place) => place.read(changed) ?? []);
          expect(new Set(standing).size).toBe(standing.length);
        }
        expect(new Set(changed.shootout).size).toBe(changed.shootout.length);
        for (const [player, place] of moves.slice(-1)) {
          const group = places.find(({ name }) => name === place)?.group ?? 'dressed';
          expect(placeOf(changed, player, group)?.name).toBe(place);
        }
      }),
    );
  });

  it('does not modify the lineup it was given', () => {
    const before = structuredClone(lineup);
    putPlayer(lineup, HEALTHY_SCRATCH, 'defense.0.LD');
    emptyPlace(lineup, 'goalies.SG');
    expect(lineup).toEqual(before);
  });
});

describe('emptying a spot', () => {
  it('takes a player who no longer dresses off all units', () => {
    const changed = emptyPlace(lineup, 'forwards.0.C');
    expect(changed.powerPlay[0].C).toBeNull();
    expect(changed.captain).toBeNull();
    expect(changed.shootout).not.toContain(first.C);
  });
});

describe('the shootout order', () => {
  it('moves a shooter up and down, but not off the list', () => {
    const [one, two] = lineup.shootout as [number, number];
    expect(moveShooter(lineup, two, -1).shootout.slice(0, 2)).toEqual([two, one]);
    expect(moveShooter(lineup, one, -1)).toBe(lineup);
  });

  it('adds and removes a shooter', () => {
    const added = toggleShooter(lineup, HEALTHY_SCRATCH);
    expect(added.shootout.at(-1)).toBe(HEALTHY_SCRATCH);
    expect(toggleShooter(added, HEALTHY_SCRATCH)).toEqual(lineup);
  });
});
