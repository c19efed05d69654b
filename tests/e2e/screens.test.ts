import type { Browser } from '@playwright/test';
import { axeFaults, overflowOf, SCHEMES, SIZES, type Size, show, takePicture } from './looks.ts';
import { watchPage } from './page-watch.ts';
import { activate, type Person, register } from './people.ts';
import { expect, test } from './rink.ts';
import type { Sights } from './world.ts';

/** What is looked at, by a name for its picture. */
type Gallery = Readonly<Record<string, string>>;

const VISITOR: Gallery = {
  home: '/',
  login: '/auth/login',
  register: '/auth/register',
  'forgot-password': '/auth/forgot-password',
  'reset-password': `/email/reset-password/${'a'.repeat(43)}?email=aino@rinkside.test`,
  'activation-failed': '/email/activate?token=too-short-and-long-gone',
  deactivated: '/auth/deactivated',
  deleted: '/auth/deleted',
  'version-history': '/version-history',
  'opens-later-guest': '/guide',
  forbidden: '/forbidden',
  whoops: '/whoops',
  maintenance: '/maintenance',
  'not-found': '/no/such/page',
};

const managerSees = (sights: Sights): Readonly<Record<string, Gallery>> => ({
  'of the club': {
    'club-overview': '/club/overview',
    'club-overview-other': `/club/overview/${sights.rivalTeamId}`,
    'club-overview-farm': `/club/overview/${sights.farmTeamId}`,
    'schedule-list': '/club/schedule',
    'schedule-calendar': '/club/schedule?view=calendar',
    'club-stats': '/club/stats',
    'choose-club-with-one': '/club/choose',
  },
  'of the roster': {
    'roster-skills': '/club/roster',
    'roster-stats': '/club/roster?view=stats',
    'roster-contracts': '/club/roster?view=contracts',
    'roster-training': '/club/roster?view=training',
    'roster-health': '/club/roster?view=health',
  },
  'of the lines': {
    'lineups-forwards': '/club/lineups',
    'lineups-defense': '/club/lineups?tab=defense',
    'lineups-goalies': '/club/lineups?tab=goalies',
    'lineups-power-play': '/club/lineups?tab=power-play',
    'lineups-penalty-kill': '/club/lineups?tab=penalty-kill',
    'lineups-overtime': '/club/lineups?tab=overtime',
    'lineups-extra-attacker': '/club/lineups?tab=extra-attacker',
    'lineups-tactics': '/club/lineups?tab=tactics',
  },
  'of leagues and nations': {
    'league-overview': '/league/overview',
    'league-schedule': '/league/schedule',
    'league-standings': '/league/standings',
    'league-stats': '/league/stats',
    nations: '/world/nations',
  },
  'of players and games': {
    player: `/player/${sights.playerId}`,
    goalie: `/player/${sights.goalieId}`,
    'player-game-logs': `/player/game-logs/${sights.playerId}`,
    'player-stats': `/player/stats/${sights.playerId}`,
    'goalie-stats': `/player/stats/${sights.goalieId}`,
    'game-before': `/game/${sights.comingGameId}`,
    'game-after': `/game/${sights.playedGameId}`,
    'game-after-reports': `/game/${sights.playedGameId}?tab=reports`,
  },
  'of the reports on a game': {
    'game-shots': `/game/${sights.playedGameId}?tab=reports&report=shots`,
    'game-lines': `/game/${sights.playedGameId}?tab=reports&report=lines`,
    'game-charts': `/game/${sights.playedGameId}?tab=reports&report=charts`,
    'game-why': `/game/${sights.playedGameId}?tab=reports&report=why`,
  },
  'of the settings': {
    'settings-account': '/settings',
    'settings-display': '/settings?tab=display',
    'settings-game': '/settings?tab=game',
    'settings-tournaments': '/settings?tab=tournaments',
    'settings-data': '/settings?tab=data',
    'opens-later': '/office/draft-center',
  },
});
const PARTS = [
  'of the club',
  'of the roster',
  'of the lines',
  'of leagues and nations',
  'of players and games',
  'of the reports on a game',
  'of the settings',
] as const;

