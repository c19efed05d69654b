import { beforeAll, describe, expect, it } from 'vitest';
import { players } from '#domains/player/tables.ts';
import { MAX_CAREERS } from '#domains/stats/constants.ts';
import { skaterSeasons } from '#domains/stats/tables.ts';
import { goalieCareers, skaterCareers, teamHistory } from '#domains/stats/views/team-careers.ts';
import { makeCompetition } from '../../../../tests/factories/competition.ts';
import { makePlayer, standing } from '../../../../tests/factories/player.ts';
import { makeGoalieSeason, makeSkaterSeason, makeTeamSeason } from '../../../../tests/factories/stats.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';

const { db } = testWorld({ season: 5, clubs: [1, 2] });
let veteran: number;
let departed: number;
let goalie: number;
const everybody = { teamId: 11, type: 'regular', roster: 'all' } as const;

beforeAll(async () => {
  veteran = await makePlayer(db, { position: 'C', teamId: 11 });
  departed = await makePlayer(db, { position: 'RD', teamId: 21 });
  goalie = await makePlayer(db, { position: 'G', teamId: 11 });
  // Back after a season elsewhere, and once in a lower league.
  await makeSkaterSeason(db, { playerId: veteran, teamId: 11, season: 2, goals: 10, shots: 40, ppGoals: 4, toi: 9000 });
  await makeSkaterSeason(db, { playerId: veteran, teamId: 21, season: 3, goals: 50, shots: 60 });
  await makeSkaterSeason(db, { playerId: veteran, teamId: 11, season: 4, leagueId: 2, games: 30, goals: 5, shots: 60 });
  await makeSkaterSeason(db, { playerId: veteran, teamId: 11, season: 4, stage: 'playoffs', games: 3, goals: 2 });
  await makeSkaterSeason(db, { playerId: departed, teamId: 11, season: 3, games: 38, goals: 9, assists: 30 });
  for (const [season, saves] of [2, 3].entries())
    await makeGoalieSeason(db, {
      playerId: goalie,
      teamId: 11,
      season: season + 2,
      wins: 5,
      saves: 90 + saves,
      shotsAgainst: 100,
    });
  await makeTeamSeason(db, {
    teamId: 11,
    season: 2,
    games: 38,
    goals: 100,
    shots: 1000,
    goalsAgainst: 90,
    shotsAgainst: 900,
  });
  await makeTeamSeason(db, {
    teamId: 11,
    season: 3,
    games: 38,
    goals: 120,
    shots: 1000,
    goalsAgainst: 90,
    shotsAgainst: 900,
  });
  await makeTeamSeason(db, { teamId: 11, season: 3, stage: 'playoffs', games: 4, goals: 8 });
  await makeTeamSeason(db, { teamId: 21, season: 3, games: 38, goals: 77 });
});

describe('careers with a team', () => {
  it('count what a player did for it in all leagues and seasons, and nothing elsewhere', async () => {
    const { listed, inAll } = await skaterCareers(db, everybody);
    expect(inAll).toBe(2);
    expect(listed.map(({ player, totals }) => [player.id, totals.points])).toEqual([
      [departed, 39],
      [veteran, 15],
    ]);
    expect(listed[1]).toMatchObject({
      ...{ firstSeason: 2, lastSeason: 4, seasons: 2 },
      totals: { games: 40, goals: 15, shots: 100, shootingPercentage: 15, ppGoals: 4 },
    });
  });

  it('are filtered by playoffs, and by current players', async () => {
    const playoffs = await skaterCareers(db, { ...everybody, type: 'playoffs' });
    expect(playoffs.listed).toMatchObject([{ player: { id: veteran }, seasons: 1, totals: { games: 3, goals: 2 } }]);
    const all = await skaterCareers(db, { ...everybody, type: 'all' });
    expect(all.listed).toMatchObject([{ player: { id: departed } }, { seasons: 2, totals: { games: 43, goals: 17 } }]);
    const current = await skaterCareers(db, { ...everybody, roster: 'current' });
    expect(current).toMatchObject({ inAll: 1, listed: [{ player: { id: veteran } }], together: { goals: 15 } });
  });

  it('of goalies have their rates from the totals', async () => {
    const { listed } = await goalieCareers(db, everybody);
    expect(listed).toMatchObject([
      { player: { id: goalie }, firstSeason: 2, lastSeason: 3, totals: { games: 20, wins: 10, savePercentage: 0.925 } },
    ]);
  });

  it('are empty before the first game', async () => {
    expect(await skaterCareers(db, { ...everybody, teamId: 12 })).toEqual({
      listed: [],
      inAll: 0,
      together: null,
    });
    expect(await teamHistory(db, { teamId: 12, type: 'regular' })).toEqual({
      ...{ seasons: [], totals: null, types: [] },
    });
  });
});

describe('a team’s seasons', () => {
  it('are listed with the totals, latest first', async () => {
    const { seasons, totals } = await teamHistory(db, { teamId: 11, type: 'regular' });
    expect(seasons.map(({ season, totals: { goalsFor } }) => [season, goalsFor])).toEqual([
      [3, 120],
      [2, 100],
    ]);
    expect(totals).toMatchObject({ games: 76, goalsFor: 220, shootingPercentage: 11, savePercentage: 0.9 });
    const playoffs = await teamHistory(db, { teamId: 11, type: 'playoffs' });
    expect(playoffs).toMatchObject({ seasons: [{ season: 3 }], totals: { goalsFor: 8, points: 0 } });
  });

  it('add up all game types or one on request, a row per season, and name the types', async () => {
    const { seasons, totals, types } = await teamHistory(db, { teamId: 11, type: 'all' });
    expect(seasons.map(({ season, totals: { goalsFor, games } }) => [season, goalsFor, games])).toEqual([
      [3, 128, 42],
      [2, 100, 38],
    ]);
    expect(totals).toMatchObject({ games: 80, goalsFor: 228 });
    expect(types).toEqual(['regular', 'playoffs']);
    const cup = await teamHistory(db, { teamId: 11, type: 'cup' });
    expect(cup).toEqual({ seasons: [], totals: null, types: ['regular', 'playoffs'] });
  });
});

describe('a team with very many players', () => {
  it('lists those with the most games, and counts and adds up all of them', async () => {
    const [model] = await db.select().from(players).limit(1);
    if (!model) throw new Error('nobody');
    const competitionId = await makeCompetition(db, { season: 2 });
    const ids = Array.from({ length: MAX_CAREERS + 20 }, (_, index) => 500_000 + index);
    await db.insert(players).values(ids.map((id) => ({ ...model, ...standing(), id, jerseyNumber: null })));
    // The last twenty have played least, and scored most.
    await db.insert(skaterSeasons).values(
      ids.map((playerId, index) => {
        const isOften = index < MAX_CAREERS;
        return { competitionId, playerId, teamId: 21, games: isOften ? 10 : 1, goals: isOften ? 1 : 3 };
      }),
    );
    const { listed, inAll, together } = await skaterCareers(db, { ...everybody, teamId: 21 });
    // And the player of the first test, who left for the other team and came back.
    expect(inAll).toBe(MAX_CAREERS + 21);
    expect(listed).toHaveLength(MAX_CAREERS);
    expect(listed.filter(({ totals }) => totals.games === 1)).toEqual([]);
    expect(together).toMatchObject({ goals: MAX_CAREERS + 60 + 50 });
  });
});
