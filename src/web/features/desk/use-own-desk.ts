import { useQuery } from '@tanstack/react-query';
import type { DeskItem } from '#domains/club/contract.ts';
import { api } from '#web/lib/api.ts';

/** How often it is looked again: what nights and others put there comes by itself. */
const REFRESH_MS = 30_000;

/** What waits for the user besides his team: in his careers, and where he votes. */
export function useOwnDesk(): readonly DeskItem[] {
  return useQuery(api.club.desk.queryOptions({ refetchInterval: REFRESH_MS })).data?.data ?? [];
}
