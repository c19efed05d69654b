import { call } from '@orpc/server';
import { beforeAll, describe, expect, it } from 'vitest';
import { clubRoutes } from '#domains/club/routes.ts';
import { postponedItems } from '#domains/club/tables.ts';
import { leagueRoutes } from '#domains/league/routes.ts';
import { playerRoutes } from '#domains/player/routes.ts';
import { fillIns, injuredReserve, recalls, waivers } from '#domains/roster/tables.ts';
import type { Slice } from '#domains/slice.ts';
import { statsRoutes } from '#domains/stats/routes.ts';
import { makeApiContext, makeSessionUser } from '../../../tests/factories/api-context.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { makeGame, makeResult } from '../../../tests/factories/game.ts';
import { makeContract, makePlayer, makeRoster } from '../../../tests/factories/player.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

/** A domain with an item for the PRO team's desk. */
const noun: Slice = {
  name: 'fans',
  deskItems: async (_db, { teamId, season, day }) =>
    teamId === 11 && season === 3 && day === 10
      ? [{ kind: 'contract-ending', params: { count: 9, season }, path: '/fans' }]
      : [],
};
const routes = clubRoutes({ slices: [noun, { name: 'quiet' }] });

const { db, world, ids } = testWorld({ users: ['Manager'], clubs: [2] });
const [userId] = ids('Manager');
let star: number;
let manager: ReturnType<typeof makeApiContext>;
let stranger: ReturnType<typeof makeApiContext>;

beforeAll(async () => {
  const club = await makeClub(db, {
    id: 1,
    leagueIds: world.leagueIds,
    managerId: userId,
    season: 3,
    city: 'Harbor',
  });
  await makeRoster(db, 11);
  star = await makePlayer(db, {
    teamId: 11,
    jerseyNumber: 87,
    skill: 85,
    lastname: 'Star',
    birthSeason: -16,
    trainingOn: 1,
    injuryPart: 'knee',
    injurySeverity: 'minor',
    injuredUntil: world.absoluteDay + 4,
  });
  await makeContract(db, { playerId: star, clubId: 1, to: 3, salary: 5_000_000 });
  // His contract is expiring as well, but needs no attention: he has re-signed.
  const signedAgain = await makePlayer(db, { teamId: 11, jerseyNumber: null, lastname: 'Again' });
  await makeContract(db, { playerId: signedAgain, clubId: 1, to: 3, salary: 1_000_000 });
  await makeContract(db, { playerId: signedAgain, clubId: 1, from: 4, to: 5, salary: 1_000_000 });
  await makeResult(db, {
    day: 9,
    homeTeamId: 11,
    awayTeamId: 21,
    score: [3, 1],
    faceoffAt: new Date('2026-01-01T10:00:00Z'),
  });
  await makeGame(db, { day: 10, homeTeamId: 21, awayTeamId: 11 });
  const user = makeSessionUser({ id: userId, clubId: 1, teamIds: Object.values(club.teamIds) });
  manager = makeApiContext(db, user);
  stranger = makeApiContext(db, makeSessionUser({ id: userId + 1 }));
});

