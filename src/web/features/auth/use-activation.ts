import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';

/** Returns how this server activates accounts; 'mail' until that is loaded, as on all public servers. */
export function useActivation() {
  const query = api.auth.activation.queryOptions({ staleTime: Number.POSITIVE_INFINITY, throwOnError: false });
  return useQuery(query).data?.data.activation ?? 'mail';
}
