/** Builds the web app into dist/web, if its sources have changed since the last time. */

import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { tryLock } from '../src/platform/database/supervisor/lock.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const output = join(root, 'dist', 'web');

/** Everything that ends up in the browser, or affects the build. */
const sources = [
  'index.html',
  'package-lock.json',
  'vite.config.ts',
  'scripts/build.ts',
  'scripts/chunks.ts',
  'tsconfig.base.json',
  'public/**/*',
  'src/web/**/*',
  'src/engine/**/*',
  'src/domains/**/*',
  'src/platform/calls/call.ts',
  'src/platform/clock/clock-face.ts',
  'src/platform/scrub.ts',
];

/** Enough to tell builds apart; the bundle carries it. */
const FINGERPRINT_LETTERS = 16;

/** Minimum size in bytes: below it, compression saves less than its headers cost. */
const WORTH_COMPRESSING = 1024;
/** Brotli quality: the last before the two that take ten times as long for a few percent. */
const BROTLI_QUALITY = 9;

/** Parts of domains that stay on the server; and tests. */
const notInTheBrowser = /^src\/domains\/.*\b(store|routes|jobs|tables|simulation)\b|\.test\.tsx?$|\.gen\.ts$/;

/**
 * Builds the web app. @param isForced builds even if nothing has changed
 * @returns whether it was built
 * @throws with the compiler's output if the build fails; the old web app then stays
 */
export async function buildWebApp(isForced = false): Promise<boolean> {
  const fingerprint = fingerprintOfSources();
  if (!isForced && isBuilt(fingerprint)) return false;
  const turn = await waitForTurn();
  try {
    // The process that had the turn before may have built exactly this.
    if (!isForced && isBuilt(fingerprint)) return false;
    console.log('Building the web app …');
    await build(fingerprint);
    return true;
  } finally {
    turn.release();
  }
}

function isBuilt(fingerprint: string): boolean {
  const mark = join(output, '.fingerprint');
  return existsSync(mark) && readFileSync(mark, 'utf8') === fingerprint;
}

/**
 * Waits for the lock: two processes that start at once would move each other's build away. The lock ends with the process that
 * holds it.
 */
async function waitForTurn(): Promise<{ release(): void }> {
  mkdirSync(dirname(output), { recursive: true });
  for (let isToldOf = false; ; isToldOf = true) {
    const turn = tryLock(`${output}.lock`);
    if (turn) return turn;
    if (!isToldOf) console.log('Waiting for another command that is building the web app …');
    await delay(200);
  }
}

async function build(fingerprint: string): Promise<void> {
  // Built in another folder and moved: a running server keeps its files, and a failed build leaves the old ones.
  const draft = `${output}.${process.pid}`;
  try {
    await vite(['build', '--outDir', relative(root, draft), '--emptyOutDir', '--logLevel', 'warn'], fingerprint);
    compressAssets(join(draft, 'assets'));
    writeFileSync(join(draft, '.fingerprint'), fingerprint);
    mkdirSync(output, { recursive: true });
    renameSync(output, `${draft}.old`);
    renameSync(draft, output);
  } finally {
    rmSync(draft, { recursive: true, force: true });
    rmSync(`${draft}.old`, { recursive: true, force: true });
  }
}

/**
 * Puts a compressed copy beside each file, for browsers that accept one: the server would otherwise compress it for every
 * visitor.
 */
function compressAssets(folder: string): void {
  for (const file of globSync(join(folder, '*.{js,css}'))) {
    const content = readFileSync(file);
    if (content.length < WORTH_COMPRESSING) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params }));
    writeFileSync(`${file}.gz`, gzipSync(content));
  }
}

function fingerprintOfSources(): string {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root }).map((path) => path.split(sep).join('/'));
  for (const path of files.filter((each) => !notInTheBrowser.test(each)).sort()) {
    const file = join(root, path);
    if (statSync(file).isFile()) hash.update(`${path}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex').slice(0, FINGERPRINT_LETTERS);
}

/** Runs Vite in a separate process, so that the server which starts next does not keep the compiler's memory. */
async function vite(words: string[], fingerprint: string): Promise<void> {
  const program = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const child = spawn(process.execPath, [program, ...words], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    // Playwright sets it to 'test', which would bundle React's development build, a third larger. The bundle knows its own build,
    // and so notices a newer one the first time it asks.
    env: { ...process.env, NODE_ENV: 'production', VITE_BUILD: fingerprint },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
  if (status !== 0) throw new Error(`The web app does not build:\n${said.trim()}`);
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { force: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
  if (values.help) {
    console.log(
      'npm run build [-- --force]\n\nBuilds the web app into dist/web if it is stale; --force builds it anyway.',
    );
  } else {
    const wasStale = await buildWebApp(values.force).catch((error: Error) => {
      console.error(error.message);
      process.exit(1);
    });
    console.log(wasStale ? 'The web app is built.' : 'The web app is up to date.');
  }
}
