import { useQuery } from '@tanstack/react-query';
import type { DeskRow } from '#domains/club/contract.ts';
import { api } from '#web/lib/api.ts';

/** How often the desk is refetched: items from nights and from other users come by themselves. */
const REFRESH_MS = 30_000;

/** Returns what awaits the user apart from their team: in their careers and elections. */
export function useOwnDesk(): readonly DeskRow[] {
  return useQuery(api.club.desk.queryOptions({ refetchInterval: REFRESH_MS })).data?.data ?? [];
}
