/** The log file of the server and its supervisor. */

import { existsSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** At the next start a longer file, in bytes, becomes `postgres.log.1`. */
const rotateAbove = 10_000_000;

export interface ServerLog {
  /** For a child's standard output. */
  descriptor: number;
  note(text: string): void;
  /** Where the file ends now. */
  position(): number;
  /** Returns what was written since `position`, the last 2,000 characters of it. */
  since(position: number): string;
}

export function openLog(dataDir: string): ServerLog {
  const file = join(dataDir, 'postgres.log');
  if (existsSync(file) && statSync(file).size > rotateAbove) renameSync(file, `${file}.1`);
  const descriptor = openSync(file, 'a', 0o600);
  return {
    descriptor,
    note: (text) => void writeSync(descriptor, `${new Date().toISOString()} [supervisor ${process.pid}] ${text}\n`),
    position: () => statSync(file).size,
    since: (position) => readFileSync(file).subarray(position).toString('utf8').slice(-2_000).trim(),
  };
}
