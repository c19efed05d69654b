/** One thread of `sim -- bench --workers N`: plays its share and posts its measurements. */
import { parentPort, workerData } from 'node:worker_threads';
import { bench } from './bench.ts';

const { games, seed } = workerData as { games: number; seed: number }; // set by benchParallel
parentPort?.postMessage(bench({ games, seed }));
