/** How long whoever records games waits for them to be played. */
import type { Simulate } from '#world/simulation/simulate.ts';

export interface Stopwatch {
  simulate: Simulate;
  /** Milliseconds waited so far. */
  waited(): number;
}

export function withStopwatch(simulate: Simulate): Stopwatch {
  let waited = 0;
  return {
    async *simulate(games) {
      let asked = performance.now();
      for await (const batch of simulate(games)) {
        waited += performance.now() - asked;
        yield batch;
        asked = performance.now();
      }
    },
    waited: () => waited,
  };
}
