/** Two managers who share a world: a day begins without one who keeps missing it, and ends early only if both are ready. */
import type { Browser, Page } from '@playwright/test';
import type { PaceView } from '#domains/world/contract.ts';
import type { GameServer } from './game-server.ts';
import { axeFaults } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { activate, type Manager, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';
import { inDatabaseOf, setDayMinutes } from './server-database.ts';
import { advanceWorld, awaitMorning } from './world.ts';

// Days pass, so it needs its own server.
test.use({ game: 'ready' });
test.setTimeout(600_000);

/** A game lasts forty seconds: long enough to be seen live, and to be skipped. */
const DAY_MINUTES = 2;
/** The first games of a day begin in its second slot or later; a slow machine takes longer. */
const SOON = { timeout: 150_000 };

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

/** Lets the deadline of the day come, which one manager has missed the day before as well. */
async function letLatestTimeCome(server: Pick<GameServer, 'dataDir'>, missedBy: number): Promise<void> {
  await inDatabaseOf(server, async (client) => {
    const missed = JSON.stringify({ [missedBy]: 1 });
    await client.query(`update world set next_day_at = now() - interval '1 second', missed = $1`, [missed]);
  });
}

const control = ({ page }: Seat) => page.getByRole('banner').getByRole('button', { name: /of \d ready/ });
const ready = ({ page }: Seat) => page.getByRole('button', { name: 'Ready for the next day' });
const state = ({ page }: Seat, name: string) =>
  page.getByRole('banner').getByRole('listitem').filter({ hasText: name });

test('two managers play a day together; an absent one is not waited for, and returns with a click', async ({
  browser,
  server,
  admin,
}) => {
  await advanceWorld(admin, 'phase');
  await awaitMorning(admin);
  await admin.api.send('PUT', '/api/world/pace', { pace: 'ready', latestMinutes: 1440 });
  await setDayMinutes(server, DAY_MINUTES, Date);
  const ada = await takeSeat(browser, server.url, 'Ada Lahti');
  const bo = await takeSeat(browser, server.url, 'Bo Berg');
  const watches = [watchPage(ada.page), watchPage(bo.page)];
  const readPace = async () => (await ada.api.get<{ data: PaceView }>('/api/world/pace')).data;
  const readDay = async () => (await ada.api.get<{ data: { day: number } }>('/api/world/clock')).data.day;
  const boId = (await bo.api.get<{ data: { id: number } }>('/api/user')).data.id;
  const day = await readDay();

  await control(ada).click();
  await expect(state(ada, 'Bo Berg')).toContainText('Not ready');
  await ready(ada).click();
  await expect(control(ada)).toContainText('1 of 2 ready');
  expect((await readPace()).liveGames, 'nothing begins while one is waited for').toBe(0);
  await expect(ada.page.getByRole('heading', { level: 1 }), 'the screen has come as well').toBeVisible(SOON);
  expect(await axeFaults(ada.page)).toEqual([]);

  await letLatestTimeCome(server, boId);
  await expect(state(ada, 'Bo Berg')).toContainText('Away', SOON);
  await expect.poll(async () => (await readPace()).liveGames, SOON).toBeGreaterThan(0);
  expect(await readDay()).toBe(day);

  await bo.page.getByRole('heading', { level: 1 }).click();
  await expect(state(ada, 'Bo Berg')).toContainText('Not ready', SOON);

  await ready(ada).click();
  await expect(control(ada)).toContainText('1 of 2 ready');
  expect(await readDay(), 'a game is not skipped by one of them').toBe(day);
  await control(bo).click();
  await expect(bo.page.getByText(/When all managers are ready, \d+ games? left today/)).toBeVisible();
  await ready(bo).click();
  await expect.poll(readDay, SOON).toBe(day + 1);
  await expect.poll(async () => (await readPace()).liveGames, SOON).toBeGreaterThan(0);
  expect(watches.map((watch) => watch.faults())).toEqual([[], []]);
});
