import type { ReactNode } from 'react';
import { TRUST, TRUST_LEVELS, type Trust } from '#domains/discussion/constants.ts';
import type { FoundPost } from '#domains/forum/contract.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import css from './forum.module.css';
import { GAME } from './game-author.ts';

/** A search for posts. */
export interface Asked {
  words: string;
  author: string;
  category: number | undefined;
  /** Dates, as '2026-01-31'; '': none. */
  from: string;
  to: string;
  isSolved: 'true' | 'false';
}

export function SearchResults({ words, author, category, from, to, isSolved }: Asked) {
  const { t } = useTranslation('forum');
  const [begins, ends] = [startOf(from), startOf(to, 1)];
  const input = {
    words,
    author,
    isSolved,
    ...(category !== undefined && { category }),
    ...(begins && { from: begins }),
    ...(ends && { to: ends }),
  };
  return (
    <Section title={t('results')}>
      <Load from={api.forum.search.queryOptions({ input })} skeleton={<LoadingTable rows={6} columns={1} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon="search" title={t('noResults')}>
              <p>{t('noResultsHint')}</p>
            </EmptyState>
          ) : (
            <FoundPosts posts={data} />
          )
        }
      </Load>
    </Section>
  );
}

/** Returns the start of a date in the reader's time zone, or of the date that many days later; undefined for an invalid date. */
function startOf(date: string, daysAfter = 0): string | undefined {
  const [year, month, day] = date.split('-').map(Number);
  const start = new Date(year ?? Number.NaN, (month ?? Number.NaN) - 1, (day ?? Number.NaN) + daysAfter);
  return Number.isNaN(start.getTime()) ? undefined : start.toISOString();
}

export function Bookmarks() {
  const { t } = useTranslation('forum');
  const page = useSearchNumber('page') ?? 1;
  return (
    <Section title={t('tabs.bookmarks')}>
      <Load
        from={api.forum.bookmarks.queryOptions({ input: { page } })}
        skeleton={<LoadingTable rows={4} columns={1} />}
      >
        {({ data, pagination }) =>
          data.length === 0 ? (
            <EmptyState icon="star" title={t('noBookmarks')}>
              <p>{t('noBookmarksHint')}</p>
            </EmptyState>
          ) : (
            <>
              <FoundPosts posts={data} />
              <Pager {...pagination} />
            </>
          )
        }
      </Load>
    </Section>
  );
}

/** Lists the reader's own posts with the reactions to them, and how much they may write. */
export function OwnPosts() {
  const { t } = useTranslation('forum');
  const page = useSearchNumber('page') ?? 1;
  return (
    <Load from={api.forum.ownPosts.queryOptions({ input: { page } })} skeleton={<LoadingTable rows={6} columns={1} />}>
      {({ data, pagination, trust }) => (
        <>
          <TrustCard trust={trust} />
          <Section title={t('tabs.mine')}>
            {data.length === 0 ? (
              <EmptyState icon="edit" title={t('noPosts')}>
                <p>{t('noPostsHint')}</p>
              </EmptyState>
            ) : (
              <>
                <FoundPosts
                  posts={data}
                  more={({ answers, reactions }) => (
                    <>
                      <span>{t('answersCount', { count: answers })}</span>
                      <span>{t('reactionsCount', { count: reactions })}</span>
                    </>
                  )}
                />
                <Pager {...pagination} />
              </>
            )}
          </Section>
        </>
      )}
    </Load>
  );
}

function TrustCard({ trust }: { trust: Trust }) {
  const { t } = useTranslation('forum');
  const { topicsADay, postsADay } = TRUST[trust];
  const next = TRUST_LEVELS[TRUST_LEVELS.indexOf(trust) + 1];
  return (
    <Section title={t('trust.title', { level: t(`trust.level.${trust}`) })}>
      <p className={css.excerpt}>
        {t('trust.limits', { topics: topicsADay, posts: postsADay })}{' '}
        {next &&
          t('trust.next', {
            level: t(`trust.level.${next}`),
            days: TRUST[next].visitDays,
            posts: TRUST[next].posts,
          })}
      </p>
    </Section>
  );
}

/** Lists posts with their topics and the matching excerpt of each. */
export function FoundPosts<Post extends FoundPost>({
  posts,
  more,
}: {
  posts: readonly Post[];
  more?: (post: Post) => ReactNode;
}) {
  const format = useFormat();
  return (
    <ul className={css.list}>
      {posts.map((post) => {
        const { topic, number, author, createdAt, excerpt } = post;
        return (
          <li key={`${topic.id} ${number}`} className={css.row}>
            <PathLink path={`/forum/topic/${topic.id}?post=${number}`} className={css.name}>
              {topic.title}
            </PathLink>
            <span className={css.meta}>
              {author ? <UserLink user={author} /> : GAME}
              <span>#{number}</span>
              <span>{format.instant(createdAt)}</span>
              {more?.(post)}
            </span>
            <p className={css.excerpt}>
              {excerpt.map(({ text, isMatch }, index) =>
                // Excerpts have no ids, and stay in their order.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                isMatch ? <mark key={index}>{text}</mark> : text,
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}
