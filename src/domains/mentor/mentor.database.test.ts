import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import { deleteUser } from '#domains/account/store/erase-user.ts';
import { recordPresence } from '#domains/account/store/users.ts';
import { users } from '#domains/account/tables.ts';
import { leaveClub, takeClub } from '#domains/club/store/ownership.ts';
import { MAX_NEWCOMERS, MENTOR_DAYS } from '#domains/mentor/constants.ts';
import { mentorships } from '#domains/mentor/tables.ts';
import { mentoringOf } from '#domains/mentor/views.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { saveSettings } from '#domains/settings/store.ts';
import { slices } from '#domains/slices.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { makeClub } from '../../../tests/factories/club.ts';
import { changeRows, rowOf, rowsOf } from '../../../tests/factories/rows.ts';
import { giveClub } from '../../../tests/factories/seats.ts';
import { makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const now = new Date();
const inDays = (days: number) => new Date(now.getTime() + days * DAY_MS);
const { db, database, world, server, ids } = testWorld({
  users: [{ name: 'Mia', lastOnlineAt: now }],
  connections: 12,
});
const [mia] = ids('Mia');
let nextClub = 10;

beforeAll(async () => {
  const { leagueIds } = world;
  for (const id of [1, 2, ...Array.from({ length: 12 }, (_, index) => 10 + index)])
    await makeClub(db, { id, leagueIds });
  await giveClub(db, 1, mia, { since: inDays(-90) });
});

/** Creates a user who takes over a first club. */
async function newcomer(name: string): Promise<{ id: number; clubId: number }> {
  const id = await makeUser(db, { name });
  const clubId = nextClub++;
  expect(await takeClub(db, { clubId, userId: id, now })).toMatchObject({ ok: true });
  return { id, clubId };
}
const willing = (is: boolean) => saveSettings(db, mia, { 'mentor.willing': is });
const mentorshipOf = async (id: number) => (await rowsOf(db, mentorships, { newcomerUserId: id }))[0];
const told = (id: number, kind: string) =>
  db
    .select({ kind: notifications.kind, params: notifications.params })
    .from(notifications)
    .where(eq(notifications.userId, id))
    .then((all) => all.filter((one) => one.kind === kind));
const viewOf = (id: number, at = now) => mentoringOf(db, id, at);

describe('a new manager', () => {
  it('is mentored by a strong AI club’s assistant until a manager volunteers', async () => {
    const ole = await newcomer('Ole');
    expect(await mentorshipOf(ole.id)).toMatchObject({ mentorUserId: null, mentorClubId: 2 });
    expect(await told(ole.id, 'mentor-assigned')).toMatchObject([
      { params: { team: 'City 2 PRO Side', isManaged: false } },
    ]);
    expect((await viewOf(ole.id)).mentor).toMatchObject({ user: null, team: { id: 21 } });
    // A manager takes over the club, so its assistant is gone.
    await giveClub(db, 2, await makeUser(db, { name: 'Zoe' }));
    expect((await viewOf(ole.id)).mentor).toBeNull();
  });

  it('is mentored by an active volunteer, and both see each other and are notified', async () => {
    await willing(true);
    const ida = await newcomer('Ida');
    const team = `City ${ida.clubId} PRO Side`;
    expect(await told(ida.id, 'mentor-assigned')).toMatchObject([
      { params: { team: 'City 1 PRO Side', isManaged: true } },
    ]);
    expect(await told(mia, 'newcomer-assigned')).toEqual([
      { kind: 'newcomer-assigned', params: { team, days: MENTOR_DAYS } },
    ]);
    expect((await viewOf(ida.id)).mentor).toMatchObject({
      user: { id: mia, name: 'Mia', isOnline: true },
      team: { id: 11 },
    });
    expect((await viewOf(mia)).newcomers).toMatchObject([{ user: { id: ida.id }, team: { clubId: ida.clubId } }]);
    // Mentoring ends automatically.
    expect((await viewOf(ida.id, inDays(MENTOR_DAYS))).mentor).toBeNull();
    expect((await viewOf(mia, inDays(MENTOR_DAYS))).newcomers).toEqual([]);
    // A second club does not make a user a newcomer again.
    await leaveClub(db, { clubId: ida.clubId, userId: ida.id });
    expect((await viewOf(mia)).newcomers).toEqual([]);
    await takeClub(db, { clubId: ida.clubId, userId: ida.id, now });
    expect(await told(ida.id, 'mentor-assigned')).toHaveLength(1);
  });

  it('is not assigned to a volunteer who is away or has enough mentees, however many join at once', async () => {
    await changeRows(db, users, { id: mia }, { lastOnlineAt: inDays(-8) });
    expect(await mentorshipOf((await newcomer('Kim')).id)).toMatchObject({ mentorUserId: null });
    await changeRows(db, users, { id: mia }, { lastOnlineAt: now });
    const came = await Promise.all(['Lea', 'Lou', 'Luz', 'Liv'].map((name) => newcomer(name)));
    const theirs = await Promise.all(came.map(({ id }) => mentorshipOf(id)));
    // Ida is one of them.
    expect(theirs.filter((one) => one?.mentorUserId === mia)).toHaveLength(MAX_NEWCOMERS - 1);
    expect(theirs.filter((one) => one?.mentorClubId)).toHaveLength(came.length - MAX_NEWCOMERS + 1);
  });
});

describe('a mentorship', () => {
  it('is ended at a click by either of the two alone, and is deleted with their accounts', async () => {
    await db.delete(mentorships);
    const [ann, bob, cleo] = [await newcomer('Ann'), await newcomer('Bob'), await newcomer('Cleo')];
    const stranger = await makeLoggedInBrowser(server, database, 'zoe@example.org');
    const mentor = await makeLoggedInBrowser(server, database, 'mia@example.org');
    const own = await makeLoggedInBrowser(server, database, 'ann@example.org');
    const end = (newcomerId: number) => ({ newcomerId });
    expect((await stranger.post('/api/mentoring/end', end(ann.id))).status).toBe(404);
    expect((await own.get('/api/mentoring')).body.data.mentor).toMatchObject({ user: { name: 'Mia' } });
    expect((await own.post('/api/mentoring/end', end(ann.id))).status).toBe(204);
    expect((await own.post('/api/mentoring/end', end(ann.id))).status).toBe(404);
    expect((await own.get('/api/mentoring')).body.data).toEqual({ mentor: null, newcomers: [] });
    expect((await mentor.post('/api/mentoring/end', end(bob.id))).status).toBe(204);
    expect((await mentor.get('/api/mentoring')).body.data.newcomers).toMatchObject([{ user: { name: 'Cleo' } }]);
    await deleteUser(db, mia, { now, nouns: slices });
    expect((await viewOf(cleo.id)).mentor).toBeNull();
    expect(await rowsOf(db, mentorships, { mentorUserId: mia })).toEqual([]);
  });
});

describe('the visit streak', () => {
  it('counts days by the user’s clock, once each, and starts over without a notice', async () => {
    const id = await makeUser(db, { name: 'Vic', timeZone: 'America/New_York' });
    const daysAfter = async (...moments: string[]) => {
      for (const moment of moments) await recordPresence(db, id, new Date(moment));
      const row = await rowOf(db, users, { id });
      return { inARow: row.visitsInARow, inAll: row.visitDays };
    };
    // 11:30 p.m. and an hour later, on the next local day; in UTC it is one day.
    expect(await daysAfter('2026-01-02T04:30:00Z', '2026-01-02T05:30:00Z')).toEqual({ inARow: 2, inAll: 2 });
    expect(await daysAfter('2026-01-03T01:00:00Z')).toEqual({ inARow: 2, inAll: 2 });
    expect(await daysAfter('2026-01-03T12:00:00Z')).toEqual({ inARow: 3, inAll: 3 });
    expect(await daysAfter('2026-01-06T12:00:00Z')).toEqual({ inARow: 1, inAll: 4 });
  });
});
