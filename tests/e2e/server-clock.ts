/**
 * The clock of a game that a test has to itself: it runs, and the test moves it on. Streams, jobs and the world do at once what
 * has come due by then, and pages that keep the same time follow.
 */
import { chmodSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { BrowserContext } from '@playwright/test';
import { throwawayFolder } from '../throwaway.ts';

/** Runs in pages as it does in the game's processes. */
const MOVED_DATE = fileURLToPath(new URL('./moved-date.mjs', import.meta.url));

export class ServerClock {
  /** Holds the milliseconds by which it is ahead of this machine's; the game's processes read it (moved-clock.mjs). */
  readonly file: string;
  private readonly folder: string;
  private aheadMs = 0;
  private readonly contexts = new Map<BrowserContext, { dispose(): Promise<void> }>();

  constructor() {
    this.folder = throwawayFolder();
    // Processes of the database run as another user.
    chmodSync(this.folder, 0o711);
    this.file = join(this.folder, 'moved-by');
    this.write();
  }

  /** Milliseconds since 1970, as everywhere. */
  now(): number {
    return Date.now() + this.aheadMs;
  }

  /**
   * Lets the pages of a context keep the server's time to the millisecond, also in what they record; call it before they are
   * opened. Other pages learn it to a second from the next answer, as users' whose clocks are wrong.
   */
  async sets(context: BrowserContext): Promise<void> {
    await this.tell(context);
    await context.addInitScript({ path: MOVED_DATE });
    await context.addInitScript(forgetServerDate);
    context.once('close', () => this.contexts.delete(context));
  }

  async forward(ms: number): Promise<void> {
    await this.moveTo(this.aheadMs + ms);
  }

  /** Moves it on to a moment; one that is over leaves it alone, since a world whose clock is set back would begin its day again. */
  async setTo(moment: number): Promise<void> {
    await this.forward(Math.max(0, moment - this.now()));
  }

  /** Removes its file. */
  remove(): void {
    rmSync(this.folder, { recursive: true, force: true });
  }

  private async moveTo(aheadMs: number): Promise<void> {
    this.aheadMs = aheadMs;
    // Pages first: the server never seems to have told them something before it happened.
    await Promise.all([...this.contexts.keys()].map((context) => this.tell(context)));
    this.write();
  }

  /** In one go: nobody reads half of a number. */
  private write(): void {
    const draft = `${this.file}.new`;
    writeFileSync(draft, String(this.aheadMs));
    renameSync(draft, this.file);
  }

  private async tell(context: BrowserContext): Promise<void> {
    const { aheadMs } = this;
    const setAhead = (movedByMs: number) => {
      Object.assign(globalThis, { movedByMs });
    };
    const before = this.contexts.get(context);
    this.contexts.set(context, await context.addInitScript(setAhead, aheadMs));
    await before?.dispose();
    // A page that is being loaded has the new time from the script above.
    await Promise.all(context.pages().map((page) => page.evaluate(setAhead, aheadMs).catch(() => {})));
  }
}

/** Runs in pages: an answer that was under way during a move has the time before it, and would set the page back. */
function forgetServerDate(): void {
  const { get } = Headers.prototype;
  Headers.prototype.get = function (name) {
    return name === 'Date' ? null : get.call(this, name);
  };
}
