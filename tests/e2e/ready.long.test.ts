/**
 * Two managers who share a world: a day begins without one who keeps missing it, and ends early only if both are ready. Its games
 * last forty minutes of a clock that the test moves: long enough to be seen live, and to be skipped.
 */
import type { Browser, Page } from '@playwright/test';
import type { Clock } from '#domains/world/contract/calls.ts';
import type { PaceView } from '#domains/world/contract/pace.ts';
import type { GameServer } from './game-server.ts';
import { axeFaults } from './looks.ts';
import { settled, watchPage } from './page-watch.ts';
import { activate, type Manager, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';
import { inDatabaseOf } from './server-database.ts';
import { advanceWorld, awaitMorning } from './world.ts';

// Days pass, so it needs its own server.
test.use({ game: 'ready' });
test.setTimeout(600_000);

interface Seat extends Manager {
  page: Page;
}

async function takeSeat(browser: Browser, url: string, name: string): Promise<Seat> {
  const manager = await takeClub(await activate(await register(url, name)));
  const context = await browser.newContext({ baseURL: url, storageState: manager.session, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto('/club/overview');
  return { ...manager, page };
}

/** Lets a manager have missed the deadline of the day before. */
async function missDayBefore(server: Pick<GameServer, 'dataDir'>, userId: number): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    await client.query('update world set missed = $1', [JSON.stringify({ [userId]: 1 })]);
  });
}

const control = ({ page }: Seat) => page.getByRole('banner').getByRole('button', { name: /of \d ready/ });
const readyForFaceoffs = ({ page }: Seat) => page.getByRole('button', { name: 'Ready for the faceoffs' });
/** Is ready for the next day although games of managers, named in the question, are live. */
async function skips({ page }: Seat): Promise<void> {
  await page.getByRole('button', { name: 'Ready for the next day' }).click();
  await page.getByText('When all managers are ready, these games are simulated:').waitFor();
  await page.getByRole('button', { name: 'Ready: simulate them' }).click();
}
const state = ({ page }: Seat, name: string) =>
  page.getByRole('banner').getByRole('listitem').filter({ hasText: name });

test('two managers play a day together; an absent one is not waited for, and returns with a click', async ({
  browser,
  server,
  admin,
  clock,
}) => {
  await advanceWorld(admin, 'phase');
  await awaitMorning(admin);
  await admin.api.send('PUT', '/api/world/pace', { pace: 'ready', latestMinutes: 1440 });
  const ada = await takeSeat(browser, server.url, 'Ada Lahti');
  const bo = await takeSeat(browser, server.url, 'Bo Berg');
  const watches = [watchPage(ada.page), watchPage(bo.page)];
  const readPace = async () => (await ada.api.get<{ data: PaceView }>('/api/world/pace')).data;
  const readDay = async () => (await ada.api.get<{ data: { day: number } }>('/api/world/clock')).data.day;
  const toFirstGames = () =>
    expect
      .poll(async () => {
        const { nextFaceoffAt } = (await ada.api.get<{ data: Clock }>('/api/world/clock')).data;
        if (nextFaceoffAt !== null) await clock.setTo(Date.parse(nextFaceoffAt));
        return (await readPace()).liveGames;
      })
      .toBeGreaterThan(0);
  const boId = (await bo.api.get<{ data: { id: number } }>('/api/user')).data.id;
  const day = await readDay();

  await control(ada).click();
  await expect(state(ada, 'Bo Berg')).toContainText('Not ready');
  await ada.page.getByRole('button', { name: 'Ready for the next day' }).click();
  const asked = ada.page.locator('section').filter({ hasText: 'these games are simulated:' });
  await expect(asked, 'nobody’s game is simulated without a question').toContainText('Bo Berg');
  await ada.page.getByRole('button', { name: 'Keep it live' }).click();
  await readyForFaceoffs(ada).click();
  await expect(control(ada)).toContainText('1 of 2 ready');
  expect((await readPace()).liveGames, 'nothing begins while one is waited for').toBe(0);
  await expect(ada.page.getByRole('heading', { level: 1 }), 'the screen has come as well').toBeVisible();
  expect(await axeFaults(ada.page)).toEqual([]);

  // His page brings him back with his next click only if it knows that he is away.
  const knowsIsAway = bo.page.waitForResponse(
    async (response) =>
      response.ok() &&
      new URL(response.url()).pathname === '/api/world/pace' &&
      ((await response.json()) as { data: PaceView }).data.ready?.isAway === true,
    { timeout: 120_000 },
  );
  await missDayBefore(server, boId);
  await clock.setTo(Date.parse((await readPace()).ready?.nextDayAt ?? ''));
  await expect(state(ada, 'Bo Berg')).toContainText('Away');
  await toFirstGames();
  expect(await readDay()).toBe(day);

  await knowsIsAway;
  await settled(bo.page);
  await bo.page.getByRole('heading', { level: 1 }).click();
  await expect(state(ada, 'Bo Berg')).toContainText('Not ready');

  await skips(ada);
  await expect(control(ada)).toContainText('1 of 2 ready');
  expect(await readDay(), 'a game is not skipped by one of them').toBe(day);
  await control(bo).click();
  await expect(bo.page.getByText(/When all managers are ready, \d+ games? left today/)).toBeVisible();
  await skips(bo);
  await expect.poll(readDay).toBe(day + 1);
  await toFirstGames();
  expect(watches.map((watch) => watch.faults())).toEqual([[], []]);
});
