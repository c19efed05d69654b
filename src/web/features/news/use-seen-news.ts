/** How far one had read when one came, and that one has read on. */
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '#web/lib/api.ts';

/**
 * @param newestId the newest item that is shown; undefined: nothing new is
 * @returns the newest item that was seen before this visit, null: not known yet; and how many of the user's own club came since
 */
export function useSeenNews(newestId: number | undefined): { seenId: number | null; unread: number } {
  // As it was when one came: reading does not take the marks away under one's eyes.
  const query = useQuery({ ...api.news.seen.queryOptions(), staleTime: Number.POSITIVE_INFINITY, gcTime: 60_000 });
  const seenId = query.data?.data.newsId ?? null;
  const { mutate } = useMutation(api.news.markSeen.mutationOptions());
  useEffect(() => {
    if (newestId !== undefined && seenId !== null && newestId > seenId) mutate({ newsId: newestId });
  }, [newestId, seenId, mutate]);
  return { seenId, unread: query.data?.data.unread ?? 0 };
}
