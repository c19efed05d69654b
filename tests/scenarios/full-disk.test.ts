import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../free-port.ts';

const MAIN = fileURLToPath(new URL('../../src/app/main.ts', import.meta.url));
const DISK_FULL = /disk is full/;
/** An empty database with room for its log, and no room for a world; and room enough. */
const SMALL = '70m';
const ROOMY = '400m';

let disk: string;
let port: number;
let program: ChildProcess | undefined;

const mount = (...words: string[]) => spawnSync('mount', words).status === 0;

beforeAll(async () => {
  disk = mkdtempSync(join(tmpdir(), 'rinkside-disk-'));
  port = await freePort();
});

afterAll(async () => {
  await end();
  spawnSync('umount', [disk]);
  rmSync(disk, { recursive: true, force: true });
});

const hasDisk = canMount();

describe.runIf(hasDisk)(
  hasDisk ? 'a full disk' : 'a full disk (only root can make a small one, where it may mount)',
  () => {
    it('ends the first start with one sentence, and the next start creates the world', async () => {
      expect(mount('-t', 'tmpfs', '-o', `size=${SMALL}`, 'tmpfs', disk)).toBe(true);
      chmodSync(disk, 0o711);
      const refused = start();
      await until(() => refused.child.exitCode !== null);
      expect(refused.child.exitCode).toBe(1);
      const lines = refused.said().trim().split('\n');
      expect(lines.at(-1)).toBe('The disk is full. Make room, then start again: nothing that was saved is lost.');
      expect(refused.said()).not.toMatch(/^\s+at /m);

      expect(mount('-o', `remount,size=${ROOMY}`, disk)).toBe(true);
      const opened = start();
      await until(() => opened.said().includes('is open at'));
    });

    it('keeps pages available while the world waits, and the world resumes by itself when there is space', async () => {
      await end();
      const { said } = start({ LOG_LEVEL: 'info' });
      await until(() => said().includes('is open at'));
      fill(join(disk, 'filler'));
      await until(() => DISK_FULL.test(said()));
      // Pages, the status, and a read from the database.
      for (const address of ['/', '/api/status', '/api/world/today'])
        expect((await fetch(`http://localhost:${port}${address}`)).status, address).toBe(200);
      expect(said()).not.toContain('"stack"');

      const soFar = said().length;
      rmSync(join(disk, 'filler'));
      await until(() => said().slice(soFar).includes('the world took a step'));
      expect(existsSync(join(disk, 'data', 'postgres', 'postmaster.pid'))).toBe(true);
    });
  },
);

/** Returns whether a disk of a given size can be mounted: root may, but not in every container. */
function canMount(): boolean {
  if (process.getuid?.() !== 0) return false;
  const place = mkdtempSync(join(tmpdir(), 'rinkside-mount-'));
  const isMounted = mount('-t', 'tmpfs', 'tmpfs', place);
  if (isMounted) spawnSync('umount', [place]);
  rmSync(place, { recursive: true });
  return isMounted;
}

function start(env: NodeJS.ProcessEnv = {}) {
  let text = '';
  const child = spawn(process.execPath, [MAIN], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env['PATH'],
      ...{ PORT: String(port), DATA_DIR: join(disk, 'data'), LOG_LEVEL: 'warn' },
      // Something is due every few seconds.
      ...{ WORLD_SIZE: '8', WORLD_SEED: '7', WORLD_START: 'camp', WORLD_DAY_MINUTES: '1' },
      ...env,
    },
  });
  program = child;
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (part: string) => {
      text += part;
    });
  }
  return { child, said: () => text };
}

async function end(): Promise<void> {
  const child = program;
  if (!child) return;
  child.kill('SIGTERM');
  await until(() => child.exitCode !== null || child.signalCode !== null);
  program = undefined;
}

/** Takes all remaining space of the disk. */
function fill(file: string): void {
  const { bavail, bsize } = statfsSync(disk);
  try {
    writeFileSync(file, Buffer.alloc(bavail * bsize));
  } catch (error) {
    // The database may have written in the meantime: either way the disk is full.
    if (!(error instanceof Error) || !('code' in error) || error.code !== 'ENOSPC') throw error;
  }
}

async function until(isSo: () => boolean, patience = 240_000): Promise<void> {
  for (let waited = 0; !isSo(); waited += 100) {
    if (waited > patience) throw new Error('It did not come about in time.');
    await delay(100);
  }
}
