/** The scoreboard clock as a page shows it, reading by reading, and as it should be. */

import type { BrowserContext, Page } from '@playwright/test';
import type { KnownEvent } from './secrecy.ts';

/** A reading of the board. */
export interface Reading {
  /** By the machine's clock, which is also the server's; ms since 1970. */
  at: number;
  /** Seconds played since the opening faceoff, periods of twenty minutes. */
  seconds: number;
}

const PERIOD_SECONDS = 1200;

/** Records in each page of the context what its board shows, from its first render on; call it before they are opened. */
export async function noteClocks(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const readings: { at: number; words: string }[] = [];
    Object.assign(window, { readings });
    const note = () => {
      const words = document.querySelector('section[aria-label="Scoreboard"] [role="timer"]')?.textContent ?? '';
      if (words !== '' && words !== readings.at(-1)?.words) readings.push({ at: Date.now(), words });
    };
    new MutationObserver(note).observe(document, { subtree: true, childList: true, characterData: true });
  });
}

/** Returns what the page's board has shown since it was loaded. Countdowns and intermissions are left out. */
export async function readingsOf(page: Page): Promise<Reading[]> {
  const notes = await page.evaluate(
    () => (window as unknown as { readings: { at: number; words: string }[] }).readings,
  );
  return notes.flatMap(({ at, words }) => {
    const parts = /(\d+):(\d\d) left in the (\d)/.exec(words);
    return parts ? [{ at, seconds: Number(parts[3]) * PERIOD_SECONDS - Number(parts[1]) * 60 - Number(parts[2]) }] : [];
  });
}

/** Returns the seconds played by a moment, from the events with the moments of their reveal; 0 before the faceoff. */
export function playedBy(events: readonly KnownEvent[], at: number, msPerSecond: number): number {
  const place = events.findLastIndex((event) => Date.parse(event.at) <= at);
  const [last, next] = [events[place], events[place + 1]];
  if (!last) return 0;
  const since = Math.floor((at - Date.parse(last.at)) / msPerSecond);
  // Up to the next whistle; after the last one of a period the clock is stopped.
  const second = next && next.period === last.period ? Math.min(next.second, last.second + since) : last.second;
  return (last.period - 1) * PERIOD_SECONDS + second;
}
