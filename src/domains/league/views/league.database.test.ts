import { beforeAll, describe, expect, it } from 'vitest';
import { keepRatings } from '#domains/club/store/rating-history.ts';
import { saveTeamRatings } from '#domains/club/store/team-ratings.ts';
import { findLeague, type League, lastPlayedSeason, seasonOfTable } from '#domains/league/store/league-facts.ts';
import { findChampion, findTitleHolder, loadBracket } from '#domains/league/views/playoffs.ts';
import { loadLeagueRatings } from '#domains/league/views/ratings.ts';
import { loadLeagueDay } from '#domains/league/views/schedule.ts';
import { loadTable } from '#domains/league/views/table.ts';
import { standings } from '#domains/season/tables.ts';
import { makeCompetition, makeSeries } from '../../../../tests/factories/competition.ts';
import { makeGame, makeResult } from '../../../../tests/factories/game.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';
import { makeLeagues } from '../../../../tests/factories/world.ts';

const now = new Date('2026-01-01T12:30:00Z');
const { db, world, inRows } = testWorld({ clubs: [1, 2, 3] });
let league: League;
/** PRO teams of clubs 1, 2 and 3. */
const [gulls, bears, foxes] = [11, 21, 31];

beforeAll(async () => {
  // Gulls win twice at home and lose away after overtime; Bears win at home.
  await makeResult(db, { day: 6, homeTeamId: gulls, awayTeamId: bears, score: [4, 1] });
  await makeResult(db, { day: 7, homeTeamId: gulls, awayTeamId: foxes, score: [2, 0] });
  await makeResult(db, { day: 8, homeTeamId: bears, awayTeamId: gulls, score: [3, 2], endedIn: 'overtime' });
  await makeGame(db, { day: 12, homeTeamId: foxes, awayTeamId: bears });
  await makeGame(db, { day: 13, homeTeamId: foxes, awayTeamId: gulls, status: 'unneeded' });
  // A friendly and a live game do not count.
  await makeResult(db, { day: 3, stage: 'friendly', homeTeamId: foxes, awayTeamId: gulls, score: [9, 0] });
  await makeGame(db, { day: 10, homeTeamId: foxes, awayTeamId: gulls, status: 'live', homeScore: 5, awayScore: 0 });
  league = (await findLeague(db, world.leagueIds.PRO))!;
});

describe('the standings', () => {
  it('rank the teams with record, form and streak', async () => {
    const table = await loadTable(db, league, 3);
    expect(table.map((row) => row.team.id)).toEqual([gulls, bears, foxes]);
    expect(table[0]).toMatchObject({
      rank: 1,
      played: 3,
      wins: 2,
      overtimeLosses: 1,
      points: 7,
      goalsFor: 8,
      goalsAgainst: 4,
      lastTen: ['W', 'W', 'OL'],
      streak: 'L1',
      team: { abbr: 'T01', level: 'PRO', colors: ['#123456', '#ffffff', '#cc2200'] },
    });
  });

  it('show home and road games separately', async () => {
    const home = await loadTable(db, league, 3, 'home');
    expect(home.map((row) => [row.team.id, row.played, row.points])).toEqual([
      [gulls, 2, 6],
      [bears, 1, 2],
      [foxes, 0, 0],
    ]);
    const away = await loadTable(db, league, 3, 'away');
    expect(away.find((row) => row.team.id === gulls)).toMatchObject({ played: 1, points: 1, goalsFor: 2 });
  });

  it('are empty for a season the league did not play', async () => {
    expect(await loadTable(db, league, 1)).toEqual([]);
  });

  it('keep a finished season’s final ranks and show who was promoted', async () => {
    const old = { competitionId: await makeCompetition(db, { season: 2 }), played: 4, points: 6 };
    await db.insert(standings).values([
      { ...old, teamId: gulls, rank: 2 },
      { ...old, teamId: bears, rank: 1, movement: 'promoted', isChampion: true },
    ]);
    const table = await loadTable(db, league, 2);
    expect(table.map((row) => row.team.id)).toEqual([bears, gulls]);
    expect(table[0]?.clinched).toBe('y');
    expect(await findChampion(db, 1, 2)).toMatchObject({ id: bears });
    expect(await findChampion(db, 1, 3)).toBeNull();
    expect(await findTitleHolder(db, 1)).toMatchObject({ season: 2, team: { id: bears } });
    expect(await lastPlayedSeason(db, 1, 3)).toBe(3);
  });

  it('are those of the last season played, as are statistics, until the current one has started', async () => {
    const next = { competitionId: await makeCompetition(db, { season: 4 }), played: 0, points: 0 };
    await db.insert(standings).values([
      { ...next, teamId: gulls, rank: 1 },
      { ...next, teamId: bears, rank: 2 },
    ]);
    expect(await lastPlayedSeason(db, 1, 4)).toBe(3);
    expect(await seasonOfTable(db, 1, 4)).toBe(3);
  });

  it('are those of the current season from its first faceoff on', async () => {
    await makeGame(db, { season: 4, day: 6, homeTeamId: gulls, awayTeamId: bears, status: 'live' });
    expect(await lastPlayedSeason(db, 1, 4)).toBe(3);
    expect(await seasonOfTable(db, 1, 4)).toBe(4);
  });
});

