import { beforeAll, describe, expect, it } from 'vitest';
import type { GameTypeFilter } from '#domains/competition/constants.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import { gamesPlayed } from '#domains/stats/views/games-played.ts';
import { leagueGoalies } from '#domains/stats/views/league-goalies.ts';
import { leagueLeaders } from '#domains/stats/views/league-leaders.ts';
import { leagueSkaters } from '#domains/stats/views/league-skaters.ts';
import { teamStatistics } from '#domains/stats/views/league-teams.ts';
import { listedTeams } from '#domains/stats/views/listed-teams.ts';
import { seasonSummaries } from '#domains/stats/views/season-summaries.ts';
import { teamTypesBySeason } from '#domains/stats/views/team-players.ts';
import { makeClub } from '../../../../tests/factories/club.ts';
import { setStanding } from '../../../../tests/factories/competition.ts';
import { makePlayer, standing } from '../../../../tests/factories/player.ts';
import { changeRows } from '../../../../tests/factories/rows.ts';
import { makeGoalieSeason, makeSkaterSeason, makeTeamSeason } from '../../../../tests/factories/stats.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const { db, world } = testWorld({ clubs: [1, 2] });
let sniper: number;
let playmaker: number;
let defender: number;
const page = { leagueId: 1, season: 3, type: 'regular', order: 'desc', page: 1 } as const;

beforeAll(async () => {
  sniper = await makePlayer(db, { position: 'LW', lastname: 'Sniper' });
  playmaker = await makePlayer(db, { position: 'C', lastname: 'Playmaker' });
  defender = await makePlayer(db, { position: 'RD', lastname: 'Defender' });
  await makeTeamSeason(db, { teamId: 11, goals: 30, goalsAgainst: 20, shots: 300, shotsAgainst: 250 });
  await makeSkaterSeason(db, { playerId: sniper, teamId: 11, goals: 10, assists: 4, shots: 50, toi: 9000, ppGoals: 1 });
  // Traded within the league: his two lines become one.
  await makeSkaterSeason(db, { playerId: playmaker, teamId: 11, games: 4, goals: 1, assists: 9, shots: 6 });
  await makeSkaterSeason(db, {
    playerId: playmaker,
    teamId: 21,
    games: 6,
    goals: 2,
    assists: 2,
    shots: 9,
    ppAssists: 2,
  });
  await makeSkaterSeason(db, { playerId: defender, teamId: 21, games: 1, goals: 1, shots: 1 });
  // Another season, stage and league do not count.
  await makeSkaterSeason(db, { playerId: defender, teamId: 21, season: 2, goals: 50 });
  await makeSkaterSeason(db, { playerId: defender, teamId: 21, stage: 'playoffs', goals: 50 });
  const regular = await makePlayer(db, { position: 'G', lastname: 'Regular' });
  const guest = await makePlayer(db, { position: 'G', lastname: 'Guest' });
  await makeGoalieSeason(db, {
    playerId: regular,
    teamId: 11,
    wins: 6,
    shotsAgainst: 300,
    saves: 270,
    goalsAgainst: 30,
    toi: 36_000,
  });
  await makeGoalieSeason(db, { playerId: guest, teamId: 11, games: 1, shotsAgainst: 20, saves: 20, toi: 1200 });
});

