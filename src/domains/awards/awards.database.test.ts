import { beforeAll, describe, expect, it } from 'vitest';
import { holdVotes } from '#domains/awards/store/hold-votes.ts';
import { teamRatingHistory } from '#domains/club/tables.ts';
import { latestNews } from '#domains/news/store/latest.ts';
import { makeCoach } from '../../../tests/factories/coach.ts';
import { setStanding } from '../../../tests/factories/competition.ts';
import { makeResult } from '../../../tests/factories/game.ts';
import { makePlayer } from '../../../tests/factories/player.ts';
import { makeGoalieSeason, makeSkaterSeason } from '../../../tests/factories/stats.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, world, browsers } = testWorld({ clubs: ['Mia', 2] });
const [mia] = browsers('Mia');
let [star, boy, wall, hill, dale] = [0, 0, 0, 0, 0];
beforeAll(async () => {
  const { season, secret } = world;
  hill = await makeCoach(db, { lastname: 'Hill', job: { clubId: 1, role: 'head' } });
  dale = await makeCoach(db, { lastname: 'Dale', job: { clubId: 2, role: 'head' } });
  // A coach of juniors only leads no first team.
  await makeCoach(db, { lastname: 'Small', job: { clubId: 1, role: 'youth' } });
  const match = { homeTeamId: 11, awayTeamId: 21 };
  for (let round = 1; round <= 10; round++) {
    const score: [number, number] = round <= 8 ? [3, 2] : [1, 2];
    await makeResult(db, { ...match, round, day: 10 + round, score, endedIn: round < 9 ? 'regulation' : 'overtime' });
  }
  const strong = { season, day: 7, offense: 70, defense: 70, physical: 70, goaltending: 70, coaching: 70 };
  await db.insert(teamRatingHistory).values([
    { ...strong, teamId: 21 },
    { ...strong, teamId: 11, goaltending: 50 },
    // Rated too late to be an expectation.
    { ...strong, teamId: 11, day: 30, goaltending: 99 },
  ]);
  await setStanding(db, 11, { played: 10, points: 24, rank: 1, isChampion: true });
  await setStanding(db, 21, { played: 10, points: 15, rank: 2 });
  star = await makePlayer(db, { teamId: 11, position: 'C', lastname: 'Star', birthSeason: -25 });
  boy = await makePlayer(db, { teamId: 21, position: 'LW', lastname: 'Boy', birthSeason: -16 });
  wall = await makePlayer(db, { teamId: 21, position: 'G', lastname: 'Wall', birthSeason: -27 });
  // A veteran of last season is not a rookie, regardless of age.
  const known = await makePlayer(db, { teamId: 21, position: 'RW', lastname: 'Known', birthSeason: -17 });
  await makeSkaterSeason(db, { playerId: known, teamId: 21, season: 2, games: 30, goals: 9 });
  await makeSkaterSeason(db, { playerId: known, teamId: 21, goals: 8, assists: 6 });
  await makeSkaterSeason(db, { playerId: boy, teamId: 21, goals: 5, assists: 4 });
  // Traded within the league: his two lines become one, with the team that he played for most.
  await makeSkaterSeason(db, { playerId: star, teamId: 21, games: 2, goals: 3, assists: 2 });
  await makeSkaterSeason(db, { playerId: star, teamId: 11, games: 8, goals: 9, assists: 9 });
  await makeGoalieSeason(db, {
    playerId: wall,
    teamId: 21,
    wins: 4,
    saves: 280,
    shotsAgainst: 300,
    goalsAgainst: 20,
    xga: 24_000,
  });
  await db.transaction((tx) => holdVotes(tx, { season, day: 58, secret, isAnnounced: true }));
});

const list = async (query = '') => (await mia.get(`/api/world/awards${query}`)).body.data;

