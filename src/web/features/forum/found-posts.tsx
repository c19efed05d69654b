import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { FoundPost } from '#domains/forum/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import css from './forum.module.css';

export function SearchResults({ words }: { words: string }) {
  const { t } = useTranslation('forum');
  const query = useQuery(api.forum.search.queryOptions({ input: { words } }));
  return (
    <Section title={t('results')}>
      <Loaded query={query} skeleton={<LoadingTable rows={6} columns={1} />}>
        {({ data }) =>
          data.length === 0 ? <EmptyState icon="search" title={t('noResults')} /> : <FoundPosts posts={data} />
        }
      </Loaded>
    </Section>
  );
}

export function Bookmarks() {
  const { t } = useTranslation('forum');
  const page = useSearchNumber('page') ?? 1;
  const query = useQuery(api.forum.bookmarks.queryOptions({ input: { page } }));
  return (
    <Section title={t('bookmarks')}>
      <Loaded query={query} skeleton={<LoadingTable rows={2} columns={1} />}>
        {({ data, pagination }) =>
          data.length === 0 ? (
            <p className={css.dim}>{t('noBookmarks')}</p>
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

function FoundPosts({ posts }: { posts: readonly FoundPost[] }) {
  const format = useFormat();
  return (
    <ul className={css.list}>
      {posts.map(({ topic, number, author, createdAt, excerpt }) => (
        <li key={`${topic.id} ${number}`} className={css.row}>
          <PathLink path={`/forum/topic/${topic.id}?post=${number}`} className={css.name}>
            {topic.title}
          </PathLink>
          <span className={css.meta}>
            <UserLink user={author} />
            <span>#{number}</span>
            <span>{format.instant(createdAt)}</span>
          </span>
          <p className={css.excerpt}>
            {excerpt.map(({ text, isMatch }, index) =>
              // Parts have no names, and stay in their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              isMatch ? <mark key={index}>{text}</mark> : <span key={index}>{text}</span>,
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}
