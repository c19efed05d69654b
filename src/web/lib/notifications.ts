import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { api, client } from './api.ts';
import { aloneInBrowser, followCounts, isTabSeen, watchTab } from './live-counts.ts';
import { keepPucks } from './session.ts';

/** At most one refresh per interval (product specification, section 9). */
const REFRESH_MS = 60_000;
const NONE = { news: 0, messages: 0, world: 0 };

export const countsQuery = api.notifications.counts.queryOptions({
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
  throwOnError: false,
});

/** Returns the unread counts; zeros until they are loaded, and the last known ones after a failed refresh. */
export function useNotificationCounts(isActivated: boolean) {
  return useQuery({ ...countsQuery, enabled: isActivated }).data ?? NONE;
}

/**
 * Has the server push the unread counts on one stream per tab; the refresh above remains for times without a stream.
 * Only visible tabs have one: browsers open six connections to a server, and hidden tabs must not use them up.
 */
export function useLiveNotificationCounts(): void {
  const queries = useQueryClient();
  useEffect(() => {
    const stop = new AbortController();
    void followCounts({
      open: (signal) => client.notifications.live(undefined, { signal }),
      hear: ({ counts, pucks }) => {
        if (keepPucks(pucks)) void queries.invalidateQueries({ queryKey: api.pucks.key() });
        const before = queries.getQueryData(countsQuery.queryKey);
        // An answer still on its way is older.
        void queries.cancelQueries({ queryKey: countsQuery.queryKey });
        queries.setQueryData(countsQuery.queryKey, counts);
        const isNews = before && JSON.stringify(before) !== JSON.stringify(counts);
        if (!isNews) return;
        for (const part of [
          api.notifications.list,
          api.invitations,
          api.friends,
          api.messages.list,
          api.messages.counts,
        ]) {
          void queries.invalidateQueries({ queryKey: part.key() });
        }
      },
      tab: { isSeen: isTabSeen, watch: watchTab, alone: aloneInBrowser },
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [queries]);
}

/** Returns a function that sets one counter, or all, to 0: at once here, then on the server. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useCallback(
    (channel?: keyof typeof NONE) => {
      queries.setQueryData(countsQuery.queryKey, (counts) => (channel && counts ? { ...counts, [channel]: 0 } : NONE));
      return client.notifications.markRead({ channel }).catch(() => {
        // The next refresh restores the true counts.
      });
    },
    [queries],
  );
}
