/**
 * A small process that runs the database for as long as any process wants it. Each of them stays connected to the supervisor's
 * socket; the operating system closes that connection however its owner ends, and with the last connection the supervisor stops
 * the server. So no server outlives its users, and one command never stops it under another.
 *
 * Started by `lease.ts`, never by hand: `node supervisor.ts '{"dataDir": "…", "isDurable": true}'`.
 */

import { chmodSync, rmSync } from 'node:fs';
import { createConnection, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { installedPackage, readyBinaries } from './binaries.ts';
import { prepareCluster } from './cluster.ts';
import { tryLock } from './lock.ts';
import { openLog } from './log.ts';
import { findHome, type Home, type MeetingPoint, makeRuntimeDir, meetingPoint } from './places.ts';
import { keepPostmaster, type Postmaster } from './postmaster.ts';
import { hear, type Order, say, type ToSupervisor } from './protocol.ts';

/** A supervisor without a connection after this time, in milliseconds, was started by a process that has died since. */
const patienceWithoutLease = 15_000;
/** How long, in milliseconds, a predecessor may take to stop its server before we give up. */
const patienceForLock = 60_000;

async function main(order: Order): Promise<void> {
  const meeting = meetingPoint(order.dataDir);
  const home = findHome(meeting.dataDir);
  const lock = await waitForLock(home, meeting);
  // Another supervisor runs the database; our user finds that one.
  if (!lock) return;

  const log = openLog(meeting.dataDir);
  makeRuntimeDir(meeting, home.account);
  const leases = new Set<Socket>();
  let state: 'starting' | 'ready' | 'stopping' = 'starting';
  let postmaster: Postmaster | undefined;

  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.on('close', () => giveBack(socket));
    hear<ToSupervisor>(socket, ({ event }) => (event === 'lease' ? lease(socket) : giveBack(socket)));
  });

  function lease(socket: Socket) {
    if (state === 'stopping') return;
    leases.add(socket);
    if (state === 'ready') say(socket, { event: 'ready' });
  }

  async function giveBack(socket: Socket) {
    if (!leases.delete(socket)) return;
    const isLast = leases.size === 0;
    if (isLast) await stop();
    if (isLast && socket.destroyed) process.exit(0);
    if (isLast) socket.on('close', () => process.exit(0));
    say(socket, { event: 'released', isStopped: isLast });
    socket.end();
  }

  /** New users find no supervisor from now on; theirs waits until the lock is free, which is when this process ends. */
  async function stop() {
    state = 'stopping';
    server.close();
    rmSync(meeting.supervisorSocket, { force: true });
    await postmaster?.stop();
    rmSync(meeting.runtimeDir, { recursive: true, force: true });
    log.note('the database is stopped');
  }

  // A terminal or a service manager ends its whole group at once; the database stops after the processes that use it.
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(name, () => log.note(`${name} ignored: the database stops when its ${leases.size} users have ended`));
  }

  rmSync(meeting.supervisorSocket, { force: true });
  await new Promise<void>((resolve) => server.listen(meeting.supervisorSocket, resolve));
  chmodSync(meeting.supervisorSocket, 0o600);
  setTimeout(() => {
    if (leases.size === 0) void stop().then(() => process.exit(0));
  }, patienceWithoutLease).unref();

  try {
    const binaries = readyBinaries(home.folder, home.account, installedPackage());
    prepareCluster(home.cluster, binaries, home.account);
    postmaster = keepPostmaster({ home, meeting, binaries, isDurable: order.isDurable, log });
    await postmaster.ready;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    log.note(reason);
    for (const socket of leases) say(socket, { event: 'failed', reason });
    await stop();
    throw error;
  }
  if (state === 'starting') state = 'ready';
  for (const socket of leases) say(socket, { event: 'ready' });
}

async function waitForLock(home: Home, meeting: MeetingPoint) {
  const deadline = Date.now() + patienceForLock;
  for (;;) {
    const lock = lockOf(home);
    if (lock) return lock;
    if (await answers(meeting.supervisorSocket)) return null;
    if (Date.now() > deadline) {
      throw new Error(`Another process has held the database in ${home.folder} for a minute and does not answer.`);
    }
    await delay(50);
  }
}

function lockOf(home: Home) {
  try {
    return tryLock(join(home.folder, 'supervisor.lock'));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `The data folder ${home.folder} cannot be written (${reason}). Run this command as the user who made the world, ` +
        'or set DATA_DIR to a folder of your own.',
    );
  }
}

async function answers(path: string): Promise<boolean> {
  const socket = createConnection(path);
  const { promise, resolve } = Promise.withResolvers<boolean>();
  socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
  const isAnswered = await promise;
  socket.destroy();
  return isAnswered;
}

// The user who started this process may be gone when there is something to report.
process.stderr.on('error', () => {});
main(JSON.parse(process.argv[2] ?? '') as Order).catch((error: Error) => {
  process.stderr.write(error.message, () => process.exit(1));
});
