import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import type { Conversation, Message } from '#domains/message/contract.ts';
import { BlockButton } from '#web/features/friend/block-button.tsx';
import { ReportWords } from '#web/features/moderation/report-words.tsx';
import { api, client } from '#web/lib/api.ts';
import { countsQuery } from '#web/lib/notifications.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useCommand } from '#web/lib/use-command.ts';
import { useTranslation } from '#web/lib/words.ts';
import { ConfirmButton } from '#web/ui/confirm-button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Row, Text } from '#web/ui/layout.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { BareHeader, Load, Loaded } from '#web/ui/loaded.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import { UserLink } from '#web/ui/user-link.tsx';
import { Composer } from './composer.tsx';
import { GroupButton } from './group-button.tsx';
import css from './message.module.css';
import { MessageLog } from './message-log.tsx';
import { useLiveConversation } from './use-conversation.ts';

/** The typing notice is sent at most this often. */
const TYPING_EVERY_MS = 3_000;
const CHANGES = [api.messages.key(), countsQuery.queryKey];
/** Queries that a conversation leaves, once the user has left it. */
const LEFT = [api.messages.list.key(), countsQuery.queryKey];

/** Shows the conversation in the URL. */
export function ConversationScreen() {
  const id = useIdParam() ?? null;
  if (id === null) return <Unknown />;
  return (
    <Load from={api.messages.find.queryOptions({ input: { id: id ?? 0 }, enabled: id !== null })} missing={<Unknown />}>
      {({ data }) => <Talk key={data.id} conversation={data} />}
    </Load>
  );
}

function Unknown() {
  const { t } = useTranslation('message');
  return (
    <>
      <BareHeader />
      <EmptyState icon="inbox" title={t('unknown')}>
        <LinkButton to="/messages">{t('toInbox')}</LinkButton>
      </EmptyState>
    </>
  );
}

function Talk({ conversation }: { conversation: Conversation }) {
  const { id, name, others, isRequest, closed, readTo } = conversation;
  const { t } = useTranslation('message');
  const typingId = useLiveConversation(id);
  const typing = others.find(({ user }) => user.id === typingId)?.user;
  const query = useQuery(api.messages.messages.queryOptions({ input: { id } }));
  useReading(id, query.data?.data ?? [], readTo);
  const say = useCommand(client.messages.say, () => null, CHANGES);
  const lastTold = useRef(0);
  const onTyping = () => {
    if (Date.now() - lastTold.current < TYPING_EVERY_MS) return;
    lastTold.current = Date.now();
    // A typing notice is not worth a retry.
    void client.messages.typing({ id }).catch(() => {});
  };
  const title = name ?? others.map(({ user }) => user.name).join(', ');
  return (
    <>
      <PageHeader
        title={title}
        details={
          <span>
            {others.map(({ user }) => (
              <UserLink key={user.id} user={user} />
            ))}
          </span>
        }
        actions={<Choices conversation={conversation} />}
      />
      <Section title={t('log')} isFlush>
        {isRequest && <Request id={id} name={others[0]?.user.name ?? ''} />}
        <Loaded query={query}>
          {({ data, hasMore }) => <MessageLog id={id} latest={data} hasMore={hasMore} others={others} />}
        </Loaded>
        <Text aside aria-live="polite">
          {typing && t('typing', { name: typing.name })}
        </Text>
        {closed ? (
          <Row as="p" align="end" gap="sm" line="top" inset="md">
            {t(`closed.${closed}`)}
          </Row>
        ) : (
          <Composer
            place={{ kind: 'conversation', id }}
            isBusy={say.isPending}
            onTyping={onTyping}
            send={(text, done) => say.mutate({ id, text }, { onSuccess: done })}
          />
        )}
      </Section>
    </>
  );
}

/** Marks messages on screen as read. */
function useReading(id: number, messages: readonly Message[], readTo: number): void {
  const read = useCommand(client.messages.read, () => null, CHANGES);
  const to = messages.at(-1)?.id ?? 0;
  const asked = useRef(readTo);
  const { mutate } = read;
  useEffect(() => {
    if (to <= asked.current) return;
    asked.current = to;
    mutate({ id, to });
  }, [id, to, mutate]);
}

function Request({ id, name }: { id: number; name: string }) {
  const { t } = useTranslation('message');
  const navigate = useNavigate();
  const answer = useCommand(client.messages.answer, () => null, CHANGES);
  return (
    <Row align="end" gap="sm" line="top" inset="md">
      <p className={css.grow}>{t('request', { name })}</p>
      <Button disabled={answer.isPending} onClick={() => answer.mutate({ id, isAccepted: true })}>
        {t('accept')}
      </Button>
      <Button
        variant="default"
        disabled={answer.isPending}
        onClick={() =>
          answer.mutate({ id, isAccepted: false }, { onSuccess: () => void navigate({ to: '/messages' }) })
        }
      >
        {t('decline')}
      </Button>
    </Row>
  );
}

function Choices({ conversation }: { conversation: Conversation }) {
  const { id, name, others, isRequest, isMuted, isArchived, isNamedByMe } = conversation;
  const { t } = useTranslation('message');
  const navigate = useNavigate();
  const keep = useCommand(client.messages.keep, () => null, CHANGES);
  const clear = useCommand(client.messages.clear, () => null, CHANGES);
  const leave = useCommand(client.messages.leave, () => null, LEFT);
  const toInbox = { onSuccess: () => void navigate({ to: '/messages' }) };
  const button = { size: 'compact-sm', variant: 'default' } as const;
  return (
    <>
      <Button {...button} disabled={keep.isPending} onClick={() => keep.mutate({ id, isMuted: !isMuted })}>
        {t(isMuted ? 'unmute' : 'mute')}
      </Button>
      <Button {...button} disabled={keep.isPending} onClick={() => keep.mutate({ id, isArchived: !isArchived })}>
        {t(isArchived ? 'unarchive' : 'archive')}
      </Button>
      <ConfirmButton
        {...button}
        disabled={clear.isPending}
        question={t('clearQuestion')}
        explanation={<p>{t('clearHint')}</p>}
        confirmLabel={t('clear')}
        onConfirm={() => clear.mutate({ id }, toInbox)}
      >
        {t('clear')}
      </ConfirmButton>
      {name === null && others[0] && <BlockButton user={others[0].user} />}
      {name !== null && !isNamedByMe && <ReportWords kind="group-name" id={id} />}
      {name !== null && !isRequest && <GroupButton conversation={conversation} />}
      {name !== null && (
        <ConfirmButton
          {...button}
          disabled={leave.isPending}
          question={t('leaveQuestion')}
          explanation={<p>{t('leaveHint')}</p>}
          confirmLabel={t('leave')}
          onConfirm={() => leave.mutate({ id }, toInbox)}
        >
          {t('leave')}
        </ConfirmButton>
      )}
    </>
  );
}
