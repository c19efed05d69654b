/** The staff of the site and of competitions: appointed, permitted from the next call on, dismissed, on record. */
import { and, asc, eq, like } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { deleteUser, exportUser } from '#domains/account/store/erase-user.ts';
import { adminActions } from '#domains/admin/tables.ts';
import { staffIsThere } from '#domains/appointment/checks.ts';
import { appointments } from '#domains/appointment/tables.ts';
import { LEAGUE_SETTINGS } from '#domains/competition/rules.ts';
import { competitions } from '#domains/competition/tables.ts';
import { notifications } from '#domains/notifications/tables.ts';
import { slices } from '#domains/slices.ts';
import { readWorld } from '#platform/clock/state.ts';
import { makeCompetition } from '../../../tests/factories/competition.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';
import { makeUser } from '../../../tests/factories/user.ts';

const { db, server, ids, browsers } = testWorld({ users: [{ name: 'Admin', isAdmin: true }, 'Mona'] });
const [adminId, monaId] = ids('Admin', 'Mona');
const [admin, mona] = browsers('Admin', 'Mona');
let [leagueSeason, cup] = [0, 0];
beforeAll(async () => {
  leagueSeason = await makeCompetition(db);
  const opened = { kind: 'friendly-cup', season: 3, name: 'Harbor Cup', settings: LEAGUE_SETTINGS } as const;
  const [made] = await db.insert(competitions).values(opened).returning({ id: competitions.id });
  cup = made?.id ?? 0;
});

const appoint = (body: object, by = admin) => by.post('/api/admin/staff', { userId: monaId, ...body });
const staff = async () => (await admin.get('/api/admin/staff')).body.data;
const dismiss = (id: number, by = admin) => by.unsafe('DELETE', `/api/admin/staff/${id}`);
const abilities = async () => (await mona.get('/api/session')).body.data.abilities;

it('a moderator works the queue from the next call on, and loses access on removal', async () => {
  expect((await mona.get('/api/moderation/cases')).status).toBe(403);
  expect((await appoint({ role: 'moderator' })).status).toBe(204);
  expect((await mona.get('/api/moderation/cases')).status).toBe(200);
  expect(await abilities()).toEqual(expect.arrayContaining(['moderation.judge', 'article.moderate']));
  expect(await abilities()).not.toContain('appointment.appoint');
  const [{ id }] = await staff();
  expect((await dismiss(id)).status).toBe(204);
  expect((await mona.get('/api/moderation/cases')).status).toBe(403);
  expect((await dismiss(id)).body.code).toBe('appointment.ended');
  expect((await dismiss(999)).status).toBe(404);
});

it('only admins appoint and remove moderators', async () => {
  expect((await appoint({ role: 'moderator' }, mona)).status).toBe(403);
  await appoint({ role: 'moderator' });
  const [{ id }] = await staff();
  expect((await appoint({ role: 'moderator' }, mona)).status).toBe(403);
  expect((await dismiss(id, mona)).status).toBe(403);
  expect((await mona.get('/api/admin/staff')).status).toBe(403);
  expect((await dismiss(id)).status).toBe(204);
});

it('the organizer of one competition has no rights in another', async () => {
  expect((await appoint({ role: 'organizer' })).status).toBe(422);
  expect((await appoint({ role: 'moderator', competitionId: cup })).status).toBe(422);
  // A league needs no organizer.
  expect((await appoint({ role: 'organizer', competitionId: leagueSeason })).body.code).toBe(
    'appointment.unknown-competition',
  );
  expect((await admin.get('/api/admin/staff/competitions')).body.data).toEqual([{ id: cup, name: 'Harbor Cup' }]);
  expect((await appoint({ role: 'organizer', competitionId: cup })).status).toBe(204);
  expect((await appoint({ role: 'ua-cup-organizer' })).status).toBe(204);
  expect(await abilities()).toContain('competition.organizeUaCup');
  expect(await abilities()).not.toContain('competition.organize');
});

it('no user is appointed twice, or before their account is activated', async () => {
  const twice = await Promise.all([appoint({ role: 'moderator' }), appoint({ role: 'moderator' })]);
  expect(twice.map(({ status }) => status).sort()).toEqual([204, 409]);
  const waits = await makeUser(db, { name: 'Waits', activatedAt: null });
  const gone = await makeUser(db, { name: 'Gone', deletedAt: new Date() });
  for (const [userId, status] of [
    [waits, 409],
    [gone, 404],
    [999, 404],
  ])
    expect((await appoint({ userId, role: 'moderator' })).status).toBe(status);
});

it('the user is notified, and appointments and removals stay on record', async () => {
  const told = await db
    .select({ kind: notifications.kind, params: notifications.params })
    .from(notifications)
    .where(and(eq(notifications.userId, monaId), like(notifications.kind, 'staff-%')))
    .orderBy(asc(notifications.id));
  expect(told.map(({ kind }) => kind)).toEqual([
    'staff-appointed',
    'staff-dismissed',
    'staff-appointed',
    'staff-dismissed',
    'staff-appointed',
    'staff-appointed',
    'staff-appointed',
  ]);
  expect(told[4]?.params).toEqual({ role: 'organizer', competition: 'Harbor Cup' });
  const rows = await staff();
  expect(rows.map(({ role }: { role: string }) => role)).toEqual([
    ...['moderator', 'ua-cup-organizer', 'organizer'],
    ...['moderator', 'moderator'],
  ]);
  expect(rows[2]).toMatchObject({ user: { name: 'Mona' }, competition: { name: 'Harbor Cup' }, appointedBy: 'Admin' });
  expect(rows[4]).toMatchObject({ dismissedBy: 'Admin', dismissedAt: server.clock.now.toISOString() });
  const recorded = (await admin.get('/api/admin/actions?sort=staff')).body.data;
  expect(recorded).toHaveLength(7);
  expect(recorded[2]).toMatchObject({
    action: 'staff-appointed',
    detail: { userId: monaId, competition: 'Harbor Cup' },
  });
  expect(await db.$count(adminActions, eq(adminActions.userId, monaId))).toBe(0);
});

it('appointments are in a user’s export and are deleted with the account', async () => {
  const check = async () => staffIsThere.run({ db, world: await readWorld(db) });
  expect(await check()).toEqual({ checked: 3, faults: [] });
  expect(await exportUser(db, monaId, slices)).toMatchObject({
    appointments: [{}, {}, { role: 'organizer', competitionId: cup, dismissedAt: null }, {}, {}],
  });
  const helper = await makeUser(db, { name: 'Helper' });
  await appoint({ userId: helper, role: 'moderator' });
  await makeUser(db, { name: 'Second', isAdmin: true });
  await deleteUser(db, monaId, { now: server.clock.now, nouns: slices });
  await deleteUser(db, adminId, { now: server.clock.now, nouns: slices });
  expect(await db.select().from(appointments)).toMatchObject([{ userId: helper, appointedBy: null }]);
  expect(await check()).toEqual({ checked: 1, faults: [] });
  await db.update(appointments).set({ userId: monaId });
  expect((await check()).faults).toEqual([`user ${monaId} is moderator, but cannot log in`]);
});
