/** Managers at browsers of their own, and what is asked of each of their screens. */
import type { Browser, Page } from '@playwright/test';
import { axeFaults, axeFaultsInView, overflowOf, recolor, SCHEMES, SIZES, type Size, takePicture } from './looks.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import { activate, type Manager, readUser, register, takeClub } from './people.ts';
import { expect } from './rink.ts';

export interface Seat extends Manager {
  id: number;
  size: Size;
  page: Page;
  watch: PageWatch;
}

/** Somebody new who runs a club, at a browser of that size. */
export async function takeSeat(browser: Browser, url: string, name: string, size: Size): Promise<Seat> {
  const manager = await takeClub(await activate(await register(url, name)));
  await manager.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
  const context = await browser.newContext({
    baseURL: url,
    storageState: manager.session,
    viewport: SIZES[size],
    reducedMotion: 'reduce',
  });
  const page = await context.newPage();
  return { ...manager, size, id: (await readUser(manager)).id, page, watch: watchPage(page) };
}

/** Nothing is cut off, and axe has nothing against it, in both schemes. */
export async function expectFine({ page }: Seat, name: string): Promise<void> {
  for (const scheme of SCHEMES) {
    await recolor(page, scheme);
    await takePicture(page, `${name}-${scheme}`);
    const faults = await (scheme === 'light' ? axeFaults(page) : axeFaultsInView(page, 'colors'));
    expect(faults, `${name} ${scheme}`).toEqual([]);
    expect(await overflowOf(page), `${name} ${scheme}`).toBeLessThanOrEqual(0);
  }
}
