/** Measures what a fan sees at a glance: sizes, boxes and names. */
import type { Page } from '@playwright/test';
import { leadTo, watchPage } from './page-watch.ts';

export const LAPTOP = { width: 1440, height: 900 };
export const TABLET = { width: 820, height: 1180 };

/**
 * Returns a function that opens an address, the first of a test by loading it and others as a link does, and waits until its
 * screen is at rest.
 */
export function visitor(page: Page) {
  const watch = watchPage(page);
  return async (address: string) => {
    await leadTo(page, address);
    await watch.settled();
  };
}

/** Returns visible names of people and teams that are cut off with an ellipsis. */
export function cutNames(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main :is(a[href*="/player/"], a[href*="/club/"], h1, h2)')].flatMap(
      (named) =>
        [named, ...named.querySelectorAll<HTMLElement>('*')]
          .filter((part) => part.clientWidth > 4 && getComputedStyle(part).textOverflow === 'ellipsis')
          .filter((part) => part.scrollWidth > part.clientWidth + 1)
          .map((part) => part.textContent ?? ''),
    ),
  );
}
