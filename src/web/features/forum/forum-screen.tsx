import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { MAX_NAME, QUERY } from '#domains/forum/constants.ts';
import type { ForumCategory } from '#domains/forum/contract.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useSearchChoice, useSearchNumber, useSearchText, useSetSearch } from '#web/lib/search-params.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row, Stack, Words } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Load } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import css from './forum.module.css';
import { type Asked, Bookmarks, OwnPosts, SearchResults } from './found-posts.tsx';
import { useCategoryName } from './use-category-name.ts';

const TABS = ['categories', 'mine', 'bookmarks'] as const;

/** Shows the categories with their unread posts, and the user's own posts and bookmarks; or the results of a search. */
export function ForumScreen() {
  const { t } = useTranslation(['forum', 'screens']);
  const tab = useSearchChoice('tab', TABS);
  const asked = useAsked();
  const markRead = useCommand(
    () => client.forum.markAllRead({}),
    () => t('forum:markedRead'),
    [api.forum.key()],
  );
  return (
    <>
      <PageHeader
        title={t('screens:/forum')}
        details={t('forum:intro')}
        actions={
          <>
            <LinkButton to="/forum/category/{-$id}" params={{ id: undefined }}>
              {t('forum:all')}
            </LinkButton>
            <Button variant="default" loading={markRead.isPending} onClick={() => markRead.mutate(undefined)}>
              {t('forum:markRead')}
            </Button>
          </>
        }
      />
      <TabLinks
        label={t('screens:/forum')}
        current={tab}
        tabs={TABS.map((id) => ({ id, label: t(`forum:tabs.${id}`) }))}
      />
      <Stack>
        {tab === 'categories' && (
          <>
            <SearchForm asked={asked} />
            {asked.words.length >= QUERY.min ? <SearchResults {...asked} /> : <Categories />}
          </>
        )}
        {tab === 'mine' && <OwnPosts />}
        {tab === 'bookmarks' && <Bookmarks />}
      </Stack>
    </>
  );
}

/** Returns the search in the URL. */
function useAsked(): Asked {
  return {
    words: useSearchText('words'),
    author: useSearchText('author'),
    category: useSearchNumber('category'),
    from: useSearchText('from'),
    to: useSearchText('to'),
    isSolved: useSearchChoice('solved', ['false', 'true']),
  };
}

function SearchForm({ asked }: { asked: Asked }) {
  const { t } = useTranslation('forum');
  const [{ words, author, category, from, to, isSolved }, setWanted] = useState(asked);
  const setSearch = useSetSearch();
  const nameOf = useCategoryName();
  const categories = useQuery(api.forum.categories.queryOptions()).data?.data ?? [];
  const change = (part: Partial<Asked>) => setWanted((before) => ({ ...before, ...part }));
  const isFound = asked.words !== '';
  const onSubmit = sends(() => {
    setSearch({
      words: words.trim() || undefined,
      author: author.trim() || undefined,
      category,
      from: from || undefined,
      to: to || undefined,
      solved: isSolved === 'true' ? isSolved : undefined,
    });
  });
  const clear = () => {
    setWanted({ words: '', author: '', category: undefined, from: '', to: '', isSolved: 'false' });
    setSearch({
      words: undefined,
      author: undefined,
      category: undefined,
      from: undefined,
      to: undefined,
      solved: undefined,
    });
  };
  return (
    <search>
      <form className={css.search} onSubmit={onSubmit}>
        <TextInput
          type="search"
          label={t('search')}
          description={t('searchHint')}
          minLength={QUERY.min}
          maxLength={QUERY.max}
          value={words}
          onChange={({ currentTarget: { value } }) => change({ words: value })}
        />
        {words !== '' && (
          <>
            <TextInput
              label={t('authorField')}
              maxLength={MAX_NAME}
              value={author}
              onChange={({ currentTarget: { value } }) => change({ author: value })}
            />
            <NativeSelect
              label={t('categoryField')}
              value={String(category ?? '')}
              data={[
                { value: '', label: t('allCategories') },
                ...categories.map((each) => ({ value: String(each.id), label: nameOf(each) })),
              ]}
              onChange={({ currentTarget: { value } }) => change({ category: Number(value) || undefined })}
            />
            <TextInput
              type="date"
              label={t('fromField')}
              max={to || undefined}
              value={from}
              onChange={({ currentTarget: { value } }) => change({ from: value })}
            />
            <TextInput
              type="date"
              label={t('toField')}
              min={from || undefined}
              value={to}
              onChange={({ currentTarget: { value } }) => change({ to: value })}
            />
            <Checkbox
              label={t('solvedOnly')}
              checked={isSolved === 'true'}
              onChange={({ currentTarget: { checked } }) => change({ isSolved: checked ? 'true' : 'false' })}
            />
          </>
        )}
        <Button type="submit">{t('goSearch')}</Button>
        {isFound && (
          <Button variant="default" onClick={clear}>
            {t('clearSearch')}
          </Button>
        )}
      </form>
    </search>
  );
}

function Categories() {
  const { t } = useTranslation('forum');
  return (
    <Load from={api.forum.categories.queryOptions()} skeleton={<LoadingTable rows={8} columns={2} />}>
      {({ data }) => {
        const isOfSite = ({ leagueId, nationId }: ForumCategory) => leagueId === null && nationId === null;
        const parts = {
          site: data.filter(isOfSite),
          league: data.filter(({ leagueId }) => leagueId !== null),
          nation: data.filter(({ nationId }) => nationId !== null),
        };
        return (['site', 'league', 'nation'] as const).map((part) => (
          <Section key={part} title={t(`sections.${part}`)}>
            <ul className={part === 'site' ? css.list : css.grid}>
              {parts[part].map((category) => (
                <Category key={category.id} category={category} />
              ))}
            </ul>
          </Section>
        ));
      }}
    </Load>
  );
}

function Category({ category }: { category: ForumCategory }) {
  const { t } = useTranslation('forum');
  const format = useFormat();
  const nameOf = useCategoryName();
  const { id, kind, isUnread, latest } = category;
  return (
    <li className={css.row}>
      <Row gap="sm" close>
        <PathLink path={`/forum/category/${id}`} className={css.name}>
          {nameOf(category)}
        </PathLink>
        {isUnread && <Words chip="count">{t('unread')}</Words>}
      </Row>
      {kind !== 'league' && kind !== 'nation' && <Words aside>{t(`about.${kind}`)}</Words>}
      {latest && (
        <span className={css.meta}>
          <PathLink path={`/forum/topic/${latest.id}?post=${latest.lastNumber}`}>{latest.title}</PathLink>
          <span>{format.instant(latest.lastPostAt)}</span>
        </span>
      )}
    </li>
  );
}
