import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isRunning } from '../../src/platform/database/supervisor/processes.ts';
import { freePort } from '../free-port.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Time limit for a process to end or print its last line: a busy machine writes to its disk slowly. */
const ENDS_MS = 120_000;

let dataDir: string;
let port: number;
let started: ChildProcess | undefined;
let other: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'rinkside-start-'));
  chmodSync(dataDir, 0o711);
  port = await freePort();
});

afterAll(async () => {
  for (const child of [started, other]) child?.kill('SIGTERM');
  await until(() => serverPids().every((pid) => !isRunning(pid)), ENDS_MS);
  rmSync(dataDir, { recursive: true, force: true });
});

/** On a busy machine a server turns requests away for a moment. */
async function expectOk(at: number): Promise<void> {
  const status = async () => (await fetch(`http://localhost:${at}/api/status`)).json();
  await expect.poll(status, { timeout: ENDS_MS }).toMatchObject({ status: 'ok' });
}

describe('npm start', () => {
  it('creates a world, opens the game, and prints its address and admin', async () => {
    // Started twice at once, as by a user who believes that the first start has failed: both are open, on one world.
    const otherPort = await freePort();
    const [first, second] = await Promise.all([
      start(240_000, port, (child) => (started = child)),
      start(240_000, otherPort, (child) => (other = child)),
    ]);
    expect(first.said()).toContain(`http://localhost:${port}`);
    expect(second.said()).toContain(`http://localhost:${otherPort}`);
    const admins = `${first.said()}${second.said()}`.match(/First admin: \S+@\S+, password \S+/g);
    expect(admins).toHaveLength(1);
    const builds = `${first.said()}${second.said()}`.match(/Building the web app/g) ?? [];
    expect(builds.length).toBeLessThanOrEqual(1);
    for (const at of [port, otherPort]) await expectOk(at);
  });

  it('goes on when another process sharing its database ends', async () => {
    other?.kill('SIGTERM');
    await until(() => other?.exitCode !== null || other?.signalCode !== null, ENDS_MS);
    other = undefined;
    await expectOk(port);
  });

  it('ends with all its processes when npm is killed with -9', async () => {
    const pids = serverPids();
    expect(pids.length).toBeGreaterThan(0);
    started?.kill('SIGKILL');
    await until(() => pids.every((pid) => !isRunning(pid)), ENDS_MS);
    expect(await answers()).toBe(false);
  });

  it('reopens within 6 seconds, with the same world', async () => {
    const { seconds, said } = await start(60_000, port, (child) => (started = child));
    expect(seconds).toBeLessThan(6 * busyness());
    expect(said()).not.toContain('Making a world');
    expect(said()).not.toContain('First admin');
  });

  it('ends with all its processes when npm is stopped', async () => {
    const pids = serverPids();
    started?.kill('SIGTERM');
    await until(() => pids.every((pid) => !isRunning(pid)), ENDS_MS);
    expect(await answers()).toBe(false);
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false);
  });
});

/**
 * Runs `npm start` until the page loads.
 * @param keep gets the process at once, so that it is ended even if it does not get that far
 */
async function start(patience: number, at: number, keep: (child: ChildProcess) => void) {
  const began = performance.now();
  const child = spawn('npm', ['start'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...settings(), PORT: String(at), DATA_DIR: dataDir, WORLD_SIZE: '8', WORLD_SEED: '7', LOG_LEVEL: 'warn' },
  });
  keep(child);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`npm start ended with ${child.exitCode}:\n${text}`);
    return answers(at);
  }, patience);
  const seconds = (performance.now() - began) / 1000;
  // The address is printed when the page can be loaded, and may take a moment to arrive.
  await until(() => text.includes('is open at'), ENDS_MS);
  return { seconds, said: () => text };
}

/** Returns our environment, without the variables of the tests' own npm and settings that would affect the game. */
function settings(): NodeJS.ProcessEnv {
  const ignored = /^(npm_|DATABASE_URL$|TEST_DATABASE_URL$|NODE_ENV$|VITEST|ADMIN_|SERVICES$|HOST$|PUBLIC_URL$)/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ignored.test(name)));
}

async function answers(at = port): Promise<boolean> {
  try {
    return (await fetch(`http://localhost:${at}/`)).ok;
  } catch {
    return false;
  }
}

/** Returns the factor by which other programs slow this machine down; 1 if it is idle. */
function busyness(): number {
  return Math.max(1, (loadavg()[0] ?? 0) / availableParallelism());
}

/** Returns the database server, its supervisor, and the game that started the supervisor. */
function serverPids(): number[] {
  const file = join(dataDir, 'postgres', 'postmaster.pid');
  if (!existsSync(file)) return [];
  const server = Number.parseInt(readFileSync(file, 'utf8'), 10);
  const supervisor = parentOf(server);
  return [server, supervisor, parentOf(supervisor)].filter((pid) => pid > 1);
}

function parentOf(pid: number): number {
  try {
    return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
  } catch {
    return 0;
  }
}

async function until(isSo: () => boolean | Promise<boolean>, patience: number): Promise<void> {
  const deadline = Date.now() + patience;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not within ${patience / 1000} seconds: ${isSo}`);
    await delay(50);
  }
}
