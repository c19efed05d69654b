/** How long code that records games waits for them to be played. */
import type { Simulate } from '#domains/game/simulation/simulate.ts';

export interface Stopwatch {
  simulate: Simulate;
  /** Milliseconds waited so far. */
  waited(): number;
}

export function withStopwatch(simulate: Simulate): Stopwatch {
  let waited = 0;
  async function* watched(batches: ReturnType<Simulate>) {
    let asked = performance.now();
    for await (const batch of batches) {
      waited += performance.now() - asked;
      yield batch;
      asked = performance.now();
    }
  }
  // The games begin at once, as they do without a stopwatch.
  return { simulate: (games) => watched(simulate(games)), waited: () => waited };
}
