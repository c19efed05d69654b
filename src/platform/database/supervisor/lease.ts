/** The user's side of the embedded database: takes, holds and releases a lease. */

import { spawn } from 'node:child_process';
import { createConnection, type Socket } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type MeetingPoint, meetingPoint } from './places.ts';
import { type FromSupervisor, hear, type Order, say } from './protocol.ts';

/** Failed attempts to start a supervisor before an error is reported; one that finds another at work is no failure. */
const attemptsToStartSupervisor = 5;

/** What the lease logs while it lasts; pino's loggers fit. */
export interface LeaseLog {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}

export interface Lease {
  meeting: MeetingPoint;
  /** Releases the lease. If it was the last one, resolves when the server has ended. */
  release(): Promise<void>;
}

/**
 * Makes sure that the data folder's database runs, starting it if need be, and that it keeps running until `release` or the end
 * of this process. The lease by itself does not keep this process alive.
 *
 * @throws if the database cannot be started, saying what to do about it
 */
export async function takeLease(order: Order, log: LeaseLog): Promise<Lease> {
  const meeting = meetingPoint(order.dataDir);
  const release = new AbortController();
  /** Pending as long as a supervisor that was killed has no successor yet. */
  let rejoining: Promise<void> | undefined;
  let socket = await join();

  /** A supervisor that is gone while a lease is held was killed: another takes its place, and the server is restarted. */
  async function rejoin() {
    while (!release.signal.aborted) {
      log.warn('the process that keeps the database has ended unasked; starting another');
      try {
        socket = await join();
        return;
      } catch (error) {
        log.error(`the database cannot be started again: ${error instanceof Error ? error.message : error}`);
        await delay(2_000, undefined, { ref: false, signal: release.signal }).catch(() => {});
      }
    }
  }

  async function join(): Promise<Socket> {
    const joined = await joinSupervisor(meeting, order);
    joined.unref();
    joined.on('close', () => {
      if (!release.signal.aborted) rejoining = rejoin();
    });
    return joined;
  }

  return {
    meeting,
    async release() {
      if (release.signal.aborted) return;
      release.abort();
      // The successor being started counts on this lease: it learns that the database is no longer wanted.
      await rejoining;
      if (socket.destroyed) return;
      const closed = new Promise<void>((resolve) => socket.on('close', () => resolve()));
      socket.ref();
      say(socket, { event: 'release' });
      await closed;
    },
  };
}

/** Connects to the supervisor, starting one if there is none, and resolves when the server accepts connections. */
async function joinSupervisor(meeting: MeetingPoint, order: Order): Promise<Socket> {
  let supervisor: StartedSupervisor | undefined;
  let started = 0;
  for (;;) {
    const socket = await connect(meeting);
    const answer = socket && (await leaseFrom(socket));
    if (answer?.event === 'ready') return socket as Socket;
    if (answer?.event === 'failed') throw new Error(answer.reason);
    if (supervisor?.failure()) throw new Error(supervisor.failure());
    if (!supervisor || supervisor.hasEnded()) {
      if (started++ === attemptsToStartSupervisor) throw new Error('The process that keeps the database ends at once.');
      supervisor = startSupervisor(order);
    }
    await delay(25);
  }
}

/** Connects to the supervisor; `null` if none is listening. */
async function connect({ supervisorSocket, dataDir }: MeetingPoint): Promise<Socket | null> {
  const socket = createConnection(supervisorSocket);
  const { promise, resolve, reject } = Promise.withResolvers<Socket | null>();
  socket.on('connect', () => resolve(socket));
  socket.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EACCES' && error.code !== 'EPERM') return resolve(null);
    reject(new Error(`The database in ${dataDir} runs under another user; run this command as that user.`));
  });
  return promise;
}

/** Asks for a lease; `null` if the connection ends without an answer, because the supervisor is about to stop or was killed. */
async function leaseFrom(socket: Socket): Promise<FromSupervisor | null> {
  const { promise, resolve } = Promise.withResolvers<FromSupervisor | null>();
  socket.on('close', () => resolve(null));
  hear<FromSupervisor>(socket, resolve);
  say(socket, { event: 'lease' });
  return promise;
}

interface StartedSupervisor {
  hasEnded(): boolean;
  /** Why the supervisor ended, if it failed. */
  failure(): string | undefined;
}

/** Starts a supervisor in its own session, so that neither Ctrl-C nor a closing terminal reaches it. */
function startSupervisor(order: Order): StartedSupervisor {
  const path = fileURLToPath(new URL('supervisor.ts', import.meta.url));
  const child = spawn(process.execPath, [path, JSON.stringify(order)], {
    cwd: '/',
    detached: true,
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1' },
  });
  let said = '';
  let end: string | undefined;
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  child.on('error', (error) => {
    end = error.message;
  });
  // 'close' and not 'exit': only then has all of its output arrived.
  child.on('close', (code, signal) => {
    end = code === 0 || signal ? '' : said || `The process that keeps the database ended with status ${code}.`;
  });
  // Neither keeps this process alive: the pipe stays open as long as the supervisor runs.
  child.unref();
  (child.stderr as Socket).unref();
  return { hasEnded: () => end !== undefined, failure: () => end || undefined };
}
