/** A separate game for the browser tests: started as a player starts it, in a folder that is removed at the end. */

import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { knownSecret } from '#engine/secret.ts';
import { freePort } from '../free-port.ts';
import { throwawayFolder } from '../throwaway.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** One league of 20 clubs with its farm and junior competitions: the smallest world that plays a whole season. */
const CLUBS = '20';
/** Half a minute at most on an idle machine, which includes making a world. */
const START_MS = 600_000;
const STOP_MS = 15_000;
const ASK_AGAIN_MS = 100;
const LINES_SHOWN = 40;

/** The seed of every world: each game starts from a copy of the same one. */
const SEED = 7;

/** Preloaded into each of its processes. */
const MOVED_CLOCK = new URL('./moved-clock.mjs', import.meta.url).href;

export const ADMIN = { email: 'admin@rinkside.test', password: 'overtime-winner' };

/**
 * Three browsers on a slow machine are not an overload, and a page that was turned away would count as a fault. However high a limit
 * is, a second in which the process got no processor time counts as above it.
 */
const ON_A_BUSY_MACHINE = { MAX_EVENT_LOOP_DELAY_MS: '0' };

const SETTINGS: NodeJS.ProcessEnv = {
  NODE_ENV: 'test',
  HOST: 'localhost',
  DATABASE_URL: '',
  SERVICES: '',
  SMTP_URL: '',
  WORLD_SIZE: CLUBS,
  WORLD_SEED: String(SEED),
  WORLD_SECRET: knownSecret(SEED),
  // The clock is as good as stopped until a test makes the days shorter.
  WORLD_DAY_MINUTES: '1440',
  // And no game begins before a test wants it to.
  WORLD_START: 'camp',
  // Managers come and go while the clock runs.
  WORLD_PACE: 'clock',
  DEV_OUTBOX: 'on',
  LOCAL_PAYMENTS: 'on',
  ADMIN_EMAIL: ADMIN.email,
  ADMIN_PASSWORD: ADMIN.password,
  // All browsers of the tests come from one address.
  RATE_LIMIT_FACTOR: '1000',
  ...ON_A_BUSY_MACHINE,
  LOG_LEVEL: 'info',
};

export interface GameServer {
  /** Without a trailing slash. */
  url: string;
  /** Its folder: the embedded database, the admin's login. */
  dataDir: string;
  /** The file of its log. */
  log: string;
  /** Stops it and removes its folder, unless that is kept. @throws with the end of its log if it had to be killed. */
  stop(keep?: 'keep'): Promise<void>;
}

interface Start {
  /** For its log. */
  name: string;
  /** Where its log is kept. */
  logFolder: string;
  /** The folder of a game that has ended, to continue from a copy of; otherwise a new world is made. */
  from?: string;
  /** A file with the milliseconds by which its clock is ahead of this machine's; may be written at any time. */
  movedBy?: string;
  /** 'none': no settings except its location, as after cloning, and that a busy machine is no overload. */
  settings?: 'none';
}

/** The environment that a shell gives to a program. */
const OF_THE_SHELL = ['PATH', 'HOME', 'TMPDIR', 'LANG', 'NODE_EXTRA_CA_CERTS'];

/** @throws with the end of its log if it does not respond within ten minutes */
export async function startGameServer({ name, logFolder, from, settings, movedBy }: Start): Promise<GameServer> {
  const dataDir = throwawayFolder();
  // Root's database belongs to another user, which Node's own copy does not preserve.
  if (from) execFileSync('cp', ['-a', `${from}/.`, dataDir]);
  // Root's database runs as another user, who must be able to enter.
  chmodSync(dataDir, 0o711);
  // The operator's port, where the mails are, is the one above.
  const port = await freePort(2);
  const url = `http://localhost:${port}`;
  mkdirSync(logFolder, { recursive: true });
  const log = join(logFolder, `server-${name}-${port}.log`);
  const preload = new URL('../../scripts/end-with-parent.mjs', import.meta.url).href;
  const child = spawn(process.execPath, ['--import', preload, join(root, 'scripts', 'run.mjs'), 'start'], {
    cwd: root,
    // The channel tells it when this process ends, however it ends.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      ...(settings === 'none'
        ? { ...ofTheShell(), ...ON_A_BUSY_MACHINE }
        : { ...process.env, ...SETTINGS, PUBLIC_URL: url }),
      ...(movedBy === undefined ? {} : { NODE_OPTIONS: `--import ${MOVED_CLOCK}`, MOVED_BY: movedBy }),
      PORT: String(port),
      DATA_DIR: dataDir,
    },
  });
  const file = createWriteStream(log);
  child.stdout?.pipe(file, { end: false });
  child.stderr?.pipe(file, { end: false });
  try {
    await answers(`${url}/api/status`, child);
  } catch (error) {
    await end(child);
    rmSync(dataDir, { recursive: true, force: true });
    throw new Error(`The game did not start: ${error instanceof Error ? error.message : error}\n${endOf(log)}`);
  }
  return {
    url,
    dataDir,
    log,
    async stop(keep) {
      const isEnded = await end(child);
      file.end();
      if (keep !== 'keep') rmSync(dataDir, { recursive: true, force: true });
      if (!isEnded) throw new Error(`The game did not stop within ${STOP_MS} ms and was killed:\n${endOf(log)}`);
    },
  };
}

function ofTheShell(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => OF_THE_SHELL.includes(name)));
}

async function answers(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`it ended with status ${child.exitCode}`);
    const response = await fetch(url).catch(() => null);
    if (response?.ok) return;
    await sleep(ASK_AGAIN_MS);
  }
  throw new Error(`no answer within ${START_MS} ms`);
}

/** @returns whether it ended when it was asked to */
async function end(child: ChildProcess): Promise<boolean> {
  if (child.exitCode !== null || child.signalCode !== null) return true;
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  child.kill('SIGTERM');
  const timer = setTimeout(() => child.kill('SIGKILL'), STOP_MS);
  await ended;
  clearTimeout(timer);
  return child.signalCode !== 'SIGKILL';
}

function endOf(log: string): string {
  return readFileSync(log, 'utf8').split('\n').slice(-LINES_SHOWN).join('\n');
}
