import type { Page } from '@playwright/test';
import { SHOW_AFTER_MS } from '#web/lib/hover-intent.ts';
import opensLaterWords from '#web/locales/en/opens-later.ts';
import { IS_THOROUGH, someOf } from '../thorough.ts';
import { ADMIN, managerSees } from './galleries.ts';
import { leadTo, watchPage } from './page-watch.ts';
import { expect, test } from './rink.ts';
import { screenDataOf } from './screen-files.ts';
import { addressOf, opensLater, ownAddressOf, SPECIFIED } from './screens.ts';
import type { Sights } from './world.ts';

/** They redirect. */
const PASSED_THROUGH = ['/offline'];
const withoutQuery = (address: string) => address.replace(/\?.*/, '');
// Screens that open later are all alike: opens-later.test.tsx covers each.
const open = SPECIFIED.filter((screen) => !opensLater(screen));

/** One address in this many is loaded, the others are opened from the screen before; in a thorough run all are loaded. */
const LOADED_OF = 4;

/** Screens of what begins later in the season than these tests: there is none to be opened by its id. */
const WITHOUT_EDITION = /^\/world-championship-tournament\//;

test('a manager can open every screen, with an id and without, and none breaks', async ({
  browser,
  season,
  baseURL,
}) => {
  const { manager, sights } = season;
  const galleries = [...Object.values(managerSees(sights)), ADMIN];
  // Covered by screens.test.ts with the same checks: one in three in npm test, all of them in the thorough run.
  const lookedAt = new Set(galleries.flatMap((gallery) => Object.values(gallery)).map(withoutQuery));
  const context = await browser.newContext({ baseURL, storageState: manager.session });
  const page = await context.newPage();
  const watch = watchPage(page);
  for (const [place, screen] of open.entries()) {
    const isLoaded = IS_THOROUGH || place % LOADED_OF === 0;
    for (const address of [WITHOUT_EDITION.test(screen) ? null : addressOf(screen, sights), ownAddressOf(screen)]) {
      if (address === null || lookedAt.has(address)) continue;
      await test.step(address, async () => {
        watch.forget();
        // Loaded from a shared address; opened as from the menu, where it is the user's own.
        await (isLoaded && address !== ownAddressOf(screen) ? page.goto(address) : leadTo(page, address));
        await watch.settled();
        const { redirectIfActivated, redirectIfNotBankrupt } = screenDataOf(screen);
        const leadsOn = redirectIfActivated || redirectIfNotBankrupt || PASSED_THROUGH.includes(screen);
        expect.soft(new URL(page.url()).pathname, `where ${address} leads`).toBe(leadsOn ? '/club/overview' : address);
        await expect.soft(page.getByRole('heading', { level: 1 }), `heading of ${address}`).toHaveCount(1);
        await expect
          .soft(page.getByRole('heading', { name: opensLaterWords.title }), `is ${address} open?`)
          .toHaveCount(0);
        expect.soft(watch.faults(), `faults of ${address}`).toEqual([]);
      });
    }
  }
  await context.close();
});

const guests = open.filter((screen) => screenDataOf(screen).guest && !PASSED_THROUGH.includes(screen));

/** Returns addresses of guests, with an id and without. */
function guestAddresses(sights: Sights): string[] {
  return guests.flatMap((screen) => [addressOf(screen, sights), ownAddressOf(screen) ?? []].flat());
}

/** The mail links in these addresses are stale on purpose. */
const isStaleLink = (fault: string) => /\/api\/auth\/activate\b/.test(fault);

/** Hovers over everything clickable, for as long as panels take to open by themselves. */
async function restOnEverything(page: Page): Promise<void> {
  const count = await page.evaluate(() => {
    const targets = document.querySelectorAll('a, button, [data-tip]');
    for (const target of targets) target.dispatchEvent(new MouseEvent('mouseover', { bubbles: true }));
    return targets.length;
  });
  expect(count).toBeGreaterThan(0);
  await page.clock.runFor(SHOW_AFTER_MS + 100);
}

test('a guest may hover over anything on every guest screen, and is never sent to the login', async ({
  page,
  season,
}) => {
  const addresses = guestAddresses(season.sights);
  expect(addresses.length).toBeGreaterThan(15);
  const watch = watchPage(page, isStaleLink);
  // The time for which the mouse rests is skipped.
  await page.clock.install();
  for (const address of addresses) {
    await test.step(address, async () => {
      watch.forget();
      await leadTo(page, address);
      await watch.settled();
      await restOnEverything(page);
      await watch.settled();
      expect.soft(new URL(page.url()).pathname, `where ${address} leads`).toBe(address);
      expect.soft(watch.faults(), `faults of ${address}`).toEqual([]);
    });
  }
});

/** Languages and time zones of browsers on oddly configured systems. */
const ODD_BROWSERS = [
  { languages: ['en-US@posix'], timeZone: 'Etc/Unknown' },
  { languages: ['C', 'de_AT.UTF-8'], timeZone: undefined },
  { languages: [''], timeZone: '+02:00' },
  { languages: undefined, timeZone: 'Europe/Kiev' },
] as const;

/** Removes from a page what some browsers lack: storage, a list of time zones, languages that Intl understands. */
function takeAway({ languages, timeZone }: (typeof ODD_BROWSERS)[number]): void {
  const answer = (of: object, name: string, get: () => unknown) =>
    Object.defineProperty(of, name, { get, configurable: true });
  answer(navigator, 'languages', () => languages);
  answer(navigator, 'language', () => languages?.[0]);
  for (const name of ['localStorage', 'sessionStorage']) {
    answer(window, name, () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
  }
  answer(Intl, 'supportedValuesOf', () => undefined);
  const { resolvedOptions } = Intl.DateTimeFormat.prototype;
  Intl.DateTimeFormat.prototype.resolvedOptions = function (this: Intl.DateTimeFormat) {
    return { ...resolvedOptions.call(this), timeZone: timeZone as string };
  };
}

test('every guest screen opens in browsers with odd languages, without storage and without a list of time zones', async ({
  browser,
  season,
  baseURL,
}) => {
  // In a thorough run every screen once for each of them; otherwise they take turns.
  test.setTimeout(900_000);
  for (const [turn, odd] of ODD_BROWSERS.entries()) {
    const context = await browser.newContext({ baseURL });
    await context.addInitScript(takeAway, odd);
    const page = await context.newPage();
    const watch = watchPage(page, isStaleLink);
    for (const address of someOf(guestAddresses(season.sights), ODD_BROWSERS.length, turn)) {
      await test.step(`${odd.languages} at ${address}`, async () => {
        watch.forget();
        await leadTo(page, address);
        await watch.settled();
        await expect.soft(page.getByRole('heading', { level: 1 }), `heading of ${address}`).toHaveCount(1);
        expect.soft(watch.faults(), `faults of ${address} in ${JSON.stringify(odd)}`).toEqual([]);
      });
    }
    await page.goto('/auth/register');
    const zone = odd.timeZone === 'Europe/Kiev' ? 'Europe/Kyiv' : 'UTC';
    await expect(page.getByRole('combobox', { name: /Time zone|Zeitzone/ })).toHaveValue(zone);
    await context.close();
  }
});
