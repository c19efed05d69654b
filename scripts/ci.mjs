#!/usr/bin/env node
/**
 * `.ci/run`: `npm test` as a newcomer runs it. Started as root it becomes an ordinary user, with its own home and npm cache, in a
 * fresh clone of HEAD, and runs the exam and the long journeys after it; root itself then runs `npm test -- root`, which no other user can do,
 * with an empty npm cache as well. The last line is the sum of all. Arguments are passed on to `npm test` (`.ci/run -- unit`).
 * Node 20 or newer, without packages.
 */

import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** @typedef {{ uid: number, gid: number, name: string }} Account */
/** @typedef {{ as: string, cwd: string, account?: Account, env: NodeJS.ProcessEnv }} Runner */

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** How many accounts to try before root runs everything itself. */
const ACCOUNTS_TRIED = 10;
/** Grace period for the remaining processes of a stopped run, in milliseconds. */
const GRACE_MS = 15_000;
/** The last line of `npm test`. */
const SUM = /^(\d+) passed, (\d+) failed(?:, (\d+) skipped)?$/;

/** @type {import('node:child_process').ChildProcess | undefined} */
let running;
/** @type {string | undefined} */
let folder;
/** @type {NodeJS.Signals | undefined} */
let stoppedBy;

const words = process.argv.slice(2).filter((word) => word !== '--');
for (const signal of /** @type {const} */ (['SIGTERM', 'SIGINT', 'SIGHUP'])) process.on(signal, () => stop(signal));

try {
  process.exitCode = await prove();
} finally {
  if (folder) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
}
if (stoppedBy) process.exit(128 + constants.signals[stoppedBy]);

async function prove() {
  const user = process.getuid?.() === 0 ? makeUser() : null;
  const { account, clone } = user ?? { account: undefined, clone: ROOT };
  const own = folder
    ? { ...withoutCache(process.env), npm_config_cache: join(folder, 'npm-cache-of-root') }
    : process.env;
  /** @type {Awaited<ReturnType<typeof run>>[]} */
  const runs = [];
  if (!user || words.join() !== 'root') {
    const env = user?.env ?? own;
    const runner = { as: account?.name ?? 'npm test', cwd: clone, account, env };
    runs.push(await run(runner, user ? ['--root-apart', ...words.filter((word) => word !== 'root')] : words));
    if (words.length === 0 && !stoppedBy)
      runs.push(await run({ ...runner, as: 'exam and journeys' }, ['exam', 'journeys']));
  }
  if (user && (words.length === 0 || words.includes('root')) && !stoppedBy) {
    runs.push(await run({ as: 'root', cwd: clone, env: own }, ['root']));
  }
  const [passed, failed, skipped] = [0, 1, 2].map((place) =>
    runs.reduce((sum, { counts }) => sum + (counts[place] ?? 0), 0),
  );
  console.log(`\n${passed} passed, ${failed} failed${skipped ? `, ${skipped} skipped` : ''}`);
  return runs.some(({ status }) => status !== 0) ? 1 : 0;
}

/** Makes an ordinary user with a home and a clone; null, with a log line, where root can switch to no user who can run Node. */
function makeUser() {
  folder = mkdtempSync(join(tmpdir(), 'rinkside-ci-'));
  chmodSync(folder, 0o755);
  const account = usableAccount();
  if (!account) {
    console.log('Everything runs as root: this machine lets root become no other user that can run Node, npm and git.');
    console.log('What only other users meet is not proved.\n');
    return null;
  }
  const home = join(folder, 'home');
  const clone = join(folder, 'rinkside');
  for (const each of [home, join(folder, 'tmp')]) {
    mkdirSync(each);
    chownSync(each, account.uid, account.gid);
  }
  const trusting = join(folder, 'gitconfig');
  execFileSync('git', ['config', '--file', trusting, 'safe.directory', '*']);
  const gitEnv = { ...process.env, GIT_CONFIG_GLOBAL: trusting };
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', ROOT, clone], { env: gitEnv, stdio: 'inherit' });
  execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, clone]);
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: ROOT, env: gitEnv, encoding: 'utf8' });
  console.log(`Proving ${commit.trim()} as ${account.name}, in a fresh clone with an empty npm cache: ${clone}\n`);
  return { account, clone, env: environmentOf(account, home, join(folder, 'tmp')) };
}

