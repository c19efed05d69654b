/** Who becomes the general manager of a nation's teams, and who does not. */
import { and, eq, isNull } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addNationalTeams, teamsOfNation } from '#domains/club/store/national-teams.ts';
import { nationalGmsLeadOneNation } from '#domains/federation/checks.ts';
import { eraseMember, leaveFederation } from '#domains/federation/store/members.ts';
import { appointNationalGm, dismissNationalGm } from '#domains/federation/store/national-gms.ts';
import { enterOffice } from '#domains/federation/store/presidents.ts';
import { federationMembers } from '#domains/federation/tables.ts';
import { leadersOf } from '#domains/seat/store/holders.ts';
import { seatNationalGm } from '#domains/seat/store/seats.ts';
import { seats } from '#domains/seat/tables.ts';
import { readWorld } from '#platform/clock/state.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import { makeFederation, makeMembers, makePresident } from '../../../../tests/factories/federation.ts';
import { clearSeats } from '../../../../tests/factories/seats.ts';
import { testWorld } from '../../../../tests/factories/test-world.ts';
import { separateHomes, shareHome } from '../../../../tests/factories/user.ts';
import { makeNation } from '../../../../tests/factories/world.ts';

const { db, ids } = testWorld({ users: ['Gus', 'Gita', 'Mia', 'Prue'] });
const [gus, gita, mia, prue] = ids('Gus', 'Gita', 'Mia', 'Prue');
const [CANADA, SWEDEN] = [1, 2];
const COLORS: [string, string, string] = ['#ff0000', '#ffffff', '#000000'];

beforeAll(async () => {
  await makeNation(db, { id: SWEDEN, code: 'SE', abbr: 'SWE', name: 'Sweden', adjective: 'Swedish' });
  await makeFederation(db, { id: CANADA, presidentUserId: prue });
  await makeFederation(db, { id: SWEDEN });
  await db.transaction((tx) =>
    addNationalTeams(
      pgRows(tx),
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

it('leads both teams of the nation', async () => {
  expect(await appoint(gus)).toBeNull();
  expect(await leaders()).toEqual([gus, gus]);
});

it('is one at a time, also where two are named at once, and the database has room for no second one', async () => {
  expect((await Promise.all([appoint(gus), appoint(mia)])).sort()).toEqual([null, 'taken'].sort());
  expect(await appoint(mia)).toBe('taken');
  const [senior] = await teamsOfNation(pgReader(db), CANADA);
  const second = { teamIds: [senior?.id ?? 0], userId: gita ?? 0, fromDay: 199 };
  await expect(db.transaction((tx) => seatNationalGm(pgRows(tx), second))).rejects.toThrow();
});

it('is a member of the federation, leads no other nation, and presides over none', async () => {
  expect(await appoint(gita)).toBe('not-a-member');
  expect(await appoint(prue)).toBe('presides');
  expect(await appoint(gita, SWEDEN)).toBeNull();
  await makeMembers(db, { nationId: CANADA, userIds: [gita ?? 0] }).catch(() => undefined);
  expect(['leads-already', 'not-a-member']).toContain(await appoint(gita));
  expect(await leaders()).toEqual([]);
});

it('is one of a household, whatever the nation', async () => {
  await shareHome(db, [gus ?? 0, gita ?? 0]);
  expect(await appoint(gita, SWEDEN)).toBeNull();
  expect(await appoint(gus)).toBe('household');
  expect(await appoint(mia)).toBeNull();
});

it('ends with the membership, with the account and with an election to president', async () => {
  await appoint(gus);
  await db.transaction((tx) => leaveFederation(tx, { nationId: CANADA, userId: gus ?? 0, absoluteDay: 199 }));
  expect(await leaders()).toEqual([]);
  await appoint(mia);
  await db.transaction((tx) => eraseMember(tx, mia ?? 0));
  expect(await leaders()).toEqual([]);
  await appoint(gita, SWEDEN);
  const personId = await makePresident(db, { nationId: SWEDEN, userId: gita ?? 0 });
  const elected = [{ nationId: SWEDEN, personId, origin: 'elected' as const }];
  await db.transaction((tx) => enterOffice(pgRows(tx), elected, { season: 3, day: 10, isAnnounced: false }));
  expect(await leaders(SWEDEN)).toEqual([]);
  expect((await nationalGmsLeadOneNation.run({ db, world: await readWorld(db) })).faults).toEqual([]);
});

it('is history when somebody else follows', async () => {
  await appoint(gus);
  await db.transaction((tx) => dismissNationalGm(tx, gus ?? 0));
  expect(await appoint(mia)).toBeNull();
  const ofGus = and(eq(seats.userId, gus ?? 0), eq(seats.role, 'national-gm'));
  expect(await db.$count(seats, ofGus)).toBe(2);
  expect(await db.$count(seats, and(ofGus, isNull(seats.toDay)))).toBe(0);
});
