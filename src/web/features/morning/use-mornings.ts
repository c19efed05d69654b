import { useQuery } from '@tanstack/react-query';
import type { Morning } from '#domains/morning/contract.ts';
import type { TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';

/** How often the reports are refetched: mornings come with the steps of the world's day. */
const REFRESH_MS = 30_000;
const NONE: readonly Morning[] = [];

/** Returns the latest report of a manager's own club and those not yet read, newest first; none unless enabled. */
export function useMornings(
  teamId: TeamId,
  { enabled }: { enabled: boolean },
): { mornings: readonly Morning[]; isPending: boolean } {
  const { data = NONE, isLoading } = useQuery(
    api.mornings.latest.queryOptions({
      input: { id: teamId },
      enabled,
      select: ({ data: mornings }) => mornings,
      refetchInterval: REFRESH_MS,
      throwOnError: false,
    }),
  );
  return { mornings: data, isPending: isLoading };
}
