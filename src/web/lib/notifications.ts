import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api, client } from './api.ts';

/** At most one refresh in this time (product specification, section 9). */
const REFRESH_MS = 60_000;
const NONE = { news: 0, messages: 0, world: 0 };

const countsQuery = api.notifications.counts.queryOptions({
  staleTime: REFRESH_MS,
  refetchInterval: REFRESH_MS,
  throwOnError: false,
});

/** Unread counts; zeros until they are known, and a failed refresh keeps the last ones. */
export function useNotificationCounts(isActivated: boolean) {
  return useQuery({ ...countsQuery, enabled: isActivated }).data ?? NONE;
}

/** Sets one counter, or all, to 0: at once here, then on the server. */
export function useMarkRead() {
  const queries = useQueryClient();
  return useCallback(
    (channel?: keyof typeof NONE) => {
      queries.setQueryData(countsQuery.queryKey, (counts) => (channel && counts ? { ...counts, [channel]: 0 } : NONE));
      return client.notifications.markRead({ channel }).catch(() => {
        // The next refresh brings the true counts back.
      });
    },
    [queries],
  );
}
