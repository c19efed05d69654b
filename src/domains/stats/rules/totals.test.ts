import { describe, expect, it } from 'vitest';
import { teamLeaders } from '#domains/stats/rules/leaders.ts';
import { goalieMinimumGames, skaterMinimum } from '#domains/stats/rules/qualification.ts';
import { type GoalieCounts, goalieTotalsOf, type SkaterCounts, skaterTotalsOf } from '#domains/stats/rules/totals.ts';

const skater: SkaterCounts = {
  games: 10,
  toi: 9000,
  ppToi: 0,
  shToi: 0,
  goals: 4,
  assists: 6,
  ppGoals: 0,
  ppAssists: 0,
  shGoals: 0,
  shAssists: 0,
  gameWinningGoals: 0,
  plusMinus: -2,
  pim: 0,
  shots: 20,
  xg: 3210,
  hits: 0,
  blocks: 0,
  takeaways: 0,
  giveaways: 0,
  faceoffsWon: 30,
  faceoffsLost: 20,
};
const goalie: GoalieCounts = {
  games: 10,
  starts: 10,
  wins: 6,
  losses: 3,
  overtimeLosses: 1,
  shutouts: 1,
  toi: 36_000,
  shotsAgainst: 300,
  goalsAgainst: 25,
  saves: 275,
  xga: 28_000,
};

describe('a skater’s stat line', () => {
  it('has points, rates and expected goals', () => {
    expect(skaterTotalsOf(skater)).toMatchObject({
      points: 10,
      shootingPercentage: 20,
      faceoffPercentage: 60,
      toiPerGame: 900,
      xg: 3.21,
    });
  });

  it('has no percentage without attempts', () => {
    const idle = skaterTotalsOf({ ...skater, shots: 0, faceoffsWon: 0, faceoffsLost: 0 });
    expect(idle).toMatchObject({ shootingPercentage: null, faceoffPercentage: null });
  });
});

describe('a goalie’s stat line', () => {
  it('has save percentage, goals-against average and goals saved', () => {
    expect(goalieTotalsOf(goalie)).toMatchObject({
      savePercentage: 275 / 300,
      goalsAgainstAverage: 2.5,
      goalsSaved: 3,
    });
  });
});

describe('ranking by a rate', () => {
  it('requires a minimum of games', () => {
    expect(goalieMinimumGames('savePercentage', 38)).toBe(10);
    expect(goalieMinimumGames('wins', 38)).toBe(0);
    expect(skaterMinimum('shootingPercentage', 38)).toEqual({ games: 0, shots: 38, faceoffs: 0 });
    expect(skaterMinimum('points', 38)).toEqual({ games: 0, shots: 0, faceoffs: 0 });
  });
});

describe('team leaders', () => {
  const player = (id: number) => ({
    id,
    firstname: 'Test',
    lastname: `${id}`,
    nationId: 1,
    position: 'C' as const,
    jerseyNumber: id,
    teamId: 1,
  });
  const team = {
    id: 1,
    clubId: 1,
    level: 'PRO' as const,
    leagueId: 1,
    city: 'City',
    nickname: 'Side',
    abbr: 'CIT',
    colors: ['#000000', '#ffffff', '#ff0000'] as [string, string, string],
  };

  it('are the best in each statistic, and a goalie with one game does not lead in save percentage', () => {
    const row = (id: number, totals: ReturnType<typeof skaterTotalsOf>) => ({
      player: player(id),
      team,
      season: 3,
      age: 25,
      totals,
    });
    const goalieRow = (id: number, totals: ReturnType<typeof goalieTotalsOf>) => ({
      player: player(id),
      team,
      season: 3,
      age: 25,
      totals,
    });
    const leaders = teamLeaders(
      [row(1, skaterTotalsOf(skater)), row(2, skaterTotalsOf({ ...skater, goals: 5, assists: 4 }))],
      [
        goalieRow(30, goalieTotalsOf(goalie)),
        goalieRow(31, goalieTotalsOf({ ...goalie, games: 1, wins: 1, shotsAgainst: 20, saves: 20, goalsAgainst: 0 })),
      ],
    );
    const by = Object.fromEntries(leaders.map((leader) => [leader.statistic, leader.player.id]));
    expect(by).toMatchObject({ points: 1, goals: 2, assists: 1, wins: 30, savePercentage: 30 });
    // A minus does not lead.
    expect(by).not.toHaveProperty('plusMinus');
  });
});
