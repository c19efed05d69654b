/** Users at separate browsers, and the checks of each of their screens. */
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { IS_THOROUGH } from '../thorough.ts';
import { axeFaults, overflowOf, recolor, SCHEMES, SIZES, type Size, takePicture, takesPictures } from './looks.ts';
import { type PageWatch, watchPage } from './page-watch.ts';
import { activate, type Person, readUser, register } from './people.ts';
import { expect } from './rink.ts';

export interface Seat extends Person {
  id: number;
  size: Size;
  context: BrowserContext;
  page: Page;
  watch: PageWatch;
}

/** Puts a user at a browser of that size, in the system's color scheme. */
export async function seat<Whose extends Person>(
  browser: Browser,
  { url, user, size }: { url: string; user: Whose; size: Size },
): Promise<Whose & Seat> {
  await user.api.send('PATCH', '/api/user/settings', { settings: { theme: 'system' } });
  const context = await browser.newContext({
    baseURL: url,
    storageState: user.session,
    viewport: SIZES[size],
  });
  const page = await context.newPage();
  return { ...user, size, id: (await readUser(user)).id, context, page, watch: watchPage(page) };
}

/** Puts a new user at a browser of that size; without a club, since a world has few of them. */
export async function takeSeat(browser: Browser, url: string, name: string, size: Size): Promise<Seat> {
  return seat(browser, { url, user: await activate(await register(url, name)), size });
}

/** What axe is asked about a screen of a journey. */
interface Look {
  /** All its rules, light in the size of the seat. */
  rules: boolean;
  /** Its colors, dark in the other size. */
  colors: boolean;
}

/**
 * Of three screens of a journey one is asked about by its rules, one by its colors and one not at all; in a thorough run
 * (`npm test -- looks`) each by both. The name decides, so that a run can be repeated.
 */
function lookOf(name: string): Look {
  if (IS_THOROUGH || takesPictures) return { rules: true, colors: true };
  const turn = [...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % 3;
  return { rules: turn === 0, colors: turn === 1 };
}

/**
 * Expects that nothing is cut off in the size of the seat and in the other one, and no axe violations (`lookOf`): a journey is made
 * in one size and scheme, and checked in both.
 */
export async function expectFine({ page, size }: Pick<Seat, 'page' | 'size'>, name: string): Promise<void> {
  const other = size === 'desktop' ? 'phone' : 'desktop';
  const { rules, colors } = lookOf(name);
  for (const [which, scheme, asked] of [
    [size, 'light', rules && 'all'],
    [other, 'dark', colors && 'colors'],
  ] as const) {
    await page.setViewportSize(SIZES[which]);
    if (asked) await recolor(page, scheme);
    await takePicture(page, `${name}-${which}-${scheme}`);
    expect(await overflowOf(page), `${name} ${which}`).toBeLessThanOrEqual(0);
    if (asked) expect(await axeFaults(page, asked), `${name} ${which} ${scheme}`).toEqual([]);
  }
  await page.setViewportSize(SIZES[size]);
}

/**
 * Expects the same in its only scheme; takes pictures of all four, if a folder is named for them.
 */
export async function expectWell({ page, size }: Pick<Seat, 'page' | 'size'>, name: string): Promise<void> {
  if (lookOf(name).rules) expect(await axeFaults(page), name).toEqual([]);
  for (const each of ['desktop', 'phone'] as const) {
    await page.setViewportSize(SIZES[each]);
    for (const scheme of takesPictures ? SCHEMES : []) {
      await recolor(page, scheme);
      await takePicture(page, `${name}-${each}-${scheme}`);
    }
    expect(await overflowOf(page), `${name} ${each}`).toBeLessThanOrEqual(0);
  }
  await page.setViewportSize(SIZES[size]);
}
