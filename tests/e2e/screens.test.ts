import type { Browser, Page } from '@playwright/test';
import opensLaterWords from '#web/locales/en/opens-later.ts';
import { IS_THOROUGH } from '../thorough.ts';
import { ADMIN, type Gallery, managerSees, PARTS, VISITOR } from './galleries.ts';
import { keyFaults } from './keys.ts';
import {
  axeFaultsInView,
  overflowOf,
  recolor,
  type Scheme,
  SIZES,
  type Size,
  stretch,
  TIGHT,
  takePicture,
  takesPictures,
} from './looks.ts';
import { leadTo, watchPage } from './page-watch.ts';
import { activate, type Person, register } from './people.ts';
import { expect, type KeptPage, test } from './rink.ts';

/** Row height of tables, pixels: room for a finger, and none to waste. */
const ROW = { least: 32, most: 36 };

/** Returns tables with rows that are too low or, where cells have one line, too high. */
const oddRows = (page: Page) =>
  page.evaluate(
    ({ least, most }) =>
      [...document.querySelectorAll('table')].flatMap((table) => {
        const isData = table.parentElement?.getAttribute('role') === 'group';
        const odd = [...table.tBodies]
          .flatMap((body) => [...body.rows])
          .filter((row) => row.ariaHidden !== 'true' && row.offsetHeight > 0)
          // The players of a line are below its name; a bench's changes have one line each.
          .filter((row) => !row.querySelector('[data-lines]'))
          .filter(({ offsetHeight }) => offsetHeight < least || (isData && offsetHeight > most));
        const label = table.ariaLabel ?? table.parentElement?.ariaLabel ?? table.className;
        return odd[0] ? [`${label}: ${odd[0].offsetHeight} px, ${odd[0].textContent}`] : [];
      }),
    ROW,
  );

/** The mail links in the gallery are stale on purpose. */
const isExpected = (fault: string) => /\/api\/auth\/activate\b/.test(fault);

// They are independent: any free worker takes the next.
test.describe.configure({ mode: 'parallel', timeout: 900_000 });

test.describe('accessibility on desktop and phone, light and dark:', () => {
  test('every screen passes for a visitor', async ({ browser, baseURL }) => {
    await lookAs(null, { browser, gallery: VISITOR, baseURL });
  });

  test('every screen passes for a new user', async ({ browser, server, baseURL }) => {
    const newcomer = await register(server.url, 'Newcomer');
    await lookAs(newcomer, { browser, gallery: { activate: '/auth/activate' }, baseURL });
    const who = await activate(newcomer);
    await lookAs(who, { browser, gallery: { 'choose-first-club': '/club/choose' }, baseURL });
    await who.api.close();
  });

  for (const part of PARTS) {
    test(`every screen ${part} passes`, async ({ season, reading }) => {
      await look(await reading(), managerSees(season.sights)[part]);
    });
  }

  // The season fills the table of steps.
  test('every screen passes for an admin', async ({ browser, admin, season: _season, baseURL }) => {
    await lookAs(admin, { browser, gallery: ADMIN, baseURL });
  });
});

test('a manager’s own setting for light or dark overrides the system’s', async ({ page, season }) => {
  const { manager } = season;
  await page.context().addCookies(manager.session.cookies);
  for (const [theme, system] of [
    ['dark', 'light'],
    ['light', 'dark'],
  ] as const) {
    await manager.api.send('PATCH', '/api/user/settings', { settings: { theme } });
    await page.emulateMedia({ colorScheme: system });
    await page.goto('/club/overview');
    await expect(page.locator(`html[data-mantine-color-scheme="${theme}"]`)).toBeAttached();
  }
  await manager.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
  // With no user logged in, the device remembers the last scheme.
  await page.context().clearCookies();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page.locator('html[data-mantine-color-scheme="light"]')).toBeAttached();
});

interface Tour {
  browser: Browser;
  gallery: Gallery;
  baseURL: string | undefined;
}

