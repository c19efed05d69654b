import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { alert } from '#web/lib/alerts.ts';
import { type ApiClient, api, client } from '#web/lib/api.ts';
import { messageOf } from '#web/lib/failure.ts';
import { useTranslation } from '#web/lib/words.ts';

type ClockView = Awaited<ReturnType<ApiClient['admin']['clock']>>;

/** The progress is fetched every second while the world advances, otherwise every 15. */
const BUSY_MS = 1000;
const IDLE_MS = 15_000;

const clockQuery = api.admin.clock.queryOptions();

function isBusy(view: ClockView | undefined): boolean {
  return view?.data.advance.state === 'running' || view?.data.advance.state === 'queued';
}

/** Returns the clock as admins see it, kept up to date, and a function that sends it commands, which answer with the clock. */
export function useClockControl() {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const query = useQuery({
    ...clockQuery,
    refetchInterval: ({ state }) => (isBusy(state.data) ? BUSY_MS : IDLE_MS),
  });
  const busy = isBusy(query.data);
  const wasBusy = useRef(false);
  useEffect(() => {
    // The world has advanced: all loaded data may be out of date, except the clock itself.
    if (wasBusy.current && !busy) {
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== clockQuery.queryKey[0] });
    }
    wasBusy.current = busy;
  }, [busy, queries]);

  const command = useMutation({
    mutationFn: (send: (admin: typeof client.admin) => Promise<ClockView>) => send(client.admin),
    onSuccess: (view) => queries.setQueryData(clockQuery.queryKey, view),
    onError: (error) => alert('error', messageOf(error, t('somethingFailed'))),
  });
  return { query, view: query.data?.data, isBusy: busy, command };
}

export type ClockControl = ReturnType<typeof useClockControl>;
