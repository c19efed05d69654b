/** The product in a separate process, beside the one that measures it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

export interface WebProcess {
  url: string;
  stop(): Promise<void>;
}

interface Options {
  databaseUrl: string;
  dataDir?: string | undefined;
  /** Roles of the program, such as 'web,worker,clock'. */
  services: string;
}

/** Starts the program on a free port of this machine, without rate limits, and waits until it responds. */
export async function startWebProcess({ databaseUrl, dataDir, services }: Options): Promise<WebProcess> {
  const port = await freePort();
  const child: ChildProcess = spawn(
    process.execPath,
    [fileURLToPath(new URL('../../../src/app/main.ts', import.meta.url)), `--services=${services}`, `--port=${port}`],
    {
      env: {
        ...process.env,
        DATABASE_URL: databaseUrl,
        RATE_LIMIT_FACTOR: '100000',
        LOG_LEVEL: 'error',
        ...(dataDir ? { DATA_DIR: dataDir } : {}),
      },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  process.once('exit', () => child.kill('SIGKILL'));
  const url = `http://localhost:${port}`;
  for (let left = 100; left > 0; left--) {
    if (child.exitCode !== null) break;
    const answer = await fetch(`${url}/api/status`).catch(() => null);
    if (answer?.ok) return { url, stop: () => stop(child) };
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  await stop(child);
  throw new Error('the web process did not answer');
}

/** Stops a started program, and waits for its end. */
export async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Returns a free port of this machine. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : 0;
}
