import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { teamRatingHistory } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { post } from '#domains/finances/store/ledger.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { listNotifications } from '#domains/notifications/store.ts';
import { managerRatingHistory, managerRatings } from '#domains/ranking/tables.ts';
import { writeReviewMails } from '#domains/season-review/jobs.ts';
import { reviewSeason } from '#domains/season-review/store/write.ts';
import { seasonReviews } from '#domains/season-review/tables.ts';
import { reviewOnDesk } from '#domains/season-review/views.ts';
import type { SettingValue } from '#domains/settings/constants.ts';
import { saveSettings } from '#domains/settings/store.ts';
import { tradeAssets, trades } from '#domains/trade/tables.ts';
import { world } from '#platform/clock/tables.ts';
import { mails } from '#platform/mail/tables.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import { makeCompetition, makeSeries, setStanding } from '../../../tests/factories/competition.ts';
import { said } from '../../../tests/factories/desk.ts';
import { makeResult } from '../../../tests/factories/game.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { rowsOf } from '../../../tests/factories/rows.ts';
import { addTenures } from '../../../tests/factories/seats.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { makeGoalieSeason, makeSkaterSeason } from '../../../tests/factories/stats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, ids, browsers } = testWorld({ ...{ day: 59, phase: 'postseason' }, users: ['Ole'], clubs: ['Mia', 2, 3] });
const [miaId] = ids('Mia');
const [mia, ole] = browsers('Mia', 'Ole');
let [star, kid, sold, bought, netminder, decider, loss] = [0, 0, 0, 0, 0, 0, 0];

const NOW = new Date('2026-01-01T12:00:00Z');
const on = (day: number, season = 3) => season * 63 + day;

