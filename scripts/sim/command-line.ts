/** Parses the command line of `scripts/sim.ts`, and shows progress. */
import { parseArgs } from 'node:util';
import { HELP } from './help.ts';

export type Options = ReturnType<typeof readOptions>['values'];

/** Returns the options and words of the command line; exits the process where it is invalid. */
export function readOptions(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        seed: { type: 'string' },
        games: { type: 'string' },
        seasons: { type: 'string' },
        offers: { type: 'string' },
        days: { type: 'string' },
        steps: { type: 'string' },
        bots: { type: 'string' },
        careers: { type: 'string' },
        players: { type: 'string' },
        worlds: { type: 'string' },
        leagues: { type: 'string' },
        size: { type: 'string' },
        workers: { type: 'string' },
        dump: { type: 'string' },
        plan: { type: 'string' },
        results: { type: 'string' },
        placings: { type: 'string' },
        managers: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error));
  }
}

/** Returns the option as a whole number; exits the process where it is not one, or too small. */
export function wholeNumber(
  values: Options,
  name: Exclude<keyof Options, 'managers' | 'json' | 'help'>,
  { least = 1, otherwise }: { least?: number; otherwise: number },
): number {
  const text = values[name];
  if (text === undefined) return otherwise;
  const value = Number(text);
  if (!Number.isSafeInteger(value) || value < least) fail(`--${name} must be a whole number from ${least} up`);
  return value;
}

export function fail(message: string): never {
  console.error(`${message}\n\n${HELP}`);
  process.exit(2);
}

const BAR = 30;

/** Shows progress on a terminal: a bar, and the estimated minutes left. */
export function withProgress<T>(all: number, work: (onProgress: (done: number, of?: number) => void) => T): T {
  const shows = process.stderr.isTTY;
  const began = performance.now();
  const show = (done: number, of: number) => {
    const full = of === 0 ? 0 : Math.min(BAR, Math.round((BAR * done) / of));
    const left = done === 0 ? '' : `, ${Math.ceil(((performance.now() - began) / 60_000) * (of / done - 1))} min left`;
    process.stderr.write(`\r\x1b[K${'█'.repeat(full)}${'░'.repeat(BAR - full)} ${done} of ${of}${left}`);
  };
  if (shows) show(0, all);
  const result = work((done, of = all) => {
    if (shows) show(done, of);
  });
  const clear = () => {
    if (shows) process.stderr.write('\r\x1b[K');
  };
  if (result instanceof Promise) void result.then(clear, clear);
  else clear();
  return result;
}