describe('the lines in the standings', () => {
  it('mark promotion and relegation: two spots up from a feeder league, two down for each', async () => {
    for (const firstId of [4, 7]) await makeLeagues(db, { firstId, tier: 2, feeds: world.leagueIds });
    expect((await findLeague(db, 1))?.lines).toEqual({ promoted: 0, relegated: 4, playoffs: 8 });
    expect((await findLeague(db, 4))?.lines).toEqual({ promoted: 2, relegated: 0, playoffs: 8 });
    // Farm teams follow their club, no matter how they finish.
    expect((await findLeague(db, 5))?.lines).toEqual({ promoted: 0, relegated: 0, playoffs: 8 });
    expect(await findLeague(db, 99)).toBeNull();
  });
});

describe('the schedule', () => {
  it('opens on the next game day and knows the others', async () => {
    const day = await loadLeagueDay(db, { leagueId: 1, season: 3, today: { season: 3, day: 11 }, now });
    expect(day).toMatchObject({ day: 12, days: [3, 6, 7, 8, 10, 12], games: [{ status: 'scheduled' }] });
  });

  it('never shows the score of a live game', async () => {
    const { games } = await loadLeagueDay(db, { leagueId: 1, season: 3, day: 10, today: world, now });
    expect(games).toMatchObject([{ status: 'live', homeScore: null, awayScore: null }]);
  });
});

describe('the bracket', () => {
  it('names both sides of each series', async () => {
    const competitionId = await makeCompetition(db, { stage: 'playoffs' });
    await makeSeries(db, { competitionId, round: 1, highTeamId: gulls, lowTeamId: bears });
    expect(await loadBracket(db, 1, 3)).toMatchObject([
      { round: 1, slot: 0, high: { id: gulls }, low: { id: bears }, highSeed: 1, lowSeed: 2, winnerTeamId: null },
    ]);
  });
});

describe('the ratings of a league', () => {
  it('are today’s, best team first, with their weekly history', async () => {
    const five = (value: number) => ({
      offense: value,
      defense: value,
      physical: value,
      goaltending: value,
      coaching: value,
    });
    const rate = (rated: Record<number, number>) =>
      inRows((rows) =>
        saveTeamRatings(
          rows,
          Object.entries(rated).map(([id, value]) => ({ id: Number(id), ...five(value) })),
        ),
      );
    const keep = (day: number) => inRows((rows) => keepRatings(rows, { season: 3, day }));
    await rate({ [gulls]: 60, [bears]: 70, [foxes]: 50 });
    expect(await keep(7)).toBe(9);
    // A night repeated after a crash changes nothing.
    await rate({ [gulls]: 61 });
    await keep(7);
    await rate({ [gulls]: 75 });
    await keep(14);
    const ratings = await loadLeagueRatings(db, league.id, 3);
    expect(ratings.map(({ team }) => team.id)).toEqual([gulls, bears, foxes]);
    expect(ratings[0]).toMatchObject({
      ratings: { offense: 75, overall: 75 },
      history: [
        { day: 7, overall: 60 },
        { day: 14, overall: 75 },
      ],
    });
    expect((await loadLeagueRatings(db, league.id, 2))[0]?.history).toEqual([]);
  });
});
