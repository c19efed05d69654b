/** The thread of a calibration that plays careers. */
import { parentPort, workerData } from 'node:worker_threads';
import { type CareerWorlds, careerRows } from './long-rows.ts';

parentPort?.postMessage(careerRows(workerData as CareerWorlds)); // set by calibrate
