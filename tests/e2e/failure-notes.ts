/** What a failed test leaves behind: requests and console of its pages, their HTML, the server's log and both clocks. */

import { writeFile } from 'node:fs/promises';
import type { Browser, BrowserContext, Page, TestInfo } from '@playwright/test';
import type { GameServer } from './game-server.ts';
import { logInAdmin } from './people.ts';

/** The end is what matters. */
const LINES_KEPT = 2000;

export interface FailureNotes {
  /** Begins with a test. */
  forget(): void;
  attach(testInfo: TestInfo): Promise<void>;
}

/** Notes requests and consoles of all pages that a browser opens from now on. */
export function takeNotes(browser: Browser): FailureNotes {
  let lines: string[] = [];
  let pages = 0;
  const note = (line: string) => {
    if (lines.length >= LINES_KEPT) lines = lines.slice(LINES_KEPT / 2);
    lines.push(`${new Date().toISOString()} ${line}`);
  };
  const follow = (page: Page) => {
    const name = `page ${++pages}`;
    page.on('console', (message) => note(`${name} ${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => note(`${name} exception: ${error.stack ?? error.message}`));
    page.on('request', (request) => note(`${name} asks ${request.method()} ${request.url()}`));
    page.on('response', (response) => note(`${name} gets ${response.status()} from ${response.url()}`));
    page.on('requestfailed', (request) =>
      note(`${name} has no answer from ${request.url()}: ${request.failure()?.errorText}`),
    );
    page.on('framenavigated', (frame) => note(`${name} is at ${frame.url()}`));
  };
  browser.on('context', (context) => context.on('page', follow));
  return {
    forget() {
      lines = [];
    },
    attach: (testInfo) => attachText(testInfo, 'pages.log', lines.join('\n')),
  };
}

/** Attaches the HTML of all pages of a context. */
export async function attachPages(context: BrowserContext, testInfo: TestInfo): Promise<void> {
  for (const page of context.pages()) {
    const html = await page.content().catch((error: unknown) => String(error));
    const name = new URL(page.url()).pathname.replaceAll(/[^\w-]+/g, '-');
    await attachText(testInfo, `page${name}.html`, html);
  }
}

/** Attaches the log of a server, and what the machine's clock and the world's say. */
export async function attachServer({ url, log }: Pick<GameServer, 'url' | 'log'>, testInfo: TestInfo): Promise<void> {
  await testInfo.attach('server.log', { path: log, contentType: 'text/plain' });
  const ofWorld = await readClock(url).catch((error: unknown) => String(error));
  await attachText(testInfo, 'clocks.json', JSON.stringify({ machine: new Date(), world: ofWorld }, null, 2));
}

/** Attaches a text as a file, which is found beside the pictures. */
async function attachText(testInfo: TestInfo, name: string, text: string): Promise<void> {
  const path = testInfo.outputPath(name);
  await writeFile(path, text);
  await testInfo.attach(name, { path });
}

async function readClock(url: string): Promise<object> {
  const { api } = await logInAdmin(url);
  try {
    return await api.get<object>('/api/admin/clock');
  } finally {
    await api.close();
  }
}
