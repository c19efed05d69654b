import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { isRunning } from '#platform/database/supervisor/processes.ts';
import { testWorld } from '../../tests/factories/test-world.ts';
import { freePort } from '../../tests/free-port.ts';

const MAIN = fileURLToPath(new URL('./main.ts', import.meta.url));
/** As in deploy/: whatever runs first may take a while and passes its arguments on. */
const RUN = fileURLToPath(new URL('../../scripts/run.mjs', import.meta.url));
/** The preloaded module, and the folder of compiled files, which halve the loading time. */
const PRELOAD = new URL('../../scripts/resolve-once.mjs', import.meta.url).href;
const { database } = testWorld();
let dataDir: string;
const started: ChildProcess[] = [];

beforeAll(async () => {
  // Paused, since this test is about the program, not the world's steps.
  await database.pool.query('update world set paused_at = now()');
  dataDir = mkdtempSync(join(tmpdir(), 'rinkside-main-'));
});
afterEach(() => {
  for (const child of started.splice(0)) if (child.exitCode === null) child.kill('SIGKILL');
});
afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
});

interface Program {
  child: ChildProcess;
  said(): string;
  /** Exit code, once the program has ended. */
  ended: Promise<number | null>;
}

function start(env: NodeJS.ProcessEnv, args: string[] = [], script = MAIN): Program {
  let said = '';
  const preload = script === MAIN ? ['--import', PRELOAD] : [];
  const child = spawn(process.execPath, [...preload, script, ...args], {
    env: {
      PATH: process.env['PATH'],
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  started.push(child);
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (said += String(data)));
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, said: () => said, ended };
}

async function isServing(port: number): Promise<boolean> {
  return fetch(`http://localhost:${port}/api/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Returns the pid of the latest worker; 0: none yet. */
function workerOf(program: Program): number {
  const [, pid] = [...program.said().matchAll(/"worker":(\d+)/g)].at(-1) ?? [];
  return Number(pid ?? 0);
}

describe('the program', () => {
  it('serves, names the first admin once, and ends its worker and itself on request', {
    timeout: 300_000,
  }, async () => {
    const port = await freePort();
    const program = start({ PORT: String(port) });
    await expect.poll(() => isServing(port), { timeout: 90_000 }).toBe(true);
    await expect.poll(() => program.said(), { timeout: 90_000 }).toContain('First admin: admin@rinkside.localhost');
    expect(program.said()).toContain(`http://localhost:${port}`);
    const kept = join(dataDir, 'admin.txt');
    expect(statSync(kept).mode & 0o777).toBe(0o600);
    const [email, password] = readFileSync(kept, 'utf8').split('\n');
    expect(program.said()).toContain(`password ${password}`);
    expect(email).toBe('admin@rinkside.localhost');

    await expect.poll(() => program.said(), { timeout: 90_000 }).toContain('this clock leads');
    const worker = workerOf(program);
    expect(isRunning(worker)).toBe(true);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(isRunning(worker)).toBe(false);
    expect(await isServing(port)).toBe(false);
  });

  it('restarts its worker when it dies, and takes it down when it is killed itself', {
    timeout: 300_000,
  }, async () => {
    const port = await freePort();
    const program = start({ PORT: String(port) });
    await expect.poll(() => isServing(port), { timeout: 90_000 }).toBe(true);
    expect(program.said()).not.toContain('First admin');
    await expect.poll(() => workerOf(program), { timeout: 90_000 }).toBeGreaterThan(0);
    const first = workerOf(program);
    process.kill(first, 'SIGKILL');
    await expect.poll(() => workerOf(program), { timeout: 90_000 }).not.toBe(first);
    const second = workerOf(program);
    program.child.kill('SIGKILL');
    await program.ended;
    await expect.poll(() => isRunning(second), { timeout: 90_000 }).toBe(false);
  });

  it('reports what is wrong with its settings and exits without a stack trace', { timeout: 90_000 }, async () => {
    const wrong = start({ PORT: 'eighty' });
    expect(await wrong.ended).toBe(1);
    expect(wrong.said()).toMatch(/PORT: /);
    expect(wrong.said()).not.toContain('at ');
    const help = start({}, ['--help']);
    expect(await help.ended).toBe(0);
    expect(help.said()).toContain('--services');
  });

  it('exits with code 0 on request from npm scripts and services', {
    timeout: 300_000,
  }, async () => {
    const program = start({ SERVICES: 'worker' }, ['start'], RUN);
    await expect.poll(() => workerOf(program), { timeout: 90_000 }).toBeGreaterThan(0);
    const worker = workerOf(program);
    program.child.kill('SIGTERM');
    expect(await program.ended).toBe(0);
    expect(isRunning(worker)).toBe(false);
  });

  it('says which port is taken, and which to try', { timeout: 300_000 }, async () => {
    const port = await freePort();
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, 'localhost', resolve));
    const program = start({ PORT: String(port), SERVICES: 'web' });
    expect(await program.ended).toBe(1);
    expect(program.said()).toContain(`Port ${port} is in use`);
    other.close();
  });
});
