/** Access to screens, and the error pages while the game cannot be reached. */
import type { Page } from '@playwright/test';
import { passwordField, submitLogin } from './login-form.ts';
import { watchPage } from './page-watch.ts';
import { activate, logIn, outboxOf, PASSWORD, type Person, register, takeClub } from './people.ts';
import { expect, test } from './rink.ts';

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const sign = (page: Page, person: Person) => page.context().addCookies(person.session.cookies);
const pathOf = (page: Page) => new URL(page.url()).pathname;

test.describe('a visitor', () => {
  // guard.test.ts covers which users may open which screen; this shows it at work.
  test('is asked to log in for a game screen, and is then led to it', async ({ page, server }) => {
    for (const address of ['/club/roster', '/messages', '/game/1?tab=reports']) {
      await page.goto(address);
      await expect(heading(page, 'Log in')).toBeVisible();
      expect(new URL(page.url()).searchParams.get('redirect')).toBe(address);
    }
    const person = await activate(await register(server.url, 'Elias Palo'));
    await page.goto('/world/nations');
    await submitLogin(page, { email: person.email, password: PASSWORD });
    await expect(page).toHaveURL('/world/nations');
  });

  test('is told that a page does not exist, and the way home', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(heading(page, "Whoops! We couldn't find that page.")).toBeVisible();
    await page.getByRole('link', { name: 'Back To Homepage' }).click();
    await expect(page).toHaveURL('/');
  });
});

test.describe('an unactivated user', () => {
  test('sees only the activation page', async ({ page, server }) => {
    const newcomer = await register(server.url, 'Siiri Uusi');
    await sign(page, newcomer);
    for (const address of ['/', '/auth/login', '/club/overview', '/league/standings', '/guide', '/auth/bankruptcy']) {
      await page.goto(address);
      await expect(page).toHaveURL('/auth/activate');
      await expect(page.getByText(newcomer.email)).toBeVisible();
    }
    const refusal = newcomer.api.get('/api/clubs/open');
    await expect(refusal).rejects.toThrow('403');
  });
});

test.describe('an activated user', () => {
  test('without a club is asked to choose one, and may look around', async ({ page, server }) => {
    await sign(page, await activate(await register(server.url, 'Onni Vapaa')));
    for (const address of ['/', '/auth/login', '/club/overview', '/club/roster']) {
      await page.goto(address);
      await expect(page).toHaveURL('/club/choose');
    }
    await page.goto('/world/nations');
    await expect(heading(page, 'Nations')).toBeVisible();
    expect(pathOf(page)).toBe('/world/nations');
  });

  test('with a club skips guest screens', async ({ page, season }) => {
    await sign(page, season.manager);
    for (const address of ['/', '/auth/login', '/auth/register', '/auth/bankruptcy', '/offline']) {
      await page.goto(address);
      await expect(page).toHaveURL('/club/overview');
    }
  });

  test('has no access to admin screens', async ({ page, season }) => {
    await sign(page, season.manager);
    await page.goto('/admin');
    await expect(heading(page, 'Access Forbidden')).toBeVisible();
    await expect(page.getByText('You do not have permission to view this page')).toBeVisible();
    await expect(page).toHaveURL('/forbidden');
  });

  test('leaves no trace of the game behind on logout', async ({ page, server, season }) => {
    const leaver = await takeClub(await activate(await register(server.url, 'Veikko Haka')), 3);
    await leaver.api.send('PATCH', '/api/user/settings', { settings: { theme: 'dark' } });
    await sign(page, leaver);
    await page.goto('/club/roster');
    const header = page.getByRole('banner');
    await expect(header.getByText(leaver.team.nickname)).toBeVisible();
    await expect(page.locator('html[data-mantine-color-scheme="dark"]')).toBeAttached();
    await header.getByRole('button', { name: 'Your menu' }).click();
    await header.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/auth/login');
    await expect(page.locator('html[data-mantine-color-scheme="light"]')).toBeAttached();
    // Nor in the browser's storage; the router stores scroll positions under random keys.
    const kept = () =>
      page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.title, window.name]);
    const ofNobody = (key: string) => key !== '' && !key.startsWith('tsr-scroll-restoration');
    await expect.poll(async () => (await kept()).filter(ofNobody)).toEqual(['Log in · Rinkside']);
    await page.goBack();
    await expect(heading(page, 'Log in')).toBeVisible();
    // The session is gone on the server too: the old cookie is refused.
    await sign(page, leaver);
    await page.goto('/club/overview');
    await expect(heading(page, 'Log in')).toBeVisible();
    // The next user to log in in the same tab sees their own club.
    await submitLogin(page, { email: season.manager.email, password: PASSWORD });
    await expect(header.getByText(season.manager.team.nickname)).toBeVisible();
    await expect(header.getByText(leaver.team.nickname)).toHaveCount(0);
  });

  test('is logged out when the session has ended elsewhere', async ({ page, server }) => {
    const person = await takeClub(await activate(await register(server.url, 'Taimi Kaksi')), 4);
    await sign(page, person);
    const watch = watchPage(page);
    await page.goto('/club/overview');
    await expect(page.getByRole('banner').getByText(person.team.nickname)).toBeVisible();
    // The click itself must notice: the overview's other requests would be refused as well.
    await watch.settled();
    await person.api.send('POST', '/api/auth/logout');
    await page.getByRole('link', { name: 'Roster' }).first().click();
    await expect(page).toHaveURL(/\/auth\/login/);
    await expect(heading(page, 'Log in')).toBeVisible();
  });
});

