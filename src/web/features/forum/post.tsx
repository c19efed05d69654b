import { ActionIcon, Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { MAX_POST, type PostReaction, REACTIONS } from '#domains/forum/constants.ts';
import type { OpenTopic, PostView } from '#domains/forum/contract.ts';
import { ReactionButton } from '#web/features/discussion/reaction-button.tsx';
import { ArticleBody } from '#web/features/markup/article-body.tsx';
import { MarkupField } from '#web/features/markup/markup-field.tsx';
import type { Named } from '#web/features/markup/mention.tsx';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { alert } from '#web/lib/alerts.ts';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { Row, Stack, Text, Words } from '#web/ui/layout.tsx';
import { PathLink } from '#web/ui/path-link.tsx';
import { Card } from '#web/ui/section.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import css from './forum.module.css';
import { GAME } from './game-author.ts';

const SIGNS: Record<PostReaction, IconName> = {
  cheer: 'thumbUp',
  heart: 'heart',
  wow: 'wow',
  laugh: 'laugh',
  sad: 'sad',
  boo: 'thumbDown',
};

interface Props {
  post: PostView;
  named: Named;
  topic: OpenTopic;
  /** The URL names this post. */
  isCurrent: boolean;
  /** The screen scrolls to it. */
  isStart: boolean;
  /** The first unread post. */
  isNew: boolean;
  /** Shown below its text. */
  below: ReactNode;
  onQuote: () => void;
  /** Called when the end of the post has come into view. */
  onRead: (number: number) => void;
}

/** Shows one post with the user's actions for it. */
export function Post({ post, named, topic, isCurrent, isStart, isNew, below, onQuote, onRead }: Props) {
  const { t } = useTranslation('forum');
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  const [isHistory, setHistory] = useState(false);
  const place = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isStart) place.current?.scrollIntoView({ block: 'start' });
  }, [isStart]);
  const { number, author, team, standing, text, createdAt, editedAt, answers } = post;
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const seen = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onRead(number);
    });
    if (end.current) seen.observe(end.current);
    return () => seen.disconnect();
  }, [number, onRead]);
  return (
    <li
      ref={place}
      className={css.post}
      data-current={isCurrent || undefined}
      aria-label={t('post', { number, name: author?.name ?? GAME })}
    >
      <Card>
        <div className={css.meta}>
          {isNew && <Words chip="count">{t('newMark')}</Words>}
          {author ? <UserLink user={author} face /> : GAME}
          {team && <TeamLink team={team} />}
          {author && <span>{t(`trust.level.${standing.trust}`)}</span>}
          {standing.points > 0 && <span>{t('points', { count: standing.points })}</span>}
          <span>{format.instant(createdAt)}</span>
          {editedAt !== null && (
            <Button size="compact-xs" variant="subtle" onClick={() => setHistory(!isHistory)} aria-expanded={isHistory}>
              {t('edited', { at: format.instant(editedAt) })}
            </Button>
          )}
          <PathLink path={`/forum/topic/${topic.id}?post=${number}`}>#{number}</PathLink>
          {topic.solvedBy === number && <Words chip="tag">{t('solved')}</Words>}
          {answers && (
            <PathLink path={`/forum/topic/${topic.id}?post=${answers.number}`}>
              {t('answers', { name: answers.author?.name ?? GAME, number: answers.number })}
            </PathLink>
          )}
        </div>
        {isEditing ? (
          <EditForm post={post} known={named} onDone={() => setEditing(false)} />
        ) : (
          <ArticleBody source={text} named={named} />
        )}
        {isHistory && <History id={post.id} />}
        {below}
        <div ref={end}>
          <Foot post={post} topic={topic} onQuote={onQuote} onEdit={() => setEditing(!isEditing)} />
        </div>
      </Card>
    </li>
  );
}