beforeAll(async () => {
  const season = 3;
  await addTenures(db, [{ clubId: 1, userId: miaId, fromDay: on(1) }]);
  // At the start of the season, club 1 was the weakest of the three.
  for (const [teamId, day, rating] of [
    [11, 7, 50],
    [11, 14, 90],
    [21, 7, 60],
    [31, 7, 70],
  ] as const) {
    const ratings = { offense: rating, defense: rating, physical: rating, goaltending: rating, coaching: rating };
    await db.insert(teamRatingHistory).values({ teamId, season, day, ...ratings });
  }
  await makeResult(db, { homeTeamId: 11, awayTeamId: 31, day: 8, score: [7, 1] });
  await makeResult(db, { homeTeamId: 21, awayTeamId: 11, day: 9, score: [1, 2], endedIn: 'shootout' });
  loss = await makeResult(db, { homeTeamId: 31, awayTeamId: 11, day: 10, score: [6, 0] });
  await setStanding(db, 11, { rank: 2, playoffRoundsWon: 1 });
  await setStanding(db, 21, { rank: 1, playoffRoundsWon: 0 });
  await setStanding(db, 31, { rank: 3 });
  const playoffs = await makeCompetition(db, { season, stage: 'playoffs' });
  const sides = { highTeamId: 21, lowTeamId: 11, winnerTeamId: 11 };
  const pairingId = await makeSeries(db, { competitionId: playoffs, round: 1, ...sides });
  const inSeries = { stage: 'playoffs' as const, pairingId };
  await makeResult(db, { ...inSeries, homeTeamId: 21, awayTeamId: 11, day: 44, score: [0, 3] });
  decider = await makeResult(db, {
    ...inSeries,
    homeTeamId: 11,
    awayTeamId: 21,
    day: 46,
    score: [3, 2],
    endedIn: 'overtime',
  });
  star = await makePlayer(db, { teamId: 11, lastname: 'Star' });
  const start = Array<number>(11).fill(5500);
  kid = await makePlayer(db, { teamId: 12, lastname: 'Kid', birthSeason: -17, skill: 59, skillsAtStart: start });
  await makePlayer(db, { teamId: 11, lastname: 'Veteran', birthSeason: -25, skillsAtStart: start });
  bought = await makePlayer(db, { teamId: 11, lastname: 'Bought' });
  sold = await makePlayer(db, { teamId: 21, lastname: 'Sold' });
  netminder = await makePlayer(db, { teamId: 11, lastname: 'Netminder', position: 'G' });
  await makeSkaterSeason(db, { playerId: star, teamId: 11, games: 38, goals: 20, assists: 30, plusMinus: 9 });
  await makeSkaterSeason(db, { playerId: bought, teamId: 11, games: 12, goals: 4, assists: 3, plusMinus: -2 });
  await makeSkaterSeason(db, { playerId: bought, teamId: 21, games: 26, goals: 9, assists: 9 });
  await makeSkaterSeason(db, { playerId: sold, teamId: 21, games: 12, goals: 1, assists: 5 });
  await makeGoalieSeason(db, {
    playerId: netminder,
    teamId: 11,
    games: 30,
    wins: 17,
    saves: 810,
    shotsAgainst: 900,
    goalsAgainst: 90,
    toi: 108_000,
  });
  const deal = { fromClubId: 1, toClubId: 2, season, madeOn: on(20), expiresOn: on(21), createdAt: NOW };
  const [made, refused] = await db
    .insert(trades)
    .values([
      { ...deal, status: 'done', closedOn: on(21) },
      { ...deal, status: 'declined', closedOn: on(21) },
    ])
    .returning();
  await db.insert(tradeAssets).values([
    { tradeId: made?.id ?? 0, fromClubId: 2, toClubId: 1, kind: 'player', playerId: bought },
    { tradeId: made?.id ?? 0, fromClubId: 1, toClubId: 2, kind: 'player', playerId: sold },
    { tradeId: refused?.id ?? 0, fromClubId: 1, toClubId: 2, kind: 'player', playerId: star },
  ]);
  const contract = { clubId: 1, salary: 2_000_000, salaries: [2_000_000], kind: 'standard' as const };
  await db.insert(contracts).values([
    // Extended in the summer with his own club: only the goalie is new.
    { ...contract, playerId: netminder, fromSeason: 3, toSeason: 3, signedAt: on(61, 2) },
    { ...contract, playerId: star, fromSeason: 2, toSeason: 2, signedAt: on(5, 2) },
    { ...contract, playerId: star, fromSeason: 3, toSeason: 3, signedAt: on(60, 2) },
  ]);
  await db.insert(managerRatings).values({ userId: miaId, rating: 1541.6, best: 1550, games: 40, wins: 25 });
  await db.insert(managerRatingHistory).values([
    { userId: miaId, season: 2, day: 56, rating: 1490, rank: 3 },
    { userId: miaId, season: 2, day: 63, rating: 1500, rank: 3 },
    { userId: miaId, season: 3, day: 7, rating: 1510, rank: 2 },
  ]);
  const record = { player: 'Test Star', team: 'City 1', league: 'League', holder: 'Old Hero', value: 20, before: 19 };
  await db.transaction(async (tx) => {
    await writeNews(pgRows(tx), [
      {
        season,
        day: 43,
        kind: 'record-broken',
        clubId: 1,
        leagueId: 1,
        playerId: star,
        params: { statistic: 'goals', scope: 'season', ...record },
      },
    ]);
    await post(pgRows(tx), [
      // Neither earned nor spent, so it appears in no books.
      {
        key: 'test/loan',
        season,
        day: 9,
        kind: 'loan',
        params: { loanId: 1, days: 63 },
        entries: [
          { account: 'club:1', currency: 'dollar', amount: 9_000 },
          { account: 'world:bank', currency: 'dollar', amount: -9_000 },
        ],
      },
      {
        key: 'test/share',
        season,
        day: 9,
        kind: 'league-share',
        params: {},
        entries: [
          { account: 'club:1', currency: 'dollar', amount: 500 },
          { account: 'world:league', currency: 'dollar', amount: -500 },
        ],
      },
    ]);
    await reviewSeason(tx, season);
  });
});

