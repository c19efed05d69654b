import opensLaterWords from '#web/locales/en/opens-later.ts';
import { ADMIN, managerSees, VISITOR } from './galleries.ts';
import { leadTo, watchPage } from './page-watch.ts';
import { expect, test } from './rink.ts';
import { screenDataOf } from './screen-files.ts';
import { addressOf, opensLater, ownAddressOf, SPECIFIED } from './screens.ts';

/** They lead on by themselves. */
const PASSED_THROUGH = ['/offline'];
const withoutQuery = (address: string) => address.replace(/\?.*/, '');
// Those that open later are all alike: opens-later.test.tsx draws each.
const open = SPECIFIED.filter((screen) => !opensLater(screen));

test('a manager may visit every screen that is open, with an id and without, and none breaks', async ({
  browser,
  season,
  baseURL,
}) => {
  const { manager, sights } = season;
  const galleries = [...Object.values(managerSees(sights)), ADMIN];
  // Those are opened in screens.test.ts, where the same is asked of them.
  const lookedAt = new Set(galleries.flatMap((gallery) => Object.values(gallery)).map(withoutQuery));
  const context = await browser.newContext({ baseURL, storageState: manager.session });
  const page = await context.newPage();
  const watch = watchPage(page);
  for (const screen of open) {
    for (const address of [addressOf(screen, sights), ownAddressOf(screen)]) {
      if (address === null || lookedAt.has(address)) continue;
      await test.step(address, async () => {
        watch.forget();
        // Loaded from the address that somebody sent; led to, as from the menu, where it is one's own.
        await (address === ownAddressOf(screen) ? leadTo(page, address) : page.goto(address));
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

test('a visitor may open every screen of guests', async ({ page }) => {
  const guests = open.filter((screen) => screenDataOf(screen).guest);
  expect(guests.length).toBeGreaterThan(12);
  const lookedAt = new Set(Object.values(VISITOR).map(withoutQuery));
  for (const screen of guests) {
    const address = screen.replace('$token', 'a'.repeat(43)).replace('{-$id}', '1');
    if (lookedAt.has(address) || PASSED_THROUGH.includes(screen)) continue;
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(new URL(page.url()).pathname).toBe(address);
  }
});