function Foot({ post, topic, onQuote, onEdit }: Pick<Props, 'post' | 'topic' | 'onQuote'> & { onEdit: () => void }) {
  const { t } = useTranslation('forum');
  const { id, number, isBookmarked, mayTakeBack, abilities } = post;
  const changes = [api.forum.key()];
  const bookmark = useCommand(client.forum.bookmark, () => null, changes);
  const solve = useCommand(client.forum.solve, () => t('changed'), changes);
  const remove = useCommand(client.discussion.remove, () => t('removed'), changes);
  const isSolution = topic.solvedBy === number;
  return (
    <Row gap="sm" close>
      <Reactions post={post} />
      <Row as="span" gap="xs" align="stretch" push>
        {topic.mayPost && (
          <Button size="compact-xs" variant="default" aria-label={t('quotePost', { number })} onClick={onQuote}>
            {t('quote')}
          </Button>
        )}
        {abilities.edit && (
          <Button size="compact-xs" variant="default" aria-label={t('editPost', { number })} onClick={onEdit}>
            {t('edit')}
          </Button>
        )}
        {mayTakeBack && (
          <ConfirmButton
            size="compact-xs"
            variant="default"
            aria-label={t('removePost', { number })}
            question={t('removeQuestion')}
            confirmLabel={t('remove')}
            onConfirm={() => remove.mutate({ id })}
          >
            {t('remove')}
          </ConfirmButton>
        )}
        {topic.abilities.solve && number > 1 && (
          <Button
            size="compact-xs"
            variant="default"
            loading={solve.isPending}
            onClick={() => solve.mutate({ id: topic.id, number: isSolution ? null : number })}
          >
            {t(isSolution ? 'unsolve' : 'solve')}
          </Button>
        )}
        <ActionIcon
          variant={isBookmarked ? 'filled' : 'subtle'}
          color="gray"
          aria-label={t('bookmark', { number })}
          data-tip={t(isBookmarked ? 'isBookmarked' : 'addBookmark')}
          aria-pressed={isBookmarked}
          disabled={bookmark.isPending}
          onClick={() => bookmark.mutate({ id, isOn: !isBookmarked })}
        >
          <Icon name="star" size={14} />
        </ActionIcon>
        <CopyLink topicId={topic.id} number={number} />
        {abilities.report && <ReportButton subject={{ kind: 'comment', id }} label={t('report', { number })} isSmall />}
      </Row>
    </Row>
  );
}

function CopyLink({ topicId, number }: { topicId: number; number: number }) {
  const { t } = useTranslation(['forum', 'common']);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(`${location.origin}/forum/topic/${topicId}?post=${number}`);
      alert('success', t('forum:linkCopied'));
    } catch {
      alert('error', t('common:somethingFailed'));
    }
  };
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('forum:copyLink', { number })}
      data-tip={t('forum:copy')}
      onClick={() => void copy()}
    >
      <Icon name="link" size={14} />
    </ActionIcon>
  );
}

function Reactions({ post: { id, reactions } }: { post: PostView }) {
  const { t } = useTranslation('forum');
  const react = useCommand(client.forum.react, () => null, [api.forum.posts.key()]);
  return (
    <Row as="ul" gap="sm" close aria-label={t('reactions')}>
      {REACTIONS.map((reaction) => {
        const { count = 0, isMine = false } = reactions.find((each) => each.reaction === reaction) ?? {};
        const name = t(`reaction.${reaction}`);
        return (
          <li key={reaction}>
            <ReactionButton
              isMine={isMine}
              label={t('reactionCount', { reaction: name, count })}
              tip={name}
              isBusy={react.isPending}
              onPress={() => react.mutate({ id, reaction, isOn: !isMine })}
            >
              <Icon name={SIGNS[reaction]} size={16} />
              {count > 0 && <span aria-hidden>{count}</span>}
            </ReactionButton>
          </li>
        );
      })}
    </Row>
  );
}

function EditForm({ post, known, onDone }: { post: PostView; known: Named; onDone: () => void }) {
  const { t } = useTranslation(['forum', 'common']);
  const { id, number, text } = post;
  const [words, setWords] = useState(text);
  const [named, setNamed] = useState(known);
  const save = useCommand(client.forum.edit, () => t('forum:saved'), [api.forum.key()]);
  const onSubmit = sends(() => save.mutate({ id, text: words }, { onSuccess: onDone }));
  return (
    <Stack as="form" gap="md" onSubmit={onSubmit}>
      <MarkupField
        isArticle
        label={t('forum:editPost', { number })}
        value={words}
        onChange={setWords}
        maxLength={MAX_POST}
        named={named}
        onNamed={setNamed}
      />
      <Row gap="sm" close>
        <Button type="submit" disabled={words.trim() === ''} loading={save.isPending}>
          {t('forum:save')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('common:cancel')}
        </Button>
      </Row>
    </Stack>
  );
}

/** Shows earlier versions of an edited post. */
function History({ id }: { id: number }) {
  const { t } = useTranslation('forum');
  const format = useFormat();
  const query = useInfiniteQuery(
    api.forum.edits.infiniteOptions({
      input: (page: number) => ({ id, page }),
      initialPageParam: 1,
      getNextPageParam: ({ pagination: { currentPage, totalPages } }) =>
        currentPage < totalPages ? currentPage + 1 : undefined,
    }),
  );
  return (
    <section aria-label={t('history')}>
      {query.data?.pages
        .flatMap(({ data }) => data)
        .map(({ text, until }) => (
          <div key={until}>
            <Words aside>{t('until', { at: format.instant(until) })}</Words>
            <Text written>{text}</Text>
          </div>
        ))}
      {query.hasNextPage && (
        <Button
          size="compact-xs"
          variant="subtle"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          {t('olderVersions')}
        </Button>
      )}
    </section>
  );
}
