import { describe, expect, it } from 'vitest';
import { forfeitedGame, type TableGame } from '#engine/competition/records.ts';
import { IIHF_TIEBREAKERS, type Tiebreaker } from '#engine/competition/settings.ts';
import { table } from '#engine/competition/table.ts';

const teams = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ id: index + 1, ranking: index + 1, lot: count - index, byes: 0 }));

function game(home: number, away: number, score: string, endedIn: TableGame['endedIn'] = 'regulation'): TableGame {
  const [homeGoals = 0, awayGoals = 0] = score.split('–').map(Number);
  return { home, away, homeGoals, awayGoals, endedIn };
}

const ordered = (games: TableGame[], count: number, tiebreakers: readonly Tiebreaker[] = IIHF_TIEBREAKERS) =>
  table(games, { teams: teams(count), points: 'three-two-one', tiebreakers });
const places = (rows: ReturnType<typeof table>) => rows.map(({ team, decidedBy }) => [team, decidedBy]);

describe('standings', () => {
  it('give three points for a regulation win, two for a later one, one for a later loss and one for a tie', () => {
    const rows = ordered([game(1, 2, '3–1'), game(1, 3, '2–3', 'overtime'), game(2, 3, '2–2')], 3);
    expect(rows.map(({ team, points }) => [team, points])).toEqual([
      [1, 4],
      [3, 3],
      [2, 1],
    ]);
    expect(rows[0]).toMatchObject({ played: 2, wins: 1, overtimeLosses: 1, goalsFor: 5, goalsAgainst: 4, rank: 1 });
    expect(rows[2]).toMatchObject({ losses: 1, ties: 1 });
  });

  it('give both teams the same for a tie, home or road', () => {
    for (const points of ['three-two-one', 'two-one', 'two-or-tie'] as const) {
      const rows = table([game(1, 2, '2–2')], { teams: teams(2), points, tiebreakers: ['points'] });
      expect(rows.map((row) => [row.points, row.ties, row.losses])).toEqual([
        [1, 1, 0],
        [1, 1, 0],
      ]);
    }
  });

  it('count a forfeit as 5–0, and one by both sides as two losses without goals', () => {
    const rows = ordered([forfeitedGame(1, 2, [1]), forfeitedGame(2, 3, [2, 3])], 3);
    expect(rows.find(({ team }) => team === 2)).toMatchObject({ wins: 1, losses: 1, points: 3, goalsFor: 5 });
    expect(rows.find(({ team }) => team === 3)).toMatchObject({ losses: 1, points: 0, goalsFor: 0, goalsAgainst: 0 });
  });

  it('count a bye as a win without goals', () => {
    const withBye = teams(2).map((team) => ({ ...team, byes: team.id === 2 ? 1 : 0 }));
    const [first] = table([], { teams: withBye, points: 'three-two-one', tiebreakers: IIHF_TIEBREAKERS });
    expect(first).toMatchObject({ team: 2, played: 1, wins: 1, points: 3, goalsFor: 0 });
  });
});

describe('a tie in the standings', () => {
  it('between two teams goes to the winner of their game, whatever the goal difference', () => {
    const rows = ordered([game(2, 1, '1–0'), game(1, 3, '9–0'), game(4, 2, '1–0'), game(4, 3, '1–0')], 4);
    expect(places(rows)).toEqual([
      [4, null],
      [2, 'points'],
      [1, 'headToHeadPoints'],
      [3, 'points'],
    ]);
  });

  it('between three teams goes by goal difference in their games', () => {
    const rows = ordered([game(1, 2, '5–1'), game(2, 3, '4–2'), game(3, 1, '2–0')], 3);
    expect(places(rows)).toEqual([
      [1, null],
      [3, 'headToHeadGoalDifference'],
      [2, 'headToHeadGoalDifference'],
    ]);
  });

  it('starts over between two teams once the third is separated', () => {
    // Goal difference: 1 has +2, 2 and 3 have −1 each. 3 has scored more than 2, but lost their game.
    const rows = ordered([game(1, 2, '3–0'), game(2, 3, '2–0'), game(3, 1, '5–4')], 3);
    expect(places(rows)).toEqual([
      [1, null],
      [2, 'headToHeadGoalDifference'],
      [3, 'headToHeadPoints'],
    ]);
  });

  it('left by head-to-head games goes to results against the closest team above', () => {
    const circle = [game(2, 3, '1–0'), game(3, 4, '1–0'), game(4, 2, '1–0')];
    const against = [game(1, 2, '5–0'), game(1, 3, '2–1'), game(1, 4, '3–1')];
    expect(places(ordered([...circle, ...against], 4))).toEqual([
      [1, null],
      [3, 'points'],
      [4, 'closestOpponents'],
      [2, 'closestOpponents'],
    ]);
  });

  it('is compared with the closest team below once that team is known', () => {
    // 1, 2 and 3 have 9 points each and beat each other in a circle; 4 and 5 have 7, and 4 won their game.
    const circle = [game(1, 2, '1–0'), game(2, 3, '1–0'), game(3, 1, '1–0')];
    const lower = [game(4, 5, '2–1', 'overtime'), game(4, 6, '2–1', 'overtime'), game(5, 6, '3–0')];
    const against = [game(1, 4, '1–0'), game(2, 4, '5–0'), game(4, 3, '2–1')];
    const others = [game(1, 5, '3–0'), game(5, 2, '2–1'), game(3, 5, '3–0'), game(6, 1, '2–1'), game(2, 6, '1–0')];
    const rows = ordered([...circle, ...lower, ...against, ...others, game(3, 6, '1–0')], 6);
    expect(rows.map(({ points }) => points)).toEqual([9, 9, 9, 7, 7, 4]);
    // Against 4 and 5 together 1 would be the best, with 6 points.
    expect(places(rows).slice(0, 5)).toEqual([
      [2, null],
      [1, 'closestOpponents'],
      [3, 'closestOpponents'],
      [4, 'points'],
      [5, 'headToHeadPoints'],
    ]);
  });

  it('is broken by the ranking, and then by lot, when games decide nothing', () => {
    const circle = [game(1, 2, '1–0'), game(2, 3, '1–0'), game(3, 1, '1–0')];
    expect(places(ordered(circle, 3))).toEqual([
      [1, null],
      [2, 'ranking'],
      [3, 'ranking'],
    ]);
    const withoutRanking = IIHF_TIEBREAKERS.filter((each) => each !== 'ranking');
    expect(places(ordered(circle, 3, withoutRanking))).toEqual([
      [3, null],
      [2, 'lots'],
      [1, 'lots'],
    ]);
  });

  it('between teams with unequal games is compared per game', () => {
    const rows = ordered([game(1, 3, '2–0'), game(1, 4, '0–1'), game(2, 4, '1–0')], 4, ['pointsPerGame', 'lots']);
    expect(rows[0]).toMatchObject({ team: 2, points: 3 });
    expect(rows[1]).toMatchObject({ decidedBy: 'pointsPerGame' });
  });

  it('in a Swiss stage goes to the team with stronger opponents', () => {
    const games = [game(1, 3, '1–0'), game(2, 4, '1–0'), game(4, 5, '2–2')];
    expect(places(ordered(games, 5, ['points', 'opponentsPoints'])).slice(0, 2)).toEqual([
      [2, null],
      [1, 'opponentsPoints'],
    ]);
  });
});
