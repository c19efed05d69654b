import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { recordDeployment } from '#domains/admin/store/site.ts';
import { adminActions, closedFeatures, siteState } from '#domains/admin/tables.ts';
import { publishChange } from '#platform/realtime.ts';
import { type Browser, makeBrowser, makeLoggedInBrowser } from '../../../tests/factories/server.ts';
import { testWorld } from '../../../tests/factories/test-world.ts';

const { db, database, server, browsers } = testWorld({ users: [{ name: 'Boss', isAdmin: true }, 'Fan'] });
const [boss, fan] = browsers('Boss', 'Fan');
let visitor: Browser;
beforeAll(async () => {
  visitor = makeBrowser(server);
});
beforeEach(async () => {
  for (const table of [closedFeatures, siteState, adminActions]) await db.delete(table);
  await publishChange(db, ['site']);
  // A command answers only after all earlier commits have been heard.
  await boss.post('/api/logger', { error: 'heard' });
});

const record = async () =>
  (await boss.get('/api/admin/actions')).body.data.map(({ name, action, detail }: Record<string, unknown>) => [
    name,
    action,
    detail,
  ]);

describe('a closed feature', () => {
  it('refuses its calls to all but admins and says why, until it is opened', async () => {
    expect((await fan.get('/api/proposals')).status).toBe(200);
    const reason = 'We repair the ballot box.';
    const closed = await boss.put('/api/admin/features/voting', { reason });
    expect(closed.status).toBe(200);
    expect(closed.body.data.features).toContainEqual(expect.objectContaining({ id: 'voting', reason }));
    expect(await fan.get('/api/proposals')).toMatchObject({ status: 409, body: { code: 'feature.closed' } });
    expect((await boss.get('/api/proposals')).status).toBe(200);
    expect((await fan.get('/api/user')).status).toBe(200);
    expect((await fan.get('/api/world')).body.data.closedFeatures).toEqual([{ feature: 'voting', reason }]);
    expect((await boss.delete('/api/admin/features/voting')).status).toBe(200);
    expect((await fan.get('/api/proposals')).status).toBe(200);
    expect((await fan.get('/api/world')).body.data.closedFeatures).toEqual([]);
    expect(await record()).toEqual([
      ['Boss', 'feature-open', { feature: 'voting' }],
      ['Boss', 'feature-close', { feature: 'voting', reason }],
    ]);
  });

  it('is on record once when closed twice for one reason, and opening an open one changes nothing', async () => {
    for (let turn = 0; turn < 2; turn++) await boss.put('/api/admin/features/trades', { reason: '' });
    for (let turn = 0; turn < 2; turn++) await boss.delete('/api/admin/features/trades');
    expect((await record()).map(([, action]: unknown[]) => action)).toEqual(['feature-open', 'feature-close']);
    expect((await boss.put('/api/admin/features/hockey', {})).status).toBe(422);
    expect((await fan.put('/api/admin/features/trades', {})).status).toBe(403);
  });

  it('gives browsers a new version of the world, but not of the program', async () => {
    const { version, ...program } = (await fan.get('/api/world/version')).body;
    await boss.put('/api/admin/features/trades', {});
    const after = (await fan.get('/api/world/version')).body;
    expect(after).toEqual({ version: version + 1, ...program });
    expect((await fan.get('/api/world')).body.data.version).toBe(after.version);
  });
});

describe('maintenance', () => {
  it('closes the game to all but admins, who can still log in, and opens it again', async () => {
    const begun = await boss.put('/api/admin/maintenance', { note: 'New disks.' });
    expect(begun.body.data.maintenance).toMatchObject({ note: 'New disks.' });
    for (const browser of [fan, visitor]) {
      const status = await browser.get('/api/status');
      expect(status.status).toBe(503);
      expect(status.headers['retry-after']).toBeDefined();
    }
    expect((await fan.get('/api/nations')).status).toBe(503);
    expect((await fan.get('/api/session')).status).toBe(200);
    expect((await boss.get('/api/nations')).status).toBe(200);
    expect((await boss.get('/api/status')).status).toBe(200);
    await makeLoggedInBrowser(server, database, 'boss@example.org');
    expect((await boss.delete('/api/admin/maintenance')).body.data.maintenance).toBeNull();
    expect((await fan.get('/api/nations')).status).toBe(200);
    expect((await visitor.get('/api/status')).status).toBe(200);
    expect((await record()).map(([, action]: unknown[]) => action)).toEqual([
      'site-maintenance-end',
      'site-maintenance',
    ]);
  });
});

describe('a new version', () => {
  it('changes the program version in every browser, with the announced notes', async () => {
    const program = async () => (await fan.get('/api/world/version')).body;
    const before = await program();
    await boss.post('/api/admin/version', { note: 'Camps.' });
    const after = await program();
    expect(after).toMatchObject({ announced: before.announced + 1, note: 'Camps.' });
    await boss.post('/api/admin/version', { note: '' });
    expect((await program()).announced).toBe(before.announced + 2);
  });

  it('counts each deployment of another build, and no restart', async () => {
    const program = async () => (await fan.get('/api/world/version')).body;
    const { version } = await program();
    await recordDeployment(db, 'build-1');
    await recordDeployment(db, 'build-1');
    expect(await program()).toMatchObject({ version: version + 1, build: 'build-1' });
    await recordDeployment(db, 'build-2');
    expect(await program()).toMatchObject({ version: version + 2, build: 'build-2' });
    await recordDeployment(db, '');
    expect((await program()).build).toBe('build-2');
  });
});

it('lists the record by subject', async () => {
  await boss.put('/api/admin/features/trades', {});
  await boss.post('/api/admin/clock/pause');
  await boss.post('/api/admin/clock/resume');
  const of = async (sort: string) => {
    const { body } = await boss.get(`/api/admin/actions?sort=${sort}`);
    return [body.pagination.total, ...body.data.map(({ action }: { action: string }) => action)];
  };
  expect(await of('site')).toEqual([1, 'feature-close']);
  expect(await of('world')).toEqual([2, 'clock-resume', 'clock-pause']);
  expect(await of('words')).toEqual([0]);
  expect((await fan.get('/api/admin/actions')).status).toBe(403);
});
