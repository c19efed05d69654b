/** Is there a newer version of the program? Asked at most every five minutes; the answer "yes" stays. */
import { useSyncExternalStore } from 'react';
import { client } from './api.ts';
import { queryClient } from './query-client.ts';
import { worldQuery } from './world.ts';

/** Product specification, section 9. */
export const VERSION_CHECK_MS = 300_000;

export interface VersionWatch {
  /** Asks when it is time to; a failed check counts as no new version. */
  check(now: number): Promise<void>;
  isNewAvailable(): boolean;
  subscribe(heard: () => void): () => void;
}

export function createVersionWatch(ask: () => Promise<string>): VersionWatch {
  let first: string | null = null;
  let isNew = false;
  let askedAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  return {
    async check(now) {
      if (isNew || now - askedAt < VERSION_CHECK_MS) return;
      askedAt = now;
      const version = await ask().catch(() => null);
      if (version === null) return;
      first ??= version;
      if (version === first) return;
      isNew = true;
      for (const heard of listeners) heard();
    },
    isNewAvailable: () => isNew,
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/** The version of the program: 'program+world', of which the world's part changes every night and asks for no reload. */
export function programVersionOf(version: string): string {
  return version.split('+', 1)[0] ?? version;
}

let lastVersion: string | null = null;

export const versionWatch = createVersionWatch(async () => {
  const { version } = await client.world.version();
  // The world has had a night or a transition: its data is loaded anew, by ETag only when it has changed.
  if (lastVersion !== null && lastVersion !== version) void queryClient.invalidateQueries(worldQuery);
  lastVersion = version;
  return programVersionOf(version);
});

export function useIsNewVersionAvailable(): boolean {
  return useSyncExternalStore(versionWatch.subscribe, versionWatch.isNewAvailable);
}
