import { beforeAll, expect, it } from 'vitest';
import { hallCandidates } from '#domains/hall-of-fame/tables.ts';
import { playerPasts } from '#domains/player/tables.ts';
import { PAST_SKATER_COLUMNS } from '#engine/player/past-seasons.ts';
import { makeContract, makePlayer } from '../../../tests/factories/player.ts';
import { type Browser, makeBrowser } from '../../../tests/factories/server.ts';
import { makeGoalieSeason, makeSkaterSeason } from '../../../tests/factories/stats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, server } = testWorld({ clubs: [{ id: 1, rosters: ['PRO'] }, 2] });
let visitor: Browser;
beforeAll(async () => {
  visitor = makeBrowser(server);
});

it('a visitor sees a player’s card with his career totals, his rank and his rarity', async () => {
  const id = await makePlayer(db, { teamId: 21, skill: 90, lastname: 'Star' });
  await makeContract(db, { playerId: id, clubId: 2, salary: 9_000_000 });
  await makeSkaterSeason(db, { playerId: id, teamId: 21, games: 38, goals: 30, assists: 30 });
  await makeSkaterSeason(db, { playerId: id, teamId: 21, stage: 'playoffs', games: 10, goals: 5, assists: 5 });
  const before: number[] = PAST_SKATER_COLUMNS.map(
    (name) => ({ games: 38, goals: 20, assists: 40 })[name as 'games'] ?? 0,
  );
  await db.insert(playerPasts).values({ playerId: id, birthplace: null, seasons: [[-1, 21, 1, ...before]] });
  const { status, body } = await visitor.get(`/api/players/${id}/card`);
  expect(status).toBe(200);
  expect(body.data).toMatchObject({
    player: { lastname: 'Star' },
    team: { id: 21 },
    overall: 90,
    contract: { salary: 9_000_000, to: 5 },
    career: { seasons: 2, games: 86, goals: 55, assists: 75, points: 130, wins: 0 },
    honors: [],
    rank: 1,
    // One star: first of nineteen is in the top eighth.
    rarity: 'uncommon',
  });
  expect(JSON.stringify(body)).not.toMatch(/ceiling|peak|growth|potential|training/);
});

it('goalies are ranked among goalies, and Hall of Famers are legendary', async () => {
  const goalie = await makePlayer(db, { teamId: 21, position: 'G', skill: 50 });
  await makeGoalieSeason(db, { playerId: goalie, teamId: 21, games: 30, wins: 20, shutouts: 3 });
  const legend = await makePlayer(db, { retiredAt: 1, lastname: 'Legend' });
  await db.insert(hallCandidates).values({
    season: 2,
    playerId: legend,
    ballot: 1,
    greatness: 1,
    facts: {
      seasons: 1,
      firstSeason: 1,
      lastSeason: 1,
      games: 1,
      goals: 1,
      assists: 1,
      wins: 0,
      shutouts: 0,
      topPoints: 2,
      topWins: 0,
      cups: 0,
      honors: {},
    },
    isInducted: true,
  });
  const { body } = await visitor.get(`/api/cards?players=${legend},${goalie},2000000000,x`);
  expect(body.data).toMatchObject([
    { player: { id: legend }, team: null, rank: null, isInHall: true, rarity: 'legendary', retiredAt: 1 },
    // The two rostered goalies rank higher.
    { player: { id: goalie }, rank: 3, career: { games: 30, wins: 20, shutouts: 3, points: 0 } },
  ]);
});

it('an unknown player has no card', async () => {
  expect((await visitor.get('/api/players/2000000000/card')).status).toBe(404);
  expect((await visitor.get('/api/players/none/card')).status).toBe(422);
  expect((await visitor.get('/api/cards')).body).toEqual({ data: [] });
  expect((await visitor.get(`/api/cards?players=${'1,'.repeat(300)}`)).status).toBe(422);
});
