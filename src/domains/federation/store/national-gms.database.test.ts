/** Appointments of general managers of national teams, and their obstacles. */
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seatOnStaff } from '#domains/club/store/coaches.ts';
import { addNationalTeams, teamsOfNation } from '#domains/club/store/national-teams.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { openCompetitions } from '#domains/competition/store/competitions.ts';
import { enterTeams } from '#domains/competition/store/entries.ts';
import { competitions } from '#domains/competition/tables.ts';
import { nationalGmsLeadOneNation } from '#domains/federation/checks.ts';
import { eraseMember, leaveFederation } from '#domains/federation/store/members.ts';
import {
  appointByLot,
  appointNationalGm,
  dismissNationalGm,
  endTerms,
} from '#domains/federation/store/national-gms.ts';
import { enterOffice } from '#domains/federation/store/presidents.ts';
import { federationMembers, federations } from '#domains/federation/tables.ts';
import { atNation } from '#domains/job/rules.ts';
import { isInConflict } from '#domains/job/store/conflicts.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { squadsBesideClubs, writeSquads } from '#domains/player/store/memberships.ts';
import { teamPlayers } from '#domains/player/tables.ts';
import { leadersOf } from '#domains/seat/store/holders.ts';
import { seatNationalGm } from '#domains/seat/store/seats.ts';
import { seats } from '#domains/seat/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { knownSecret } from '#engine/secret.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import { makeCoach } from '../../../../tests/factories/coach.ts';
import { makeFederation, makeMembers, makePresident } from '../../../../tests/factories/federation.ts';
import { makeRoster } from '../../../../tests/factories/player.ts';
import { changeRows, rowsOf } from '../../../../tests/factories/rows.ts';
import { clearSeats } from '../../../../tests/factories/seats.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';
import { separateHomes, shareHome } from '../../../../tests/factories/user.ts';

const { db, world, ids, browsers, goTo, inRows, faults } = testWorld({
  users: ['Gus', 'Gita', 'Mia', 'Prue'],
  nations: ['SE'],
});
const [asGus, asMia, asPrue] = browsers('Gus', 'Mia', 'Prue');
const [gus, gita, mia, prue] = ids('Gus', 'Gita', 'Mia', 'Prue');
const [CANADA, SWEDEN] = [1, 2];
const COLORS: [string, string, string] = ['#ff0000', '#ffffff', '#000000'];

beforeAll(async () => {
  await makeFederation(db, { id: CANADA, presidentUserId: prue });
  await makeFederation(db, { id: SWEDEN });
  await inRows((rows) =>
    addNationalTeams(
      rows,
      [CANADA, SWEDEN].map((nationId) => ({ nationId, colors: COLORS })),
    ),
  );
});
beforeEach(async () => {
  await clearSeats(db);
  await separateHomes(db);
  await db.delete(federationMembers);
  await makeMembers(db, { nationId: CANADA, userIds: [gus ?? 0, mia ?? 0, prue ?? 0] });
  await makeMembers(db, { nationId: SWEDEN, userIds: [gita ?? 0] });
});

const appoint = (userId = 0, nationId = CANADA) => db.transaction((tx) => appointNationalGm(tx, { nationId, userId }));
const leaders = async (nationId = CANADA) => {
  const rows = pgReader(db);
  const own = await teamsOfNation(rows, nationId);
  return [
    ...(
      await leadersOf(
        rows,
        own.map(({ id }) => id),
      )
    ).values(),
  ];
};

it('a national general manager leads both teams of the nation', async () => {
  expect(await appoint(gus)).toBeNull();
  expect(await leaders()).toEqual([gus, gus]);
});

it('a nation has one general manager, even when two are named at once, and the database allows no second', async () => {
  expect((await Promise.all([appoint(gus), appoint(mia)])).sort()).toEqual([null, 'taken'].sort());
  expect(await appoint(mia)).toBe('taken');
  const [senior] = await teamsOfNation(pgReader(db), CANADA);
  const second = { teamIds: [senior?.id ?? 0], userId: gita ?? 0, fromDay: 199 };
  await expect(inRows((rows) => seatNationalGm(rows, second))).rejects.toThrow();
});

it('a national general manager is a member of the federation, leads no other nation, and is not its president', async () => {
  expect(await appoint(gita)).toBe('not-a-member');
  expect(await appoint(prue)).toBe('presides');
  expect(await appoint(gita, SWEDEN)).toBeNull();
  await makeMembers(db, { nationId: CANADA, userIds: [gita ?? 0] }).catch(() => undefined);
  expect(['elsewhere', 'not-a-member']).toContain(await appoint(gita));
  expect(await leaders()).toEqual([]);
});

