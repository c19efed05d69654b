#!/usr/bin/env node
/**
 * The one entry point to everything in this folder: `node scripts/run.mjs <command> [options]`, as the npm scripts call it. Runs
 * under whatever Node a bare machine has (20 or newer) and needs no package: it installs what is missing, writes the route tree,
 * then runs scripts/<command>.ts with the Node that the project pins.
 */

import { execFileSync, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, pinnedNode, waitForTurn } from './install.mjs';
import { onParentsEnd } from './parents.mjs';
import { isRouteTreeCurrent } from './route-tree.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [command = '', ...words] = process.argv.slice(2);
const script = join(root, 'scripts', `${command}.ts`);
// Objects of a simulated game are garbage at once: the larger the semi-space, the fewer of them are still in use when it is
// collected (2 to 3 % of the time of games).
const nodeOptions = command === 'sim' ? ['--max-semi-space-size=64'] : [];

try {
  if (!/^[a-z-]+$/.test(command) || !existsSync(script)) {
    throw new Error(`There is no command "${command}". The commands are the npm scripts: npm run`);
  }
  await install(root);
  const node = await pinnedNode(root);
  await bringRouteTree(node);
  run(node);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

/** @param {string} node */
async function bringRouteTree(node) {
  if (isRouteTreeCurrent(root)) return;
  const unmark = await waitForTurn(root);
  try {
    if (isRouteTreeCurrent(root)) return;
    execFileSync(node, [join(root, 'scripts', 'route-tree.mjs')], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
  } finally {
    unmark();
  }
}

/** @param {string} node */
function run(node) {
  const preloads = ['end-with-parent', 'resolve-once'].flatMap((name) => [
    '--import',
    new URL(`./${name}.mjs`, import.meta.url).href,
  ]);
  // The channel tells the child when this process ends, however it ends, so that no server is left running after a kill -9.
  const child = spawn(node, [...nodeOptions, ...preloads, script, ...words], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      // Compiled code is cached, for this process and all that it starts.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, 'node_modules', '.cache', 'node'),
      PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
    },
  });
  // Ctrl-C reaches the child directly; a signal meant for this process alone is passed on.
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  process.on('SIGHUP', () => child.kill('SIGHUP'));
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) child.kill('SIGINT');
  });
  onParentsEnd(() => child.kill('SIGTERM'));
  child.on('error', (error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
  child.on('exit', (code, signal) => {
    process.exit(signal ? 128 + constants.signals[signal] : (code ?? 1));
  });
}
