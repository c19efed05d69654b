import { describe, expect, it } from 'vitest';
import { isOver, nextRound, openGames } from '#engine/competition/competition.ts';
import { outcomeOf } from '#engine/competition/pairing.ts';
import type { StageSettings } from '#engine/competition/settings.ts';
import type { Competition, Stage } from '#engine/competition/state.ts';
import { Random } from '#engine/random.ts';
import { currentStage, doubleElimination, drawn, knockout, playOut } from '../../../../tests/factories/tournament.ts';
import { type BracketTree, type DrawnPairing, layOutBracket, roundNameOf } from './bracket-layout.ts';

const pairingsOf = (stage: Stage): DrawnPairing[] =>
  stage.pairings.map((pairing) => ({ ...pairing, winner: outcomeOf(stage, pairing)?.winner ?? null }));
const treesOf = (settings: StageSettings, entries: number) =>
  layOutBracket(pairingsOf(currentStage(drawn([settings], entries))));
const names = (tree: BracketTree<DrawnPairing>) => tree.rounds.map((_, index) => roundNameOf(tree, index));

/** Plays the first rounds so that every side other than the better seed wins. */
function afterRounds(competition: Competition, rounds: number): Stage {
  let now = competition;
  for (let round = 0; round < rounds && !isOver(now); round++) {
    const results = openGames(now).map(({ pairing }) => {
      return { pairing, homeGoals: 0, awayGoals: 1, endedIn: 'regulation' as const };
    });
    now = nextRound(now, results, new Random('draw'));
  }
  return currentStage(now);
}

describe('a knockout bracket', () => {
  it('of eight has its rounds from left to right, each winner centered between the pair', () => {
    const [tree, ...others] = treesOf(knockout(), 8);
    expect(others).toEqual([]);
    expect(tree?.rounds.map((round) => round.map(({ first, span, drop }) => [first, span, drop]))).toEqual([
      [
        [0, 1, 0.5],
        [1, 1, -0.5],
        [2, 1, 0.5],
        [3, 1, -0.5],
      ],
      [
        [0, 2, 1],
        [2, 2, -1],
      ],
      [[0, 4, null]],
    ]);
    expect(tree && names(tree)).toEqual([{ name: 'quarterfinals' }, { name: 'semifinals' }, { name: 'final' }]);
  });

  it('reserves rows for byes, but draws no pairing or line for them', () => {
    const [tree] = treesOf(knockout(), 5);
    expect(tree?.rows).toBe(4);
    expect(tree?.rounds.map((round) => round.length)).toEqual([1, 2, 1]);
    expect(tree?.rounds[1]?.map(({ isFed }) => isFed)).toEqual([true, false]);
    expect(tree && names(tree)[0]).toEqual({ name: 'quarterfinals' });
  });

  it('of more than eight starts with rounds named by their number of teams', () => {
    const [tree] = treesOf(knockout(), 20);
    expect(tree && names(tree).slice(0, 2)).toEqual([
      { name: 'round-of', teams: 32 },
      { name: 'round-of', teams: 16 },
    ]);
  });

  it('has a tree for third place, and for places five to eight', () => {
    const trees = treesOf(knockout({ playedPlaces: 8 }), 8);
    expect(trees.map(({ kind, best }) => [kind, best])).toEqual([
      ['main', 1],
      ['placement', 3],
      ['placement', 5],
      ['placement', 7],
    ]);
    expect(trees.slice(1).map(names)).toEqual([
      [{ name: 'places', from: 3, to: 4 }],
      [
        { name: 'places', from: 5, to: 8 },
        { name: 'places', from: 5, to: 6 },
      ],
      [{ name: 'places', from: 7, to: 8 }],
    ]);
  });

  it('with re-seeding connects winners to their next games without crossing lines', () => {
    const stage = afterRounds(drawn([knockout({ bracket: 'reseeding' })], 8), 2);
    const [tree] = layOutBracket(pairingsOf(stage));
    expect(tree?.rounds.map((round) => round.length)).toEqual([4, 2, 1]);
    expect(tree?.rounds[1]?.map(({ first, span, drop }) => [first, span, drop])).toEqual([
      [0, 2, 1],
      [2, 2, -1],
    ]);
  });
});

describe('a double-elimination bracket', () => {
  it('of sixteen has a winners’ tree that ends in the finals, and a losers’ tree', () => {
    const trees = treesOf(doubleElimination(), 16);
    expect(trees.map(({ kind, rounds }) => [kind, rounds.map((round) => round.length)])).toEqual([
      ['winners', [8, 4, 2, 1, 1, 1]],
      ['losers', [4, 4, 2, 2, 1, 1]],
    ]);
    expect(trees.map(names).map((all) => all.slice(-3))).toEqual([
      [{ name: 'winners-final' }, { name: 'final' }, { name: 'second-final' }],
      [{ name: 'losers-round', round: 4 }, { name: 'losers-round', round: 5 }, { name: 'losers-final' }],
    ]);
  });

  it('has no second final once the first has decided', () => {
    const upsets = Array.from({ length: 12 }, (_, key) => {
      const stage = currentStage(playOut(drawn([doubleElimination()], 4), new Random(key)));
      const final = stage.pairings.at(-2);
      const isUpset = final !== undefined && outcomeOf(stage, final)?.winner === final.teams[1];
      expect(layOutBracket(pairingsOf(stage))[0]?.rounds).toHaveLength(isUpset ? 4 : 3);
      return isUpset;
    });
    expect(new Set(upsets).size).toBe(2);
  });
});

it('no two pairings of a round share a row, whatever the number of entries', () => {
  for (let entries = 2; entries <= 40; entries++) {
    for (const settings of [knockout({ playedPlaces: 64 }), doubleElimination()]) {
      const competition = drawn([settings], entries);
      for (const stage of [currentStage(competition), currentStage(playOut(competition, new Random('all')))]) {
        for (const { rounds, rows } of layOutBracket(pairingsOf(stage))) {
          for (const round of rounds) {
            const taken = round.flatMap(({ first, span }) => Array.from({ length: span }, (_, index) => first + index));
            expect(new Set(taken).size).toBe(taken.length);
            expect(Math.max(...taken)).toBeLessThan(rows);
          }
        }
      }
    }
  }
});
