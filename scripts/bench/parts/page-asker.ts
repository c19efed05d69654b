/** A thread that requests a page again and again, delayed by nothing but the server. */
import { parentPort, workerData } from 'node:worker_threads';

export interface Asking {
  url: string;
  /** Milliseconds between a response and the next request. */
  pauseMs: number;
}

/** Requests the page until a message arrives; returns the milliseconds of each response. */
async function ask({ url, pauseMs }: Asking): Promise<number[]> {
  const times: number[] = [];
  let isDone = false;
  parentPort?.once('message', () => {
    isDone = true;
  });
  do {
    const began = performance.now();
    const response = await fetch(url);
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${url} answered ${response.status}`);
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  } while (!isDone);
  return times;
}

// The starting thread passes an Asking.
parentPort?.postMessage(await ask(workerData as Asking));
