/** A run of `npm test`: its steps, their outcomes and the sum. */

import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { lineOf, type Outcome, runStep, type StepOptions } from './run-step.ts';
import type { Step } from './steps.ts';

/** What a finished step leaves for the sum. */
interface Finished extends Omit<Outcome, 'said'> {
  line: string;
}

/** Outcomes of a run by the name of its part, which a later one can go on from. */
interface Recorded {
  /** The commit that was tested. */
  commit: string;
  parts: Record<string, Finished[]>;
}

/** Where a run leaves its outcomes. */
export interface RunRecord {
  file: string;
  commit: string;
}

/** Ticks of a processor's time in a second, on Linux. */
const TICKS = 100;

export class TestRun {
  readonly #parts = new Map<string, Finished[]>();
  readonly #record: RunRecord | null;
  readonly #started = performance.now();
  /** Steps that a time limit has ended or kept from starting. */
  readonly #unfinished: string[] = [];

  /** @param record where its outcomes are kept, for a run that is to go on from there */
  constructor(record: RunRecord | null = null) {
    this.#record = record;
  }

  /**
   * Takes over the outcomes of these parts from an earlier run of the same commit.
   *
   * @returns the parts that it has no outcome of; nothing is taken over then
   */
  resume(parts: readonly string[]): string[] {
    const recorded = this.#record && recordedIn(this.#record);
    const missing = parts.filter((part) => !recorded?.parts[part]);
    if (recorded && missing.length === 0) for (const part of parts) this.#parts.set(part, recorded.parts[part] ?? []);
    return missing;
  }

  /** Runs a step, and prints how it went. */
  async run(part: string, step: Step, options: StepOptions & { isQuietIfGreen?: boolean }): Promise<void> {
    const outcome = await runStep(step, options);
    const isSaid = options.shows === 'at its end' && (outcome.failed > 0 || !options.isQuietIfGreen);
    if (isSaid) console.log(outcome.said);
    if (outcome.isCut) this.leaveOut(step.name);
    else this.add(part, step, outcome);
  }

  /** Adds the outcome of a step, and prints its line. */
  add(part: string, step: Step, { said: _, ...outcome }: Outcome): void {
    const line = lineOf(step, outcome);
    console.log(`\n${line}`);
    this.#parts.set(part, [...(this.#parts.get(part) ?? []), { ...outcome, line }]);
  }

  /** Notes a step for which there was no time. */
  leaveOut(name: string): void {
    this.#unfinished.push(name);
  }

  /** Keeps the outcomes of a part that has ended, where the run is recorded. */
  keep(part: string): void {
    if (!this.#record) return;
    const { file, commit } = this.#record;
    const parts = { ...recordedIn(this.#record)?.parts, [part]: this.#parts.get(part) ?? [] };
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify({ commit, parts } satisfies Recorded));
  }

  /** Prints what failed and what was left out, a line for each step, and at last the sum. @returns the number of failed tests */
  sumUp(): number {
    const done = [...this.#parts.values()].flat();
    const sum = (count: 'passed' | 'failed' | 'skipped') => done.reduce((all, outcome) => all + outcome[count], 0);
    const [passed, failed, skipped] = [sum('passed'), sum('failed'), sum('skipped')];
    const list = (title: string, lines: readonly string[]) => {
      if (lines.length > 0) console.log(`\n${title}:\n${lines.join('\n')}`);
    };
    list(
      'Skipped',
      done.flatMap(({ skips }) => skips),
    );
    list('Not run for lack of time', this.#unfinished);
    list(
      'Failed',
      done.flatMap(({ failures }) => failures),
    );
    console.log(`\n${done.map(({ line }) => line).join('\n')}`);
    const minutes = ((performance.now() - this.#started) / 60_000).toFixed(1);
    const cpu = childrensSeconds();
    console.log(`\nIn ${minutes} minutes${cpu === null ? '' : `, ${Math.round(cpu)} s of processor time`}`);
    console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
    return failed;
  }
}

function recordedIn({ file, commit }: RunRecord): Recorded | null {
  try {
    const recorded = JSON.parse(readFileSync(file, 'utf8')) as Recorded;
    return recorded.commit === commit ? recorded : null;
  } catch {
    return null;
  }
}

/** Returns the processor time of all ended processes that this one has started, in seconds; null where the system does not tell. */
function childrensSeconds(): number | null {
  try {
    // The name of the program, in parentheses, may hold anything.
    const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [user, system] = [fields[13], fields[14]].map(Number);
    return ((user ?? 0) + (system ?? 0)) / TICKS;
  } catch {
    return null;
  }
}
