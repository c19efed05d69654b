import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest';
import { createDatabaseClient } from '../../src/platform/database/client.ts';
import { type OpenedDatabase, openDatabase } from '../../src/platform/database/open.ts';
import { type Account, accountFor, canEnter, identity } from '../../src/platform/database/supervisor/account.ts';
import { isRunning } from '../../src/platform/database/supervisor/processes.ts';

const isRoot = process.getuid?.() === 0;
const log = { info: () => {}, warn: () => {}, error: () => {} };
const userProgram = fileURLToPath(new URL('database-user.ts', import.meta.url));

let dataDir: string;
let children: ChildProcess[];

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'rinkside-scenario-'));
  chmodSync(dataDir, 0o711);
  children = [];
});

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  const pid = postmasterPid();
  if (pid) await ends(pid);
  const pointer = join(dataDir, 'postgres-location');
  if (existsSync(pointer)) rmSync(readFileSync(pointer, 'utf8').trim(), { recursive: true, force: true });
  rmSync(dataDir, { recursive: true, force: true });
});

describe('a killed program', () => {
  it('takes its database server down with it, and loses nothing committed', async () => {
    const program = await startUser();
    await program.hasCommitted(50);
    const pid = postmasterPid();
    program.child.kill('SIGKILL');
    await ends(pid);
    expect(await committedNumbers()).toEqual(expect.arrayContaining(program.committed));
  });

  it('leaves no server behind even if the supervisor is killed with it', async () => {
    const program = await startUser();
    const pid = postmasterPid();
    const supervisor = parentOf(pid);
    program.child.kill('SIGKILL');
    process.kill(supervisor, 'SIGKILL');
    await ends(pid);
    expect(await committedNumbers()).toEqual(expect.arrayContaining(program.committed));
  });

  it('leaves a server that the next start takes over, if no process is left to stop it', async () => {
    const program = await startUser();
    const pid = postmasterPid();
    const supervisor = parentOf(pid);
    for (const guard of childrenOf(supervisor).filter((each) => each !== pid)) process.kill(guard, 'SIGKILL');
    program.child.kill('SIGKILL');
    process.kill(supervisor, 'SIGKILL');
    await delay(300);
    expect(isRunning(pid)).toBe(true);
    expect(await committedNumbers()).toEqual(expect.arrayContaining(program.committed));
    expect(isRunning(pid)).toBe(false);
  });
});

describe('a program that ends without closing the database', () => {
  it('does end, and the server with it', async () => {
    const child = spawn(process.execPath, [userProgram, dataDir, 'forgetful'], { cwd: '/', stdio: 'ignore' });
    children.push(child);
    await until(() => child.exitCode !== null);
    expect(child.exitCode).toBe(0);
    await until(() => postmasterPid() === 0);
  });
});

describe('a killed database server', () => {
  it('is restarted and has every row it ever acknowledged, however many clients were writing', async () => {
    const opened = await open();
    const { pool } = createDatabaseClient(opened.connectionString, 8);
    await pool.query('create table written (number int primary key)');
    const acknowledged: number[] = [];
    let next = 0;
    let isWriting = true;
    const writers = Array.from({ length: 8 }, async () => {
      while (isWriting) {
        const number = next++;
        try {
          await pool.query('insert into written values ($1)', [number]);
          acknowledged.push(number);
        } catch {
          await delay(20);
        }
      }
    });
    let killed = 0;
    for (let kills = 0; kills < 3; kills++) {
      const before = acknowledged.length;
      await until(() => acknowledged.length > before + 200);
      killed = postmasterPid();
      process.kill(killed, 'SIGKILL');
    }
    // The backends of the killed server go on for a moment: only a new process id shows that it is back.
    await until(() => ![0, killed].includes(postmasterPid()));
    const afterTheLastKill = acknowledged.length;
    await until(() => acknowledged.length > afterTheLastKill + 50);
    isWriting = false;
    await Promise.all(writers);
    const { rows } = await pool.query<{ number: number }>('select number from written');
    const found = new Set(rows.map(({ number }) => number));
    expect(acknowledged.filter((number) => !found.has(number))).toEqual([]);
    await pool.end();
    await opened.stop();
  });

  it('returns when its supervisor is killed as well, while it has a client', async () => {
    const opened = await open();
    const killed = postmasterPid();
    process.kill(parentOf(killed), 'SIGKILL');
    // The old server responds until its guard has stopped it: only a new one means that it has come back.
    await until(async () => {
      const isAnother = ![0, killed].includes(postmasterPid());
      return isAnother && (await answer(opened.connectionString, 'select 1 as it')) === 1;
    });
    await opened.stop();
    expect(postmasterPid()).toBe(0);
  });

  it('ends with its client even if the client leaves while the supervisor is being replaced', async () => {
    const opened = await open();
    const killed = postmasterPid();
    process.kill(parentOf(killed), 'SIGKILL');
    await until(() => postmasterPid() !== killed);
    await opened.stop();
    await until(() => postmasterPid() === 0 && !isRunning(killed));
    expect(await answer(opened.connectionString, 'select 1 as it')).toBeNull();
  });
});

