/** Ends the program in order: the last opened first. A second signal does not wait. */
import type { Logger } from 'pino';

export interface Shutdown {
  /** What to end, and how; ended in the reverse order of being added. */
  add(name: string, end: () => Promise<unknown>): void;
  /** What to do at once when a second signal comes. */
  addForce(end: () => void): void;
  isRunning(): boolean;
  /** Ends everything now, as if a signal had come. */
  run(code?: number): Promise<never>;
}

/**
 * Listens to SIGTERM and SIGINT for the whole process.
 * @param announce tells the one who sent the first signal that the end is near, and that a second one hurries it
 */
export function onShutdown(log: Logger, announce: () => void = () => {}): Shutdown {
  const steps: { name: string; end: () => Promise<unknown> }[] = [];
  const forced: (() => void)[] = [];
  let running: Promise<never> | null = null;

  const run = (code: number): Promise<never> => {
    running ??= (async () => {
      let status = code;
      for (let step = steps.pop(); step; step = steps.pop()) {
        const { name, end } = step;
        await end().catch((error: unknown) => {
          status = 1;
          log.error({ err: error }, `could not end ${name} cleanly`);
        });
      }
      process.exit(status);
    })();
    return running;
  };

  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      if (running) {
        for (const end of forced) end();
        process.exit(1);
      }
      log.info({ signal }, 'shutting down');
      announce();
      void run(0);
    });
  }
  return {
    add: (name, end) => steps.push({ name, end }),
    addForce: (end) => forced.push(end),
    isRunning: () => running !== null,
    run: (code = 0) => run(code),
  };
}
