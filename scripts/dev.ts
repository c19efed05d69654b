/** `npm run dev`: the server, restarted whenever its files change, and the screens, reloaded as they are edited. */

import { spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { openDatabase } from '../src/platform/database/open.ts';

const help = `npm run dev [-- options for the server]

Pages at http://localhost:3000 (PORT), reloaded as you edit; the server runs one port above and is restarted when
one of its files changes. The options are those of npm start.`;

/** The server is restarted once there has been no further change for this many milliseconds. */
const quietMs = 300;

/** Files below src that the server does not load. */
const notOfTheServer = /^web\/|\.test\.tsx?$|(^|\/)\.|~$/;

const root = fileURLToPath(new URL('..', import.meta.url));
const words = process.argv.slice(2);
const { values } = parseArgs({
  args: words,
  strict: false,
  options: { help: { type: 'boolean', short: 'h' }, port: { type: 'string' }, 'data-dir': { type: 'string' } },
});

if (values.help) console.log(help);
else await develop();

async function develop() {
  const port = Number(values.port ?? process.env['PORT'] ?? 3000);
  const address = `http://localhost:${port}`;
  const api = `http://localhost:${port + 1}`;
  const dataDir = String(values['data-dir'] ?? process.env['DATA_DIR'] ?? './data');
  const log = { info: () => {}, warn: console.warn, error: console.error };

  // Opened here, so that the database does not stop and start with each start of the server.
  const database = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] || undefined, log });

  const server = keepServer([...words, `--port=${port + 1}`], {
    DEV_OUTBOX: 'on',
    LOCAL_PAYMENTS: 'on',
    ...process.env,
    PUBLIC_URL: address,
  });

  process.env['RINKSIDE_API'] = api;
  const pages = await createServer({ root, server: { port, strictPort: true } });
  await pages.listen();
  console.log(`\n  Screens, reloading as you edit: ${address}\n`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    await Promise.all([server.stop(), pages.close()]);
    await database.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/**
 * Runs the server, and restarts it when one of its files changes. Not by `node --watch`: that adds a process in between, which
 * would keep the server running after this one was killed.
 */
function keepServer(args: string[], env: NodeJS.ProcessEnv): { stop(): Promise<void> } {
  const preload = new URL('./end-with-parent.mjs', import.meta.url).href;
  const program = join(root, 'src', 'app', 'main.ts');
  const launch = () => {
    const child = spawn(process.execPath, ['--import', preload, program, ...args], {
      cwd: root,
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
      env,
    });
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    return { child, ended };
  };
  let running = launch();
  let restarting: Promise<void> | undefined;
  const end = () => {
    running.child.kill('SIGTERM');
    return running.ended;
  };
  const restart = async () => {
    // Editors write a file in several steps, and git writes a batch of files: wait until it is quiet.
    await delay(quietMs);
    console.log('\n  A file has changed; the server starts over.\n');
    await end();
    running = launch();
    restarting = undefined;
  };
  const watcher = watch(join(root, 'src'), { recursive: true }, (_, file) => {
    if (file && !notOfTheServer.test(file)) restarting ??= restart();
  });
  return {
    async stop() {
      watcher.close();
      await restarting;
      await end();
    },
  };
}
