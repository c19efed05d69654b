/** Is there a newer version of the program? Asked at most every five minutes; the answer "yes" stays. */
import { useSyncExternalStore } from 'react';
import { client } from './api.ts';
import { queryClient } from './query-client.ts';
import { worldQuery } from './world.ts';

/** Product specification, section 9. */
export const VERSION_CHECK_MS = 300_000;

/** What an admin says of the version that is new, '' for nothing. */
export interface NewVersion {
  note: string;
}

export interface VersionWatch {
  /** Asks when it is time to; a failed check counts as no new version. */
  check(now: number): Promise<void>;
  /** null: none is new. */
  found(): NewVersion | null;
  subscribe(heard: () => void): () => void;
}

export function createVersionWatch(ask: () => Promise<{ version: string; note: string }>): VersionWatch {
  let first: string | null = null;
  let found: NewVersion | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  return {
    async check(now) {
      if (found || now - askedAt < VERSION_CHECK_MS) return;
      askedAt = now;
      const answer = await ask().catch(() => null);
      if (answer === null) return;
      first ??= answer.version;
      if (answer.version === first) return;
      found = { note: answer.note };
      for (const heard of listeners) heard();
    },
    found: () => found,
    subscribe(heard) {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
  };
}

/** The version of the program: 'program+world', of which the world's part changes every night or with a closed feature and asks for no reload. */
export function programVersionOf(version: string): string {
  return version.split('+', 1)[0] ?? version;
}

let lastVersion: string | null = null;

export const versionWatch = createVersionWatch(async () => {
  const { version, note } = await client.world.version();
  // The world has had a night or a transition: its data is loaded anew, by ETag only when it has changed.
  if (lastVersion !== null && lastVersion !== version) void queryClient.invalidateQueries(worldQuery);
  lastVersion = version;
  return { version: programVersionOf(version), note };
});

/** The version that is new; null for none. */
export function useNewVersion(): NewVersion | null {
  return useSyncExternalStore(versionWatch.subscribe, versionWatch.found);
}
