/** Ends the output of the browser tests with the slowest of them, and of their fixtures. */

import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';
import { slowestLines, type Timed } from './lines.ts';

export default class Slowest implements Reporter {
  readonly #tests: Timed[] = [];
  /** Total time by name, over all uses. */
  readonly #fixtures = new Map<string, number>();

  onTestEnd(test: TestCase, { duration, steps }: TestResult): void {
    this.#tests.push({ what: test.titlePath().slice(2).join(' › '), ms: duration });
    for (const step of steps) this.#note(step);
  }

  #note({ category, title, duration, steps }: TestStep): void {
    // Before and after hooks hold the fixtures.
    if (category === 'fixture') this.#fixtures.set(title, (this.#fixtures.get(title) ?? 0) + duration);
    for (const step of steps) this.#note(step);
  }

  onEnd(): void {
    const fixtures = [...this.#fixtures].map(([what, ms]) => ({ what, ms }));
    console.log(
      ['', ...slowestLines('tests', this.#tests), ...slowestLines('fixtures, summed up', fixtures)].join('\n'),
    );
  }

  printsToStdio(): boolean {
    return true;
  }
}
