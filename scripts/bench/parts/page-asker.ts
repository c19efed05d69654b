/** A thread that asks for a page again and again, so that nothing but the server keeps it waiting. */
import { parentPort, workerData } from 'node:worker_threads';

export interface Asking {
  url: string;
  /** Milliseconds between an answer and the next question. */
  pauseMs: number;
}

/** Asks until it is sent a message; answers with the milliseconds of each answer. */
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

// It is given an Asking by anyone who starts it.
parentPort?.postMessage(await ask(workerData as Asking));