describe('two starts on one data folder', () => {
  it('share one server, which ends with the last of them', async () => {
    const [first, second] = await Promise.all([startUser(), startUser()]);
    expect(first.address).toBe(second.address);
    const pid = postmasterPid();
    await first.stop();
    const before = second.committed.length;
    await second.hasCommitted(before + 50);
    expect(postmasterPid()).toBe(pid);
    await second.stop();
    expect(isRunning(pid)).toBe(false);
  });

  it('run in turn while the first is still stopping its server', async () => {
    for (let round = 0; round < 3; round++) {
      const first = await open();
      const [, second] = await Promise.all([first.stop(), open()]);
      expect(await answer(second.connectionString, 'select 1 as it')).toBe(1);
      await second.stop();
    }
  });
});

describe('files left by a crash', () => {
  it('do not block a start: a postmaster.pid with the number of another live process', async () => {
    await (await open()).stop();
    const owner = statSync(join(dataDir, 'postgres'));
    const stranger = spawn('sleep', ['60'], isRoot ? { uid: owner.uid, gid: owner.gid, cwd: '/' } : {});
    children.push(stranger);
    const pidFile = join(dataDir, 'postgres', 'postmaster.pid');
    writeFileSync(
      pidFile,
      `${stranger.pid}\n${join(dataDir, 'postgres')}\n1700000000\n5432\n/tmp\n\n  1234567  7\nready\n`,
    );
    if (isRoot) chownSync(pidFile, owner.uid, owner.gid);
    const opened = await open();
    expect(postmasterPid()).not.toBe(stranger.pid);
    expect(isRunning(stranger.pid ?? 0)).toBe(true);
    await opened.stop();
  });

  it('do not block a start: an empty postmaster.pid, a half-made cluster, garbage in the lock file', async () => {
    writeFileSync(join(dataDir, 'supervisor.lock'), `${process.pid}\nleft by another program, and far from a lock\n`);
    writeFileSync(join(dataDir, 'postgres.new'), 'half a cluster');
    await (await open()).stop();
    writeFileSync(join(dataDir, 'postgres', 'postmaster.pid'), '');
    const opened = await open();
    expect(await answer(opened.connectionString, 'select 1 as it')).toBe(1);
    await opened.stop();
  });

  it('of another major version are refused with advice, and left unchanged', async () => {
    await (await open()).stop();
    const version = join(dataDir, 'postgres', 'PG_VERSION');
    writeFileSync(version, '17\n');
    await expect(open()).rejects.toThrow(/made by PostgreSQL 17.*brings 18.*Nothing was changed/s);
    expect(readFileSync(version, 'utf8')).toBe('17\n');
  });
});

