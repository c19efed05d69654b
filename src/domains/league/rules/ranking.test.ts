import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { type PlayedGame, pointsOf, rankTable, type TableRecord } from '#domains/league/rules/ranking.ts';

function record(teamId: number, values: Partial<TableRecord> = {}): TableRecord {
  return {
    teamId,
    played: 10,
    wins: 0,
    overtimeWins: 0,
    overtimeLosses: 0,
    losses: 0,
    points: 0,
    goalsFor: 0,
    goalsAgainst: 0,
    ...values,
  };
}

function order(records: TableRecord[], games: PlayedGame[] = []) {
  return rankTable(records, games, LEAGUE_SETTINGS.points).map(({ teamId }) => teamId);
}

describe('a game brings', () => {
  it('three points for a win in regulation and none for the loss', () => {
    expect(pointsOf({ homeScore: 4, awayScore: 2, endedIn: 'regulation' }, LEAGUE_SETTINGS.points)).toEqual([3, 0]);
  });

  it('one point for a tie, home and away', () => {
    expect(pointsOf({ homeScore: 2, awayScore: 2, endedIn: 'overtime' }, LEAGUE_SETTINGS.points)).toEqual([1, 1]);
  });

  it('two points for a win after regulation and one for the loss', () => {
    expect(pointsOf({ homeScore: 2, awayScore: 3, endedIn: 'overtime' }, LEAGUE_SETTINGS.points)).toEqual([1, 2]);
    expect(pointsOf({ homeScore: 3, awayScore: 2, endedIn: 'shootout' }, LEAGUE_SETTINGS.points)).toEqual([2, 1]);
  });
});

it('a competition that gives two points for a win gives them after regulation, too', () => {
  const points = { win: 2, overtimeWin: 2, overtimeLoss: 1, loss: 0 };
  expect(pointsOf({ homeScore: 4, awayScore: 2, endedIn: 'regulation' }, points)).toEqual([2, 0]);
  expect(pointsOf({ homeScore: 2, awayScore: 3, endedIn: 'overtime' }, points)).toEqual([1, 2]);
});

describe('the table', () => {
  it('puts points above everything else', () => {
    expect(order([record(1, { points: 20, wins: 6 }), record(2, { points: 21, wins: 5 })])).toEqual([2, 1]);
  });

  it('prefers wins in regulation among teams with the same points', () => {
    const artisans = record(1, { points: 12, wins: 2, overtimeWins: 3 });
    const winners = record(2, { points: 12, wins: 4, overtimeWins: 0 });
    expect(order([artisans, winners])).toEqual([2, 1]);
  });

  it('goes on to all wins, goal difference and goals for', () => {
    const same = { points: 12, wins: 2 };
    expect(order([record(1, same), record(2, { ...same, overtimeWins: 1 })])).toEqual([2, 1]);
    expect(order([record(1, { ...same, goalsFor: 9 }), record(2, { ...same, goalsFor: 10 })])).toEqual([2, 1]);
    const level = (goals: number) => ({ ...same, goalsFor: goals, goalsAgainst: goals });
    expect(order([record(1, level(9)), record(2, level(10))])).toEqual([2, 1]);
  });

  it('asks the games between teams that are level in everything', () => {
    const same = { points: 12, wins: 4, goalsFor: 10, goalsAgainst: 10 };
    const games: PlayedGame[] = [
      { homeTeamId: 1, awayTeamId: 2, homeScore: 1, awayScore: 2, endedIn: 'overtime' },
      // A game against a third team says nothing of the two.
      { homeTeamId: 1, awayTeamId: 3, homeScore: 9, awayScore: 0, endedIn: 'regulation' },
    ];
    expect(order([record(1, same), record(2, same), record(3)], games)).toEqual([2, 1, 3]);
  });

  it('asks the games of those who are still tied once one of three is ahead', () => {
    const same = { points: 12, wins: 4, goalsFor: 10, goalsAgainst: 10 };
    const win = (homeTeamId: number, awayTeamId: number): PlayedGame => {
      return { homeTeamId, awayTeamId, homeScore: 2, awayScore: 1, endedIn: 'regulation' };
    };
    // 3 has won twice, 1 and 2 once each; the older team has lost their game.
    const games = [win(3, 1), win(3, 2), win(2, 1), win(1, 3)];
    expect(order([record(1, same), record(2, same), record(3, same)], games)).toEqual([3, 2, 1]);
  });

  it('holds every team once and never ranks fewer points above more', () => {
    const team = fc.record({ points: fc.nat(114), wins: fc.nat(38), goalsFor: fc.nat(200), goalsAgainst: fc.nat(200) });
    fc.assert(
      fc.property(fc.array(team, { minLength: 1, maxLength: 20 }), (values) => {
        const records = values.map((value, index) => record(index + 1, value));
        const ranked = rankTable(records, [], LEAGUE_SETTINGS.points);
        expect(ranked.map(({ teamId }) => teamId).toSorted((a, b) => a - b)).toEqual(records.map((r) => r.teamId));
        for (let index = 1; index < ranked.length; index++) {
          expect(ranked[index - 1]!.points).toBeGreaterThanOrEqual(ranked[index]!.points);
        }
        expect(rankTable([...records].reverse(), [], LEAGUE_SETTINGS.points)).toEqual(ranked);
      }),
    );
  });
});