describe('the awards of the world', () => {
  it('default to the MVP vote of tier 1, with every ballot', async () => {
    const { season, seasons, votes, winners } = await list();
    expect([season, seasons]).toEqual([3, [3]]);
    expect(votes).toHaveLength(1);
    const [{ candidates, ballots }] = votes;
    expect(candidates[0]).toMatchObject({
      rank: 1,
      honor: 'MVP',
      player: { id: star, lastname: 'Star' },
      team: { id: 11 },
      points: 20,
      firsts: 2,
      line: { kind: 'skater', games: 10, goals: 12, assists: 11 },
    });
    expect(ballots.map(({ team }: { team: { id: number } }) => team.id)).toEqual([11, 21]);
    expect(ballots[0].picks[0]).toBe(1);
    expect(winners).toMatchObject([{ season: 3, leagueId: 1, player: { id: star } }]);
  });

  it('list a whole all-star team together', async () => {
    const { votes } = await list('?award=all-star');
    expect(votes.map(({ award }: { award: string }) => award)).toEqual([
      'all-star-LW',
      'all-star-C',
      'all-star-RW',
      'all-star-G',
    ]);
  });

  it('go to the manager by name, where a user runs the club', async () => {
    const { votes } = await list('?award=manager');
    expect(votes[0].candidates.map(({ manager }: { manager: unknown }) => manager)).toContainEqual({
      id: expect.any(Number),
      name: 'Mia',
    });
  });

  it('list the coach of the year with the ballots and his record', async () => {
    const { votes, winners } = await list('?award=coach');
    expect(votes[0].candidates).toMatchObject([
      {
        rank: 1,
        honor: 'coach',
        player: null,
        coach: { id: hill, lastname: 'Hill', kind: 'coach' },
        team: { id: 11 },
        firsts: 2,
        line: { kind: 'coach', games: 10, wins: 8, losses: 0, overtimeLosses: 2, rank: 1, expectedRank: 2 },
      },
      // A coach who fell short of higher expectations gets no vote.
    ]);
    expect(votes[0].ballots).toMatchObject([
      { team: { id: 11 }, picks: [1] },
      { team: { id: 21 }, picks: [1] },
    ]);
    expect(winners).toMatchObject([{ season: 3, coach: { id: hill } }]);
  });

  it('count only young players without earlier games as rookies', async () => {
    const { votes } = await list('?award=rookie');
    expect(votes[0].candidates).toMatchObject([{ player: { id: boy } }]);
  });

  it('are empty for a tier, level or season without a vote', async () => {
    expect((await list('?tier=7')).votes).toEqual([]);
    expect((await list('?level=U21')).votes).toEqual([]);
    expect((await list('?season=99')).votes).toEqual([]);
  });

  it('refuse an unknown award', async () => {
    expect((await mia.get('/api/world/awards?award=nicest')).status).toBe(422);
    expect((await mia.get('/api/world/awards?tier=0')).status).toBe(422);
  });
});

describe('awards won', () => {
  it('are shown on the pages of a player, a coach and a club', async () => {
    const ofPlayer = (await mia.get(`/api/players/${wall}/awards`)).body.data;
    expect(ofPlayer.map(({ honor }: { honor: string }) => honor)).toEqual(['goalie', 'wins-title', 'first-team']);
    const ofClub = (await mia.get('/api/clubs/1/awards')).body.data;
    expect(ofClub.map(({ honor }: { honor: string }) => honor)).toEqual(
      expect.arrayContaining(['MVP', 'points-title', 'goals-title']),
    );
    expect(ofClub).toContainEqual(
      expect.objectContaining({ honor: 'coach', coach: expect.objectContaining({ id: hill }) }),
    );
    expect((await mia.get(`/api/coaches/${hill}/awards`)).body.data).toMatchObject([
      { honor: 'coach', team: { id: 11 } },
    ]);
    expect((await mia.get(`/api/coaches/${dale}/awards`)).body.data).toEqual([]);
    expect((await mia.get('/api/clubs/999/awards')).body.data).toEqual([]);
  });

  it('are in the league news, with the MVP on top', async () => {
    const [first] = await latestNews(db, { leagueId: 1 }, 30);
    expect(first).toMatchObject({ kind: 'award-won', playerId: star, params: { award: 'MVP', firsts: 2, ballots: 2 } });
    const ofCoach = (await mia.get(`/api/coaches/${hill}/news`)).body.data.page.items;
    expect(ofCoach).toContainEqual(
      expect.objectContaining({
        kind: 'award-won',
        params: expect.objectContaining({ award: 'coach', winner: 'Lars Hill', firsts: 2, ballots: 2 }),
      }),
    );
  });
});
