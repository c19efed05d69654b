/**
 * A night of quiet hours, with a moved clock: an admin's settings, what visitors read, and that nothing is played in the
 * meantime.
 */
import type { Browser, Page } from '@playwright/test';
import type { GameRef } from '#domains/shapes.ts';
import type { Clock } from '#domains/world/contract/calls.ts';
import { DAY_MS } from '#platform/clock/milliseconds.ts';
import { axeFaults } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { activate, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';
import { advanceWorld, awaitMorning } from './world.ts';

// Days pass, so it needs its own server.
test.use({ game: 'quiet-hours', timezoneId: 'UTC' });

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
  // Tomorrow, so that no time of it is before this machine's.
  const tomorrow = new Date(Date.now() + DAY_MS).toISOString().slice(0, 10);
  const at = (time: string) => Date.parse(`${tomorrow}T${time}:00Z`);
  await clock.setTo(at('20:00'));
  await advanceWorld(admin, 'phase');
  await awaitMorning(admin);
  const manager = await takeClub(await activate(await register(server.url, 'Ada Lahti')));
  const readClock = async () => (await admin.api.get<{ data: Clock }>('/api/world/clock')).data;
  const readToday = async () =>
    (await admin.api.get<{ data: { live: GameRef[]; recent: object[] } }>('/api/world/today')).data;
  const readGames = async () => {
    const { live, recent } = await readToday();
    return { live: live.length, recent: recent.length };
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
  await clock.setTo(at('22:30'));
  await expect.poll(async () => (await readClock()).isPaused).toBe(true);
  const night = await readClock();
  expect(night).toMatchObject({ day: evening.day, step: evening.step, quietUntil: expect.stringMatching('T07:00:00') });
  const announced = new Date(night.nextFaceoffAt ?? 0);
  const morning = new Date(night.quietUntil ?? 0);
  expect(faceoff.getTime(), 'the games were to be played in the night').toBeLessThan(morning.getTime());
  expect(announced.getTime()).toBeGreaterThanOrEqual(morning.getTime());

  await clock.setTo(faceoff.getTime() + 60_000);
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

  await clock.setTo(morning.getTime() + 1_000);
  await expect.poll(async () => (await readClock()).step, 'the first slot is taken').not.toBe(evening.step);
  await visitor.page.reload();
  await expect(visitor.page.getByText('Puck drops in')).toBeVisible();
  await expect(quiet).toHaveCount(0);
  // A busy machine wakes some seconds late.
  const planned = new Date((await readClock()).nextFaceoffAt ?? 0);
  expect(Math.abs(planned.getTime() - announced.getTime())).toBeLessThan(LATE_MS);

  await clock.setTo(planned.getTime() + 1_000);
  await expect.poll(async () => (await readGames()).live, 'the games begin when it was said').toBeGreaterThan(0);
  const early = (await readToday()).live.filter((game) => Date.parse(game.faceoffAt ?? '') < morning.getTime());
  expect(early, 'games that began in the night').toEqual([]);
  await visitor.page.reload();
  await expect(visitor.page.getByRole('region', { name: 'Live now' })).toBeVisible();
  expect([office, visitor, club].map(({ watch }) => watch.faults())).toEqual([[], [], []]);
});
