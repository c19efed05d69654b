import { Button, NativeSelect } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { CATEGORY, TOPIC_LANGUAGES, TOPIC_SORTS } from '#domains/forum/constants.ts';
import type { ForumCategory, TopicLine } from '#domains/forum/contract.ts';
import { FollowButton } from '#web/features/follow/follow-button.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { LANGUAGES } from '#web/lib/languages.ts';
import { useSearchState, useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { useUser } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row, Stack, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BareHeader, Load, Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { ResetFilters } from '#web/ui/reset-filters.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import css from './forum.module.css';
import { GAME } from './game-author.ts';
import { NewTopic } from './new-topic.tsx';
import { LANGUAGE_CHOICES } from './topic-fields.tsx';
import { useCategoryName } from './use-category-name.ts';

/** Lists the topics of a category. @param id null: of all categories */
export function CategoryScreen({ id }: { id: number | null }) {
  const { t } = useTranslation('forum');
  const nameOf = useCategoryName();
  const [isWriting, setWriting] = useState(false);
  const markRead = useCommand(
    () => client.forum.markAllRead(id === null ? {} : { category: id }),
    () => t('markedRead'),
    [api.forum.key()],
  );
  return (
    <Load from={api.forum.categories.queryOptions()}>
      {({ data: categories }) => {
        const category = categories.find((each) => each.id === id);
        if (id !== null && !category) return <NoCategory />;
        return (
          <>
            <PageHeader
              title={category ? nameOf(category) : t('all')}
              details={
                <>
                  <PathLink path="/forum">← {t('toForum')}</PathLink>
                  {category && category.kind !== 'league' && category.kind !== 'nation' && (
                    <span>{t(`about.${category.kind}`)}</span>
                  )}
                </>
              }
              actions={
                <>
                  {(category?.mayStart ?? true) && <Button onClick={() => setWriting(true)}>{t('newTopic')}</Button>}
                  {category && (
                    <FollowButton subject={{ kind: CATEGORY, id: category.id }} name={nameOf(category)} size="sm" />
                  )}
                  <Button variant="default" loading={markRead.isPending} onClick={() => markRead.mutate(undefined)}>
                    {t('markRead')}
                  </Button>
                </>
              }
            />
            <Topics categoryId={id} categories={categories} />
            {isWriting && <NewTopic categories={categories} categoryId={id} onClose={() => setWriting(false)} />}
          </>
        );
      }}
    </Load>
  );
}

function NoCategory() {
  const { t } = useTranslation('forum');
  return (
    <>
      <BareHeader />
      <EmptyState icon="community" title={t('missingCategory')}>
        <LinkButton to="/forum">{t('toForum')}</LinkButton>
      </EmptyState>
    </>
  );
}

function Topics({ categoryId, categories }: { categoryId: number | null; categories: readonly ForumCategory[] }) {
  const { t } = useTranslation('forum');
  const nameOf = useCategoryName();
  const [sort, setSort] = useSearchState('sort', TOPIC_SORTS);
  const [language, setLanguage] = useTopicLanguage();
  const tag = useSearchText('tag');
  const setSearch = useSetSearch();
  const query = useInfiniteQuery(
    api.forum.topics.infiniteOptions({
      input: (after: number | undefined) => ({
        sort,
        ...(language !== 'all' && { language }),
        ...(tag !== '' && { tag }),
        ...(categoryId !== null && { category: categoryId }),
        ...(after !== undefined && { after }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ data, hasMore }) => (hasMore ? data.at(-1)?.id : undefined),
    }),
  );
  const mayStart = categories.find((each) => each.id === categoryId)?.mayStart ?? true;
  const categoryById = new Map(categories.map((each) => [each.id, each]));
  const nameFor = (topic: TopicLine) => {
    const category = categoryById.get(topic.categoryId);
    return categoryId === null && category ? nameOf(category) : null;
  };
  return (
    <Section
      title={t(`sorts.${sort}`)}
      aside={
        <Row gap="sm" close>
          <ResetFilters of={['sort', 'language', 'tag']} />
          {tag !== '' && (
            <Button
              size="compact-sm"
              variant="default"
              aria-label={t('allTags', { tag })}
              onClick={() => setSearch({ tag: undefined })}
            >
              #{tag} ×
            </Button>
          )}
          <NativeSelect
            aria-label={t('languageField')}
            value={language}
            data={[{ value: 'all', label: t('allLanguages') }, ...LANGUAGE_CHOICES]}
            onChange={({ currentTarget: { value } }) => setLanguage(value)}
          />
          <NativeSelect
            aria-label={t('sort')}
            value={sort}
            data={TOPIC_SORTS.map((each) => ({ value: each, label: t(`sorts.${each}`) }))}
            onChange={({ currentTarget: { value } }) => setSort(TOPIC_SORTS.find((each) => each === value) ?? 'latest')}
          />
        </Row>
      }
    >
      <Loaded query={query} skeleton={<LoadingTable rows={8} columns={2} />}>
        {({ pages }) => {
          const topics = pages.flatMap(({ data }) => data);
          if (topics.length === 0)
            return (
              <EmptyState icon="community" title={t(sort === 'unread' ? 'nothingUnread' : 'noTopics')}>
                {sort !== 'unread' && mayStart && <p>{t('noTopicsHint')}</p>}
              </EmptyState>
            );
          return (
            <>
              <ul className={css.list}>
                {topics.map((topic) => (
                  <Topic key={topic.id} topic={topic} category={nameFor(topic)} />
                ))}
              </ul>
              {query.hasNextPage && (
                <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                  {t('more')}
                </Button>
              )}
            </>
          );
        }}
      </Loaded>
    </Section>
  );
}

/** Returns the language in the URL; without one, all languages, or the user's own if their settings say so. */
function useTopicLanguage() {
  const { i18n } = useTranslation();
  const own = TOPIC_LANGUAGES.find((each) => each === i18n.language) ?? 'en';
  const usual = useUser()?.settings['forum.other-languages'] === false ? own : 'all';
  const asked = useSearchText('language');
  const setSearch = useSetSearch();
  const language = (['all', ...TOPIC_LANGUAGES] as const).find((each) => each === asked) ?? usual;
  return [language, (chosen: string) => setSearch({ language: chosen === usual ? undefined : chosen })] as const;
}

function Topic({ topic, category }: { topic: TopicLine; category: string | null }) {
  const { t } = useTranslation('forum');
  const format = useFormat();
  const { id, title, language, tags, author, replies, readers, lastPost, isUnread, firstUnread, isAnnouncement } =
    topic;
  return (
    <li className={css.topic}>
      <Stack gap="xs">
        <Row gap="sm" close>
          <PathLink path={`/forum/topic/${id}`} className={css.name}>
            {title}
          </PathLink>
          <TopicMarks topic={topic} />
          {isUnread && firstUnread !== null && lastPost && (
            <Words chip="count">
              <PathLink path={`/forum/topic/${id}?post=${firstUnread}`}>
                {t('newCount', { count: lastPost.number + 1 - firstUnread })}
              </PathLink>
            </Words>
          )}
        </Row>
        <span className={css.meta}>
          {category && <span>{category}</span>}
          <span>
            {t('by')} {author ? <UserLink user={author} /> : isAnnouncement ? GAME : t('former')}
          </span>
          <span>{t('replies', { count: replies })}</span>
          <span>{t('readers', { count: readers })}</span>
          <TopicLabels language={language} tags={tags} />
        </span>
      </Stack>
      {lastPost && (
        <span className={css.latest}>
          <PathLink path={`/forum/topic/${id}?post=${lastPost.number}`}>{t('last')}</PathLink>
          {lastPost.author ? <UserLink user={lastPost.author} /> : GAME}
          <span>{format.instant(lastPost.createdAt)}</span>
        </span>
      )}
    </li>
  );
}

/** Shows a topic's language if it is not the user's own, and its tags, which link to the topics with the same tag. */
export function TopicLabels({ language, tags }: Pick<TopicLine, 'language' | 'tags'>) {
  const { i18n } = useTranslation();
  return (
    <>
      {language !== i18n.language && <span>{LANGUAGES[language]}</span>}
      {tags.map((tag) => (
        <PathLink key={tag} path={`/forum/category?tag=${encodeURIComponent(tag)}`}>
          #{tag}
        </PathLink>
      ))}
    </>
  );
}

export function TopicMarks({ topic }: { topic: Pick<TopicLine, 'isPinned' | 'isLocked' | 'isSolved'> }) {
  const { t } = useTranslation('forum');
  return (
    <>
      {topic.isPinned && <Words chip="tag">{t('pinned')}</Words>}
      {topic.isLocked && <Words chip="tag">{t('locked')}</Words>}
      {topic.isSolved && <Words chip="tag">{t('solved')}</Words>}
    </>
  );
}
