/** Runs simulation and clock in a separate process, so that a game day never delays a request. */
import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { Config } from '#app/config.ts';

const WORKER = fileURLToPath(new URL('./worker.ts', import.meta.url));
/** Delay before a worker that died is restarted. */
const RESTART_MS = 1000;
/**
 * A game day creates many short-lived objects, for which V8 prefers growth to collection: with these limits the worker
 * stays below 190 MB instead of 340 MB in a small world, and is no slower; the ceiling is several times what that world
 * needs.
 */
const HEAP = ['--max-semi-space-size=4', '--max-old-space-size=768'] as const;

/** Loader options of this process, passed on to the worker and its threads; none if it was started by plain `node`. */
const LOADS_FASTER = process.execArgv.flatMap((word, index, words) => {
  const file = words[index + 1];
  return word === '--import' && file?.endsWith('/resolve-once.mjs') ? [word, file] : [];
});

export interface WorkerProcess {
  /** Lets it finish its running jobs. */
  stop(): Promise<void>;
  kill(): void;
}

export function superviseWorker({
  config,
  databaseUrl,
  log,
}: {
  config: Config;
  databaseUrl: string;
  log: Logger;
}): WorkerProcess {
  let child: ChildProcess | null = null;
  let isStopping = false;
  let restart: NodeJS.Timeout | null = null;

  const start = () => {
    restart = null;
    const services = config.services.filter((service) => service !== 'web').join(',');
    child = fork(WORKER, [], {
      env: {
        ...process.env,
        SERVICES: services,
        DATABASE_URL: databaseUrl,
        DATA_DIR: config.dataDir,
        LOG_LEVEL: config.logLevel,
        PUBLIC_URL: config.publicUrl,
      },
      // Ctrl-C in a terminal reaches the whole process group, but only we decide when the worker ends.
      detached: true,
      execArgv: [...HEAP, ...LOADS_FASTER],
    });
    log.info({ worker: child.pid }, 'started the worker');
    child.once('exit', (code, signal) => {
      child = null;
      if (isStopping) return;
      log.error({ code, signal }, 'the worker has died and is started again');
      restart = setTimeout(start, RESTART_MS);
    });
  };
  start();

  return {
    async stop() {
      isStopping = true;
      if (restart) clearTimeout(restart);
      const running = child;
      if (!running) return;
      const ended = new Promise((resolve) => running.once('exit', resolve));
      running.kill('SIGTERM');
      await ended;
    },
    kill: () => void child?.kill('SIGKILL'),
  };
}
