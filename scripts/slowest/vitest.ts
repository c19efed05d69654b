/** Ends the output of a suite with its slowest tests, and with what its files spend besides: imports and hooks. */

import type { Reporter, TestModule } from 'vitest/node';
import { slowestLines, type Timed } from './lines.ts';

export default class Slowest implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tests: Timed[] = [];
    const beside: Timed[] = [];
    for (const module of modules) {
      const file = module.relativeModuleId;
      let inTests = 0;
      for (const test of module.children.allTests()) {
        const ms = test.diagnostic()?.duration ?? 0;
        tests.push({ what: `${file}: ${test.fullName}`, ms });
        inTests += ms;
      }
      const { collectDuration, duration } = module.diagnostic();
      beside.push(
        { what: `${file}: imports`, ms: collectDuration },
        { what: `${file}: hooks`, ms: duration - inTests },
      );
    }
    console.log(['', ...slowestLines('tests', tests), ...slowestLines('imports and hooks', beside)].join('\n'));
  }
}