test.describe('when the game cannot be reached', () => {
  test('the app waits at /offline, and reloads when the connection returns', async ({ page, season }) => {
    await sign(page, season.manager);
    await page.goto('/club/overview');
    await expect(page.getByRole('banner').getByText(season.manager.team.nickname)).toBeVisible();
    await page.context().setOffline(true);
    await expect(heading(page, 'You have no internet connection')).toBeVisible();
    await expect(page).toHaveURL('/offline');
    await page.context().setOffline(false);
    await expect(page).toHaveURL('/club/overview');
    await expect(page.getByRole('banner').getByText(season.manager.team.nickname)).toBeVisible();
  });

  test('the app counts down at /maintenance, again and again, until the game is back', async ({ page, season }) => {
    await sign(page, season.manager);
    await page.clock.install();
    await page.goto('/club/overview');
    await expect(page.getByRole('banner').getByText(season.manager.team.nickname)).toBeVisible();
    let asked = 0;
    const broken = /\/api\/(status|teams\/\d+\/roster)$/;
    await page.route(broken, (route) => {
      if (route.request().url().endsWith('/api/status')) asked++;
      return route.fulfill({ status: 503, headers: { 'Retry-After': '10' }, json: { message: 'Maintenance' } });
    });
    await page.getByRole('link', { name: 'Roster' }).first().click();
    await expect(heading(page, 'Maintenance')).toBeVisible();
    await expect(page).toHaveURL('/maintenance');
    await expect(page.getByRole('timer')).toHaveText('Checking again in 10 s');
    await page.clock.runFor(4_000);
    await expect(page.getByRole('timer')).toHaveText('Checking again in 6 s');
    expect(asked).toBe(0);
    await page.clock.runFor(6_000);
    await expect(page.getByRole('timer')).toHaveText('Checking again in 10 s');
    expect(asked).toBe(1);
    await page.unroute(broken);
    await page.clock.runFor(10_000);
    await expect(page).toHaveURL('/club/overview');
    await expect(page.getByRole('banner').getByText(season.manager.team.nickname)).toBeVisible();
  });

  test('the app tries three more times before it says that something is broken', async ({ page, season }) => {
    await sign(page, season.manager);
    await page.clock.install();
    await page.goto('/club/overview');
    await expect(page.getByRole('banner').getByText(season.manager.team.nickname)).toBeVisible();
    let tries = 0;
    await page.route('**/api/teams/*/roster', (route) => {
      tries++;
      return route.abort('connectionreset');
    });
    await page.getByRole('link', { name: 'Roster' }).first().click();
    for (const [retry, ms] of [1_000, 2_000, 3_000].entries()) {
      await expect.poll(() => tries).toBe(retry + 1);
      await page.clock.runFor(ms);
    }
    await expect(heading(page, 'Whoops, something is broken!')).toBeVisible();
    expect(tries).toBe(4);
    await page.unroute('**/api/teams/*/roster');
    await page.getByRole('link', { name: 'Reload' }).click();
    await expect(page).toHaveURL('/club/overview');
  });
});

test.describe('a new version', () => {
  /** Makes the server announce another program version to browsers from now on. */
  async function announce(page: Page, announced: number): Promise<void> {
    await page.unroute('**/api/world/version');
    await page.route('**/api/world/version', (route) =>
      route.fulfill({ json: { version: 1, build: '', announced, note: '' } }),
    );
  }
  const banner = (page: Page) => page.getByRole('status').filter({ hasText: 'A new version of Rinkside' });

  test('is announced whichever screen came first, and keeps typed text', async ({ page, season }) => {
    await sign(page, season.manager);
    await page.clock.install();
    await announce(page, 0);
    // A screen that takes no part in the check.
    await page.goto('/settings');
    await expect(heading(page, 'Settings')).toBeVisible();
    await announce(page, 1);
    await page.clock.fastForward(301_000);
    await page.getByRole('banner').getByRole('link', { name: 'Rinkside' }).click();
    await expect(page).toHaveURL('/club/overview');
    await expect(banner(page)).toBeVisible();

    await page.getByRole('banner').getByRole('button', { name: 'Your menu' }).click();
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
    const name = page.getByRole('textbox', { name: 'Manager name' });
    await name.fill('Half a Name');
    await banner(page).getByRole('button', { name: 'Reload' }).click();
    const dialog = page.getByRole('dialog', { name: 'You have unsaved changes' });
    await dialog.getByRole('button', { name: 'Keep working' }).click();
    await expect(name).toHaveValue('Half a Name');
    await banner(page).getByRole('button', { name: 'Reload' }).click();
    await dialog.getByRole('button', { name: 'Reload anyway' }).click();
    await expect(banner(page)).toHaveCount(0);
    await expect(name).not.toHaveValue('Half a Name');
  });
});

test('a forgotten password is reset by the mailed link, and the old one no longer works', async ({ page, server }) => {
  const person = await activate(await register(server.url, 'Unto Unohtaja'));
  await page.goto('/auth/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  // Both screens have a field of that name: fill in the right one.
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill(person.email);
  await page.getByRole('button', { name: 'Send link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'an email with a link is on its way' })).toBeVisible();
  await page.goto(outboxOf(page.url()));
  await page.getByRole('link', { name: 'Choose a new Rinkside password' }).first().click();
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await passwordField(page).fill('top-shelf-on-sunday');
  await page.getByRole('button', { name: 'Set password' }).click();
  await expect(page).toHaveURL('/auth/login');
  await expect(logIn(server.url, { email: person.email, password: PASSWORD })).rejects.toThrow('422');
  await (await logIn(server.url, { email: person.email, password: 'top-shelf-on-sunday' })).close();
});
