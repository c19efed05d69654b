/** The installed app: what its service worker caches, and that it never shows stale answers of the game. */
import { expect, test } from './rink.ts';

test('the installed app caches its own files and no game data, and says when there is no connection', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'allow' });
  const page = await context.newPage();
  await page.goto('/auth/login');
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  // From now on it intercepts requests between the page and the server.
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Log in', exact: true })).toBeVisible();
  const kept = () =>
    page.evaluate(async () => {
      const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
      return requests.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await kept()).filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(3);
  const others = (await kept()).filter((path) => !path.startsWith('/assets/')).sort();
  expect(others).toEqual(['/favicon.svg', '/offline.css', '/offline.html', '/offline.js']);

  await context.setOffline(true);
  const answer = await page.evaluate(() =>
    fetch('/api/session').then(
      () => 'answered',
      () => 'failed',
    ),
  );
  expect(answer).toBe('failed');
  await page.goto('/auth/register');
  await expect(page.getByRole('heading', { name: 'You have no internet connection' })).toBeVisible();
  await context.setOffline(false);
  // The requested page; or, where the game itself was reachable, the overview, which asks a guest to log in.
  await expect(page.getByLabel('Password').first()).toBeVisible({ timeout: 120_000 });
  await context.close();
});