it('a national general manager works for no other nation, but may work for this one', async () => {
  const coach = async (nationId: number, userId = 0) => {
    const own = { owner: { nationId }, level: 'senior', role: 'head-coach', userId } as const;
    await db.transaction((tx) => seatOnStaff(tx, own));
  };
  await coach(SWEDEN, gus);
  expect(await appoint(gus)).toBe('elsewhere');
  await coach(CANADA, mia);
  expect(await appoint(mia)).toBeNull();
  const personId = await makeCoach(db, { userId: mia ?? 0 });
  const asks = (nationId: number) =>
    db.transaction((tx) => isInConflict(tx, { userId: mia ?? 0, personId, at: atNation(nationId) }));
  expect([await asks(SWEDEN), await asks(CANADA)]).toEqual([true, false]);
});

it('a household has one national general manager, whatever the nation', async () => {
  await shareHome(db, [gus ?? 0, gita ?? 0]);
  expect(await appoint(gita, SWEDEN)).toBeNull();
  expect(await appoint(gus)).toBe('household');
  expect(await appoint(mia)).toBeNull();
});

it('the post ends with the membership, with the account and with an election to president', async () => {
  await appoint(gus);
  await db.transaction((tx) => leaveFederation(tx, { nationId: CANADA, userId: gus ?? 0, absoluteDay: 199 }));
  expect(await leaders()).toEqual([]);
  await appoint(mia);
  await db.transaction((tx) => eraseMember(tx, mia ?? 0));
  expect(await leaders()).toEqual([]);
  await appoint(gita, SWEDEN);
  const personId = await makePresident(db, { nationId: SWEDEN, userId: gita ?? 0 });
  const elected = [{ nationId: SWEDEN, personId, origin: 'elected' as const }];
  await inRows((rows) => enterOffice(rows, elected, { season: 3, day: 10, isAnnounced: false }));
  expect(await leaders(SWEDEN)).toEqual([]);
  expect(await faults(nationalGmsLeadOneNation)).toEqual([]);
});

describe('a general manager appointed by the president', () => {
  const path = `/api/federations/${CANADA}/general-manager`;
  const optIn = (userId = 0) => changeRows(db, federationMembers, { userId }, { isOptedIn: true });
  const put = async (userId = 0, browser = asPrue) => {
    const answer = await browser.put(path, { userId });
    return answer.status === 204 ? 204 : answer.body.code;
  };
  const told = async (userId = 0) => (await rowsOf(db, notifications, { userId })).map(({ kind }) => kind);
  beforeEach(() => db.delete(notifications));

  it('is a willing member, is notified, and can be dismissed', async () => {
    expect(await put(gus)).toBe('federation.gm-not-eligible');
    await optIn(gus);
    expect(await put(gus)).toBe(204);
    expect(await leaders()).toEqual([gus, gus]);
    expect((await asMia.get(`/api/federations/${CANADA}`)).body.data.generalManager).toMatchObject({
      user: { id: gus, name: 'Gus' },
    });
    await optIn(mia);
    expect(await put(mia)).toBe('federation.gm-taken');
    expect((await asPrue.delete(path)).status).toBe(204);
    expect(await leaders()).toEqual([]);
    expect(await told(gus)).toEqual(['national-gm-appointed', 'national-gm-dismissed']);
    expect((await asPrue.delete(path)).body.code).toBe('federation.no-gm');
  });

  it('is appointed at most once a day, so appointing and dismissing in turn cannot change the squads', async () => {
    for (const userId of [gus, mia]) await optIn(userId);
    const called = () => db.$count(teamPlayers, eq(teamPlayers.ownerKind, 'nation'));
    await makeRoster(db, null, { nationId: CANADA, jerseyNumber: null });
    expect(await put(gus)).toBe(204);
    const before = await called();
    expect(before).toBe(20);
    expect((await asPrue.delete(path)).status).toBe(204);
    expect(await put(gus)).toBe('federation.gm-today');
    expect(await put(mia)).toBe('federation.gm-today');
    expect(await told(mia)).toEqual([]);
    await goTo(world.day + 1);
    expect(await put(mia)).toBe(204);
    expect(await called()).toBe(before);
    await goTo(world.day);
  });

  it('is appointed only by the president, and is neither the president nor of their household', async () => {
    for (const userId of [gus, mia, prue]) await optIn(userId);
    expect((await asGus.put(path, { userId: mia })).status).toBe(403);
    expect((await asGus.delete(path)).status).toBe(403);
    expect((await asPrue.put(`/api/federations/${SWEDEN}/general-manager`, { userId: gita })).status).toBe(403);
    expect(await put(prue)).toBe('federation.gm-presides');
    expect(await put(gita)).toBe('federation.gm-not-member');
    await shareHome(db, [mia ?? 0, prue ?? 0]);
    expect(await put(mia)).toBe('federation.gm-household');
    expect(await leaders()).toEqual([]);
  });

  it('has been a member for as long as the draw requires', async () => {
    await changeRows(db, federationMembers, { userId: gus }, { isOptedIn: true, joinedOn: 190 });
    expect(await put(gus)).toBe('federation.gm-not-eligible');
  });

  it('leads until the season ends, and is notified', async () => {
    await optIn(gus);
    await put(gus);
    expect(await db.transaction((tx) => endTerms(tx))).toBe(1);
    expect(await leaders()).toEqual([]);
    expect(await told(gus)).toEqual(['national-gm-appointed', 'national-gm-term-over']);
    expect(await db.transaction((tx) => endTerms(tx))).toBe(0);
  });

  it('cannot be appointed while leaving: commands at the same moment make no departed user a leader', async () => {
    await optIn(gus);
    await Promise.all([put(gus), asGus.post(`/api/federations/${CANADA}/leave`)]);
    expect(await leaders()).toEqual([]);
    expect(await faults(nationalGmsLeadOneNation)).toEqual([]);
  });
});

