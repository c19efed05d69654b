import { beforeAll, describe, expect, it } from 'vitest';
import { skaterGames } from '#domains/stats/tables.ts';
import { readClock } from '#domains/world/views/clock.ts';
import type { RecordFilter } from '#domains/world/views/record-filter.ts';
import { readRecords } from '#domains/world/views/records.ts';
import { readWorldToday } from '#domains/world/views/today.ts';
import { readWorld } from '#platform/clock/state.ts';
import { world } from '#platform/clock/tables.ts';
import { makeGame, makeResult } from '../../../../tests/factories/game.ts';
import { makePlayer } from '../../../../tests/factories/player.ts';
import { makeSkaterSeason, makeTeamSeason } from '../../../../tests/factories/stats.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const NOON = new Date('2026-01-01T12:00:00Z');
const ANY: RecordFilter = {
  level: null,
  tier: null,
  season: null,
  statistic: null,
  holderType: null,
  scope: null,
  stage: null,
  teamIds: null,
  playersOfTeamIds: null,
};
const { db } = testWorld({
  users: [
    { name: 'Owner', lastOnlineAt: new Date('2026-01-01T11:58:00Z') },
    { name: 'Long Gone', lastOnlineAt: new Date('2025-12-01T11:58:00Z') },
  ],
  clubs: ['Owner', 2],
});
let scorer: number;
let rookie: number;
beforeAll(async () => {
  scorer = await makePlayer(db, { firstname: 'Sune', lastname: 'Skytt', teamId: 11 });
  rookie = await makePlayer(db, { firstname: 'Rolf', lastname: 'Ung', teamId: 21 });
  const played = await makeResult(db, { day: 9, homeTeamId: 11, awayTeamId: 21, score: [4, 1] });
  // Both are still ahead; the affiliates' game is not for the front page.
  await makeGame(db, { day: 10, slot: 2, homeTeamId: 21, awayTeamId: 11 });
  await makeGame(db, { day: 10, slot: 1, leagueId: 2, homeTeamId: 22, awayTeamId: 12 });
  await db.insert(skaterGames).values([
    { gameId: played, playerId: scorer, teamId: 11, position: 'C', goals: 3, assists: 1 },
    { gameId: played, playerId: rookie, teamId: 21, position: 'C', goals: 1 },
  ]);
  await makeSkaterSeason(db, { season: 2, playerId: scorer, teamId: 11, games: 38, goals: 20, assists: 5 });
  await makeSkaterSeason(db, { season: 3, playerId: scorer, teamId: 11, games: 5, goals: 4, assists: 9 });
  await makeSkaterSeason(db, { season: 2, playerId: rookie, teamId: 21, games: 38, goals: 22 });
  await makeSkaterSeason(db, { season: 2, playerId: rookie, teamId: 21, games: 7, goals: 30, stage: 'playoffs' });
  await makeTeamSeason(db, { season: 2, teamId: 21, games: 38, goals: 120 });
});

async function best(statistic: string, scope: string, filter: Partial<RecordFilter> = {}) {
  const rows = await readRecords(db, await readWorld(db), { ...ANY, ...filter });
  return rows
    .filter((row) => row.statistic === statistic && row.scope === scope && row.seasonType === 'regular')
    .sort((a, b) => b.value - a.value)
    .map(({ holderName, value }) => [holderName, value]);
}

describe('records', () => {
  it('name the best of a game, a season and a career', async () => {
    expect(await best('goals', 'game')).toEqual([
      ['Sune Skytt', 3],
      ['Rolf Ung', 1],
    ]);
    expect(await best('goals', 'season')).toEqual([
      ['Rolf Ung', 22],
      ['Sune Skytt', 20],
      ['Sune Skytt', 4],
    ]);
    expect(await best('goals', 'career')).toEqual([
      ['Sune Skytt', 24],
      ['Rolf Ung', 22],
    ]);
    expect(await best('points', 'career')).toEqual([
      ['Sune Skytt', 38],
      ['Rolf Ung', 22],
    ]);
    expect(await best('team-goals', 'season')).toEqual([['City 2 PRO Side', 120]]);
  });

  it('separate the regular season from the playoffs', async () => {
    const rows = await readRecords(db, await readWorld(db), { ...ANY, stage: 'playoffs' });
    expect(new Set(rows.map((row) => row.seasonType))).toEqual(new Set(['playoffs']));
    expect(rows.find((row) => row.statistic === 'goals' && row.scope === 'season')).toMatchObject({
      value: 30,
      season: 2,
    });
  });

  it('are filtered by season, level, own teams and own players', async () => {
    expect(await best('goals', 'season', { season: 3 })).toEqual([['Sune Skytt', 4]]);
    expect(await best('goals', 'season', { level: 'U21' })).toEqual([]);
    expect(await best('goals', 'season', { tier: 2 })).toEqual([]);
    expect(await best('goals', 'season', { teamIds: [11, 12, 13] })).toEqual([
      ['Sune Skytt', 20],
      ['Sune Skytt', 4],
    ]);
    expect(await best('goals', 'career', { playersOfTeamIds: [21] })).toEqual([['Rolf Ung', 22]]);
    expect(await best('team-goals', 'season', { playersOfTeamIds: [21] })).toEqual([]);
    expect(await best('goals', 'game', { teamIds: [] })).toEqual([]);
  });
});

describe('the front page', () => {
  it('shows upcoming and finished PRO games, and the world’s totals', async () => {
    const today = await readWorldToday(db, NOON);
    expect(today.next.map(({ home }) => home.id)).toEqual([21]);
    expect(today.recent).toMatchObject([{ homeScore: 4, awayScore: 1, status: 'final' }]);
    expect(today.live).toEqual([]);
    expect(today.counts).toEqual({ clubs: 2, players: 2, managers: 1, gamesPlayed: 1, online: 1 });
  });
});

describe('the clock', () => {
  it('knows the next faceoff anywhere, and stops while it is paused', async () => {
    const clock = await readClock(db, NOON);
    // Slot 1 begins a tenth into the day of 60 minutes.
    expect(clock.nextFaceoffAt).toBe('2026-01-01T12:06:00.000Z');
    expect(clock.dayEndsAt).toBe('2026-01-01T13:00:00.000Z');
    await db.update(world).set({ pausedAt: NOON });
    const later = await readClock(db, new Date('2026-01-01T15:00:00Z'));
    expect(later).toMatchObject({ isPaused: true, nextFaceoffAt: '2026-01-01T15:06:00.000Z' });
    await db.update(world).set({ pausedAt: null });
  });

  it('shows when it resumes after quiet hours, and counts from there', async () => {
    const quiet = { from: 11, until: 17, timeZone: 'UTC' };
    await db.update(world).set({ pace: 'clock', quiet, pausedAt: NOON, pauseReason: 'quiet' });
    const clock = await readClock(db, new Date('2026-01-01T15:00:00Z'));
    expect(clock).toMatchObject({
      isPaused: true,
      quietUntil: '2026-01-01T17:00:00.000Z',
      nextFaceoffAt: '2026-01-01T17:06:00.000Z',
      dayEndsAt: '2026-01-01T18:00:00.000Z',
    });
    const [game] = (await readWorldToday(db, new Date('2026-01-01T15:00:00Z'))).next;
    // The second slot begins a quarter into the day.
    expect(game?.faceoffAt).toBe('2026-01-01T17:15:00.000Z');
    await db.update(world).set({ quiet: null, pausedAt: null, pauseReason: null });
    expect((await readClock(db, NOON)).quietUntil).toBeNull();
  });
});
