/** The thread of a calibration that plays tournaments and careers. */
import { parentPort, workerData } from 'node:worker_threads';
import { type CareerWorlds, longRows } from './long-rows.ts';

parentPort?.postMessage(await longRows(workerData as CareerWorlds)); // set by calibrate