describe('a general manager appointed by an AI president', () => {
  const night = (day = 10) => inRows((rows) => appointByLot(rows, { season: 3, day, secret: knownSecret('lots') }));
  const optIn = (nationId: number) => changeRows(db, federationMembers, { nationId }, { isOptedIn: true });
  beforeEach(async () => {
    await db.delete(notifications);
    const presidentId = await makePresident(db, { nationId: SWEDEN });
    await changeRows(db, federations, { id: SWEDEN }, { presidentId });
  });

  it('is a willing member eligible for the draw, in the night and once', async () => {
    expect(await night()).toBe(0);
    await optIn(SWEDEN);
    await changeRows(db, federationMembers, { userId: gita ?? 0 }, { joinedOn: 190 });
    expect(await night()).toBe(0);
    await changeRows(db, federationMembers, { userId: gita ?? 0 }, { joinedOn: 64 });
    expect(await night(63)).toBe(0);
    expect(await night()).toBe(1);
    expect(await leaders(SWEDEN)).toEqual([gita, gita]);
    expect(await night()).toBe(0);
    expect(await db.select({ userId: notifications.userId, kind: notifications.kind }).from(notifications)).toEqual([
      { userId: gita, kind: 'national-gm-appointed' },
    ]);
  });

  it('is not appointed where a user presides, nor as the second of a household', async () => {
    await optIn(CANADA);
    expect(await night()).toBe(0);
    expect(await leaders()).toEqual([]);
    await optIn(SWEDEN);
    await shareHome(db, [gus ?? 0, gita ?? 0]);
    await appoint(gus);
    expect(await night()).toBe(0);
    expect(await leaders(SWEDEN)).toEqual([]);
  });
});

it('a general manager appointed during a championship leads the squad that was called to it', async () => {
  const playerIds = await makeRoster(db, null, { nationId: CANADA, jerseyNumber: null });
  const [senior] = await teamsOfNation(pgReader(db), CANADA);
  const teamId = senior?.id ?? 0;
  const squad = async () => (await squadsBesideClubs(pgReader(db), [teamId])).get(teamId) ?? [];
  // The others are hurt, or their clubs are in the playoffs.
  const called = playerIds.slice(0, 12);
  const competitionId = await inRows(async (rows) => {
    await writeSquads(rows, [{ teamId, playerIds: called }], absoluteDayOf(world));
    const shared = {
      kind: 'world-championship',
      season: world.season,
      level: null,
      leagueId: null,
      name: 'Worlds',
    } as const;
    const [opened] = await openCompetitions(rows, [{ ...shared, settings: LEAGUE_SETTINGS }]);
    await enterTeams(rows, { competitionId: opened?.id ?? 0, teamIds: [teamId] });
    return opened?.id ?? 0;
  });
  await goTo(52);
  expect(await appoint(gus)).toBeNull();
  expect(await squad()).toEqual(called);
  await db.transaction((tx) => dismissNationalGm(tx, gus ?? 0));
  await changeRows(db, competitions, { id: competitionId }, { status: 'finished' });
  expect(await appoint(mia)).toBeNull();
  expect((await squad()).length).toBeGreaterThan(called.length);
  await goTo(world.day);
});

it('a former general manager is in the history once another one follows', async () => {
  await appoint(gus);
  await db.transaction((tx) => dismissNationalGm(tx, gus ?? 0));
  expect(await appoint(mia)).toBeNull();
  const ofGus = and(eq(seats.userId, gus ?? 0), eq(seats.role, 'national-gm'));
  expect(await db.$count(seats, ofGus)).toBe(2);
  expect(await db.$count(seats, and(ofGus, isNull(seats.toDay)))).toBe(0);
});