describe('a league’s skaters', () => {
  it('are each listed once, with the team of most games if no transfer is known, and ties by goals', async () => {
    const { data, pagination } = await leagueSkaters(db, { ...page, sort: 'points', position: 'S' });
    expect(data.map(({ player, team, totals }) => [player.lastname, team.id, totals.points, totals.games])).toEqual([
      ['Sniper', 11, 14, 10],
      ['Playmaker', 21, 14, 10],
      ['Defender', 21, 1, 1],
    ]);
    expect(pagination).toEqual({ currentPage: 1, totalPages: 1, total: 3 });
  });

  it('are ranked by power-play points, goals and assists together', async () => {
    const { data } = await leagueSkaters(db, { ...page, sort: 'ppPoints', position: 'S' });
    expect(data.map(({ player, totals }) => [player.id, totals.ppPoints])).toEqual([
      [playmaker, 2],
      [sniper, 1],
      [defender, 0],
    ]);
  });

  it('are filtered by position', async () => {
    const { data } = await leagueSkaters(db, { ...page, sort: 'points', position: 'D' });
    expect(data.map(({ player }) => player.id)).toEqual([defender]);
  });

  it('are ranked by a percentage only with enough shots', async () => {
    const { data } = await leagueSkaters(db, { ...page, sort: 'shootingPercentage', position: 'S' });
    // 15 and 50 shots in 10 games qualify; one goal on one shot does not make 100 percent.
    expect(data.map(({ player }) => player.id)).toEqual([sniper, playmaker]);
  });

  it('count the games of one type, of all, or of one the league has not played', async () => {
    const of = async (type: GameTypeFilter) => {
      const { data } = await leagueSkaters(db, { ...page, type, sort: 'goals', position: 'D' });
      return data.map(({ player, team, earlier, totals }) => [player.id, team.id, earlier, totals.goals]);
    };
    expect(await of('regular')).toEqual([[defender, 21, [], 1]]);
    expect(await of('playoffs')).toEqual([[defender, 21, [], 50]]);
    expect(await of('all'), 'in both with one club').toEqual([[defender, 21, [], 51]]);
    expect(await of('cup')).toEqual([]);
    const goalies = { ...page, type: 'all', sort: 'wins' } as const;
    expect((await leagueGoalies(db, goalies)).data.map(({ totals }) => totals.wins)).toEqual([6, 0]);
  });

  it('come in pages of 25, each skater on exactly one', async () => {
    for (let index = 0; index < 30; index++) {
      const playerId = await makePlayer(db, { position: 'C' });
      await makeSkaterSeason(db, { playerId, teamId: 11, leagueId: 2 });
    }
    const pages = await Promise.all(
      [1, 2, 3].map((number) =>
        leagueSkaters(db, { ...page, leagueId: 2, page: number, sort: 'goals', position: 'S' }),
      ),
    );
    expect(pages.map(({ data }) => data.length)).toEqual([25, 5, 0]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ player }) => player.id))).size).toBe(30);
    expect(pages[0]?.pagination).toEqual({ currentPage: 1, totalPages: 2, total: 30 });
  });
});

describe('a player traded within the league', () => {
  it('is listed under his current club, and after the season under his last one', async () => {
    const inLeague = { leagueId: 1, season: 3 };
    const traded = await makePlayer(db, { position: 'C' });
    const line = { playerId: traded, teamIds: [11, 21] };
    const under = async (season = 3) => {
      const found = (await listedTeams(db, { ...inLeague, season }, [line])).get(traded);
      return [found?.team.id, found?.earlier.map(({ id }) => id)];
    };
    const member = { playerId: traded, ownerKind: 'club' as const };
    await db.insert(teamPlayers).values([
      { ...member, teamId: 11, fromDay: 3 * 63 + 1, toDay: 3 * 63 + 30 },
      { ...member, teamId: 21, fromDay: 3 * 63 + 30, toDay: 3 * 63 + 40 },
    ]);
    // Without a club today: the last team of the season counts.
    expect(await under()).toEqual([21, [11]]);
    // Traded again, and sent to the farm before his first game there: listed with his new club, which plays in this league.
    await makeClub(db, { id: 3, leagueIds: world.leagueIds, season: world.season });
    await changeRows(db, players, { id: traded }, standing({ teamId: 32 }));
    expect(await under()).toEqual([31, [11, 21]]);
    // Today's club does not matter for another season.
    expect((await under(2))[0]).toBe(11);
  });
});

describe('a league’s goalies', () => {
  it('are ranked by save percentage only with enough games', async () => {
    const { data } = await leagueGoalies(db, { ...page, sort: 'savePercentage' });
    expect(data.map(({ player }) => player.lastname)).toEqual(['Regular']);
    const all = await leagueGoalies(db, { ...page, sort: 'games' });
    expect(all.data.map(({ player }) => player.lastname)).toEqual(['Regular', 'Guest']);
  });
});

