import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { leaveClub, takeClub } from '#domains/club/store/ownership.ts';
import { clubs } from '#domains/club/tables.ts';
import { hallCandidates } from '#domains/hall-of-fame/tables.ts';
import { announceRecords } from '#domains/history/store/broken-records.ts';
import { retireByAssistants } from '#domains/history/store/retire-numbers.ts';
import { latestNews } from '#domains/news/store/latest.ts';
import { players, teamPlayers } from '#domains/player/tables.ts';
import { joinTeam } from '#domains/roster/store/moves.ts';
import { tenures } from '#domains/seat/tables.ts';
import { keepSeasons } from '#domains/stats/store/finished-seasons.ts';
import { knownSecret } from '#engine/secret.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeCompetition, makeSeries, setStanding } from '../../../tests/factories/competition.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { addTenures, giveClub } from '../../../tests/factories/seats.ts';
import { type Browser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { makeSkaterSeason } from '../../../tests/factories/stats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const NOW = new Date('2026-01-01T12:00:00Z');
const { db, database, server, ids, inRows } = testWorld({
  season: 4,
  day: 60,
  phase: 'draft',
  users: ['Mia', 'Ole'],
  clubs: [1, 2],
});
const [miaId, oleId] = ids('Mia', 'Ole');
let mia: Browser;
let [scorer] = [0];
beforeAll(async () => {
  // Season 3: club 1 finished first, club 2 won the cup. Season 4: club 1 won both.
  for (const [played, first, champion] of [
    [3, 11, 21],
    [4, 11, 11],
  ] as const) {
    const playoffs = await makeCompetition(db, { season: played, stage: 'playoffs' });
    for (const teamId of [11, 21]) {
      const isChampion = teamId === champion;
      const result = { rank: teamId === first ? 1 : 2, points: 60, isChampion, playoffRoundsWon: isChampion ? 3 : 2 };
      const movement = teamId === 21 && played === 4 ? 'relegated' : null;
      await setStanding(db, teamId, { season: played, ...result, movement });
    }
    await makeSeries(db, { competitionId: playoffs, round: 3, highTeamId: 11, lowTeamId: 21, winnerTeamId: champion });
  }
  scorer = await makePlayer(db, { teamId: 11, lastname: 'Scorer' });
  const short = await makePlayer(db, { teamId: 11, lastname: 'Short' });
  await makeSkaterSeason(db, { playerId: scorer, teamId: 11, season: 3, games: 38, goals: 20, assists: 9 });
  await makeSkaterSeason(db, { playerId: scorer, teamId: 11, season: 4, games: 30, goals: 11, assists: 9 });
  await makeSkaterSeason(db, { playerId: short, teamId: 11, season: 4, games: 38, goals: 25 });
  // His totals for another team belong in its own record book.
  await makeSkaterSeason(db, { playerId: short, teamId: 21, season: 3, games: 38, goals: 40 });
  // Mia managed club 1 from season 3 to the playoffs of season 4, Ole since then.
  await addTenures(db, [
    { clubId: 1, userId: miaId, fromDay: 3 * 63 + 5, toDay: 4 * 63 + 50 },
    { clubId: 1, userId: oleId, fromDay: 4 * 63 + 50 },
  ]);
  mia = await makeLoggedInBrowser(server, database, 'mia@example.org');
});

const read = async (path: string) => (await mia.get(`/api${path}`)).body.data;

describe('the history of a team', () => {
  it('has its seasons, newest first, its trophies by their league names, and its managers', async () => {
    const { seasons, trophies, managers } = await read('/teams/11/history');
    expect(
      seasons.map((one: { season: number; rank: number; isChampion: boolean }) => [
        one.season,
        one.rank,
        one.isChampion,
      ]),
    ).toEqual([
      [4, 1, true],
      [3, 1, false],
    ]);
    expect(
      trophies.map((one: { description: string; wins: { season: number }[] }) => [
        one.description,
        one.wins.map(({ season }) => season),
      ]),
    ).toEqual([
      ['Cup winner PRO Tier I', [4]],
      ['Regular season winner PRO Tier I', [4, 3]],
    ]);
    expect(managers).toEqual([
      { user: { id: oleId, name: 'Ole' }, from: { season: 4, day: 50 }, to: null },
      { user: { id: miaId, name: 'Mia' }, from: { season: 3, day: 5 }, to: { season: 4, day: 50 } },
    ]);
  });

  it('has the best careers and seasons with the team', async () => {
    const { records } = await read('/teams/11/history');
    const goals = (scope: string) =>
      records
        .find((one: { statistic: string; scope: string }) => one.statistic === 'goals' && one.scope === scope)
        .best.map(({ player, value }: { player: { lastname: string }; value: number }) => [player.lastname, value]);
    expect(goals('career')).toEqual([
      ['Scorer', 31],
      ['Short', 25],
    ]);
    expect(goals('season')).toEqual([
      ['Short', 25],
      ['Scorer', 20],
      ['Scorer', 11],
    ]);
  });

  it('is not found for an unknown team', async () => {
    expect((await mia.get('/api/teams/999/history')).status).toBe(404);
  });
});

describe('all-time series', () => {
  it('add up all meetings with each opponent, playoff series included, the rival first', async () => {
    await makeClub(db, { id: 3, leagueIds: { PRO: 1, FRM: 2, U21: 3 }, season: 4 });
    const played = { day: 20, homeTeamId: 11 };
    await makeResult(db, { ...played, season: 3, awayTeamId: 21, score: [3, 1] });
    const last = await makeResult(db, {
      day: 30,
      season: 4,
      homeTeamId: 21,
      awayTeamId: 11,
      score: [4, 3],
      endedIn: 'overtime',
    });
    await makeResult(db, { ...played, season: 3, awayTeamId: 31, score: [2, 5] });
    await makeGame(db, { ...played, day: 40, awayTeamId: 31 });
    const seen = async () => read('/teams/11/rivalries');
    const ids = (rows: { opponent: { id: number }; isRival: boolean }[]) =>
      rows.map(({ opponent, isRival }) => [opponent.id, isRival]);
    const before = await seen();
    expect(ids(before)).toEqual([
      [21, false],
      [31, false],
    ]);
    expect(before[0]).toMatchObject({
      ...{ games: 2, wins: 1, losses: 0, overtimeLosses: 1, goalsFor: 6, goalsAgainst: 5 },
      ...{ seriesWon: 1, seriesLost: 1, streak: -1 },
      last: { gameId: last, season: 4, goalsFor: 3, goalsAgainst: 4 },
    });
    await db.update(clubs).set({ rivalClubId: 3 }).where(eq(clubs.id, 1));
    expect(ids(await seen())[0]).toEqual([31, true]);
    expect((await mia.get('/api/teams/999/rivalries')).status).toBe(404);
  });
});

describe('the history of a league', () => {
  it('has the leaders of each season, and the best seasons of all time', async () => {
    await db.transaction((tx) => keepSeasons(tx, 4));
    const { seasons, records } = await read('/leagues/1/history');
    const goals = ({ bests }: { bests: { statistic: string; player: { lastname: string }; value: number }[] }) =>
      bests.filter(({ statistic }) => statistic === 'goals').map(({ player, value }) => [player.lastname, value]);
    expect(seasons.map(goals)).toEqual([[['Short', 25]], [['Short', 40]]]);
    const best = records.find(({ statistic }: { statistic: string }) => statistic === 'goals').best;
    expect(best.map(({ season, value }: { season: number; value: number }) => [season, value])).toEqual([
      [3, 40],
      [4, 25],
      [3, 20],
      [4, 11],
    ]);
  });

  it('has champion, finalist, regular-season winner and relegated teams', async () => {
    const { seasons, titles } = await read('/leagues/1/history');
    const ids = (row: Record<string, { id: number } | null>) =>
      ['champion', 'finalist', 'president'].map((name) => row[name]?.id);
    expect(seasons.map(ids)).toEqual([
      [11, 21, 11],
      [21, 11, 11],
    ]);
    expect(seasons[0].relegated.map(({ id }: { id: number }) => id)).toEqual([21]);
    expect(titles.map(({ cups, presidents }: { cups: number; presidents: number }) => [cups, presidents])).toEqual([
      [1, 2],
      [1, 0],
    ]);
    expect((await mia.get('/api/leagues/999/history')).status).toBe(404);
  });
});

describe('broken records', () => {
  it('are news, for a season and a career, in a league with past seasons', async () => {
    const announce = (season: number) => db.transaction((tx) => announceRecords(tx, { season, day: 43 }));
    // Two seasons are not enough for records.
    expect(await announce(4)).toBe(0);
    await makeSkaterSeason(db, { playerId: scorer, teamId: 11, season: 5, games: 38, goals: 41, assists: 1 });
    expect(await announce(5)).toBe(4);
    const news = await latestNews(db, { leagueId: 1 }, 4);
    const said = news.flatMap((item) => (item.kind === 'record-broken' ? item.params : []));
    // 41 goals and 42 points against 40 and 40; career totals of 72 and 91 against 65 and 65.
    expect(
      said.map(({ scope, statistic, value, before, holder }) => [scope, statistic, value, before, holder]),
    ).toEqual(
      expect.arrayContaining([
        ['season', 'goals', 41, 40, expect.stringContaining('Short')],
        ['season', 'points', 42, 40, expect.stringContaining('Short')],
        ['career', 'goals', 72, 65, expect.stringContaining('Short')],
        ['career', 'points', 91, 65, expect.stringContaining('Short')],
      ]),
    );
  });

  it('are not news when a player extends his own', async () => {
    await makeSkaterSeason(db, { playerId: scorer, teamId: 11, season: 6, games: 38, goals: 30, assists: 5 });
    expect(await db.transaction((tx) => announceRecords(tx, { season: 6, day: 43 }))).toBe(0);
  });
});

describe('a manager’s trophies', () => {
  it('are those decided while they ran the club', async () => {
    const ofMia = await read(`/users/${miaId}/trophies`);
    const won = ({ trophies }: { trophies: { id: string; wins: { season: number }[] }[] }) =>
      trophies.map(({ id, wins }) => [id, wins.map(({ season }) => season)]);
    // She had left when the cup of season 4 was won.
    expect(won(ofMia)).toEqual([['president-pro-top', [4, 3]]]);
    expect(ofMia.clubs).toMatchObject([{ team: { id: 11 }, to: { season: 4, day: 50 } }]);
    expect(won(await read(`/users/${oleId}/trophies`))).toEqual([['cup-pro-top', [4]]]);
    expect((await mia.get('/api/users/999/trophies')).status).toBe(404);
  });

  it('rank managers, with ties by points', async () => {
    const board = (await mia.get('/api/leaderboard/trophies')).body;
    expect(board.data).toMatchObject([
      { rank: 1, user: { name: 'Ole' }, cups: 1, presidents: 0, points: 40 },
      { rank: 1, user: { name: 'Mia' }, cups: 0, presidents: 2, points: 40 },
    ]);
    expect(board.pagination.total).toBe(2);
  });

  it('start when a club is taken over, and end when it is left', async () => {
    const nora = await makeUser(db, { name: 'Nora' });
    await takeClub(db, { clubId: 2, userId: nora, now: NOW });
    await leaveClub(db, { clubId: 2, userId: nora });
    const terms = await db.select().from(tenures).where(eq(tenures.userId, nora));
    expect(terms).toMatchObject([{ clubId: 2, fromDay: 4 * 63 + 60, toDay: 4 * 63 + 60 }]);
  });
});

describe('retired numbers', () => {
  const at = (playerId: number, number: number) =>
    db
      .insert(teamPlayers)
      .values({ teamId: 11, playerId, ownerKind: 'club', jerseyNumber: number, fromDay: 65, toDay: 200 });
  const great = async (lastname: string, number: number, games = 240) => {
    const playerId = await makePlayer(db, { teamId: null, lastname, retiredAt: 3 });
    await makeSkaterSeason(db, { playerId, teamId: 11, season: 3, games });
    await at(playerId, number);
    return playerId;
  };
  const retire = (browser: Browser, playerId: number) =>
    browser.unsafe('POST', '/api/teams/12/retired-numbers', { playerId });

  it('belong to great players only, one a season, and are retired by the manager', async () => {
    await giveClub(db, 1, miaId);
    mia = await makeLoggedInBrowser(server, database, 'mia@example.org');
    const legend = await great('Legend', 9);
    const second = await great('Second', 4, 230);
    const guest = await great('Guest', 77, 50);
    const before = await read('/teams/11/retired-numbers');
    expect(before.candidates.map(({ player }: { player: { id: number } }) => player.id)).toEqual([legend, second]);
    expect(before).toMatchObject({ retired: [], isOpen: true, abilities: { numberPlayers: true } });
    expect((await retire(mia, guest)).status).toBe(409);
    expect((await retire(mia, legend)).status).toBe(204);
    expect((await retire(mia, second)).body.message).toContain('one number a season');
    const after = await read('/teams/12/retired-numbers');
    expect(after).toMatchObject({ isOpen: false, retired: [{ number: 9, season: 4, player: { id: legend } }] });
    expect(await latestNews(db, { clubId: 1 }, 1)).toMatchObject([{ kind: 'number-retired', params: { number: 9 } }]);
    const ole = await makeLoggedInBrowser(server, database, 'ole@example.org');
    expect((await retire(ole, second)).status).toBe(403);
  });

  it('are not issued again at the club', async () => {
    const rookie = await makePlayer(db, { teamId: 12, jerseyNumber: 51 });
    const answer = await mia.unsafe('PUT', `/api/players/${rookie}/jersey-number`, { jerseyNumber: 9 });
    expect(answer.status).toBe(409);
    expect(answer.body.message).toContain('Legend');
    const newcomer = await makePlayer(db, { teamId: null, jerseyNumber: 9, position: 'C' });
    const today = { season: 4, day: 60, absoluteDay: 4 * 63 + 60, secret: knownSecret(7) };
    await inRows((rows) => joinTeam(rows, { playerId: newcomer, teamId: 11, today }));
    const [joined] = await db.select().from(players).where(eq(players.id, newcomer));
    expect(joined?.teamId).toBe(11);
    expect(joined?.jerseyNumber).not.toBe(9);
  });

  it('follow the Hall of Fame at AI clubs', async () => {
    await giveClub(db, 1, null);
    const member = await great('Member', 30, 80);
    const career = {
      seasons: 2,
      firstSeason: 1,
      lastSeason: 2,
      games: 80,
      goals: 40,
      assists: 50,
      wins: 0,
      shutouts: 0,
      topPoints: 90,
      topWins: 0,
      cups: 1,
    };
    const facts = { ...career, honors: {} };
    await db
      .insert(hallCandidates)
      .values({ season: 5, playerId: member, teamId: 11, ballot: 1, greatness: 500, facts, isInducted: true });
    expect(await db.transaction((tx) => retireByAssistants(tx, { season: 5, day: 58 }))).toBe(1);
    expect(await db.transaction((tx) => retireByAssistants(tx, { season: 5, day: 58 }))).toBe(0);
    const { retired } = await read('/teams/11/retired-numbers');
    expect(retired.map(({ number }: { number: number }) => number)).toEqual([9, 30]);
  });
});
