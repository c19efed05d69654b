import { beforeAll, describe, expect, it } from 'vitest';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { travelCost } from '#domains/finances/rules/costs.ts';
import { loadTravel } from '#domains/finances/views/travel.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const TORONTO = { latitude: 43.7, longitude: -79.4 };
const HELSINKI = { latitude: 60.2, longitude: 24.9 };
const { db, world } = testWorld();

beforeAll(async () => {
  const { leagueIds, season } = world;
  await makeClub(db, { id: 1, leagueIds, season, club: TORONTO });
  await makeClub(db, { id: 2, leagueIds, season, club: HELSINKI });
  await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 8, score: [1, 2] });
  await makeGame(db, { homeTeamId: 21, awayTeamId: 11, day: 9 });
  await makeGame(db, { homeTeamId: 21, awayTeamId: 11, day: 50, stage: 'playoffs', status: 'unneeded' });
  await makeGame(db, { homeTeamId: 22, awayTeamId: 12, day: 9, leagueId: 2 });
});

async function gamesOf(teamId: number, season = 3) {
  const team = await findTeamRef(db, teamId);
  if (!team) throw new Error(`there is no team ${teamId}`);
  return (await loadTravel(db, team, season)).games;
}

describe('the travel of a team', () => {
  it('leads from arena to arena, and costs what the books will say', async () => {
    const [home, away, ...others] = await gamesOf(11);
    expect(home).toMatchObject({ day: 8, trip: null });
    expect(away?.trip).toEqual({ day: 9, kilometers: 6592, cost: travelCost(1, TORONTO, HELSINKI) });
    expect(others).toEqual([]);
  });

  it('costs the club nothing for its farm team, which books no trips', async () => {
    const [away] = await gamesOf(12);
    expect(away?.trip).toMatchObject({ kilometers: 6592, cost: null });
  });

  it('is of the season asked for', async () => {
    expect(await gamesOf(11, 2)).toEqual([]);
  });
});
