/** Tells when the npm that started this process is gone. Runs under any Node ≥ 20. */

import { readFileSync } from 'node:fs';

/** Milliseconds between checks. */
const interval = 500;

/**
 * Calls `listener` once, when npm is gone. npm starts this process through a shell, and neither passes on a signal reliably: a
 * stopped or killed `npm start` would leave the game running, with no way to stop it. Does nothing if not started by npm: a user
 * who starts it by hand in the background may log out.
 *
 * @param {() => void} listener
 */
export function onParentsEnd(listener) {
  if (!process.env.npm_lifecycle_event) return;
  const before = parents();
  const looking = setInterval(() => {
    if (parents() === before) return;
    clearInterval(looking);
    listener();
  }, interval);
  looking.unref();
}

/** Returns the parent process; and if that is npm's shell, which outlives a killed npm, also its parent. */
function parents() {
  const parent = process.ppid;
  const isShell = read(`/proc/${parent}/cmdline`).includes('scripts/run.mjs') && !isNode(parent);
  return isShell ? `${parent} ${/^PPid:\s*(\d+)/m.exec(read(`/proc/${parent}/status`))?.[1]}` : `${parent}`;
}

/** @param {number} pid */
function isNode(pid) {
  return /^(node|npm)\b/.test(read(`/proc/${pid}/comm`));
}

/** @param {string} file */
function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
