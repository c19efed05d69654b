/** Records everything that the server tells a browser, streams piece by piece, with the time of its arrival. */

import type { BrowserContext } from '@playwright/test';

/** One JSON value as it arrived. */
export interface Heard {
  url: string;
  /** By the machine's clock, which is also the server's; ms since 1970. */
  at: number;
  value: unknown;
}

interface Piece {
  /** The load of the page: its time of origin. */
  load: number;
  /** One number per response of that load. */
  response: number;
  url: string;
  type: string;
  at: number;
  text: string;
  isLast: boolean;
}

/**
 * Records everything that the pages of the context receive from now on; call it before they load anything.
 * @returns the record, which grows as they receive more
 */
export async function recordNetwork(context: BrowserContext): Promise<readonly Heard[]> {
  const record: Heard[] = [];
  const rests = new Map<string, string>();
  await context.exposeBinding('heardFromServer', ({ page }, piece: Piece) => {
    const key = `${page.url()} ${piece.load} ${piece.response} ${piece.url}`;
    const text = (rests.get(key) ?? '') + piece.text;
    const isStream = piece.type.startsWith('text/event-stream');
    const end = isStream ? text.lastIndexOf('\n\n') + 2 : piece.isLast ? text.length : 0;
    rests.set(key, text.slice(Math.max(0, end)));
    const whole = text.slice(0, Math.max(0, end));
    const values = isStream ? dataOf(whole) : piece.isLast && piece.type.includes('json') ? [whole] : [];
    for (const value of values) {
      if (value !== '') record.push({ url: piece.url, at: piece.at, value: JSON.parse(value) });
    }
  });
  await context.addInitScript(listen);
  return record;
}

/** Returns the data of each server-sent event in a text. */
function dataOf(text: string): string[] {
  return text.split('\n\n').map((event) => {
    const lines = event.split('\n').filter((line) => line.startsWith('data:'));
    return lines.map((line) => line.slice('data:'.length).trim()).join('\n');
  });
}

/** Runs in the page, before any of its scripts. */
function listen(): void {
  const { heardFromServer } = window as unknown as { heardFromServer: (piece: Piece) => Promise<void> };
  const send = window.fetch.bind(window);
  const load = performance.timeOrigin;
  let responses = 0;
  window.fetch = async (...words) => {
    const answer = await send(...words);
    const reader = answer.clone().body?.getReader();
    const response = responses++;
    const { url } = answer;
    const type = answer.headers.get('content-type') ?? '';
    const listenOn = async () => {
      const decoder = new TextDecoder();
      for (;;) {
        const piece = await reader?.read().catch(() => null);
        const isLast = !piece || piece.done;
        const text = piece?.value ? decoder.decode(piece.value, { stream: true }) : '';
        await heardFromServer({ load, response, url, type, at: Date.now(), text, isLast });
        if (isLast) return;
      }
    };
    void listenOn();
    return answer;
  };
}
