import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { users } from '#domains/account/tables.ts';
import { clubRefusals } from '#domains/club/refusals.ts';
import { leaveClub, takeClub } from '#domains/club/store/ownership.ts';
import { clubs, teams } from '#domains/club/tables.ts';
import { openClubs } from '#domains/club/views/open-clubs.ts';
import { savedLineups } from '#domains/lineups/tables.ts';
import { latestNews } from '#domains/news/store/latest.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { playerRefusals } from '#domains/player/refusals.ts';
import { giveJerseyNumber } from '#domains/player/store/jersey-numbers.ts';
import { standings } from '#domains/season/tables.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import { BALANCED_TACTICS } from '#engine/lineup/lineup.ts';
import { firstLimits } from '#engine/market/price.ts';
import { makeClub } from '../../../../tests/factories/club.ts';
import { makeCompetition } from '../../../../tests/factories/competition.ts';
import { makeContract, makePlayer, makeRoster } from '../../../../tests/factories/player.ts';
import { giveClub, managerIn } from '../../../../tests/factories/seats.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';
import { makeUser } from '../../../../tests/factories/user.ts';
import { makeLeagues } from '../../../../tests/factories/world.ts';

const now = new Date('2026-01-01T12:30:00Z');
const { db, world } = testWorld({ connections: 8 });

const ownerOf = (clubId: number) => managerIn(db, clubId);

describe('taking a club', () => {
  it('makes the user its manager, announces it to the league and advances the tour', async () => {
    const club = await makeClub(db, { id: 1, leagueIds: world.leagueIds });
    const userId = await makeUser(db, { name: 'Ada' });
    expect(await takeClub(db, { clubId: 1, userId, now })).toEqual({ ok: true, teamId: club.teamIds.PRO });
    expect(await ownerOf(1)).toBe(userId);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user?.onboarding).toEqual(['club-chosen']);
    expect(await latestNews(db, { leagueId: world.leagueIds.PRO }, 5)).toMatchObject([
      { kind: 'manager-arrived', clubId: 1, params: { manager: 'Ada', team: 'City 1 PRO Side' } },
    ]);
  });

  it('is welcomed by the rival if that is an AI club, otherwise by another AI club, and by no other', async () => {
    const leagueIds = world.leagueIds;
    await makeClub(db, { id: 31, leagueIds });
    const host = await makeUser(db, { name: 'Host' });
    const rival = await makeClub(db, { id: 32, leagueIds });
    await makeClub(db, { id: 33, leagueIds });
    const greeted = async (userId: number) =>
      db
        .select({ kind: notifications.kind, params: notifications.params })
        .from(notifications)
        .where(and(eq(notifications.userId, userId), eq(notifications.kind, 'club-greeting')));
    await db.update(clubs).set({ rivalClubId: 32 }).where(eq(clubs.id, 31));
    const ida = await makeUser(db, { name: 'Ida' });
    await takeClub(db, { clubId: 31, userId: ida, now });
    const [pro] = await db.select().from(teams).where(eq(teams.id, rival.teamIds.PRO));
    expect(await greeted(ida)).toEqual([
      { kind: 'club-greeting', params: { team: `${pro?.city} ${pro?.nickname}`, isRival: true } },
    ]);
    await takeClub(db, { clubId: 32, userId: host, now });
    const [greeting] = await greeted(host);
    expect(greeting?.params).toMatchObject({ isRival: false });
    expect(await greeted(ida)).toHaveLength(1);
    for (const clubId of [31, 32]) {
      await giveClub(db, clubId, null);
    }
  });

  it('goes to exactly one of ten managers who request it at once', async () => {
    await makeClub(db, { id: 2, leagueIds: world.leagueIds });
    const userIds = await Promise.all(
      Array.from({ length: 10 }, (_, index) => makeUser(db, { name: `Racer ${index}` })),
    );
    const taken = await Promise.all(userIds.map((userId) => takeClub(db, { clubId: 2, userId, now })));
    expect(taken.filter((result) => result.ok)).toHaveLength(1);
    expect(taken.filter((result) => !result.ok && result.code === 'club.taken')).toHaveLength(9);
  });

  it('never gives one manager two clubs, even with two requests at once', async () => {
    await makeClub(db, { id: 3, leagueIds: world.leagueIds });
    await makeClub(db, { id: 4, leagueIds: world.leagueIds });
    const userId = await makeUser(db, { name: 'Greedy' });
    const taken = await Promise.all([3, 4].map((clubId) => takeClub(db, { clubId, userId, now })));
    expect(taken.filter((result) => result.ok)).toHaveLength(1);
    expect(taken.find((result) => !result.ok)).toEqual(clubRefusals.oneAlready());
  });

  it('lets a bankrupt manager start over, and leave the club they still had', async () => {
    const userId = await makeUser(db, { name: 'Fallen', bankruptAt: now });
    await makeClub(db, { id: 10, leagueIds: world.leagueIds, managerId: userId });
    await makeClub(db, { id: 11, leagueIds: world.leagueIds });
    expect(await takeClub(db, { clubId: 10, userId, now })).toEqual(clubRefusals.taken());
    expect(await takeClub(db, { clubId: 11, userId, now })).toMatchObject({ ok: true });
    expect([await ownerOf(10), await ownerOf(11)]).toEqual([null, userId]);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    expect(user?.bankruptAt).toBeNull();
  });

  it('refuses an unknown club', async () => {
    const userId = await makeUser(db, { name: 'Lost' });
    expect(await takeClub(db, { clubId: 999, userId, now })).toEqual(clubRefusals.unknown());
  });
});