describe('the overview of a team', () => {
  it('includes a desk for its manager', async () => {
    const { data } = await call(routes.overview, { id: 11 }, { context: manager });
    expect(data).toMatchObject({
      abilities: { manage: true },
      balance: 0,
      payroll: 6_000_000,
      standing: { rank: 1, points: 3, streak: 'W1' },
      lastGames: [{ homeScore: 3, awayScore: 1 }],
      nextGame: { day: 10, status: 'scheduled' },
      injuries: [{ player: { lastname: 'Star' }, part: 'knee', daysLeft: 4 }],
    });
    expect(data.teams.map((team) => team.level)).toEqual(['PRO', 'FRM', 'U21']);
    expect(data.desk.map((item) => item.kind).slice(0, 4)).toEqual([
      'game-today',
      'welcome',
      'contract-ending',
      'contract-ending',
    ]);
  });

  it('counts expiring contracts except those already extended', async () => {
    const { data } = await call(routes.overview, { id: 11 }, { context: manager });
    expect(data.desk).toContainEqual(expect.objectContaining({ params: { count: 1, season: 3 } }));
  });

  it('shows on the desk what other nouns contribute', async () => {
    const { data } = await call(routes.overview, { id: 11 }, { context: manager });
    expect(data.desk).toContainEqual(
      expect.objectContaining({ kind: 'contract-ending', params: { count: 9, season: 3 }, path: '/fans' }),
    );
  });

  it('hides finances and desk from other users', async () => {
    const { data } = await call(routes.overview, { id: 11 }, { context: stranger });
    expect(data).toMatchObject({ abilities: { manage: false }, balance: null, desk: [] });
  });

  it('keeps an item off the desk until the day that the manager chose, for that manager only', async () => {
    const hurt = async () => {
      const { data } = await call(routes.overview, { id: 11 }, { context: manager });
      return data.desk.find(({ kind }) => kind === 'injury') ?? expect.unreachable();
    };
    const { key, backOn } = await hurt();
    expect(backOn).toBeNull();
    const later = (until: 'tomorrow' | 'last-day' | null, named = key) =>
      call(routes.putOff, { teamId: 11, key: named, until }, { context: manager });
    await later('tomorrow');
    expect(await hurt()).toMatchObject({ backOn: world.absoluteDay + 1 });
    expect(await db.$count(postponedItems)).toBe(1);
    await later(null);
    expect(await hurt()).toMatchObject({ backOn: null });
    expect(await db.$count(postponedItems)).toBe(0);
    await expect(later('last-day')).rejects.toMatchObject({ data: { code: 'club.cannot-wait' } });
    await expect(later('tomorrow', 'unknown')).rejects.toMatchObject({ status: 404 });
    const other = call(routes.putOff, { teamId: 11, key, until: 'tomorrow' }, { context: stranger });
    await expect(other).rejects.toMatchObject({ status: 403 });
  });

  it('does not put off tonight’s game', async () => {
    const { data } = await call(routes.overview, { id: 11 }, { context: manager });
    const { key } = data.desk.find(({ kind }) => kind === 'game-today') ?? expect.unreachable();
    const later = call(routes.putOff, { teamId: 11, key, until: 'tomorrow' }, { context: manager });
    await expect(later).rejects.toMatchObject({ status: 409 });
  });

  it('is not found for an unknown team', async () => {
    await expect(call(routes.overview, { id: 99 }, { context: manager })).rejects.toMatchObject({ status: 404 });
  });
});

describe('the roster', () => {
  it('shows a player’s training only to his own manager', async () => {
    const own = await call(routes.roster, { id: 11 }, { context: manager });
    const others = await call(routes.roster, { id: 11 }, { context: stranger });
    expect(own.data.players.find(({ id }) => id === star)?.trainingOn).toBe('passing');
    expect(others.data.players.map(({ trainingOn }) => trainingOn)).toEqual(others.data.players.map(() => null));
  });

  it('shows publicly who is on injured reserve, on waivers, called up or in as a fill-in', async () => {
    const marksOf = async (context: typeof manager) => (await call(routes.roster, { id: 11 }, { context })).data.marks;
    expect(await marksOf(manager)).toEqual([]);
    const [hurt = 0, waived = 0, up = 0, helper = 0] = (
      await call(routes.roster, { id: 11 }, { context: manager })
    ).data.players
      .map(({ id }) => id)
      .sort((a, b) => a - b);
    await db.insert(injuredReserve).values({ playerId: hurt, clubId: 1, since: 1 });
    const past = { clubId: 1, toTeamId: 12, placedOn: 1, clearsOn: 2 };
    await db.insert(waivers).values([
      { ...past, playerId: waived },
      { ...past, playerId: hurt, status: 'cleared' },
    ]);
    await db.insert(recalls).values({ playerId: up, homeTeamId: 12, since: 1 });
    await db.insert(fillIns).values({ playerId: helper, teamId: 11, since: 1 });
    const marks = [
      { playerId: hurt, mark: 'reserve' },
      { playerId: waived, mark: 'waivers' },
      { playerId: up, mark: 'called-up' },
      { playerId: helper, mark: 'fill-in' },
    ];
    expect(await marksOf(manager)).toEqual(marks);
    expect(await marksOf(stranger)).toEqual(marks);
    for (const table of [injuredReserve, waivers, recalls, fillIns]) await db.delete(table);
  });

  it('takes a new number from its manager, but not one in use or for another club’s player', async () => {
    const set = (jerseyNumber: number, context = manager) =>
      call(routes.setJerseyNumber, { id: star, jerseyNumber }, { context });
    expect(await set(66)).toEqual({ data: { jerseyNumber: 66 } });
    await expect(set(1)).rejects.toMatchObject({
      status: 409,
      data: { code: 'player.number-worn', facts: { by: 'Test Number 1' } },
    });
    await expect(set(67, stranger)).rejects.toMatchObject({ status: 403 });
  });
});