const reviewOf = async (teamId: number, browser = mia) =>
  (await browser.get(`/api/teams/${teamId}/season-review`)).body.data;

describe('a season review', () => {
  it('compares the finish with the rating of the first week', async () => {
    const { season, seasons, review } = await reviewOf(11);
    expect({ season, seasons }).toEqual({ season: 3, seasons: [3] });
    expect(review).toMatchObject({ rank: 2, clubs: 3, expectedRank: 3, points: 5, playoffRoundsWon: 1 });
    expect((await reviewOf(31)).review).toMatchObject({ rank: 3, expectedRank: 1, playoffRoundsWon: null });
  });

  it('includes the win that decided a series, the biggest win and the heaviest loss', async () => {
    const { review } = await reviewOf(11);
    expect(review.bestWin).toMatchObject({
      gameId: decider,
      opponent: { id: 21 },
      isHome: true,
      goalsFor: 3,
      goalsAgainst: 2,
      endedIn: 'overtime',
      playoffRound: 1,
    });
    expect(review.biggestWin).toMatchObject({ opponent: { id: 31 }, goalsFor: 7, goalsAgainst: 1, playoffRound: null });
    expect(review.biggestLoss).toMatchObject({ gameId: loss, isHome: false, goalsFor: 0, goalsAgainst: 6 });
    // A club that won no series gets its win over the best team that it beat.
    expect((await reviewOf(31)).review.bestWin).toMatchObject({ gameId: loss, opponent: { id: 11 } });
    expect((await reviewOf(21)).review.bestWin).toBeNull();
  });

  it('names the leaders, and the outcome of trades and signings', async () => {
    const { review } = await reviewOf(11);
    const led = review.leaders.map((one: Record<string, { id: number }>) => [one['statistic'], one['player']?.id]);
    expect(led).toEqual([
      ['points', star],
      ['goals', star],
      ['assists', star],
      ['plus-minus', star],
      ['goalie-wins', netminder],
      ['save-percentage', netminder],
    ]);
    expect(review.arrivals).toMatchObject([
      { player: { id: netminder }, by: 'signing', season: 2, day: 61, salary: 2_000_000, line: { wins: 17 } },
      { player: { id: bought }, by: 'trade', season: 3, day: 21, from: { id: 21 }, line: { games: 12, goals: 4 } },
    ]);
    expect(review.departures).toMatchObject([
      { player: { id: sold }, by: 'trade', to: { id: 21 }, line: { games: 12, goals: 1, assists: 5 } },
    ]);
  });

  it('shows the growth of young players, broken records, and the manager’s rating', async () => {
    const { review } = await reviewOf(11);
    expect(review.young).toMatchObject([{ player: { id: kid }, level: 'FRM', age: 20, before: 55, after: 59 }]);
    expect(review.records).toMatchObject([{ statistic: 'goals', scope: 'season', value: 20, holder: 'Old Hero' }]);
    expect(review.manager).toEqual({ user: { id: miaId, name: 'Mia' }, rating: 1542, ratingBefore: 1500 });
    expect((await reviewOf(21)).review.manager).toBeNull();
  });

  it('is public, except for the club’s finances', async () => {
    expect((await reviewOf(11, ole)).review).toEqual((await reviewOf(11)).review);
    expect((await ole.get('/api/teams/11/season-review/books')).status).toBe(403);
    expect((await mia.get('/api/teams/12/season-review/books')).body.data).toEqual({
      income: 500,
      expenses: 0,
      kinds: [{ kind: 'league-share', amount: 500 }],
    });
    expect((await mia.get('/api/teams/21/season-review/books')).status).toBe(403);
    expect((await mia.get('/api/teams/11/season-review/books?season=2')).body.data).toBeNull();
  });

  it('is not found for a season without one, or an unknown team', async () => {
    expect((await mia.get('/api/teams/11/season-review?season=2')).body.data).toMatchObject({
      season: null,
      seasons: [3],
      review: null,
    });
    expect((await mia.get('/api/teams/99/season-review')).status).toBe(404);
  });

  it('is announced to the club’s manager alone', async () => {
    const { rows } = await listNotifications(
      db,
      { userId: miaId, clubId: null, ledTeamIds: [], today: { absoluteDay: 0 } },
      { page: 1, undoes: {} },
    );
    expect(rows).toMatchObject([
      { kind: 'season-review', params: { teamId: 11, season: 3, rank: 2, expectedRank: 3, isChampion: false } },
    ]);
    expect(await db.$count(seasonReviews)).toBe(3);
  });

  it('is on the manager’s desk until the next season starts', async () => {
    const onDesk = async (browser: Browser, teamId: number) =>
      said((await browser.get(`/api/teams/${teamId}/overview`)).body.data.desk ?? []).filter(
        ({ kind }) => kind === 'season-review',
      );
    expect(await onDesk(mia, 11)).toEqual([
      {
        kind: 'season-review',
        params: { season: 3, rank: 2, expectedRank: 3, isChampion: false },
        path: '/club/season-review/11?season=3',
      },
    ]);
    expect(await onDesk(ole, 11)).toEqual([]);
    expect(await reviewOnDesk(db, { teamId: 11, clubId: 1, season: 4 })).toEqual([]);
  });
});