describe('leaving a club', () => {
  it('opens it again and deletes the stored lineups', async () => {
    const userId = await makeUser(db, { name: 'Leaver' });
    const club = await makeClub(db, { id: 5, leagueIds: world.leagueIds, managerId: userId });
    const lineup = autoFill([], null, { level: 'PRO' });
    await db
      .insert(savedLineups)
      .values({ teamId: club.teamIds.PRO, name: 'secret', lineup, tactics: BALANCED_TACTICS });
    expect(await leaveClub(db, { clubId: 5, userId })).toBe(true);
    expect(await ownerOf(5)).toBeNull();
    expect(await db.select().from(savedLineups)).toEqual([]);
  });

  it('is refused to all but its manager', async () => {
    const owner = await makeUser(db, { name: 'Owner' });
    const stranger = await makeUser(db, { name: 'Stranger' });
    await makeClub(db, { id: 6, leagueIds: world.leagueIds, managerId: owner });
    expect(await leaveClub(db, { clubId: 6, userId: stranger })).toBe(false);
    expect(await ownerOf(6)).toBe(owner);
  });
});

describe('the open clubs', () => {
  it('are those without a manager, with squad, payroll and at most three recommendations', async () => {
    const club = await makeClub(db, { id: 7, leagueIds: world.leagueIds, season: world.season });
    const star = await makePlayer(db, { teamId: club.teamIds.PRO, skill: 80, lastname: 'Star' });
    await makePlayer(db, { teamId: club.teamIds.PRO, skill: 50, birthSeason: -26 });
    await makeContract(db, { playerId: star, clubId: 7, salary: 3_000_000 });
    const open = await openClubs(db, world, now);
    expect(open.map(({ club: { owner } }) => owner)).toEqual(open.map(() => null));
    expect(open.filter(({ isRecommended }) => isRecommended).length).toBeLessThanOrEqual(3);
    expect(open.find(({ team }) => team.clubId === 7)).toMatchObject({
      payroll: 3_000_000,
      capSpace: firstLimits(1).upper - 3_000_000,
      averageAge: 27,
      bestPlayers: [{ lastname: 'Star', overall: 80 }, { overall: 50 }],
    });
  });

  it('have their rank in their league, and clubs that changed leagues follow with last season’s rank', async () => {
    const leagueIds = await makeLeagues(db, { firstId: 41, tier: 2 });
    const finals = [
      { id: 41, leagueId: world.leagueIds.PRO, rank: 1 },
      { id: 42, leagueId: leagueIds.PRO, rank: 1 },
      { id: 43, leagueId: leagueIds.PRO, rank: 2 },
    ];
    for (const { id, leagueId, rank } of finals) {
      const { teamIds } = await makeClub(db, { id, leagueIds });
      const competitionId = await makeCompetition(db, { season: world.season - 1, leagueId });
      await db.insert(standings).values({ competitionId, teamId: teamIds.PRO, rank, played: 38, points: 60 });
    }
    const open = (await openClubs(db, world, now)).filter(({ team }) => team.leagueId === leagueIds.PRO);
    const places = open.map(({ team, place, isRecommended }) => ({ club: team.clubId, place, isRecommended }));
    // Recommended clubs lead the list, then the user's own league.
    places.sort((a, b) => Number(a.isRecommended) - Number(b.isRecommended));
    expect(Object.fromEntries(places.map(({ club, place }) => [club, [place?.leagueId, place?.rank]]))).toEqual({
      41: [world.leagueIds.PRO, 1],
      42: [leagueIds.PRO, 1],
      43: [leagueIds.PRO, 2],
    });
    const listed = places.filter(({ isRecommended }) => !isRecommended).map(({ club }) => club);
    expect(listed).toEqual([42, 43, 41].filter((club) => listed.includes(club)));
  });
});

describe('a jersey number', () => {
  it('is assigned if it is free and refused if it is worn, and never set by another manager', async () => {
    const club = await makeClub(db, { id: 8, leagueIds: world.leagueIds });
    const [first = 0] = await makeRoster(db, club.teamIds.PRO);
    const mayNumber = (teamId: number | null) => teamId === club.teamIds.PRO;
    expect(await giveJerseyNumber(db, { playerId: first, jerseyNumber: 91, mayNumber })).toEqual({ ok: true });
    expect(await giveJerseyNumber(db, { playerId: first, jerseyNumber: 2, mayNumber })).toEqual(
      playerRefusals.numberWorn({ by: 'Test Number 2', number: 2 }),
    );
    expect(await giveJerseyNumber(db, { playerId: first, jerseyNumber: 92, mayNumber: () => false })).toEqual(
      playerRefusals.notYours(),
    );
  });

  it('goes to one of two players at once', async () => {
    const club = await makeClub(db, { id: 9, leagueIds: world.leagueIds });
    const ids = await makeRoster(db, club.teamIds.PRO);
    const mayNumber = () => true;
    const given = await Promise.all(
      ids.map((playerId) => giveJerseyNumber(db, { playerId, jerseyNumber: 66, mayNumber })),
    );
    expect(given.filter(({ ok }) => ok)).toHaveLength(1);
  });
});
