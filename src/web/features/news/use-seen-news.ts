/** How far the user had read before this visit, and saving how far they have read now. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';

/**
 * @param newestId the newest item shown; undefined: none is new
 * @returns the newest item seen before this visit, null: not loaded yet; and the number of later items about the user's
 * own club
 */
export function useSeenNews(newestId: number | undefined): { seenId: number | null; unread: number } {
  // As it was at the start of the visit: reading does not remove the marks.
  const query = useQuery({ ...api.news.seen.queryOptions(), staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 });
  const seenId = query.data?.data.newsId ?? null;
  const { mutate } = useMutation(api.news.markSeen.mutationOptions());
  useEffect(() => {
    if (newestId !== undefined && seenId !== null && newestId > seenId) mutate({ newsId: newestId });
  }, [newestId, seenId, mutate]);
  return { seenId, unread: query.data?.data.unread ?? 0 };
}
