/** Counts the sounds that pages start, by their length: headless machines have no audio. */

import type { BrowserContext, Page } from '@playwright/test';

/** Lengths of the game's sounds, in seconds. */
export const HORN_SECONDS = 5;
export const BOO_SECONDS = 3;

/** Call it before the pages are opened. */
export async function countSounds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const started: number[] = [];
    Object.assign(window, { soundsStarted: started });
    const start = AudioBufferSourceNode.prototype.start;
    AudioBufferSourceNode.prototype.start = function (...when) {
      // Howler unlocks the audio with a buffer of a single sample.
      if (this.buffer && this.buffer.duration > 0.1) started.push(Math.round(this.buffer.duration));
      return start.apply(this, when);
    };
  });
}

/** @returns how many sounds of that length the page has started since it was loaded */
export function soundsStarted(page: Page, seconds: number): Promise<number> {
  return page.evaluate(
    (wanted) =>
      (window as unknown as { soundsStarted: number[] }).soundsStarted.filter((each) => each === wanted).length,
    seconds,
  );
}
