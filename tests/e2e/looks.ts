/** The look and accessibility of a screen: sizes, light and dark, axe violations, and pictures. */

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Locator, type Page } from '@playwright/test';
import { settled } from './page-watch.ts';

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

/** Windows in which everything must be reachable without scrolling sideways: the smallest phone, and a desktop at 200 %. */
export const TIGHT = {
  'on the smallest phone': { width: 320, height: 568 },
  'at 200 %': { width: 720, height: 450 },
} as const;

export const SCHEMES = ['light', 'dark'] as const;
export type Scheme = (typeof SCHEMES)[number];

type RunOptions = Parameters<AxeBuilder['options']>[0];

/** Most rules read the document, which is the same in both schemes. */
const AXE_RULES = {
  all: {
    runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    rules: { 'heading-order': { enabled: true }, 'page-has-heading-one': { enabled: true } },
  },
  colors: { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] } },
} as const satisfies Record<string, RunOptions>;
export type AxeRules = keyof typeof AXE_RULES;

/** Rows of a long table are alike: checking all of them would take most of the time. */
const REPEATED = 'tbody tr:nth-child(n+9)';

/** Whether SCREENSHOTS names a folder for pictures. */
export const takesPictures = Boolean(process.env['SCREENSHOTS']);

/**
 * Shows the open page in another color scheme, and waits until it is rendered, at the current window size. Its context must ask
 * for reduced motion, and its user for the system's theme.
 */
export async function recolor(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await expect(page.locator(`html[data-mantine-color-scheme="${scheme}"]`)).toBeAttached();
  await settled(page);
}

/**
 * Makes the window as high as the page: sticky bars cover nothing then, and all of it is visible.
 *
 * @returns a function that undoes it
 */
export async function stretch(page: Page): Promise<() => Promise<void>> {
  const size = page.viewportSize();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  if (!size || height <= size.height) return async () => {};
  await page.setViewportSize({ width: size.width, height });
  return () => page.setViewportSize(size);
}

/** Returns axe's violations on the page, one line each. */
export async function axeFaults(page: Page, rules: AxeRules = 'all'): Promise<string[]> {
  const restore = await stretch(page);
  const faults = await axeFaultsInView(page, rules);
  await restore();
  return faults;
}

/** Milliseconds that a rendering screen may take to be complete. */
const REDRAWN_MS = 2000;

/**
 * Does the same for a page that is stretched already. Violations that are gone a moment later came from a half-rendered screen.
 */
export async function axeFaultsInView(page: Page, rules: AxeRules): Promise<string[]> {
  const faults = await askAxe(page, rules);
  if (faults.length === 0) return faults;
  await setTimeout(REDRAWN_MS);
  return askAxe(page, rules);
}

async function askAxe(page: Page, rules: AxeRules): Promise<string[]> {
  await settled(page);
  const isLoaded = await page.evaluate(() => 'axe' in window);
  // Half a megabyte, which would be loaded twice per check: once per document is enough.
  const builder = new AxeBuilder({ page, ...(isLoaded && { axeSource: ';' }) })
    .setLegacyMode()
    .exclude(REPEATED)
    .options({
      // Listing everything that passes takes as long as the checks themselves.
      resultTypes: ['violations'],
      ...AXE_RULES[rules],
    });
  const { violations } = await builder.analyze();
  return violations.map(({ id, help, nodes }) => {
    const places = nodes.slice(0, 4).map(({ target, any }) => `${target.join(' ')} ${any[0]?.message ?? ''}`.trim());
    return `${id} (${help}), ${nodes.length}×: ${places.join(' | ')}`;
  });
}

/** Returns the pixels by which the page at rest is wider than the window. */
export async function overflowOf(page: Page): Promise<number> {
  await settled(page);
  return page.evaluate(() => (document.scrollingElement?.scrollWidth ?? 0) - window.innerWidth);
}

/** Takes a picture of the whole page, if SCREENSHOTS names a folder for them. */
export async function takePicture(page: Page, name: string): Promise<void> {
  const folder = process.env['SCREENSHOTS'];
  if (!folder) return;
  mkdirSync(folder, { recursive: true });
  await settled(page);
  await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

/**
 * Returns where something is in the window, and how large, when the page is at rest.
 * @throws if it is not drawn
 */
export async function boxOf(place: Locator) {
  await expect(place).toBeVisible();
  await settled(place.page());
  const box = await place.boundingBox();
  if (!box) throw new Error(`${place} is not drawn.`);
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}
