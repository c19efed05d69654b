import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentMascotMessage, sayAsJoe } from '#web/features/mascot/messages.ts';
import { alert, currentAlerts } from '#web/lib/alerts.ts';
import { choiceKey, keepChoice } from '#web/lib/device-choices.ts';
import { keepLanguage } from '#web/lib/languages.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { forgetSession, onForgetSession, sessionQuery } from '#web/lib/session.ts';

/** Storage as browsers have it. */
function makeStorage() {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index: number) => [...kept.keys()][index] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
    keys: () => [...kept.keys()],
  };
}

let storage: ReturnType<typeof makeStorage>;
beforeEach(() => {
  vi.useFakeTimers();
  storage = makeStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('when a session ends', () => {
  it('no query, store or storage keeps a trace of the user', () => {
    queryClient.setQueryData(['club', 'overview'], { data: 'his desk' });
    queryClient.setQueryData(sessionQuery.queryKey, null);
    queryClient.getMutationCache().build(queryClient, { mutationFn: async () => 'his offer' });
    alert('success', 'His trade is proposed.', () => {});
    sayAsJoe('bananaDay');
    for (const [name, userId] of [
      ['roster', 7],
      ['stats.columns', 12],
      ['roster', 0],
    ] as const) {
      keepChoice(choiceKey(name, userId), 'x');
    }
    keepLanguage('de');
    expect([currentAlerts().length, currentMascotMessage()?.msg]).toEqual([1, 'bananaDay']);
    const forgotten: string[] = [];
    onForgetSession(() => forgotten.push('his own'));

    forgetSession();
    const queries = queryClient.getQueryCache().getAll();
    expect(queries.map(({ queryKey, state }) => [queryKey, state.data])).toEqual([[sessionQuery.queryKey, null]]);
    expect(queryClient.getMutationCache().getAll()).toEqual([]);
    expect(currentAlerts()).toEqual([]);
    expect(currentMascotMessage()).toBeUndefined();
    expect(forgotten).toEqual(['his own']);
    // A visitor's choices on this device belong to no user.
    expect(storage.keys()).toEqual(['rinkside.roster.0', 'rinkside.language']);
  });

  it('blocked browser storage causes no error', () => {
    vi.stubGlobal('localStorage', undefined);
    expect(() => forgetSession()).not.toThrow();
  });
});

it('only these files store anything in the browser, so new ones must see that it is deleted', () => {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file),
  );
  const keeping = files.filter((file) =>
    /(local|session)Storage\.setItem|indexedDB|document\.cookie =|caches\.open/.test(
      readFileSync(join(root, file), 'utf8'),
    ),
  );
  // The language belongs to the device; stale-chunks keeps the time of a reload.
  expect(keeping.sort()).toEqual(['lib/device-choices.ts', 'lib/languages.ts', 'lib/stale-chunks.ts']);
});