describe('the operating system user of the server', () => {
  it('is never root, and needs no account created for it', async () => {
    const opened = await open();
    const owner = statSync(`/proc/${postmasterPid()}`).uid;
    expect(owner).not.toBe(0);
    if (isRoot) expect(['rinkside', 'nobody']).toContain(accountFor(join(dataDir, 'none'))?.name);
    else expect(owner).toBe(process.getuid?.());
    await opened.stop();
  });

  it('is the current user unless that is root; root may then run the same world', async () => {
    const ordinary = accountFor(join(dataDir, 'none'));
    if (ordinary) chownSync(dataDir, ordinary.uid, ordinary.gid);
    const reachesTheProgram = !ordinary || canEnter(ordinary, dirname(userProgram));
    const program = await startUser(reachesTheProgram ? ordinary : null);
    expect(statSync(`/proc/${postmasterPid()}`).uid).toBe(ordinary?.uid ?? process.getuid?.());
    await program.hasCommitted(10);
    await program.stop();
    expect(await committedNumbers()).toEqual(expect.arrayContaining(program.committed));
  });

  it('gets a folder of its own when it cannot enter the data folder, and the folder says where', async () => {
    chmodSync(dataDir, 0o700);
    const opened = await open();
    await answer(opened.connectionString, 'create table kept (number int)');
    await opened.stop();
    expect(statSync(dataDir).mode & 0o777).toBe(0o700);
    expect(existsSync(join(dataDir, 'postgres-location'))).toBe(isRoot);
    const again = await open();
    expect(await answer(again.connectionString, 'select count(*) as it from kept')).toBe(0);
    await again.stop();
  });
});

describe('an external database', () => {
  it('is used as it is, and no server is started', async () => {
    const opened = await openDatabase({ dataDir, databaseUrl: inject('testServer'), log });
    expect(opened.isOurs).toBe(false);
    expect(await answer(opened.connectionString, 'select 1 as it')).toBe(1);
    expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
  });

  it('is named with advice when it cannot be reached', async () => {
    const databaseUrl = 'postgresql://nobody@127.0.0.1:1/nothing';
    await expect(openDatabase({ dataDir, databaseUrl, log })).rejects.toThrow(
      /DATABASE_URL.*ECONNREFUSED.*Correct the/s,
    );
  });
});

function open(): Promise<OpenedDatabase> {
  return openDatabase({ dataDir, log });
}

/** Starts a program that writes to the database, as another user if one is given, and waits until it does. */
async function startUser(account: Account | null = null) {
  const child = spawn(process.execPath, [userProgram, dataDir], {
    ...identity(account),
    cwd: '/',
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  children.push(child);
  const lines: string[] = [];
  createInterface({ input: child.stdout }).on('line', (line) => lines.push(line));
  await until(() => lines.length > 1);
  return {
    child,
    address: lines[0],
    get committed() {
      return lines.slice(1).map(Number);
    },
    hasCommitted: (count: number) => until(() => lines.length > count),
    async stop() {
      child.stdin.write('stop\n');
      await until(() => child.exitCode !== null);
      expect(child.exitCode).toBe(0);
    },
  };
}

/** Returns the numbers in the table that `database-user.ts` writes. */
async function committedNumbers(): Promise<number[]> {
  const opened = await open();
  const { pool } = createDatabaseClient(opened.connectionString, 1);
  const { rows } = await pool.query<{ number: number }>('select number from committed');
  await pool.end();
  await opened.stop();
  return rows.map(({ number }) => number);
}

/** Returns the column `it` of the first row; `null` if there is no row or no connection. */
async function answer(connectionString: string, query: string): Promise<number | null> {
  const client = new pg.Client({ connectionString });
  client.on('error', () => {});
  try {
    await client.connect();
    return (await client.query<{ it: number }>(query)).rows[0]?.it ?? null;
  } catch {
    return null;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Returns the process id of the data folder's server; 0 if there is none. */
function postmasterPid(): number {
  const pointer = join(dataDir, 'postgres-location');
  const home = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : dataDir;
  try {
    return Number.parseInt(readFileSync(join(home, 'postgres', 'postmaster.pid'), 'utf8'), 10) || 0;
  } catch (error) {
    // A server that is just ending may remove its file between two reads.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return 0;
    throw error;
  }
}

function parentOf(pid: number): number {
  return Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

function childrenOf(pid: number): number[] {
  const listed = execFileSync('cat', [`/proc/${pid}/task/${pid}/children`], { encoding: 'utf8' });
  return listed.trim().split(' ').map(Number);
}

const ends = (pid: number) => until(() => !isRunning(pid));

/** Waits at most two minutes: two clusters made at once take more than half of one on a busy machine. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const deadline = Date.now() + 120_000;
  while (!(await isSo())) {
    if (Date.now() > deadline) throw new Error(`Not within two minutes: ${isSo}`);
    await delay(20);
  }
}
