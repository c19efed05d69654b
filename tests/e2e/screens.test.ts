import type { Browser } from '@playwright/test';
import { axeFaults, overflowOf, SIZES, type Size, takePicture } from './looks.ts';
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
    'roster-skills': '/club/roster',
    'roster-stats': '/club/roster?view=stats',
    'roster-contracts': '/club/roster?view=contracts',
    'roster-training': '/club/roster?view=training',
    'roster-health': '/club/roster?view=health',
    'schedule-list': '/club/schedule',
    'schedule-calendar': '/club/schedule?view=calendar',
    'club-stats': '/club/stats',
    'choose-club-with-one': '/club/choose',
  },
  'of the lines': {
    'lineups-forwards': '/club/lineups',
    'lineups-defence': '/club/lineups?tab=defence',
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

for (const size of Object.keys(SIZES) as Size[]) {
  test.describe(`on a ${size}, light and dark,`, () => {
    test('every screen of a visitor can be read by everyone', async ({ browser, baseURL }) => {
      await look(browser, { size, gallery: VISITOR, who: null, baseURL });
    });

    test('so can those of newcomers', async ({ browser, server, baseURL }) => {
      const newcomer = await register(server.url, `Newcomer ${size}`);
      await look(browser, { size, gallery: { activate: '/auth/activate' }, who: newcomer, baseURL });
      const who = await activate(newcomer);
      await look(browser, { size, gallery: { 'choose-first-club': '/club/choose' }, who, baseURL });
      await who.api.close();
    });

    for (const part of PARTS) {
      test(`so can those ${part}`, async ({ browser, season, baseURL }) => {
        const { manager: who, sights } = season;
        await look(browser, { size, gallery: managerSees(sights)[part] ?? {}, who, baseURL });
      });
    }

    // The season fills the table of steps.
    test('so can those of an admin', async ({ browser, admin, season: _season, baseURL }) => {
      await look(browser, { size, gallery: ADMIN, who: admin, baseURL });
    });
  });
}

interface Tour {
  size: Size;
  gallery: Gallery;
  who: Person | null;
  baseURL: string | undefined;
}

async function look(browser: Browser, { size, gallery, who, baseURL }: Tour): Promise<void> {
  for (const scheme of ['light', 'dark'] as const) {
    await who?.api.send('PATCH', '/api/user/settings', { settings: { theme: scheme } });
    const context = await browser.newContext({
      baseURL,
      storageState: who?.session,
      viewport: SIZES[size],
      reducedMotion: 'reduce',
    });
    // A visitor keeps what was shown last.
    if (!who) await context.addInitScript((value) => localStorage.setItem('mantine-color-scheme-value', value), scheme);
    const page = await context.newPage();
    const watch = watchPage(page, isExpected);
    for (const [name, address] of Object.entries(gallery)) {
      await test.step(`${name}, ${scheme}`, async () => {
        watch.forget();
        await page.goto(address);
        await watch.settled();
        await expect(page.locator(`html[data-mantine-color-scheme="${scheme}"]`)).toBeAttached();
        await takePicture(page, `${name}-${size}-${scheme}`);
        expect.soft(await axeFaults(page, scheme), `axe on ${address}, ${scheme}`).toEqual([]);
        expect.soft(await overflowOf(page), `pixels that ${address} is too wide`).toBeLessThanOrEqual(0);
        expect.soft(watch.faults(), `faults of ${address}`).toEqual([]);
      });
    }
    await context.close();
  }
  await who?.api.send('PATCH', '/api/user/settings', { settings: { theme: 'light' } });
}
