/** The check for a newer version of the program, made at most every five minutes; the answer "yes" is final. */
import { useSyncExternalStore } from 'react';
import { client } from './api.ts';
import { queryClient } from './query-client.ts';
import { worldQuery } from './world.ts';

declare global {
  interface ImportMetaEnv {
    /** Set by `scripts/build.ts`. */
    readonly VITE_BUILD?: string;
  }
}

/** Product specification, section 9. */
export const VERSION_CHECK_MS = 300_000;

/** An admin's note on the new version, '' for none. */
export interface NewVersion {
  note: string;
}

export interface VersionWatch {
  /** Checks if it is time to; a failed check counts as no new version. */
  check(now: number): Promise<void>;
  /** null: there is no new version. */
  found(): NewVersion | null;
  subscribe(heard: () => void): () => void;
}

/** What the server reports about the program that it serves. */
interface Program {
  build: string;
  announced: number;
  note: string;
}

/**
 * Creates a watch for new versions. A new version is a build other than `ownBuild`, so that a tab whose first check
 * comes after a deployment notices, or one that an admin has announced meanwhile. If either side has no build, as in
 * development, builds are not compared.
 */
export function createVersionWatch(ask: () => Promise<Program>, ownBuild: string): VersionWatch {
  let announced: number | null = null;
  let found: NewVersion | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  return {
    async check(now) {
      if (found || now - askedAt < VERSION_CHECK_MS) return;
      askedAt = now;
      const answer = await ask().catch(() => null);
      if (answer === null) return;
      announced ??= answer.announced;
      const isOtherBuild = ownBuild !== '' && answer.build !== '' && answer.build !== ownBuild;
      if (!isOtherBuild && answer.announced === announced) return;
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

let lastVersion: number | null = null;

export const versionWatch = createVersionWatch(
  async () => {
    const { version, ...program } = await client.world.version();
    // The world has simulated a night or a transition: its data is reloaded, by ETag only if it has changed.
    if (lastVersion !== null && lastVersion !== version) void queryClient.invalidateQueries(worldQuery);
    lastVersion = version;
    return program;
  },
  import.meta.env.VITE_BUILD ?? '',
);

/** Returns the new version; null if there is none. */
export function useNewVersion(): NewVersion | null {
  return useSyncExternalStore(versionWatch.subscribe, versionWatch.found);
}
