import { Button, NativeSelect } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { FOLLOW_LEVELS } from '#domains/follow/constants.ts';
import { TOPIC } from '#domains/forum/constants.ts';
import type { OpenTopic } from '#domains/forum/contract.ts';
import { numbersOf, pageOf } from '#domains/forum/rules/posting.ts';
import { quoteOf } from '#web/features/markup/edit-text.ts';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { api, client } from '#web/lib/api.ts';
import { followStream } from '#web/lib/follow-stream.ts';
import { useSearchNumber, useSetSearch } from '#web/lib/search-params.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Stack, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BareHeader, Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Pager } from '#web/ui/pager.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TopicLabels, TopicMarks } from './category-screen.tsx';
import { EditTopic } from './edit-topic.tsx';
import css from './forum.module.css';
import { GAME } from './game-author.ts';
import { Post } from './post.tsx';
import { type Answering, PostForm } from './post-form.tsx';
import { Poll } from './topic-poll.tsx';
import { useCategoryName } from './use-category-name.ts';

/** Shows a topic from the post in the URL, or the first unread one. @param id null: the topic that was read last */
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
  // The place to continue reading is fetched every time the topic is opened.
  const query = useQuery(api.forum.topic.queryOptions({ input: { id }, gcTime: 0 }));
  return (
    <Loaded query={query} missing={<NoTopic />}>
      {({ data }) => <Topic topic={data} />}
    </Loaded>
  );
}

function Topic({ topic }: { topic: OpenTopic }) {
  const { t } = useTranslation('forum');
  const { id, title, lastNumber, poll } = topic;
  // Posts that were unread when the topic was opened stay marked.
  const [unreadFrom] = useState(topic.firstUnread ?? lastNumber + 1);
  const asked = useSearchNumber('post');
  const current = Math.min(asked ?? Math.min(unreadFrom, lastNumber), lastNumber);
  const [answering, setAnswering] = useState<Answering | null>(null);
  const page = pageOf(current);
  const query = useQuery(api.forum.posts.queryOptions({ input: { id, page } }));
  const numbers = (query.data?.data ?? []).map(({ number }) => number);
  const shownTo = Math.min(numbersOf(page).to, lastNumber);
  const onRead = useReading(id, { lastShown: numbers.at(-1) ?? 0, shownTo });
  const isEmpty = query.data?.data.length === 0;
  useEffect(() => {
    if (isEmpty) onRead(shownTo);
  }, [isEmpty, onRead, shownTo]);
  // Posts may be gone: then the next remaining one counts.
  const firstFrom = (wanted: number) => numbers.find((number) => number >= wanted);
  const [isFirst, firstUnread] = [unreadFrom === 1, firstFrom(unreadFrom)];
  const wanted = asked === undefined ? undefined : (firstFrom(current) ?? numbers.at(-1));
  const start = wanted ?? (isFirst ? undefined : (firstUnread ?? numbers.at(-1)));
  const pager = (
    <Pager currentPage={page} totalPages={pageOf(lastNumber)} searchOf={(to) => ({ post: numbersOf(to).from })} />
  );
  return (
    <>
      <PageHeader
        title={title}
        details={
          <>
            <CategoryLink id={topic.categoryId} />
            <TopicMarks topic={topic} />
            <TopicLabels language={topic.language} tags={topic.tags} />
          </>
        }
        actions={<Actions topic={topic} />}
      />
      <Stack>
        {pager}
        <Loaded query={query} skeleton={<LoadingTable rows={8} columns={1} />}>
          {({ data, named }) => (
            <Stack as="ol">
              {poll && data[0]?.number !== 1 && (
                <li>
                  <Poll topicId={id} poll={poll} />
                </li>
              )}
              {data.length === 0 && (
                <Text as="li" aside>
                  {t('noPostsHere')}
                </Text>
              )}
              {data.map((post) => (
                <Post
                  key={post.id}
                  below={post.number === 1 && poll && <Poll topicId={id} poll={poll} />}
                  post={post}
                  named={named}
                  topic={topic}
                  isCurrent={post.number === wanted}
                  isStart={post.number === start}
                  isNew={!isFirst && post.number === firstUnread}
                  onRead={onRead}
                  onQuote={() =>
                    setAnswering({
                      number: post.number,
                      name: post.author?.name ?? GAME,
                      quote: quoteOf(`${post.author?.name ?? GAME}, #${post.number}`, post.text),
                      named,
                    })
                  }
                />
              ))}
            </Stack>
          )}
        </Loaded>
        {pager}
        <NewPosts topic={topic} />
        <PostForm topic={topic} answering={answering} onAnswered={() => setAnswering(null)} />
      </Stack>
    </>
  );
}

/** A link back to the topic's category. */
function CategoryLink({ id }: { id: number }) {
  const { t } = useTranslation('forum');
  const nameOf = useCategoryName();
  const category = useQuery(api.forum.categories.queryOptions()).data?.data.find((each) => each.id === id);
  return <PathLink path={`/forum/category/${id}`}>← {category ? nameOf(category) : t('toForum')}</PathLink>;
}

const READ_AFTER_MS = 500;

/**
 * Saves the reading position, so that other devices continue from there. The last post of the page also counts for
 * deleted ones after it.
 */
function useReading(id: number, { lastShown, shownTo }: { lastShown: number; shownTo: number }) {
  const queries = useQueryClient();
  const read = useRef({ to: 0, noted: 0 });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const note = useCallback(() => {
    const { to, noted } = read.current;
    if (to <= noted) return;
    read.current.noted = to;
    client.forum
      .markRead({ id, number: to })
      .then(() => Promise.all(LISTS().map((queryKey) => queries.invalidateQueries({ queryKey }))))
      // The next post that is read reports the position again.
      .catch(() => undefined);
  }, [id, queries]);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      note();
    },
    [note],
  );
  return useCallback(
    (number: number) => {
      const to = number === lastShown ? shownTo : number;
      if (to <= read.current.to) return;
      read.current.to = to;
      clearTimeout(timer.current);
      timer.current = setTimeout(note, READ_AFTER_MS);
    },
    [note, lastShown, shownTo],
  );
}

/** The queries that mark unread topics. */
const LISTS = () => [api.forum.categories.key(), api.forum.topics.key()];

/** Says how many posts have been added since the topic was loaded, with a link to them. */
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
  const { id, mayModerate, abilities, subscription } = topic;
  const changes = [api.forum.key()];
  const subscribe = useCommand(client.follows.set, () => null, changes);
  return (
    <>
      <NativeSelect
        aria-label={t('subscription')}
        value={subscription ?? 'none'}
        disabled={subscribe.isPending}
        data={(['none', ...FOLLOW_LEVELS] as const).map((value) => ({ value, label: t(`subscriptions.${value}`) }))}
        onChange={({ currentTarget: { value } }) =>
          subscribe.mutate({ kind: TOPIC, id, level: FOLLOW_LEVELS.find((each) => each === value) ?? null })
        }
      />
      {(mayModerate || abilities.label) && <EditTopic topic={topic} />}
      {abilities.report && <ReportButton subject={{ kind: 'topic', id }} label={t('reportTopic')} />}
    </>
  );
}