/** Looks at screens as a visitor or a user who has no page yet. */
async function lookAs(who: Person | null, { browser, gallery, baseURL }: Tour): Promise<void> {
  await who?.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
  const context = await browser.newContext({ baseURL, storageState: who?.session });
  // A visitor keeps the last scheme.
  if (!who) await context.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'auto'));
  const page = await context.newPage();
  await look({ page, watch: watchPage(page, isExpected) }, gallery);
  await context.close();
  await who?.api.send('PATCH', '/api/user/settings', { settings: { theme: 'light' } });
}

/**
 * One screen in this many is opened, and one in this many is checked by keyboard, by axe and in every size; in a thorough run all
 * are.
 */
const [OPENED_OF, ASKED_OF] = [3, 12];

/**
 * Opens screens once, one in `OPENED_OF`, without a fault and with nothing cut off, on a desktop or a phone by turns. One in
 * `ASKED_OF` is checked in every size, and by axe in one size and one scheme: the four take turns, so each kind of screen is
 * covered in all of them. Only the first is loaded from its address, the rest are opened from the one before, as by a link
 * (routes.test.ts loads others). Before that by keyboard: everything clickable is reachable, visible when focused, and shows the
 * focus. With SCREENSHOTS every view is saved.
 */
async function look({ page, watch }: KeptPage, gallery: Gallery): Promise<void> {
  const sizes: [first: Size, then: Size] = ['desktop', 'phone'];
  const schemes: [first: Scheme, then: Scheme] = ['light', 'dark'];
  const isWhole = IS_THOROUGH || takesPictures;
  for (const [place, [name, address]] of Object.entries(gallery).entries()) {
    if (!isWhole && place % OPENED_OF !== 0) continue;
    const isAsked = isWhole || place % ASKED_OF === 0;
    watch.forget();
    await test.step(`${name} is opened`, async () => {
      await page.setViewportSize(SIZES[sizes[0]]);
      await page.emulateMedia({ colorScheme: 'light' });
      await leadTo(page, address);
      await watch.settled();
      expect.soft(new URL(page.url()).pathname, `where ${address} leads`).toBe(address.replace(/\?.*/, ''));
      await expect.soft(page.getByRole('heading', { level: 1 }), `heading of ${address}`).toHaveCount(1);
      await expect
        .soft(page.getByRole('heading', { name: opensLaterWords.title }), `is ${address} open?`)
        .toHaveCount(name.startsWith('opens-later') ? 1 : 0);
    });
    const which = (size: Size, scheme: Scheme) => `${address} on the ${size}, ${scheme}`;
    const measure = async (size: Size, scheme: Scheme) => {
      await recolor(page, scheme);
      await watch.settled();
      await takePicture(page, `${name}-${size}-${scheme}`);
      expect.soft(await overflowOf(page), `pixels that ${which(size, scheme)} is too wide`).toBeLessThanOrEqual(0);
      expect.soft(await oddRows(page), `rows of tables of ${which(size, scheme)}`).toEqual([]);
    };
    const [size, scheme] = [sizes[0], schemes[0]];
    const closely = async (what: string, step: () => Promise<void>) => {
      if (isAsked) await test.step(`${name}, ${what}`, step);
    };
    await closely('by keyboard', async () => {
      expect.soft(await keyFaults(page), `by keyboard, ${address} on the ${size}`).toEqual([]);
    });
    await test.step(`${name}, ${size}, ${scheme}`, () => measure(size, scheme));
    await closely('axe', async () => {
      await stretch(page);
      expect.soft(await axeFaultsInView(page, 'all'), `axe on ${which(size, scheme)}`).toEqual([]);
    });
    await closely(sizes[1], async () => {
      if (takesPictures) await measure(size, schemes[1]);
      await page.setViewportSize(SIZES[sizes[1]]);
      if (takesPictures) await measure(sizes[1], schemes[1]);
      await measure(sizes[1], scheme);
    });
    await closely('small and enlarged', async () => {
      for (const [kind, window] of Object.entries(TIGHT)) {
        await page.setViewportSize(window);
        expect.soft(await overflowOf(page), `pixels that ${address} is too wide ${kind}`).toBeLessThanOrEqual(0);
      }
    });
    expect.soft(watch.faults(), `faults of ${address}`).toEqual([]);
    if (sizes.reverse()[0] === 'desktop') schemes.reverse();
  }
}
