import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { notifications } from '#domains/notifications/tables.ts';
import { players } from '#domains/player/tables.ts';
import { PREMIUM_LIMITS } from '#domains/premium/constants.ts';
import { MAX_WATCHED } from '#domains/saved-search/constants.ts';
import { checkSearches } from '#domains/saved-search/jobs.ts';
import { recordMatches } from '#domains/saved-search/store.ts';
import { savedSearches } from '#domains/saved-search/tables.ts';
import { world } from '#platform/clock/tables.ts';
import { publish, publishChange } from '#platform/realtime.ts';
import { makePlayer, standing } from '../../../tests/factories/player.ts';
import type { Browser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, browsers } = testWorld({ users: ['Mia', 'Ole'] });
const [mia, ole] = browsers('Mia', 'Ole');
beforeEach(async () => {
  for (const table of [savedSearches, notifications]) await db.delete(table);
  await db.update(players).set(standing({ retiredAt: 1 }));
  await publishChange(db, ['players']);
  await db.update(world).set({ step: 'slot-1' });
  await publish(db, 'world', { version: 1 });
  // A command answers once all notifications committed before it have been processed.
  await mia.post('/api/logger', { error: 'heard' });
});

const GOALIES = { name: 'Goalies', filters: { position: 'G' }, hasAlert: true };
const save = (browser: Browser, search: object = GOALIES) => browser.post('/api/saved-searches', search);
const list = async (browser: Browser) => (await browser.get('/api/saved-searches')).body.data;
const goalie = (lastname: string, skill: number) =>
  makePlayer(db, { firstname: 'Åke', lastname, positions: ['G'], skill });
const nextDay = async () => {
  const [row] = await db.select({ day: world.day }).from(world);
  await db.update(world).set({ day: (row?.day ?? 1) + 1 });
};
const told = () => db.select({ kind: notifications.kind, params: notifications.params }).from(notifications);

describe('a saved search', () => {
  it('is stored by its owner under a unique name, and is not visible to other users', async () => {
    const { status, body } = await save(mia, { ...GOALIES, name: ' Old goalies ', scope: 'free-agents' });
    expect(status).toBe(201);
    expect(body.data).toMatchObject({ name: 'Old goalies', scope: 'free-agents', filters: { position: 'G' } });
    const { id } = body.data;
    expect(await save(mia, { ...GOALIES, name: 'Old goalies' })).toMatchObject({ status: 409 });
    expect((await save(ole, { ...GOALIES, name: 'Old goalies' })).status).toBe(201);
    expect(await ole.put(`/api/saved-searches/${id}`, { name: 'Mine', hasAlert: false })).toMatchObject({
      status: 404,
    });
    await ole.delete(`/api/saved-searches/${id}`);
    expect(await list(mia)).toHaveLength(1);
    expect((await mia.put(`/api/saved-searches/${id}`, { name: 'Goalies', hasAlert: false })).status).toBe(204);
    expect(await list(mia)).toMatchObject([{ name: 'Goalies', hasAlert: false }]);
    expect((await mia.delete(`/api/saved-searches/${id}`)).status).toBe(204);
    expect(await list(mia)).toEqual([]);
  });

  it('takes no invalid filter, and is limited per user', async () => {
    expect((await save(mia, { ...GOALIES, filters: { minAge: 3 } })).status).toBe(422);
    expect((await save(mia, { ...GOALIES, name: '  ' })).status).toBe(422);
    const asked = await Promise.all(
      Array.from({ length: PREMIUM_LIMITS.savedSearches.free + 1 }, (_, at) =>
        save(mia, { ...GOALIES, name: `Goalies ${at}` }),
      ),
    );
    expect(asked.filter(({ status }) => status === 409)).toHaveLength(1);
    expect(await list(mia)).toHaveLength(PREMIUM_LIMITS.savedSearches.free);
  });
});

describe('an alert', () => {
  it('names new matches since the last morning, once', async () => {
    await goalie('Known', 90);
    await save(mia);
    await save(mia, { ...GOALIES, name: 'Silent', hasAlert: false });
    expect(await checkSearches(db)).toBe(0);
    await nextDay();
    expect(await checkSearches(db)).toBe(1);
    expect(await told()).toEqual([]);
    const best = await goalie('Best', 80);
    await goalie('Second', 60);
    await makePlayer(db, { positions: ['C'], skill: 99 });
    expect(await checkSearches(db)).toBe(0);
    await nextDay();
    await checkSearches(db);
    expect(await told()).toEqual([
      { kind: 'search-match', params: { search: 'Goalies', player: 'Åke Best', playerId: best, more: 1 } },
    ]);
    await checkSearches(db);
    await nextDay();
    await checkSearches(db);
    expect(await told()).toHaveLength(1);
  });

  it('waits until the morning is over', async () => {
    await save(mia);
    await goalie('New', 70);
    await nextDay();
    await db.update(world).set({ step: 'morning' });
    expect(await checkSearches(db)).toBe(0);
    await db.update(world).set({ step: 'slot-1' });
    expect(await checkSearches(db)).toBe(1);
    expect(await told()).toHaveLength(1);
  });

  it('is sent by one of two workers at the same time', async () => {
    await save(mia);
    const id = await goalie('New', 70);
    const [search] = await db.select().from(savedSearches);
    if (!search) throw new Error('no search was saved');
    const found = { knownPlayerIds: [id], checkedDay: search.checkedDay + 1, newIds: [id] };
    const recorded = await Promise.all([1, 2].map(() => recordMatches(db, search, found)));
    expect(recorded.filter(Boolean)).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  it('turned on later does not name earlier matches', async () => {
    const { id } = (await save(mia, { ...GOALIES, hasAlert: false })).body.data;
    await goalie('There', 70);
    await publishChange(db, ['players']);
    await mia.put(`/api/saved-searches/${id}`, { name: 'Goalies', hasAlert: true });
    await nextDay();
    await checkSearches(db);
    expect(await told()).toEqual([]);
  });

  it('is refused for too many matches, and silent when too many are new', async () => {
    await save(mia);
    const [one] = [await goalie('One', 50)];
    const [row] = await db.select().from(players).where(eq(players.id, one));
    if (!row) throw new Error('there is no such player');
    const { id: _id, ...copy } = row;
    await db.insert(players).values(Array.from({ length: MAX_WATCHED }, () => copy));
    await publishChange(db, ['players']);
    expect(await save(mia, { ...GOALIES, name: 'Broad' })).toMatchObject({
      status: 422,
      body: { errors: { hasAlert: [expect.stringContaining(String(MAX_WATCHED + 1))] } },
    });
    expect((await save(mia, { ...GOALIES, name: 'Broad', hasAlert: false })).status).toBe(201);
    await nextDay();
    await checkSearches(db);
    expect(await told()).toEqual([]);
  });
});
