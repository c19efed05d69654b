import { beforeAll, describe, expect, it } from 'vitest';
import { travelCost } from '#domains/finances/rules/costs.ts';
import { loadTravel } from '#domains/finances/views/travel.ts';
import { teamRef } from '../../../tests/factories/club.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const TORONTO = { latitude: 43.7, longitude: -79.4 };
const HELSINKI = { latitude: 60.2, longitude: 24.9 };
const { db } = testWorld({
  clubs: [
    { id: 1, club: TORONTO },
    { id: 2, club: HELSINKI },
  ],
});

beforeAll(async () => {
  await makeResult(db, { homeTeamId: 11, awayTeamId: 21, day: 8, score: [1, 2] });
  await makeGame(db, { homeTeamId: 21, awayTeamId: 11, day: 9 });
  await makeGame(db, { homeTeamId: 21, awayTeamId: 11, day: 50, stage: 'playoffs', status: 'unneeded' });
  await makeGame(db, { homeTeamId: 22, awayTeamId: 12, day: 9, leagueId: 2 });
});

async function gamesOf(teamId: number, season = 3) {
  return (await loadTravel(db, await teamRef(db, teamId), season)).games;
}

describe('a team’s travel', () => {
  it('goes from arena to arena, and costs what the ledger will show', async () => {
    const [home, away, ...others] = await gamesOf(11);
    expect(home).toMatchObject({ day: 8, trip: null });
    expect(away?.trip).toEqual({ day: 9, kilometers: 6592, cost: travelCost(1, TORONTO, HELSINKI) });
    expect(others).toEqual([]);
  });

  it('costs the club nothing for its farm team, which pays for no trips', async () => {
    const [away] = await gamesOf(12);
    expect(away?.trip).toMatchObject({ kilometers: 6592, cost: null });
  });

  it('covers the requested season', async () => {
    expect(await gamesOf(11, 2)).toEqual([]);
  });
});
