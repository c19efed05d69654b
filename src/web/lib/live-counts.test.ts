import { expect, it } from 'vitest';
import type { LiveCounts } from '#domains/notifications/contract.ts';
import { type Following, followCounts } from '#web/lib/live-counts.ts';

/** A tab, a server whose messages a test sends, and what the tab receives. */
function makeTab(alone: Following['tab']['alone'] = (work) => work()) {
  const watchers = new Set<() => void>();
  const lines: { signal: AbortSignal; say(message: LiveCounts): void; drop(): void }[] = [];
  const heard: number[] = [];
  const stop = new AbortController();
  let isSeen = true;
  const open = async (signal: AbortSignal) => {
    const waiting: LiveCounts[] = [];
    let isOver = false;
    let wake = () => {};
    signal.addEventListener('abort', () => wake());
    const line = {
      signal,
      say: (message: LiveCounts) => {
        waiting.push(message);
        wake();
      },
      drop: () => {
        isOver = true;
        wake();
      },
    };
    lines.push(line);
    return (async function* () {
      while (!signal.aborted) {
        const next = waiting.shift();
        if (next) yield next;
        else if (isOver) return;
        else await new Promise<void>((resolve) => (wake = resolve));
      }
    })();
  };
  const ended = followCounts({
    open,
    hear: ({ counts: { news } }) => heard.push(news),
    tab: {
      isSeen: () => isSeen,
      watch: (changed) => {
        watchers.add(changed);
        return () => watchers.delete(changed);
      },
      alone,
    },
    signal: stop.signal,
    reconnectMs: 1,
  });
  const look = (seen: boolean) => {
    isSeen = seen;
    for (const changed of [...watchers]) changed();
  };
  return { lines, heard, look, stop: () => stop.abort(), ended, watchers };
}

const counts = (news: number): LiveCounts => ({ kind: 'counts', counts: { news, messages: 0, world: 0 }, pucks: 0 });

it('unread counts arrive on one connection, which reconnects when dropped', async () => {
  const tab = makeTab();
  await expect.poll(() => tab.lines.length).toBe(1);
  tab.lines[0]?.say(counts(1));
  tab.lines[0]?.say(counts(3));
  await expect.poll(() => tab.heard).toEqual([1, 3]);
  tab.lines[0]?.drop();
  await expect.poll(() => tab.lines.length).toBe(2);
  tab.lines[1]?.say(counts(4));
  await expect.poll(() => tab.heard).toEqual([1, 3, 4]);
  tab.stop();
  await tab.ended;
  expect(tab.watchers.size).toBe(0);
});

it('the connection closes while the tab is hidden', async () => {
  const tab = makeTab();
  await expect.poll(() => tab.lines.length).toBe(1);
  tab.look(false);
  expect(tab.lines[0]?.signal.aborted).toBe(true);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tab.lines).toHaveLength(1);
  tab.look(true);
  await expect.poll(() => tab.lines.length).toBe(2);
  tab.stop();
  await tab.ended;
});

it('the tabs of a browser share one connection, and waiting tabs have none', async () => {
  let isTaken = true;
  let free = () => {};
  const tab = makeTab(async (work, signal) => {
    if (isTaken) await new Promise<void>((resolve) => (free = resolve));
    if (!signal.aborted) await work();
  });
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tab.lines).toHaveLength(0);
  isTaken = false;
  free();
  await expect.poll(() => tab.lines.length).toBe(1);
  tab.stop();
  await tab.ended;
});

it('a tab that lost its place waits until it is visible again', async () => {
  const tab = makeTab();
  await expect.poll(() => tab.lines.length).toBe(1);
  tab.lines[0]?.say({ kind: 'elsewhere' });
  tab.lines[0]?.drop();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(tab.lines).toHaveLength(1);
  tab.look(false);
  tab.look(true);
  await expect.poll(() => tab.lines.length).toBe(2);
  tab.stop();
  await tab.ended;
});
