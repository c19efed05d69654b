/** `npm run dev`: the server, started anew whenever its files change, and the screens, reloaded as one edits them. */

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { createServer } from 'vite';
import { openDatabase } from '../src/server/database/open.ts';

const help = `npm run dev [-- options for the server]

Pages at http://localhost:3000 (PORT), reloaded as you edit; the server runs one port above and is started anew when
a file that it has loaded changes. The options are those of npm start.`;

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

  // Held here, so that the database does not stop and start with each start of the server.
  const database = await openDatabase({ dataDir, databaseUrl: process.env['DATABASE_URL'] || undefined, log });

  const preload = new URL('./end-with-parent.mjs', import.meta.url).href;
  const program = join(root, 'src', 'server', 'main.ts');
  const server = spawn(
    process.execPath,
    ['--watch', '--watch-preserve-output', '--import', preload, program, ...words, `--port=${port + 1}`],
    { cwd: root, stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env: { ...process.env, PUBLIC_URL: address } },
  );
  server.on('error', (error) => console.error(error.message));

  process.env['RINKSIDE_API'] = api;
  const pages = await createServer({ root, server: { port, strictPort: true } });
  await pages.listen();
  console.log(`\n  Screens, reloading as you edit: ${address}\n`);

  let isStopping = false;
  const stop = async () => {
    if (isStopping) return;
    isStopping = true;
    server.kill('SIGTERM');
    await pages.close();
    if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve));
    await database.stop();
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}
