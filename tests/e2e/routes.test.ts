import opensLaterWords from '#web/locales/en/opens-later.ts';
import { watchPage } from './page-watch.ts';
import { expect, test } from './rink.ts';
import { screenDataOf } from './screen-files.ts';
import { addressOf, opensLater, ownAddressOf, SPECIFIED } from './screens.ts';

const areas = [...new Set(SPECIFIED.map((screen) => screenDataOf(screen).area))];
/** They lead on by themselves. */
const PASSED_THROUGH = ['/offline'];

// They need nothing of each other: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' });

test('there is a screen for each of the 151 routes of the specification', () => {
  expect(SPECIFIED).toHaveLength(151);
});

for (const area of areas) {
  test(`a manager may visit every screen of the area ${area}, and none breaks`, async ({
    browser,
    season,
    baseURL,
  }) => {
    const context = await browser.newContext({ baseURL, storageState: season.manager.session });
    const page = await context.newPage();
    const watch = watchPage(page);
    for (const screen of SPECIFIED.filter((each) => screenDataOf(each).area === area)) {
      const own = ownAddressOf(screen);
      // What is not built yet looks the same with and without an id.
      const addresses = [addressOf(screen, season.sights), ...(own && !opensLater(screen) ? [own] : [])];
      for (const address of addresses) {
        await test.step(address, async () => {
          watch.forget();
          await page.goto(address);
          await watch.settled();
          const { redirectIfActivated, redirectIfNotBankrupt } = screenDataOf(screen);
          const leadsOn = redirectIfActivated || redirectIfNotBankrupt || PASSED_THROUGH.includes(screen);
          expect
            .soft(new URL(page.url()).pathname, `where ${address} leads`)
            .toBe(leadsOn ? '/club/overview' : address);
          await expect.soft(page.getByRole('heading', { level: 1 }), `heading of ${address}`).toHaveCount(1);
          await expect
            .soft(page.getByRole('heading', { name: opensLaterWords.title }), `is ${address} open?`)
            .toHaveCount(opensLater(screen) ? 1 : 0);
          expect.soft(watch.faults(), `faults of ${address}`).toEqual([]);
        });
      }
    }
    await context.close();
  });
}
