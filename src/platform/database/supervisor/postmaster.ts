/** Runs the server and restarts it whenever it ends unasked. */

import { spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { identity } from './account.ts';
import type { Binaries } from './binaries.ts';
import { clearRemains, statusOf, stopPostmaster } from './cluster.ts';
import { startGuard } from './guard.ts';
import type { ServerLog } from './log.ts';
import type { Home, MeetingPoint } from './places.ts';
import { serverArguments } from './settings.ts';

/** A server that has never come up in this many attempts will not do so in the next. */
const attemptsBeforeGivingUp = 8;

export interface PostmasterOptions {
  home: Home;
  meeting: MeetingPoint;
  binaries: Binaries;
  isDurable: boolean;
  log: ServerLog;
}

/** A server that is kept running until `stop`. */
export interface Postmaster {
  /** Resolves when the server first takes connections; rejects when it does not come up at all. */
  ready: Promise<void>;
  stop(): Promise<void>;
}

export function keepPostmaster(options: PostmasterOptions): Postmaster {
  const guard = startGuard();
  const { promise: ready, resolve, reject } = Promise.withResolvers<void>();
  let isStopping = false;
  let hasBeenUp = false;
  let pid: number | undefined;

  async function keep() {
    for (let failures = 0; !isStopping; failures++) {
      // At once the first time, then ever more slowly: leftover server processes may need a while to notice and end.
      if (failures > 0) await delay(Math.min(100 * 2 ** (failures - 1), 3_000));
      if (isStopping) return;
      const start = options.log.position();
      const child = await launch(options);
      pid = child.pid;
      guard.watch(pid);
      if (await comesUp(options.home.cluster, child)) {
        failures = 0;
        hasBeenUp = true;
        resolve();
      }
      const how = await child.ended;
      if (isStopping) return;
      options.log.note(`the server ended unasked (${how}) and is started again`);
      if (!hasBeenUp && failures + 1 >= attemptsBeforeGivingUp) {
        throw new Error(`The database does not start (${how}): ${options.log.since(start)}`);
      }
    }
  }

  const kept = keep().catch(reject);
  return {
    ready,
    async stop() {
      isStopping = true;
      if (pid !== undefined) await stopPostmaster(pid);
      await kept;
      guard.dismiss();
    },
  };
}

async function launch({ home, meeting, binaries, isDurable, log }: PostmasterOptions) {
  const stalePid = await clearRemains(home.cluster);
  clearSockets(home, meeting);
  const child = spawn(join(binaries.folder, 'bin', 'postgres'), serverArguments(home.cluster, meeting, isDurable), {
    ...identity(home.account),
    cwd: '/',
    env: { PATH: process.env['PATH'], LC_ALL: 'C', ...(stalePid && { PG_GRANDPARENT_PID: String(stalePid) }) },
    stdio: ['ignore', log.descriptor, log.descriptor],
  });
  const { promise: ended, resolve, reject } = Promise.withResolvers<string>();
  child.on('error', reject);
  child.on('exit', (code, signal) => resolve(signal ?? `status ${code}`));
  if (child.pid === undefined) await ended;
  return { pid: child.pid ?? 0, ended };
}

/** Removes old sockets. The folder is ours alone, and no server runs: any socket there was left by a server that was killed. */
function clearSockets({ account }: Home, { socketDir }: MeetingPoint): void {
  mkdirSync(socketDir, { recursive: true });
  for (const name of readdirSync(socketDir)) rmSync(join(socketDir, name));
  if (account) chownSync(socketDir, account.uid, account.gid);
  chmodSync(socketDir, 0o700);
}

/** Resolves to whether the server comes to accept connections; false if it ends before. */
async function comesUp(cluster: string, child: { pid: number; ended: Promise<string> }): Promise<boolean> {
  let hasEnded = false;
  child.ended.then(
    () => (hasEnded = true),
    () => (hasEnded = true),
  );
  while (!hasEnded && statusOf(cluster, child.pid) !== 'ready') await delay(15);
  return !hasEnded;
}
