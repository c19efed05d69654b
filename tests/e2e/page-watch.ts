/** Watches a page for faults that must not occur on any page, and knows when it has come to rest. */

import { expect, type Page, type Request } from '@playwright/test';

/** After this long without a request, it has what it needs. */
const REST_MS = 120;

export interface PageWatch {
  /** Returns the faults since the last `forget`: errors on the console, exceptions, failed and refused requests. */
  faults(): readonly string[];
  forget(): void;
  /** Waits until the screen has its heading, nothing is shown as loading, and no request is pending. */
  settled(): Promise<void>;
}

/** @param isExpected faults of this kind are left out, e.g. the refused request that tells a visitor from a user */
export function watchPage(page: Page, isExpected: (fault: string) => boolean = () => false): PageWatch {
  let faults: string[] = [];
  const pending = new Set<Request>();
  let restsSince = Date.now();

  const note = (fault: string) => {
    if (!isExpected(fault)) faults.push(fault);
  };
  const end = (request: Request) => {
    pending.delete(request);
    restsSince = Date.now();
  };
  page.on('console', (message) => {
    if (message.type() === 'error') note(`console: ${message.text()} (${message.location().url})`);
  });
  page.on('pageerror', (error) => note(`exception: ${error.stack ?? error.message}`));
  page.on('request', (request) => pending.add(request));
  page.on('requestfinished', end);
  page.on('requestfailed', (request) => {
    end(request);
    // The page was left, or has aborted the request itself.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') note(`failed: ${request.method()} ${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    // Streams stay open as long as the screen is.
    if (response.headers()['content-type']?.startsWith('text/event-stream')) end(response.request());
    if (response.status() >= 400) note(`${response.status()}: ${response.request().method()} ${response.url()}`);
  });
  // A new document has nothing to do with the pending requests of the old one.
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) restsSince = Date.now();
  });

  return {
    faults: () => faults,
    forget() {
      faults = [];
    },
    async settled() {
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect
        .poll(
          async () => {
            const loading = await page.getByRole('status', { name: 'Loading' }).count();
            return loading === 0 && pending.size === 0 && Date.now() - restsSince >= REST_MS;
          },
          { intervals: [40], message: `${page.url()} comes to rest` },
        )
        .toBe(true);
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
