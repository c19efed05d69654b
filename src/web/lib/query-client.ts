import { QueryClient } from '@tanstack/react-query';
import { statusOf } from './failure.ts';

/** The query cache of the whole app. The connection itself retries, so queries do not; reads stay fresh for 30 s. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: false,
      staleTime: 30_000,
      refetchOnWindowFocus: true,
      networkMode: 'always',
      refetchOnReconnect: true,
      // A refused read is for the screen to show; only a broken one reaches the error boundary, and not from a screen that has
      // something to show.
      throwOnError: (error, query) => statusOf(error) === null && query.state.data === undefined,
    },
    mutations: { retry: false, networkMode: 'always' },
  },
});
