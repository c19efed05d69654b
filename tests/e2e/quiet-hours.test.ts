/**
 * A night of quiet hours, with a moved clock: an admin's settings, what visitors read, and that nothing is played in the
 * meantime.
 */
import { chmodSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import type { Clock } from '#domains/world/contract.ts';
import { throwawayFolder } from '../throwaway.ts';
import { startGameServer } from './game-server.ts';
import { axeFaults } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { activate, register, takeClub } from './people.ts';
import { test as base, expect } from './rink.ts';
import { newWorld } from './shared-game.ts';
import { advanceWorld, awaitMorning } from './world.ts';

/** The clock of the game, which only the test controls. */
interface ServerClock {
  file: string;
  /** @param time of the day that the test begins on or, with `later`, of the next one: '22:30' in UTC */
  set(time: string, later?: 'next day'): void;
  setTo(moment: Date): void;
}

const test = base.extend<object, { clock: ServerClock }>({
  clock: [
    async ({ browserName: _browser }, use) => {
      const folder = throwawayFolder();
      // Processes of the database run as another user.
      chmodSync(folder, 0o711);
      const file = join(folder, 'moved-by');
      const setTo = (moment: Date) => writeFileSync(file, String(moment.getTime() - Date.now()));
      // Tomorrow, so that no time of it is before this machine's.
      const dateOf = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
      const [today, tomorrow] = [dateOf(1), dateOf(2)];
      const set = (time: string, later?: 'next day') => setTo(new Date(`${later ? tomorrow : today}T${time}:00Z`));
      set('20:00');
      await use({ file, set, setTo });
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  server: [
    async ({ clock }, use, { project }) => {
      const logFolder = `${project.outputDir}/servers`;
      const name = 'quiet-hours';
      const server = await startGameServer({ name, logFolder, from: await newWorld(), movedBy: clock.file });
      await use(server);
      await server.stop();
    },
    { scope: 'worker', timeout: 600_000 },
  ],
});
test.use({ timezoneId: 'UTC' });

const QUIET = /Quiet hours: no day and no game begins before .*7:00 AM\./;
/** The same for a manager from Helsinki, in winter or in summer. */
const HER_MORNING = /Quiet until (9|10):00 AM/;
/** Ten clock ticks, in which it would have done whatever was due. */
const TEN_LOOKS_MS = 5_000;
const LATE_MS = 60_000;

async function open(browser: Browser, baseURL: string, session?: Awaited<ReturnType<typeof register>>['session']) {
  const context = await browser.newContext({
    baseURL,
    reducedMotion: 'reduce',
    ...(session && { storageState: session }),
  });
  const page = await context.newPage();
  return { page, watch: watchPage(page, (fault) => session === undefined && fault.includes('401')) };
}

async function setQuietHours(page: Page): Promise<void> {
  await page.goto('/admin');
  await expect(page.getByRole('combobox', { name: 'Pace' })).toHaveValue('By the clock');
  await page.getByLabel('Quiet from, hour').fill('22');
  await page.getByLabel('Quiet until, hour').fill('7');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
}

test('no game begins in quiet hours; all pages say when play resumes, and in the morning it does', async ({
  browser,
  server,
  admin,
  clock,
}) => {
  await advanceWorld(admin, 'phase');
  await awaitMorning(admin);
  const manager = await takeClub(await activate(await register(server.url, 'Ada Lahti')));
  const readClock = async () => (await admin.api.get<{ data: Clock }>('/api/world/clock')).data;
  const readGames = async () => {
    const { data } = await admin.api.get<{ data: { live: object[]; recent: object[] } }>('/api/world/today');
    return { live: data.live.length, recent: data.recent.length };
  };
  const office = await open(browser, server.url, admin.session);
  const visitor = await open(browser, server.url);
  const club = await open(browser, server.url, manager.session);
  const quiet = visitor.page.getByText(QUIET);

  await setQuietHours(office.page);
  await expect(office.page.getByText('Running', { exact: true })).toBeVisible();
  await visitor.page.goto('/');
  await expect(visitor.page.getByText('Puck drops in')).toBeVisible();
  await expect(quiet).toHaveCount(0);
  const evening = await readClock();
  const games = await readGames();
  const faceoff = new Date(evening.nextFaceoffAt ?? 0);

  // The first slot of the day would begin at 22:24.
  clock.set('22:30');
  await expect.poll(async () => (await readClock()).isPaused).toBe(true);
  const night = await readClock();
  expect(night).toMatchObject({ day: evening.day, step: evening.step, quietUntil: expect.stringMatching('T07:00:00') });
  const announced = new Date(night.nextFaceoffAt ?? 0);
  const morning = new Date(night.quietUntil ?? 0);
  expect(faceoff.getTime(), 'the games were to be played in the night').toBeLessThan(morning.getTime());
  expect(announced.getTime()).toBeGreaterThanOrEqual(morning.getTime());

  clock.setTo(new Date(faceoff.getTime() + 60_000));
  await visitor.page.reload();
  await expect(quiet).toBeVisible();
  expect(await axeFaults(visitor.page)).toEqual([]);
  const hours = Math.floor((announced.getTime() - faceoff.getTime() - 60_000) / 3_600_000);
  await expect(visitor.page.getByRole('timer').first()).toHaveText(new RegExp(`^${hours}:\\d\\d:\\d\\d$`));
  await club.page.goto('/club/overview');
  await expect(club.page.getByRole('banner')).toContainText(HER_MORNING);
  await expect(office.page.getByText('Quiet hours', { exact: true })).toBeVisible();
  await visitor.page.waitForTimeout(TEN_LOOKS_MS);
  expect(await readClock()).toMatchObject({ day: evening.day, step: evening.step, isPaused: true });
  expect(await readGames(), 'no game has begun').toEqual(games);

  clock.setTo(new Date(morning.getTime() + 1_000));
  await expect.poll(async () => (await readClock()).step, 'the first slot is taken').not.toBe(evening.step);
  await visitor.page.reload();
  await expect(visitor.page.getByText('Puck drops in')).toBeVisible();
  await expect(quiet).toHaveCount(0);
  // A busy machine wakes some seconds late.
  const planned = new Date((await readClock()).nextFaceoffAt ?? 0);
  expect(Math.abs(planned.getTime() - announced.getTime())).toBeLessThan(LATE_MS);

  clock.setTo(new Date(planned.getTime() + 1_000));
  await expect.poll(async () => (await readGames()).live, 'the games begin when it was said').toBeGreaterThan(0);
  await visitor.page.reload();
  await expect(visitor.page.getByRole('region', { name: 'Live now' })).toBeVisible();
  expect([office, visitor, club].map(({ watch }) => watch.faults())).toEqual([[], [], []]);
});
