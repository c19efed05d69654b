import { useQuery } from '@tanstack/react-query';
import type { UserId } from '#engine/ids.ts';
import { ArticleTable } from '#web/features/article/article-list.tsx';
import { FoundPosts } from '#web/features/forum/found-posts.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Lists a manager's posts in the forum. */
export function Posts({ userId }: { userId: UserId }) {
  const { t } = useTranslation('user');
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.forum.ofUser.queryOptions({ input: { id: userId, page } }));
  return (
    <Section title={t('tab.posts')}>
      <Loaded query={query} skeleton={<LoadingTable rows={4} columns={1} />}>
        {({ isShown, data, pagination }) =>
          data.length === 0 ? (
            <Nothing isShown={isShown} none={t('noPosts')} />
          ) : (
            <>
              <FoundPosts posts={data} />
              <Pager {...pagination} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

/** Lists a manager's articles in the news. */
export function Articles({ userId }: { userId: UserId }) {
  const { t } = useTranslation('user');
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.articles.ofUser.queryOptions({ input: { id: userId, page } }));
  return (
    <Section title={t('tab.articles')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={4} columns={3} />}>
        {({ isShown, data, pagination }) =>
          data.length === 0 ? (
            <Nothing isShown={isShown} none={t('noArticles')} />
          ) : (
            <>
              <ArticleTable articles={data} />
              <Pager {...pagination} />
            </>
          )
        }
      </Loaded>
    </Section>
  );
}

function Nothing({ isShown, none }: { isShown: boolean; none: string }) {
  const { t } = useTranslation('user');
  return <EmptyState icon="community" title={isShown ? none : t('private')} />;
}
