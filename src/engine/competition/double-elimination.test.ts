import { describe, expect, it } from 'vitest';
import { finalRanking, isOver, nextRound, openGames } from '#engine/competition/competition.ts';
import type { Competition, Pairing } from '#engine/competition/state.ts';
import { Random } from '#engine/random.ts';
import { currentStage, doubleElimination, drawn, entrants } from '../../../tests/factories/tournament.ts';

/** Returns how many pairings before the final are expected to be rematches if each game is a coin flip. */
function expectedRematches(pairings: readonly Pairing[]): number {
  const next = new Map<string, number>();
  for (const { number, sides, onlyIfUpset } of pairings) {
    if (onlyIfUpset !== undefined) continue;
    for (const side of sides) if ('pairing' in side) next.set(`${side.kind}/${side.pairing}`, number);
  }
  const winnerGoesTo = (number: number) => next.get(`winner-of/${number}`);
  /** The losers' pairings ahead of a loser, as long as they win. */
  const pathOfLoser = (number: number) => {
    const path: number[] = [];
    let at = next.get(`loser-of/${number}`);
    for (; at !== undefined; at = winnerGoesTo(at)) path.push(at);
    return path;
  };
  let rematches = 0;
  const ofWinners = (number: number) => pairings[number - 1]?.places === null;
  for (const { number } of pairings.filter((pairing) => pairing.places === null)) {
    const loser = pathOfLoser(number);
    // The winner loses in a later round of the winners' bracket, and both win until their paths meet.
    let chance = 1;
    for (let at = winnerGoesTo(number); at !== undefined && ofWinners(at); at = winnerGoesTo(at)) {
      chance /= 2;
      const winner = pathOfLoser(at);
      const meets = winner.findIndex((each) => loser.includes(each));
      if (meets >= 0) rematches += chance / 2 ** (meets + loser.indexOf(winner[meets] ?? 0));
    }
  }
  return rematches;
}

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

  it.each([
    [8, 0.63],
    [16, 0.75],
    [32, 0.75],
    [64, 0.72],
    [128, 0.72],
  ])('of %i equal teams has few rematches before the final: at most %d on average', (count, limit) => {
    expect(expectedRematches(currentStage(drawn([doubleElimination()], count)).pairings)).toBeLessThanOrEqual(limit);
  });

  it('of two entries is a final that may be played three times', () => {
    const over = played(drawn([doubleElimination()], 2), (round) => round === 2);
    expect(currentStage(over).pairings.map(({ games }) => games.length)).toEqual([1, 1, 1]);
  });
});
