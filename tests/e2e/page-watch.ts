/** Watches a page for faults that must not occur on any page, and knows when it has come to rest. */

import { setTimeout as sleep } from 'node:timers/promises';
import { type Browser, type BrowserContext, expect, type Page, type Request } from '@playwright/test';
import german from '#web/locales/de/common.ts';
import english from '#web/locales/en/common.ts';

/** After this long without a request, it has what it needs. */
const REST_MS = 120;
const ASK_AGAIN_MS = 40;
/** After this long without an answer, a page that is not at rest never will be. */
const STUCK_MS = 60_000;
/** What a screen that waits for its data is called. */
const LOADING = [english.loading, german.loading];

/** What a page awaits from the server. */
interface Traffic {
  pending: Set<Request>;
  /** When the last request ended, or the last document began. */
  restsSince: number;
}

const traffics = new WeakMap<Page, Traffic>();

/** Follows the requests of all pages that a browser opens from now on, so that `settled` knows them. */
export function followRequests(browser: Browser): void {
  browser.on('context', (context: BrowserContext) => context.on('page', trafficOf));
}

/** Returns what a page awaits; from the first call on, its requests are followed. */
function trafficOf(page: Page): Traffic {
  const known = traffics.get(page);
  if (known) return known;
  const traffic: Traffic = { pending: new Set(), restsSince: Date.now() };
  traffics.set(page, traffic);
  const rest = () => {
    traffic.restsSince = Date.now();
  };
  const end = (request: Request) => {
    traffic.pending.delete(request);
    rest();
  };
  page.on('request', (request) => traffic.pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', end);
  page.on('response', (response) => {
    // Streams stay open as long as the screen is.
    if (response.headers()['content-type']?.startsWith('text/event-stream')) end(response.request());
  });
  // A new document has nothing to do with the pending requests of the old one.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) rest();
  });
  return traffic;
}

/**
 * Waits until a page is at rest: no request is pending, nothing is shown as loading, its letters have arrived, React has drawn
 * what it knows, and nothing moves that will stop. Everything that measures a page, takes a picture of it or asks axe waits for
 * this (looks.ts).
 */
export async function settled(page: Page): Promise<void> {
  const traffic = trafficOf(page);
  const unrest = async () => {
    const before = traffic.restsSince;
    const awaited = [...traffic.pending].map((request) => `${request.method()} ${request.url()}`);
    if (awaited.length > 0) return `awaits ${awaited.join(', ')}`;
    if (Date.now() - before < REST_MS) return 'has just received something';
    const moves = await page.evaluate(unrestOnPage, LOADING).catch((error: unknown) => String(error));
    return moves || (traffic.pending.size > 0 || traffic.restsSince !== before ? 'has asked for more' : '');
  };
  const since = Date.now();
  for (;;) {
    const reason = await unrest();
    if (reason === '') return;
    // As long as answers come it is the machine that is slow.
    if (Date.now() - Math.max(since, traffic.restsSince) > STUCK_MS) {
      throw new Error(`${page.url()} does not come to rest: ${reason}`);
    }
    await sleep(ASK_AGAIN_MS);
  }
}

/** Runs in the page. @returns why it is not at rest, an empty text if it is */
async function unrestOnPage(loading: string[]): Promise<string> {
  const idle = () => new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
  // When the page is idle, React has followed; two frames later transitions have begun and elements know their size, which React
  // follows again.
  await idle();
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await idle();
  if (document.fonts.status !== 'loaded') return 'letters are missing';
  const skeletons = [...document.querySelectorAll('[role="status"]')].filter((place) => place.checkVisibility());
  if (skeletons.some(({ ariaLabel }) => loading.includes(ariaLabel ?? ''))) return 'something is loading';
  // Endless animations do not change how a screen looks for long.
  const moving = document
    .getAnimations()
    .find(({ playState, effect }) => playState === 'running' && effect?.getTiming().iterations !== Infinity);
  const element = moving?.effect instanceof KeyframeEffect ? moving.effect.target : null;
  return moving ? `${element?.outerHTML.slice(0, 200) ?? 'something'} moves` : '';
}

export interface PageWatch {
  /** Returns the faults since the last `forget`: errors on the console, exceptions, failed and refused requests. */
  faults(): readonly string[];
  forget(): void;
  /** Waits until the screen has its heading and is at rest. */
  settled(): Promise<void>;
}

/** @param isExpected faults of this kind are left out, e.g. the refused request that tells a visitor from a user */
export function watchPage(page: Page, isExpected: (fault: string) => boolean = () => false): PageWatch {
  let faults: string[] = [];
  trafficOf(page);

  const note = (fault: string) => {
    if (!isExpected(fault)) faults.push(fault);
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`exception: ${error.stack ?? error.message}`));
  page.on('requestfailed', (request) => {
    // The page was left, or has aborted the request itself.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.method()} ${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) note(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });

  return {
    faults: () => faults,
    forget() {
      faults = [];
    },
    async settled() {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await settled(page);
    },
  };
}

/** Opens an address in a page: the first by loading it, any other as a link of the game does, without reloading. */
export async function leadTo(page: Page, address: string): Promise<void> {
  if (page.url() === 'about:blank') {
    await page.goto(address);
    return;
  }
  await page.evaluate(async (to) => {
    // The router listens to it.
    history.pushState({}, '', to);
    await new Promise((done) => requestIdleCallback(done, { timeout: 2000 }));
  }, address);
}
