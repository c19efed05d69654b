import { ActionIcon, Button } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { MAX_TEXT } from '#domains/message/constants.ts';
import type { Conversation, Message } from '#domains/message/contract.ts';
import { MarkupField } from '#web/features/markup/markup-field.tsx';
import { mergeNamed, type Named, NOBODY_NAMED } from '#web/features/markup/mention.tsx';
import { TalkBody } from '#web/features/markup/talk-body.tsx';
import { useNamed } from '#web/features/markup/use-named.ts';
import { ReportButton } from '#web/features/moderation/report-button.tsx';
import { api, client } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { sends } from '#web/lib/sends.ts';
import { useUser } from '#web/lib/session.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Text } from '#web/ui/layout.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import css from './message.module.css';

const CHANGES = [api.messages.key()];

interface MessageLogProps {
  /** Id of the conversation. */
  id: number;
  /** The newest messages, oldest first. */
  latest: readonly Message[];
  /** There are older messages. */
  hasMore: boolean;
  others: Conversation['others'];
}

/** Shows the messages, with the newest at the end in view. */
export function MessageLog({ id, latest, hasMore, others }: MessageLogProps) {
  const { t } = useTranslation('message');
  const own = useUser()?.id;
  const [older, setOlder] = useState<{ messages: readonly Message[]; hasMore: boolean } | null>(null);
  const end = useRef<HTMLDivElement>(null);
  const newest = latest.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  const shown = [...(older?.messages ?? []).filter(({ id: one }) => one < (latest[0]?.id ?? 0)), ...latest];
  const named = useNamed(shown.map(({ text }) => text));
  const loadOlder = async () => {
    const before = shown[0]?.id;
    const page = await client.messages.messages({ id, before });
    setOlder({ messages: [...page.data, ...(older?.messages ?? latest)], hasMore: page.hasMore });
  };
  const lastOwn = latest.findLast(({ author }) => author.id === own)?.id ?? Number.POSITIVE_INFINITY;
  const readers = others.filter(({ readTo }) => readTo !== null && readTo >= lastOwn).map(({ user }) => user.name);
  return (
    <div
      className={css.log}
      role="log"
      aria-label={t('log')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
      tabIndex={0}
    >
      {(older ? older.hasMore : hasMore) && (
        <div>
          <Button variant="subtle" size="compact-sm" onClick={() => void loadOlder()}>
            {t('older')}
          </Button>
        </div>
      )}
      {shown.map((message) => (
        <Line key={message.id} message={message} named={named} isOwn={message.author.id === own} />
      ))}
      <Text ref={end} as="div" aside>
        {readers.length > 0 && (others.length === 1 ? t('read') : t('readBy', { names: readers.join(', ') }))}
      </Text>
    </div>
  );
}

function Line({ message, named, isOwn }: { message: Message; named: Named; isOwn: boolean }) {
  const { t } = useTranslation('message');
  const format = useFormat();
  const [isEditing, setEditing] = useState(false);
  const remove = useCommand(client.discussion.remove, () => null, CHANGES);
  const hide = useCommand(client.messages.hide, () => null, CHANGES);
  const { id, author, text, createdAt, editedAt, abilities } = message;
  const { name } = author;
  const icon = { variant: 'subtle', color: 'gray', size: 24 } as const;
  return (
    <article className={css.message} data-own={isOwn || undefined}>
      <Row gap="xs" close aside>
        {isOwn ? <span className="visually-hidden">{name}</span> : <UserLink user={author} />}
        <time dateTime={createdAt}>{format.instant(createdAt)}</time>
        {editedAt && <span>{t('edited')}</span>}
        {abilities.report && <ReportButton subject={{ kind: 'comment', id }} label={t('report', { name })} isSmall />}
        {abilities.remove && (
          <>
            <ActionIcon
              {...icon}
              aria-label={t('edit')}
              aria-expanded={isEditing}
              data-tip={t('edit')}
              onClick={() => setEditing(!isEditing)}
            >
              <Icon name="edit" size={14} />
            </ActionIcon>
            <ActionIcon {...icon} aria-label={t('remove')} data-tip={t('remove')} onClick={() => remove.mutate({ id })}>
              <Icon name="undo" size={14} />
            </ActionIcon>
          </>
        )}
        <ActionIcon
          {...icon}
          aria-label={t('hide', { name })}
          data-tip={t('hide', { name })}
          onClick={() => hide.mutate({ id })}
        >
          <Icon name="close" size={14} />
        </ActionIcon>
      </Row>
      {isEditing ? (
        <EditForm message={message} named={named} onDone={() => setEditing(false)} />
      ) : (
        <TalkBody source={text} named={named} />
      )}
    </article>
  );
}

interface EditProps {
  message: Message;
  named: Named;
  onDone: () => void;
}

function EditForm({ message: { id, text: before }, named, onDone }: EditProps) {
  const { t } = useTranslation('message');
  const [text, setText] = useState(before);
  const [found, setFound] = useState(NOBODY_NAMED);
  const edit = useCommand(client.messages.edit, () => null, CHANGES);
  return (
    <form onSubmit={sends(() => edit.mutate({ id, text }, { onSuccess: onDone }))}>
      <MarkupField
        label={t('edit')}
        value={text}
        onChange={setText}
        maxLength={MAX_TEXT}
        named={mergeNamed(named, found)}
        onNamed={setFound}
        chat={{
          isOneLine: false,
          send: (
            <Button type="submit" disabled={text.trim() === ''} loading={edit.isPending}>
              {t('save')}
            </Button>
          ),
        }}
      />
    </form>
  );
}
