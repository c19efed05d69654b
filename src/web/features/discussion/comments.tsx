import { ActionIcon, Button } from '@mantine/core';
import { useState } from 'react';
import type { CommentView } from '#domains/discussion/contract.ts';
import type { Subject } from '#domains/shapes.ts';
import { MarkupField } from '#web/features/markup/markup-field.tsx';
import { type Named, NOBODY_NAMED } from '#web/features/markup/mention.tsx';
import { TalkBody } from '#web/features/markup/talk-body.tsx';
import { useNamed } from '#web/features/markup/use-named.ts';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Box, Lines, Row, Stack, Text } from '#web/ui/layout.tsx';
import { Section } from '#web/ui/section.tsx';
import { UserLink } from '#web/ui/user-link.tsx';

interface CommentsProps {
  /** Oldest first. */
  comments: readonly CommentView[];
  /** Shown if there are none. */
  empty?: string;
  /** What the comments are about. */
  subject: Subject;
  /** Maximum length of a comment, in characters. */
  max: number;
  /** Posts a comment; absent: the user may only read. */
  post?: (text: string) => Promise<unknown>;
  /** Loads earlier comments; absent: there are none. */
  loadOlder?: () => void;
  /** Keys of the queries that a new comment changes. */
  changes: readonly (readonly unknown[])[];
}

/** Lists users' comments on a subject, with a form for the user's own. */
export function Comments({ comments, empty, subject, max, post, loadOlder, changes }: CommentsProps) {
  const { t } = useTranslation('discussion');
  const named = useNamed(comments.map(({ text }) => text));
  return (
    <Section title={t('title')}>
      {loadOlder && (
        <Button variant="subtle" size="compact-xs" onClick={loadOlder}>
          {t('older')}
        </Button>
      )}
      {comments.length === 0 ? (
        <Text tone="dim" bottom="sm">
          {empty ?? t('none')}
        </Text>
      ) : (
        <Lines>
          {comments.map((comment) => (
            <Comment key={comment.id} comment={comment} named={named} changes={changes} />
          ))}
        </Lines>
      )}
      {post && <CommentForm subject={subject} max={max} post={post} changes={changes} />}
    </Section>
  );
}

function CommentForm({
  subject,
  max,
  post,
  changes,
}: Required<Pick<CommentsProps, 'subject' | 'max' | 'post' | 'changes'>>) {
  const { t } = useTranslation('discussion');
  const [text, setText] = useState('');
  const [named, setNamed] = useState(NOBODY_NAMED);
  const send = useCommand(post, () => t('sent'), changes);
  const said = text.trim();
  const onSubmit = sends(() => {
    if (said !== '' && !send.isPending) send.mutate(said, { onSuccess: () => setText('') });
  });
  return (
    <Stack as="form" gap="md" onSubmit={onSubmit}>
      <MarkupField
        label={t('write')}
        value={text}
        onChange={setText}
        maxLength={max}
        minRows={2}
        draft={{ place: subject, isSending: send.isPending }}
        named={named}
        onNamed={setNamed}
      />
      <div>
        <Button type="submit" disabled={said === ''} loading={send.isPending}>
          {t('send')}
        </Button>
      </div>
    </Stack>
  );
}

interface CommentProps extends Pick<CommentsProps, 'changes'> {
  comment: CommentView;
  named: Named;
}

function Comment({ comment, named, changes }: CommentProps) {
  const { t } = useTranslation('discussion');
  const format = useFormat();
  const remove = useCommand(client.discussion.remove, () => null, changes);
  const { id, author, text, createdAt, abilities } = comment;
  const { name } = author;
  return (
    <Box as="li" entry inset="line">
      <Row gap="md" close aside>
        <UserLink user={author} face />
        <span>{format.instant(createdAt)}</span>
        <Row as="span" unbroken align="stretch" gap="sm" push>
          {abilities.report && <ReportButton subject={{ kind: 'comment', id }} label={t('report', { name })} isSmall />}
          {abilities.remove && (
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('remove', { name })}
              disabled={remove.isPending}
              onClick={() => remove.mutate({ id })}
            >
              <Icon name="close" size={14} />
            </ActionIcon>
          )}
        </Row>
      </Row>
      <Box top="sm" bottom="sm" prose>
        <TalkBody source={text} named={named} />
      </Box>
    </Box>
  );
}
