/** The command line shared by all benchmarks: options, `--help`, the seed, and the report at the end. */
import { parseArgs } from 'node:util';
import { knownSecret } from '#engine/secret.ts';
import type { Database } from '#platform/database/client.ts';
import { createWorld } from '#world/creation/create.ts';
import { type Values, wholeNumber } from '../../world/command.ts';

/**
 * Returns the options of a benchmark; with `--help` it prints the help and exits. @param names of options that take a value,
 * besides `--json`
 */
export function readOptions(help: string, names: readonly string[]): Values {
  const { values } = parseArgs({
    args: process.argv.slice(3),
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: 'string' } as const])),
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values['help']) {
    console.log(help);
    process.exit();
  }
  return values;
}

/** Returns the seed of the world that is measured. */
export function seedOf(values: Values): number {
  return wholeNumber(values, 'seed', { least: 0, most: 2 ** 32 - 1, otherwise: 1 });
}

/** Makes a world without a past, whose first game day is still to come. */
export async function makeFreshWorld(db: Database, size: 'small' | 'standard', seed: number): Promise<void> {
  await createWorld({ db, size, seed, secret: knownSecret(seed), pastSeasons: 0, dayMinutes: 60, now: new Date() });
}

/** Prints the figures, as JSON if requested. The process fails if they miss their targets. */
export function conclude<F extends { holds: boolean }>(values: Values, figures: F, print: (figures: F) => void): void {
  if (values['json']) console.log(JSON.stringify(figures, null, 2));
  else print(figures);
  if (!figures.holds) process.exitCode = 1;
}