/** @returns {Account | undefined} */
function usableAccount() {
  const accounts = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }))
    .filter(({ uid, gid }) => uid > 0 && gid > 0);
  return accounts
    .sort((one, other) => Number(other.name === 'nobody') - Number(one.name === 'nobody'))
    .slice(0, ACCOUNTS_TRIED)
    .find(({ uid, gid }) =>
      [process.execPath, 'npm', 'git'].every((program) => {
        const env = { ...process.env, HOME: '/', npm_config_userconfig: '/dev/null' };
        return spawnSync(program, ['--version'], { uid, gid, cwd: '/', env }).status === 0;
      }),
    );
}

/**
 * Returns our environment, with the user's own home. The npm settings given here (registry, proxies, certificates) apply there
 * too, from copies, as the user may not be able to read ours.
 *
 * @param {Account} account
 * @param {string} home
 * @param {string} temporary
 */
function environmentOf(account, home, temporary) {
  /** @param {string | undefined} file @param {string} name */
  const copied = (file, name) => {
    const copy = join(home, name);
    if (!file || !existsSync(file)) return undefined;
    copyFileSync(file, copy);
    chownSync(copy, account.uid, account.gid);
    chmodSync(copy, 0o600);
    return copy;
  };
  const userConfig = copied(npmSetting('userconfig'), '.npmrc');
  const globalConfig = copied(npmSetting('globalconfig'), '.npmrc-global');
  const authorities = copied(npmSetting('cafile'), 'npm-authorities.pem');
  const moreAuthorities = copied(process.env.NODE_EXTRA_CA_CERTS, 'authorities.pem');
  // An npm that started this process has left its own variables.
  const isForeign = /^(npm_(?!config_)|npm_config_(cache|userconfig|globalconfig|cafile|prefix|local_prefix)$|xdg_)/i;
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !isForeign.test(name))),
    ...{ HOME: home, USER: account.name, LOGNAME: account.name, TMPDIR: temporary },
    npm_config_cache: join(home, '.npm'),
    ...(userConfig && { npm_config_userconfig: userConfig }),
    ...(globalConfig && { npm_config_globalconfig: globalConfig }),
    ...(authorities && { npm_config_cafile: authorities }),
    ...(moreAuthorities && { NODE_EXTRA_CA_CERTS: moreAuthorities }),
  };
}

/**
 * Returns the environment without its npm cache setting, however that is spelled.
 *
 * @param {NodeJS.ProcessEnv} env
 */
function withoutCache(env) {
  return Object.fromEntries(Object.entries(env).filter(([name]) => name.toLowerCase() !== 'npm_config_cache'));
}

/** @param {string} name */
function npmSetting(name) {
  const value = execFileSync('npm', ['config', 'get', name], { cwd: ROOT, encoding: 'utf8' }).trim();
  return value === 'null' || value === 'undefined' ? undefined : value;
}

/**
 * Runs `npm test` with these arguments, and shows its output, with its last line as this runner's.
 *
 * @param {Runner} runner
 * @param {string[]} testWords
 * @returns {Promise<{ status: number, counts: number[] }>} passed, failed and skipped
 */
async function run({ as, cwd, account, env }, testWords) {
  const scripts = join(cwd, 'scripts');
  const program = ['--import', join(scripts, 'end-with-parent.mjs'), join(scripts, 'run.mjs'), 'test', ...testWords];
  const child = spawn(process.execPath, program, {
    ...{ cwd, env },
    ...(account && { uid: account.uid, gid: account.gid }),
    // A separate process group can be stopped with everything it started; the channel tells it when this process ends, however it
    // ends.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  running = child;
  /** @type {Promise<number>} */
  const ended = new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
  /** @type {number[] | undefined} */
  let counts;
  if (child.stdout) {
    for await (const line of createInterface({ input: child.stdout })) {
      const [, ...found] = SUM.exec(line) ?? [];
      if (found.length > 0) counts = found.map((count) => Number(count ?? 0));
      console.log(found.length > 0 ? `${as}: ${line}` : line);
    }
  }
  const status = await ended;
  running = undefined;
  // It ended without a sum: a failure, whatever it ran.
  return { status: counts ? status : 1, counts: counts ?? [0, 1, 0] };
}

/** @param {NodeJS.Signals} signal */
function stop(signal) {
  if (stoppedBy) return;
  stoppedBy = signal;
  const group = running?.pid;
  if (!group) return;
  signalGroup(group, 'SIGTERM');
  setTimeout(() => signalGroup(group, 'SIGKILL'), GRACE_MS).unref();
}

/** @param {number} group @param {NodeJS.Signals} signal */
function signalGroup(group, signal) {
  try {
    process.kill(-group, signal);
  } catch {
    // The whole group has ended.
  }
}
