/** Ends the program in order, last opened first. A second signal ends it at once. */
import type { Logger } from 'pino';

export interface Shutdown {
  /** Adds a part with the function that ends it; parts end in reverse order. */
  add(name: string, end: () => Promise<unknown>): void;
  /** Adds what a second signal does at once. */
  addForce(end: () => void): void;
  isRunning(): boolean;
  /** Ends everything now, as after a signal. */
  run(code?: number): Promise<never>;
}

/**
 * Listens for SIGTERM and SIGINT of the whole process.
 * @param announce tells the sender of the first signal that the program is ending, and that a second one forces it
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