const ADMIN: Gallery = {
  'admin-clock': '/admin',
  'admin-check': '/admin?tab=check',
  'admin-users': '/admin?tab=users',
  'admin-reports': '/admin?tab=reports',
  'choose-club': '/club/choose',
};

/** A visitor's look-up of himself is refused; the links of mails in the gallery are stale on purpose. */
const isExpected = (fault: string) => /\/api\/(user|auth\/activate)\b/.test(fault);

// They need nothing of each other: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel', timeout: 300_000 });

test.describe('on a desktop and on a phone, light and dark,', () => {
  test('every screen of a visitor can be read by everyone', async ({ browser, baseURL }) => {
    await look(browser, { gallery: VISITOR, who: null, baseURL });
  });

  test('so can those of newcomers', async ({ browser, server, baseURL }) => {
    const newcomer = await register(server.url, 'Newcomer');
    await look(browser, { gallery: { activate: '/auth/activate' }, who: newcomer, baseURL });
    const who = await activate(newcomer);
    await look(browser, { gallery: { 'choose-first-club': '/club/choose' }, who, baseURL });
    await who.api.close();
  });

  for (const part of PARTS) {
    test(`so can those ${part}`, async ({ browser, season, baseURL }) => {
      const { manager: who, sights } = season;
      await look(browser, { gallery: managerSees(sights)[part] ?? {}, who, baseURL });
    });
  }

  // The season fills the table of steps.
  test('so can those of an admin', async ({ browser, admin, season: _season, baseURL }) => {
    await look(browser, { gallery: ADMIN, who: admin, baseURL });
  });
});

test('a manager has it light or dark by his own setting, whatever the system says', async ({ page, season }) => {
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
  // The device knows what was shown last when nobody is logged in.
  await page.context().clearCookies();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/auth/login');
  await expect(page.getByRole('heading', { level: 1, name: 'Log in' })).toBeVisible();
  await expect(page.locator('html[data-mantine-color-scheme="light"]')).toBeAttached();
});

interface Tour {
  gallery: Gallery;
  who: Person | null;
  baseURL: string | undefined;
}

/**
 * Opens each screen once, and looks at it in both sizes and schemes.
 * The one begins on the desktop, the next on the phone: screens are also opened in either size.
 */
async function look(browser: Browser, { gallery, who, baseURL }: Tour): Promise<void> {
  await who?.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
  const context = await browser.newContext({ baseURL, storageState: who?.session, reducedMotion: 'reduce' });
  // A visitor keeps what was shown last.
  if (!who) await context.addInitScript(() => localStorage.setItem('mantine-color-scheme-value', 'auto'));
  const page = await context.newPage();
  const watch = watchPage(page, isExpected);
  const sizes: Size[] = ['desktop', 'phone'];
  for (const [name, address] of Object.entries(gallery)) {
    watch.forget();
    await test.step(`${name} is opened`, async () => {
      await page.setViewportSize(SIZES[sizes[0] ?? 'desktop']);
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address);
      await watch.settled();
    });
    for (const size of sizes) {
      for (const scheme of SCHEMES) {
        await test.step(`${name}, ${size}, ${scheme}`, async () => {
          await show(page, size, scheme);
          await watch.settled();
          const which = `${address} on the ${size}, ${scheme}`;
          await takePicture(page, `${name}-${size}-${scheme}`);
          expect.soft(await axeFaults(page, scheme), `axe on ${which}`).toEqual([]);
          expect.soft(await overflowOf(page), `pixels that ${which} is too wide`).toBeLessThanOrEqual(0);
        });
      }
    }
    expect.soft(watch.faults(), `faults of ${address}`).toEqual([]);
    sizes.reverse();
  }
  await context.close();
  await who?.api.send('PATCH', '/api/user/settings', { settings: { theme: 'light' } });
}
