import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { PaceView } from '#domains/world/contract/pace.ts';
import { alert } from '#web/lib/alerts.ts';
import { type ApiClient, api, client } from '#web/lib/api.ts';
import { codeOf, messageOf } from '#web/lib/failure.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useClock } from '#web/lib/world.ts';
import { reloadAsTimePasses } from './time-passes.ts';

/** The pace is fetched every second while the world is playing on, otherwise every ten. */
const BUSY_MS = 1_000;
const IDLE_MS = 10_000;
/** A command during a long step is retried this often; the server waits three seconds each time. */
const BUSY_TRIES = 5;

const paceQuery = api.world.pace.queryOptions();

export type Pace = ReturnType<typeof usePace>;

/**
 * Returns how time passes, kept up to date, and a function that sends commands. All data on screen is refetched once
 * time has passed.
 */
export function usePace() {
  const { t } = useTranslation();
  const query = useQuery({
    ...paceQuery,
    throwOnError: false,
    refetchInterval: ({ state }) => (isBusy(state.data?.data) ? BUSY_MS : IDLE_MS),
  });
  const view = query.data?.data;
  const clock = useClock();
  useReloadAsTimePasses(view, clock && `${clock.seasonNumber}/${clock.day}`);
  const command = useMutation({
    mutationFn: (send: (world: ApiClient['world']) => Promise<{ data: PaceView }>) => send(client.world),
    // Between two steps of the world there is always a moment for a command.
    retry: (times, error) => times < BUSY_TRIES && codeOf(error) === 'world.taking-step',
    retryDelay: 0,
    onSuccess: (answer) => {
      queryClient.setQueryData(paceQuery.queryKey, answer);
      void queryClient.invalidateQueries({ queryKey: api.world.clock.queryKey() });
    },
    onError: (error) => alert('error', messageOf(error, t('somethingFailed'))),
  });
  return { view, command };
}

/** Returns whether a change is imminent: the world is playing on, or is waiting for its first manager. */
function isBusy(view: PaceView | undefined): boolean {
  return view?.own?.run?.isOpen === true || (view?.pace === 'own' && !view.isDriven);
}

/** Refetches after a day has passed or a run is over: windows, standings and rosters may all be out of date. */
function useReloadAsTimePasses(view: PaceView | undefined, day: string | null) {
  const run = view?.own?.run;
  const at = view && [day, run?.isOpen, run?.done].join();
  const before = useRef(at);
  useEffect(() => {
    if (before.current !== undefined && before.current !== at) {
      void reloadAsTimePasses(queryClient);
    }
    before.current = at;
  }, [at]);
}