describe('the season review mail', () => {
  const publicUrl = 'https://rinkside.example';
  /** Noon in Toronto, where Mia lives. */
  const write = (now = '2026-01-02T17:00:00Z') => writeReviewMails(db, { now: new Date(now), publicUrl });
  const set = (settings: Readonly<Record<string, SettingValue>>) => saveSettings(db, miaId, settings);
  const sent = () => rowsOf(db, mails, { userId: miaId });
  beforeEach(async () => {
    await db.delete(mails);
    await db.update(seasonReviews).set({ mailedAt: null });
    await set({ 'reminder.season-mail': true, 'reminder.quiet-from': 'none', 'reminder.quiet-until': 'none' });
  });

  it('is sent automatically, once even with two workers, with the contents of the page', async () => {
    const both = await Promise.all([write(), write()]);
    expect(both[0] + both[1]).toBe(1);
    expect(await write()).toBe(0);
    const [mail, ...more] = await sent();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ to: 'mia@example.org', unsubscribeUrl: expect.stringContaining('token=') });
    expect(mail?.subject).toMatch(/ season$/);
    for (const sentence of [
      'finished 2nd of 3, one place better than the rating promised in the first week, and lost in the semifinals.',
      '5 points, 9 goals for and 8 against.',
      'Star led the team with 50 points.',
      'The win to remember: 3–2 at home against',
      'in overtime.',
      'Your players broke 1 league record.',
      `${publicUrl}/club/season-review/11?season=3`,
    ])
      expect(mail?.text).toContain(sentence);
  });

  it('waits for the end of quiet hours, and is not sent to unsubscribed users', async () => {
    await set({ 'reminder.quiet-from': '11:00', 'reminder.quiet-until': '13:00' });
    expect(await write()).toBe(0);
    await set({ 'reminder.season-mail': false });
    expect(await write('2026-01-02T18:00:00Z')).toBe(0);
    await set({ 'reminder.season-mail': true });
    expect(await write('2026-01-02T18:00:00Z')).toBe(1);
  });

  it('ends with an unsubscribe link', async () => {
    await write();
    const [mail] = await sent();
    const token = new URL(mail?.unsubscribeUrl ?? '').searchParams.get('token') ?? '';
    expect((await mia.post('/api/mails/unsubscribe', { token })).status).toBe(204);
    await db.update(seasonReviews).set({ mailedAt: null });
    expect(await write()).toBe(0);
  });

  it('is not sent for a season long past', async () => {
    await db.update(world).set({ seasonNumber: 4 });
    expect(await write()).toBe(0);
    await db.update(world).set({ seasonNumber: 3 });
  });
});
