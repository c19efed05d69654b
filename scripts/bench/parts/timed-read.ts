/** One timed read of a benchmark's server. */
import type { openBenchApp } from './bench-app.ts';

type App = Awaited<ReturnType<typeof openBenchApp>>['app'];

/** Returns the milliseconds that a read took. @throws when the status is not 200 */
export async function timeRead(app: App, url: string, cookie: string): Promise<number> {
  for (let turnedAway = 0; turnedAway < 60; turnedAway++) {
    const began = performance.now();
    const { statusCode, body } = await app.inject({ url, headers: { cookie } });
    if (statusCode === 200) return performance.now() - began;
    if (statusCode !== 503) throw new Error(`${url} answered ${statusCode}: ${body}`);
    // A server whose process has just made a world is overloaded for a moment and turns clients away.
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error('the server turned everybody away for half a minute');
}
