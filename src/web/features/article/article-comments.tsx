import { useInfiniteQuery } from '@tanstack/react-query';
import { MAX_COMMENT } from '#domains/article/constants.ts';
import type { ArticleId } from '#engine/ids.ts';
import { Comments } from '#web/features/discussion/comments.tsx';
import { api, client } from '#web/lib/api.ts';

/** Shows readers' comments on an article: the newest ones, and earlier ones on demand. */
export function ArticleComments({ id }: { id: ArticleId }) {
  const query = useInfiniteQuery(
    api.articles.comments.infiniteOptions({
      input: (before: number | undefined) => ({ id, before }),
      initialPageParam: undefined,
      getNextPageParam: ({ data, hasMore }) => (hasMore ? data[0]?.id : undefined),
    }),
  );
  if (!query.data) return null;
  return (
    <Comments
      comments={query.data.pages.toReversed().flatMap(({ data }) => data)}
      subject={{ kind: 'article', id }}
      max={MAX_COMMENT}
      post={(text) => client.articles.comment({ id, text })}
      changes={[api.articles.comments.key()]}
      {...(query.hasNextPage && { loadOlder: () => void query.fetchNextPage() })}
    />
  );
}
