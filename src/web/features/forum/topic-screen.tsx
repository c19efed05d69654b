import { Button, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SUBSCRIPTIONS } from '#domains/forum/constants.ts';
import type { OpenTopic, PostView } from '#domains/forum/contract.ts';
import { numbersOf, pageOf } from '#domains/forum/rules/posting.ts';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { api, client } from '#web/lib/api.ts';
import { followStream } from '#web/lib/follow-stream.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack } from '#web/ui/layout-grid.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BareHeader, Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TopicMarks } from './category-screen.tsx';
import css from './forum.module.css';
import { Post } from './post.tsx';
import { type Answering, PostForm } from './post-form.tsx';
import { Poll } from './topic-poll.tsx';

/** A topic from the post that the URL names, or the first unread one. @param id null: the topic that was read last */
export function TopicScreen({ id }: { id: number | null }) {
  const last = useQuery(api.forum.lastRead.queryOptions({ enabled: id === null }));
  if (id === 0) return <NoTopic />;
  if (id !== null) return <TopicOf key={id} id={id} />;
  return (
    <Loaded query={last}>{({ data }) => (data ? <TopicOf key={data.id} id={data.id} /> : <NoTopic isNone />)}</Loaded>
  );
}

function NoTopic({ isNone = false }: { isNone?: boolean }) {
  const { t } = useTranslation('forum');
  return (
    <>
      <BareHeader />
      <EmptyState icon="community" title={t(isNone ? 'noneRead' : 'missing')}>
        <LinkButton to="/forum">{t('toForum')}</LinkButton>
      </EmptyState>
    </>
  );
}

function TopicOf({ id }: { id: number }) {
  const query = useQuery(api.forum.topic.queryOptions({ input: { id } }));
  return (
    <Loaded query={query} missing={<NoTopic />}>
      {({ data }) => <Topic topic={data} />}
    </Loaded>
  );
}

function Topic({ topic }: { topic: OpenTopic }) {
  const { t } = useTranslation('forum');
  const { id, title, lastNumber, poll } = topic;
  // What was unread as the topic was opened stays marked while it is read.
  const [unreadFrom] = useState(topic.firstUnread ?? lastNumber + 1);
  const asked = useSearchNumber('post');
  const current = Math.min(asked ?? Math.min(unreadFrom, lastNumber), lastNumber);
  const [answering, setAnswering] = useState<Answering | null>(null);
  const page = pageOf(current);
  const query = useQuery(api.forum.posts.queryOptions({ input: { id, page } }));
  const shownTo = Math.min(numbersOf(page).to, lastNumber);
  useMarkRead(id, query.data ? shownTo : 0);
  return (
    <>
      <PageHeader
        title={title}
        details={
          <>
            <PathLink path={`/forum/category/${topic.categoryId}`}>← {t('toForum')}</PathLink>
            <TopicMarks topic={topic} />
          </>
        }
        actions={<Actions topic={topic} />}
      />
      <Stack>
        {poll && <Poll topicId={id} poll={poll} />}
        <Pages topicId={id} page={page} last={pageOf(lastNumber)} />
        <Loaded query={query} skeleton={<LoadingTable rows={8} columns={1} />}>
          {({ data, named }) => (
            <ol className={css.posts}>
              {data.map((post) => (
                <Post
                  key={post.id}
                  post={post}
                  named={named}
                  topic={topic}
                  isCurrent={asked !== undefined && post.number === current}
                  isNew={post.number === unreadFrom && unreadFrom > 1}
                  onQuote={() => setAnswering(answeringOf(post))}
                />
              ))}
            </ol>
          )}
        </Loaded>
        <Pages topicId={id} page={page} last={pageOf(lastNumber)} />
        <NewPosts topic={topic} />
        <PostForm topic={topic} answering={answering} onAnswered={() => setAnswering(null)} />
      </Stack>
    </>
  );
}

/** The words of a post as a quote. */
function answeringOf({ number, author, text }: PostView): Answering {
  return {
    number,
    name: author.name,
    quote: text
      .split('\n')
      .map((line) => `> ${line}`)
      .join('\n'),
  };
}

/** Notes how far the reader has come; other devices go on from there. */
function useMarkRead(id: number, number: number) {
  const queries = useQueryClient();
  useEffect(() => {
    if (number === 0) return;
    client.forum
      .markRead({ id, number })
      .then(() => queries.invalidateQueries({ queryKey: api.forum.categories.key() }))
      // The next page that is read says it again.
      .catch(() => undefined);
  }, [queries, id, number]);
}

function Pages({ topicId, page, last }: { topicId: number; page: number; last: number }) {
  const { t } = useTranslation();
  if (last <= 1) return null;
  const to = (wanted: number) => `/forum/topic/${topicId}?post=${numbersOf(wanted).from}`;
  return (
    <nav className={css.actions} aria-label={t('pagination.label')}>
      {page > 1 && <PathLink path={to(page - 1)}>{t('pagination.previous')}</PathLink>}
      <span>{t('pagination.page', { page, total: last })}</span>
      {page < last && <PathLink path={to(page + 1)}>{t('pagination.next')}</PathLink>}
    </nav>
  );
}

/** Says how many posts have come since the topic was read, and leads to them. */
function NewPosts({ topic: { id, lastNumber } }: { topic: OpenTopic }) {
  const { t } = useTranslation('forum');
  const queries = useQueryClient();
  const setSearch = useSetSearch();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const stop = new AbortController();
    void followStream({
      open: (signal) => client.forum.live({ id }, { signal }),
      hear: ({ kind }) => {
        if (kind === 'post') setCount((before) => before + 1);
        return false;
      },
      signal: stop.signal,
    });
    return () => stop.abort();
  }, [id]);
  if (count === 0) return <div role="status" />;
  return (
    <div className={css.bar} role="status">
      <Button
        onClick={() => {
          setCount(0);
          void queries.invalidateQueries({ queryKey: api.forum.key() }).then(() => setSearch({ post: lastNumber + 1 }));
        }}
      >
        {t('newPosts', { count })}
      </Button>
    </div>
  );
}

function Actions({ topic }: { topic: OpenTopic }) {
  const { t } = useTranslation('forum');
  const { id, isPinned, isLocked, mayModerate, abilities, subscription } = topic;
  const changes = [api.forum.key()];
  const subscribe = useCommand(client.forum.subscribe, () => null, changes);
  const moderate = useCommand(client.forum.moderate, () => t('changed'), changes);
  return (
    <>
      <NativeSelect
        aria-label={t('subscription')}
        value={subscription ?? 'none'}
        disabled={subscribe.isPending}
        data={(['none', ...SUBSCRIPTIONS] as const).map((value) => ({ value, label: t(`subscriptions.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          subscribe.mutate({ id, subscription: SUBSCRIPTIONS.find((each) => each === value) ?? null })
        }
      />
      {mayModerate && (
        <>
          <Button variant="default" onClick={() => moderate.mutate({ id, isPinned: !isPinned })}>
            {t(isPinned ? 'unpin' : 'pin')}
          </Button>
          <Button variant="default" onClick={() => moderate.mutate({ id, isLocked: !isLocked })}>
            {t(isLocked ? 'unlock' : 'lock')}
          </Button>
        </>
      )}
      {abilities.report && <ReportButton subject={{ kind: 'topic', id }} label={t('reportTopic')} />}
    </>
  );
}
