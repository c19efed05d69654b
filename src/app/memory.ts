/** Gives memory back to the machine after a start. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Node reads the package.json of a package once for each of its files; drizzle-orm has 200 files and one of 180 kB. That
 * leaves some 150 MB of garbage, which V8 would keep for later needs: a quiet server has none. Call once everything is
 * loaded; takes about 50 ms.
 */
export function releaseStartupMemory(): void {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as NodeJS.GCFunction; // the global that the flag has just made
  // The one flavor that hands empty pages back instead of keeping them.
  collect({ execution: 'sync', type: 'major', flavor: 'last-resort' });
}
