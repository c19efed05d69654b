/** The matchday screen by its regions: what must be in one window together, at three sizes. */
import type { Locator, Page } from '@playwright/test';
import { boxOf, SIZES } from './looks.ts';
import { expect } from './rink.ts';

const LAPTOP = { width: 1280, height: 720 };
/** Tolerated pixels where two regions touch. */
const TOUCH = 1;
/** Plays that a phone shows below the ice; after the final horn the stars stand above them. */
const PLAYS_ON_PHONE = { live: 8, over: 5 };
/** Height of the bar at the lower end of a phone. */
const BOTTOM_BAR = 58;

type Box = Awaited<ReturnType<typeof boxOf>>;

/** Returns the regions of a game that is on, or over, from top to bottom. */
function regionsOf(page: Page, isPhone: boolean): (readonly [string, Locator])[] {
  const names = ['Scoreboard', 'Rink', 'Play by play', ...(isPhone ? [] : ['Game flow'])];
  return names.map((name) => [name, page.getByRole('region', { name, exact: true })]);
}

function overlap(one: Box, other: Box): boolean {
  const isApart = (a: number, until: number, b: number, end: number) => until - b <= TOUCH || end - a <= TOUCH;
  return !(isApart(one.x, one.right, other.x, other.right) || isApart(one.y, one.bottom, other.y, other.bottom));
}

/**
 * Checks that a game that has begun is on one screen: score, other games, rink, curve, players (or the stars of a game
 * that is over) and plays lie in the window together and beside each other, and nothing scrolls sideways.
 * @param people names what is below the curve: 'On the ice' or a heading
 */
export async function expectOneScreen(page: Page, people: Locator): Promise<void> {
  const before = page.viewportSize();
  for (const size of [SIZES.desktop, LAPTOP, SIZES.phone]) {
    const name = `${size.width} wide`;
    const isPhone = size === SIZES.phone;
    await page.setViewportSize(size);
    const regions = [...regionsOf(page, isPhone), ...(isPhone ? [] : [['people', people] as const])];
    const boxes: [string, Box][] = [];
    for (const [id, region] of regions) boxes.push([id, await boxOf(region)]);
    for (const [id, box] of boxes) {
      expect(box.bottom, `${id} ends in the window, ${name}`).toBeLessThanOrEqual(
        size.height - (isPhone ? BOTTOM_BAR : 0) + TOUCH,
      );
      expect(box.x, `${id}, ${name}`).toBeGreaterThanOrEqual(0);
      expect(box.right, `${id}, ${name}`).toBeLessThanOrEqual(size.width);
      const over = boxes.filter(([other, its]) => other !== id && overlap(box, its)).map(([other]) => other);
      expect(over, `what ${id} covers, ${name}`).toEqual([]);
    }
    await expect(page.getByRole('navigation', { name: 'Other games today' })).toBeInViewport({ ratio: 1 });
    if (isPhone) await expectPlays(page);
    else expect((await boxOf(page.getByRole('img', { name: /^Rink:/ }))).width, name).toBeGreaterThanOrEqual(480);
    const [wide, high] = await page.evaluate(() => [
      document.documentElement.scrollWidth - window.innerWidth,
      document.documentElement.scrollHeight - window.innerHeight,
    ]);
    expect(wide, `scrolls sideways, ${name}`).toBeLessThanOrEqual(0);
    expect(high, `scrolls down, ${name}`).toBeLessThanOrEqual(TOUCH);
  }
  if (before) await page.setViewportSize(before);
}

/** Checks that as many plays are in view as a phone promises, or all that there are. */
async function expectPlays(page: Page): Promise<void> {
  const plays = page.getByRole('region', { name: 'Play by play' });
  const list = await boxOf(plays);
  const isOver = (await plays.getByRole('heading', { name: 'Three stars' }).count()) > 0;
  const tops = await plays
    .locator('> ol > li')
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().top));
  const seen = tops.filter((top) => top < list.bottom).length;
  expect(seen, 'plays in view').toBeGreaterThanOrEqual(Math.min(PLAYS_ON_PHONE[isOver ? 'over' : 'live'], tops.length));
}

/** Checks that the bar of a replay on a phone is whole: in the window, and above the bar at its lower end. */
export async function expectReplayBar(page: Page): Promise<void> {
  await page.setViewportSize(SIZES.phone);
  const bar = page.getByRole('region', { name: 'Replay' });
  expect((await boxOf(bar)).bottom).toBeLessThanOrEqual(SIZES.phone.height - BOTTOM_BAR + TOUCH);
}
