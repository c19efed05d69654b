/** Records of a game view page while it is watched. */

import type { Page } from '@playwright/test';

/** Records in the page the length of its win chance chart and the screen reader announcements, as they change. */
export async function noteWhatUnfolds(on: Page): Promise<void> {
  await on.evaluate(() => {
    const unfolded: Unfolded = { lengths: [], calls: [] };
    Object.assign(window, { unfolded });
    const note = () => {
      const length = Number(document.querySelector('main figure input[type="range"]')?.getAttribute('max') ?? 0);
      if (length !== unfolded.lengths.at(-1)) unfolded.lengths.push(length);
      for (const call of document.querySelectorAll('[role="log"][aria-label="Announcer"] p')) {
        const words = call.textContent ?? '';
        if (!unfolded.calls.includes(words)) unfolded.calls.push(words);
      }
    };
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
}

/** Records, from the first render of the next pages on, everything that would tell how a game has ended. */
export async function noteSpoilers(on: Page): Promise<void> {
  await on.addInitScript(() => {
    const spoilers: string[] = [];
    Object.assign(window, { spoilers });
    new MutationObserver(() => {
      const board = document.querySelector('section[aria-label="Scoreboard"]')?.textContent ?? '';
      const words = /Final|Winning goalie|Losing goalie/.exec(board)?.[0];
      if (words && !spoilers.includes(words)) spoilers.push(words);
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Returns the record of `noteSpoilers`. */
export function spoilers(on: Page): Promise<string[]> {
  return on.evaluate(() => (window as unknown as { spoilers: string[] }).spoilers);
}

interface Shifts {
  /** The worst sum over five seconds without a pause of one: the layout shift of a page as browsers define it. */
  worst: number;
  /** The elements that moved most: their text, and how far they moved in x and y, and shrank in width and height, in pixels. */
  causes: string[];
}

/** Adds up layout shifts from now on, except those caused by the user, and the share of plays that newer ones push down. */
export async function noteShifts(on: Page): Promise<void> {
  await on.evaluate(() => {
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] };
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly };
    const shifts = { worst: 0, causes: [] as string[] };
    Object.assign(window, { shifts });
    let [sum, start, last] = [0, 0, Number.NEGATIVE_INFINITY];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Entry[]) {
        if (entry.hadRecentInput) continue;
        const isPlay = ({ node }: Source) =>
          (node instanceof Element ? node : node?.parentElement)?.closest('section[aria-label="Play by play"]') != null;
        const areaOf = (sources: Source[]) =>
          sources.reduce(
            (area, { previousRect: was, currentRect: is }) => area + was.width * was.height + is.width * is.height,
            0,
          );
        const value =
          entry.value * (areaOf(entry.sources.filter((source) => !isPlay(source))) / (areaOf(entry.sources) || 1));
        if (entry.startTime - last > 1000 || entry.startTime - start > 5000) [sum, start] = [0, entry.startTime];
        [sum, last] = [sum + value, entry.startTime];
        shifts.worst = Math.max(shifts.worst, sum);
        const from = ({ previousRect: was, currentRect: is }: Source) =>
          [was.x - is.x, was.y - is.y, was.width - is.width, was.height - is.height].map(Math.round).join(' ');
        const words = entry.sources
          .map((source) => `${source.node?.textContent?.slice(0, 60)} (${from(source)})`)
          .join(' | ');
        if (value > 0.002) shifts.causes.push(`${value.toFixed(4)}: ${words}`);
      }
    }).observe({ type: 'layout-shift' });
  });
}

/** Returns the sums of `noteShifts`. */
export function shiftsOf(on: Page): Promise<Shifts> {
  return on.evaluate(() => (window as unknown as { shifts: Shifts }).shifts);
}

interface Unfolded {
  /** Numbers of points of the win chance chart. */
  lengths: number[];
  /** Announcements to a screen reader. */
  calls: string[];
}

/** Returns the record of `noteWhatUnfolds`. */
export function unfolded(on: Page): Promise<Unfolded> {
  return on.evaluate(() => (window as unknown as { unfolded: Unfolded }).unfolded);
}
