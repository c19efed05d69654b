import { describe, expect, it } from 'vitest';
import type { GoalieLine, SkaterLine } from '#engine/match/record/box-score/box.ts';
import { starsOf } from '#engine/match/record/box-score/stars.ts';
import { matchInput } from '../../../../../tests/factories/match.ts';
import { emptyBox } from '../../../../../tests/oracles/empty-box.ts';

type Deed = 'goals' | 'assists' | 'shots' | 'plusMinus' | 'gameWinningGoals';
type Night = Pick<GoalieLine, 'saves' | 'goalsAgainst' | 'decision'>;

const [first, second] = ['home', 'away'].map((side) => emptyBox(matchInput()[side as 'home' | 'away']));

/** Returns the stars of a game of one skater of the winners, and of the goalies of both. */
function starsAfter(deeds: Partial<Pick<SkaterLine, Deed>>, winner: Night, loser: Night) {
  const boxes = [first, second].map((box) => ({
    skaters: (box?.skaters ?? []).map((line) => ({ ...line, toi: 900, gameWinningGoals: 0 })),
    goalies: (box?.goalies ?? []).map((line) => ({ ...line, toi: 0, decision: null, shutout: false }) as GoalieLine),
  }));
  const [home, away] = boxes;
  if (home === undefined || away === undefined) throw new RangeError('a game has two teams');
  const scorer = Object.assign(home.skaters[0] ?? {}, deeds) as SkaterLine;
  const between = ({ saves, goalsAgainst }: Night) => ({ toi: 3600, shotsAgainst: saves + goalsAgainst });
  const own = Object.assign(home.goalies[0] ?? {}, winner, between(winner)) as GoalieLine;
  const other = Object.assign(away.goalies[0] ?? {}, loser, between(loser)) as GoalieLine;
  const names = new Map([
    [scorer.playerId, 'scorer'],
    [own.playerId, 'winning goalie'],
    [other.playerId, 'losing goalie'],
  ]);
  return starsOf([home, away]).map((id) => names.get(id) ?? 'somebody else');
}

const ordinary: Night = { saves: 27, goalsAgainst: 3, decision: 'L' };
const wonWith = (saves: number, goalsAgainst: number): Night => ({ saves, goalsAgainst, decision: 'W' });
const oneGoal = { goals: 1, gameWinningGoals: 1, shots: 3, plusMinus: 1 };

describe('the first star', () => {
  it('is a goalie who stopped 38 of 39, not a skater with one goal, or one with a goal and an assist', () => {
    expect(starsAfter(oneGoal, wonWith(38, 1), ordinary)[0]).toBe('winning goalie');
    expect(starsAfter({ ...oneGoal, assists: 1 }, wonWith(38, 1), ordinary)[0]).toBe('winning goalie');
  });

  it('is a player with a hat trick, unless a goalie had a shutout', () => {
    expect(starsAfter({ ...oneGoal, goals: 3 }, wonWith(30, 1), ordinary)[0]).toBe('scorer');
  });

  it('is a scorer when both goalies had an ordinary night', () => {
    expect(starsAfter(oneGoal, wonWith(27, 2), ordinary)[0]).toBe('scorer');
  });

  it('may be the losing goalie, when he alone kept it close', () => {
    expect(starsAfter(oneGoal, wonWith(15, 1), { saves: 52, goalsAgainst: 2, decision: 'L' })[0]).toBe('losing goalie');
  });
});
