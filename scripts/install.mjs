/** Brings node_modules up to the lockfile, and finds the Node that the project pins. No dependencies, Node ≥ 20. */

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';

/** The oldest Node that runs TypeScript without flags; used where npm has no pinned one for the machine. */
const oldestUsable = 24;

/** A waiting install is considered dead when its mark has not been touched for this time, in milliseconds. */
const markExpires = 30_000;

/**
 * Runs `npm ci` if something is missing or of another version than in the lockfile; otherwise does nothing.
 *
 * @param {string} root the folder of package.json
 */
export async function install(root) {
  if (isInstalled(root)) return;
  const unmark = await waitForTurn(root);
  try {
    if (isInstalled(root)) return;
    console.log('Installing dependencies (npm ci) …');
    // Regardless of NODE_ENV: the web app is built on this machine.
    await npm(root, ['ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error']);
    if (!isInstalled(root)) throw new Error('npm ci ended well, but node_modules is not what package-lock.json says.');
  } finally {
    unmark();
  }
}

/**
 * Compares npm's list of installed packages with the lockfile. File times would not do: git sets them as it likes.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const installed = packagesIn(join(root, 'node_modules', '.package-lock.json'));
  const wanted = packagesIn(join(root, 'package-lock.json'));
  if (!installed || !wanted) return false;
  return Object.entries(wanted).every(([path, { version, optional, link }]) => {
    if (path === '' || link) return true;
    const found = installed[path];
    // Optional ones are for other machines, unless they are here.
    return found ? found.version === version && existsSync(join(root, path)) : Boolean(optional);
  });
}

/**
 * Returns the path of the Node that package.json pins; the current Node if npm has none for the machine but this one is new
 * enough.
 *
 * @param {string} root
 */
export async function pinnedNode(root) {
  const pinned = packagesWithNode()
    .map((name) => join(root, 'node_modules', name, 'bin', 'node'))
    .find((path) => existsSync(path));
  if (pinned) {
    try {
      execFileSync(pinned, ['--version']);
      return pinned;
    } catch (error) {
      if (!isNewEnough()) throw new Error(`The Node that the project pins does not run here: ${error}`);
    }
  }
  if (isNewEnough()) return process.execPath;
  throw new Error(
    `There is no pinned Node for ${process.platform}-${process.arch} in node_modules, and this one (${process.version}) is ` +
      `too old to run the game. Install Node ${oldestUsable} or newer, or reinstall without omitting optional packages.`,
  );
}

/** Does not use node_modules/.bin, where npm 10 makes no link for packages of one platform only. */
function packagesWithNode() {
  const { platform, arch } = process;
  return [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`];
}

function isNewEnough() {
  return Number.parseInt(process.versions.node, 10) >= oldestUsable;
}

/**
 * @param {string} file
 * @returns {Record<string, {version?: string, optional?: boolean, link?: boolean}> | null}
 */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return null;
  }
}

/**
 * Waits for the other command if two prepare a fresh clone at once: npm ci begins by removing everything.
 * The mark is a folder (made by one, refused to the others) that its maker keeps touching.
 *
 * @param {string} root
 * @returns {Promise<() => void>} a function that removes the mark
 */
export async function waitForTurn(root) {
  const mark = join(root, '.installing');
  for (let isToldOf = false; ; isToldOf = true) {
    try {
      mkdirSync(mark);
      break;
    } catch (error) {
      if (!existsSync(mark)) throw new Error(`Cannot install into ${root}: ${error}`);
    }
    const age = Date.now() - (statSync(mark, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (age > markExpires) takeAway(mark);
    else if (!isToldOf) console.log('Waiting for another command that is preparing this folder …');
    await delay(500);
  }
  const touching = setInterval(() => utimesSync(mark, new Date(), new Date()), 5_000);
  touching.unref();
  return () => {
    clearInterval(touching);
    takeAway(mark);
  };
}

/** @param {string} mark */
function takeAway(mark) {
  try {
    rmdirSync(mark);
  } catch {
    // Another process has already done it.
  }
}

/**
 * Runs the npm that started this process, or the one on the PATH. Asynchronously, as the mark must be touched in the meantime.
 *
 * @param {string} root
 * @param {string[]} words
 */
async function npm(root, words) {
  const own = process.env.npm_execpath;
  const [program, first] = own?.endsWith('.js') ? [process.execPath, [own]] : ['npm', []];
  const child = spawn(program, [...first, ...words], { cwd: root, stdio: 'inherit' });
  const status = await new Promise((resolve, reject) => child.on('error', reject).on('exit', resolve));
  if (status !== 0) throw new Error(`npm ${words[0]} failed (${status}). The lines above say why.`);
}
