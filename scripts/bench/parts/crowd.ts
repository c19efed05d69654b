/** A thread of visitors who each open a screen of the game once a second, so that none waits for a slow one. */
import { Agent, get } from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { open } from './caller.ts';

export interface Visitor {
  /** The cookie of the visitor's session. */
  cookie: string;
  /** Screens opened one after the other: the addresses that each requests at once. */
  screens: readonly (readonly string[])[];
  /** Streams that stay open all the time. */
  streams: readonly string[];
}

export interface CrowdOptions {
  port: number;
  visitors: readonly Visitor[];
  /** Pause between two screens of the same visitor. */
  pauseMs: number;
  warmUpMs: number;
  measureMs: number;
}

export interface Crowd {
  /** Milliseconds of each screen, until its last response. */
  screens: number[];
  /** Milliseconds of each call. */
  calls: number[];
  /** Responses by status, except 200. */
  refused: Record<string, number>;
  /** Bytes received over streams. */
  streamed: number;
}

async function visit({ port, visitors, pauseMs, warmUpMs, measureMs }: CrowdOptions): Promise<Crowd> {
  const crowd: Crowd = { screens: [], calls: [], refused: {}, streamed: 0 };
  const began = performance.now() + warmUpMs;
  const ends = began + measureMs;
  const streams = visitors.flatMap(({ cookie, streams: paths }) =>
    paths.map((path) => listen({ port, path, cookie }, (bytes) => (crowd.streamed += bytes))),
  );
  // A browser keeps its connections, so each visitor has separate ones.
  const stroll = async ({ cookie, screens }: Visitor, index: number) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 6 });
    let due = performance.now() + (pauseMs * index) / visitors.length;
    const clicks: Promise<void>[] = [];
    for (let turn = index; due < ends; turn++, due += pauseMs) {
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
      const isMeasured = due >= began;
      const asked = performance.now();
      const calls = (screens[turn % screens.length] ?? []).map(async (path) => {
        const status = await open({ port, cookie }, path, agent).catch((error: NodeJS.ErrnoException) => error.code);
        if (!isMeasured) return;
        crowd.calls.push(performance.now() - asked);
        if (status !== 200) crowd.refused[`${status} ${path}`] = (crowd.refused[`${status} ${path}`] ?? 0) + 1;
      });
      // The visitor moves on whether or not the screen has loaded: waiting would hide how slow it is.
      clicks.push(
        Promise.all(calls).then(() => {
          if (isMeasured) crowd.screens.push(performance.now() - asked);
        }),
      );
    }
    await Promise.all(clicks);
    agent.destroy();
  };
  await Promise.all(visitors.map(stroll));
  for (const close of streams) close();
  return crowd;
}

function listen(at: { port: number; path: string; cookie: string }, heard: (bytes: number) => void): () => void {
  const headers = { cookie: at.cookie, accept: 'text/event-stream' };
  const asked = get({ host: '127.0.0.1', port: at.port, path: at.path, headers, agent: false }, (response) => {
    response.on('data', (chunk: Buffer) => heard(chunk.length));
    response.on('error', () => undefined);
  });
  // Closed by this thread at the end.
  asked.on('error', () => undefined);
  return () => asked.destroy();
}

// The starting thread passes CrowdOptions.
if (workerData?.visitors) parentPort?.postMessage(await visit(workerData as CrowdOptions));