describe('league leaders', () => {
  it('are listed for games played, and not before the first game', async () => {
    const lists = await leagueLeaders(db, { leagueId: 1, season: 3 });
    expect(lists.find(({ statistic }) => statistic === 'goals')?.rows[0]).toMatchObject({
      value: 10,
      player: { id: sniper },
    });
    expect(await leagueLeaders(db, { leagueId: 1, season: 4 })).toEqual([]);
  });

  it('are the first of each ranking, with ties in its order', async () => {
    for (let index = 0; index < 12; index++) {
      const playerId = await makePlayer(db, { position: index % 2 ? 'LW' : 'RD' });
      // Many are tied in one statistic and differ in the next.
      const counts = { goals: index % 3, assists: (index * 5) % 4, plusMinus: (index % 5) - 2, games: 5 + (index % 2) };
      await makeSkaterSeason(db, { playerId, teamId: index % 2 ? 11 : 21, leagueId: 3, ...counts });
      const keeper = await makePlayer(db, { position: 'G' });
      const saves = { shotsAgainst: 100, saves: 88 + (index % 4), games: index % 3, wins: index % 3 };
      await makeGoalieSeason(db, { playerId: keeper, teamId: 11, leagueId: 3, ...saves });
    }
    const lists = await leagueLeaders(db, { leagueId: 3, season: 3 });
    const of = { ...page, leagueId: 3 };
    const first = async (name: string) => {
      const goalies = name === 'wins' || name === 'savePercentage';
      const { data } = goalies
        ? await leagueGoalies(db, { ...of, sort: name })
        : await leagueSkaters(db, { ...of, sort: name as 'points', position: 'S' });
      return data
        .slice(0, 5)
        .map(({ player, team, totals }) => ({ player, team, value: new Map(Object.entries(totals)).get(name) }));
    };
    expect(lists.map(({ statistic }) => statistic)).toEqual([
      ...['points', 'goals', 'assists', 'plusMinus'],
      ...['savePercentage', 'wins'],
    ]);
    for (const { statistic, rows } of lists) expect(rows, statistic).toEqual(await first(statistic));
  });
});

describe('a team’s statistics', () => {
  it('are given as totals and per-game rates', async () => {
    const [row] = await teamStatistics(db, { season: 3, type: 'regular', of: { teamId: 11 } });
    expect(row?.totals).toMatchObject({ goalsFor: 30, shotsPerGame: 30, shootingPercentage: 10, savePercentage: 0.92 });
  });

  it('have one row for all games, whatever they were played for', async () => {
    await makeTeamSeason(db, { teamId: 11, stage: 'playoffs', games: 4, goals: 8, goalsAgainst: 9 });
    const goals = async (type: GameTypeFilter) =>
      (await teamStatistics(db, { season: 3, type, of: { leagueId: 1 } }))
        .filter(({ team }) => team.id === 11)
        .map(({ totals }) => [totals.games, totals.goalsFor]);
    expect([await goals('regular'), await goals('playoffs'), await goals('all')]).toEqual([
      [[10, 30]],
      [[4, 8]],
      [[14, 38]],
    ]);
    expect(await gamesPlayed(db, { leagueId: 1, season: 3, type: 'all' })).toBe(14);
    expect([...(await teamTypesBySeason(db, 11))]).toEqual([[3, ['regular', 'playoffs']]]);
  });

  it('count the goals of the standings: one for a shootout win, which no percentage includes', async () => {
    await makeTeamSeason(db, { teamId: 21, goals: 30, goalsAgainst: 20, shots: 300, shotsAgainst: 250 });
    await setStanding(db, 21, { played: 10, points: 17, goalsFor: 32, goalsAgainst: 21 });
    const [row] = await teamStatistics(db, { season: 3, type: 'regular', of: { teamId: 21 } });
    expect(row?.totals).toMatchObject({
      ...{ points: 17, goalsFor: 32, goalsAgainst: 21 },
      ...{ shootingPercentage: 10, savePercentage: 0.92 },
    });
  });
});

describe('a one-line season', () => {
  it('adds up all of a player’s teams', async () => {
    const summaries = await seasonSummaries(db, [playmaker, defender], 3);
    expect(summaries.get(playmaker)).toMatchObject({ games: 10, goals: 3, assists: 11, points: 14 });
    expect(summaries.get(defender)).toMatchObject({ games: 1 });
  });
});
