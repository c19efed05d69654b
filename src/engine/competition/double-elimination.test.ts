import { describe, expect, it } from 'vitest';
import { finalRanking, isOver, nextRound, openGames } from '#engine/competition/competition.ts';
import type { Competition } from '#engine/competition/state.ts';
import { Random } from '#engine/random.ts';
import { currentStage, doubleElimination, drawn, entrants } from '../../../tests/factories/tournament.ts';

/** Plays to the end; the better seed wins unless `isUpset` says otherwise. */
function played(competition: Competition, isUpset: (round: number) => boolean): Competition {
  let now = competition;
  while (!isOver(now)) {
    const { round, entries } = currentStage(now);
    const results = openGames(now).map(({ pairing, home, away }) => {
      const isHomeBetter = entries.indexOf(home) < entries.indexOf(away);
      const isHomeWin = isHomeBetter !== isUpset(round);
      return { pairing, homeGoals: isHomeWin ? 3 : 1, awayGoals: isHomeWin ? 1 : 3, endedIn: 'regulation' as const };
    });
    now = nextRound(now, results, new Random('draw'));
  }
  return now;
}

describe('a double elimination', () => {
  it('of sixteen has 31 pairings, the last only after an upset in the final', () => {
    const competition = drawn([doubleElimination()], 16);
    const { pairings } = currentStage(competition);
    expect(pairings).toHaveLength(31);
    const final = pairings.at(-2)?.round ?? 0;
    const games = (over: Competition) =>
      currentStage(over).pairings.filter((pairing) => pairing.games.length > 0).length;
    expect(games(played(competition, () => false))).toBe(30);
    const upset = played(competition, (round) => round === final);
    expect(games(upset)).toBe(31);
    // The better seed has lost the first final, not the second.
    expect(finalRanking(upset)[0]).toBe(entrants(16)[0]);
  });

  it('without a second final goes to the winner of the first', () => {
    const competition = drawn([doubleElimination({ resetFinal: false })], 8);
    const final = currentStage(competition).pairings.at(-1)?.round ?? 0;
    expect(finalRanking(played(competition, (round) => round === final)).slice(0, 2)).toEqual([
      entrants(8)[1],
      entrants(8)[0],
    ]);
  });

  it('crosses losers over, so they do not meet the team they just lost to', () => {
    const { pairings } = currentStage(drawn([doubleElimination()], 8));
    const second = pairings.filter(({ sides }) => sides.every(({ kind }) => kind !== 'entry'));
    const cross = second.filter(({ sides: [one, other] }) => one.kind === 'loser-of' && other.kind === 'winner-of');
    expect(cross.slice(0, 2).map(({ sides }) => sides.map((side) => ('pairing' in side ? side.pairing : 0)))).toEqual([
      [6, 8],
      [5, 9],
    ]);
  });

  it('of two entries is a final that may be played three times', () => {
    const over = played(drawn([doubleElimination()], 2), (round) => round === 2);
    expect(currentStage(over).pairings.map(({ games }) => games.length)).toEqual([1, 1, 1]);
  });
});
