/** The thread of a calibration that plays careers and tournaments. */
import { parentPort, workerData } from 'node:worker_threads';
import { type LongRows, longRows } from './long-rows.ts';

parentPort?.postMessage(longRows(workerData as LongRows)); // set by longRowsOnThread