describe('taking a club', () => {
  it('is refused to users with a club, and needs an activated user', async () => {
    await expect(call(routes.take, { id: 2 }, { context: manager })).rejects.toMatchObject({ status: 409 });
    const guest = makeApiContext(db, null);
    await expect(call(routes.take, { id: 2 }, { context: guest })).rejects.toMatchObject({ status: 401 });
    const fresh = makeApiContext(db, makeSessionUser({ isActivated: false }));
    await expect(call(routes.take, { id: 2 }, { context: fresh })).rejects.toMatchObject({ status: 403 });
  });
});

describe('the calendar', () => {
  it('is open to calendar apps without a session', async () => {
    const file = await call(routes.calendarFile, { id: 11 }, { context: makeApiContext(db, null) });
    expect(file.type).toContain('text/calendar');
    expect(await file.text()).toContain('SUMMARY:City 2 PRO Side at Harbor PRO Side 1–3\r\n');
  });
});

describe('a player', () => {
  it('never shows his ceilings, only what scouts think', async () => {
    const { data } = await call(playerRoutes.profile, { id: star }, { context: manager });
    expect(data).toMatchObject({
      abilities: { manage: true },
      team: { id: 11 },
      contracts: [{ to: 3, team: { id: 11 } }],
    });
    expect(data.potential!.low).toBeGreaterThanOrEqual(85);
    expect(JSON.stringify(data)).not.toMatch(/ceiling|peakAge|growthRate|seed/);
    await expect(call(playerRoutes.profile, { id: 99_999 }, { context: manager })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('has statistics and a game log, which are empty before his first game', async () => {
    const stats = await call(playerRoutes.stats, { id: star }, { context: stranger });
    expect(stats.data).toMatchObject({ player: { id: star, trainingOn: null }, skater: [], goalie: [] });
    const log = await call(playerRoutes.gameLog, { id: star }, { context: stranger });
    expect(log.data).toMatchObject({ season: 3, seasons: [], games: [] });
  });
});

describe('a league', () => {
  it('returns its overview, standings and statistics; an unknown one is not found', async () => {
    const { data } = await call(leagueRoutes.overview, { id: 1 }, { context: stranger });
    expect(data).toMatchObject({ season: 3, day: 10, standings: { season: 3 }, leadersSeason: 3, champion: null });
    expect(data.standings.rows.map((row) => row.team.id)).toEqual([11, 21]);
    const teams = await call(statsRoutes.leagueTeams, { id: 1, page: 1 }, { context: stranger });
    expect(teams.pagination).toEqual({ currentPage: 1, totalPages: 1, total: 0 });
    const context = stranger;
    const missing = { status: 404 };
    await expect(call(leagueRoutes.overview, { id: 99 }, { context })).rejects.toMatchObject(missing);
    await expect(call(leagueRoutes.standings, { id: 99 }, { context })).rejects.toMatchObject(missing);
    await expect(call(leagueRoutes.playoffs, { id: 99 }, { context })).rejects.toMatchObject(missing);
    await expect(call(statsRoutes.leagueSkaters, { id: 99 }, { context })).rejects.toMatchObject(missing);
  });
});
