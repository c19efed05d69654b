import { describe, expect, it } from 'vitest';
import { finalRanking, nextRound, openGames, standings, withdraw } from '#engine/competition/competition.ts';
import { opponentsOf } from '#engine/competition/pairing.ts';
import type { Competition } from '#engine/competition/state.ts';
import { isCutShort } from '#engine/competition/swiss.ts';
import { Random } from '#engine/random.ts';
import { currentStage, drawn, entrants, playOut, swiss } from '../../../tests/factories/tournament.ts';

const seedsOf = (competition: Competition, round: number) =>
  currentStage(competition)
    .pairings.filter((pairing) => pairing.round === round)
    .map(({ teams }) => teams.map((team) => (team === 'bye' ? team : entrants(64).indexOf(team as number) + 1)));

/** The better seed wins all games of the round. */
function afterFavorites(competition: Competition): Competition {
  const results = openGames(competition).map(({ pairing, home, away }) => {
    return { pairing, homeGoals: home < away ? 2 : 0, awayGoals: home < away ? 0 : 2, endedIn: 'regulation' as const };
  });
  return nextRound(competition, results, new Random('draw'));
}

describe('a Swiss stage', () => {
  it('starts with the upper half against the lower', () => {
    const pairs = seedsOf(drawn([swiss(3)], 8), 1).map((pair) => [...pair].sort());
    expect(pairs).toEqual([
      [1, 5],
      [2, 6],
      [3, 7],
      [4, 8],
    ]);
  });

  it('ends early, and says so, when withdrawals leave no new pairing', () => {
    let now = drawn([swiss(2)], 4);
    for (const id of currentStage(now).pairings[1]?.teams ?? []) now = withdraw(now, Number(id), new Random('draw'));
    // The other two have met.
    now = afterFavorites(now);
    expect(finalRanking(now)).toHaveLength(4);
    expect(isCutShort(currentStage(now), swiss(2))).toBe(true);
    const whole = playOut(drawn([swiss(2)], 4), new Random(1));
    expect(isCutShort(currentStage(whole), swiss(2))).toBe(false);
  });

  it('pairs winners with winners', () => {
    const pairs = seedsOf(afterFavorites(drawn([swiss(3)], 8)), 2).map((pair) => [...pair].sort());
    expect(pairs).toEqual([
      [1, 3],
      [2, 4],
      [5, 7],
      [6, 8],
    ]);
  });

  it('gives the bye to the lowest team without one, as a win without goals', () => {
    let now = drawn([swiss(4)], 7);
    const byes: unknown[] = [];
    for (let round = 1; round <= 4; round++) {
      byes.push(seedsOf(now, round).find(([, other]) => other === 'bye')?.[0]);
      now = afterFavorites(now);
    }
    expect(byes[0]).toBe(7);
    expect(new Set(byes).size).toBe(4);
    const last = standings(now, 0)[0]?.find(({ team }) => team === entrants(7)[6]);
    expect(last).toMatchObject({ byes: 1, goalsFor: 0 });
    expect(last?.points).toBeGreaterThanOrEqual(3);
  });

  it('of 33 plays seven rounds without a rematch', () => {
    const stage = currentStage(playOut(drawn([swiss(7)], 33), new Random(33)));
    const pairs = stage.pairings.flatMap((pairing) => {
      const teams = opponentsOf(pairing);
      return teams ? [[...teams].sort().join()] : [];
    });
    expect(pairs).toHaveLength(7 * 16);
    expect(new Set(pairs).size).toBe(7 * 16);
  });

  it('pairs no team with one that has withdrawn', () => {
    const first = afterFavorites(drawn([swiss(3)], 8));
    const gone = entrants(8)[0] as number;
    // The open round is forfeited; the next one has seven teams left.
    const now = afterFavorites(withdraw(first, gone, new Random('draw')));
    const third = currentStage(now).pairings.filter(({ round }) => round === 3);
    expect(third.flatMap(({ teams }) => teams)).not.toContain(gone);
    expect(third.filter(({ teams }) => teams[1] === 'bye')).toHaveLength(1);
  });

  it('ends when all possible pairings have been played', () => {
    // Four teams can play three rounds if each pairing leaves the others a new one; a fourth round is impossible.
    const stage = currentStage(playOut(drawn([swiss(6)], 4), new Random(4)));
    expect(stage.round).toBe(3);
    expect(stage.ranking).toHaveLength(4);
  });
});
