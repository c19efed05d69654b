import { Button } from '@mantine/core';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { MAX_MESSAGE } from '#domains/game/constants.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { ChatLine } from '#web/features/game/talk/chat-line.tsx';
import type { Talk } from '#web/features/game/talk/use-talk.ts';
import { MarkupField } from '#web/features/markup/markup-field.tsx';
import { NOBODY_NAMED } from '#web/features/markup/mention.tsx';
import { useNamed } from '#web/features/markup/use-named.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Icon } from '#web/ui/icon.tsx';
import { Row, Stack, Text } from '#web/ui/layout.tsx';
import css from './chat.module.css';

/** This close to its end (in pixels) the list follows new messages; readers of older ones are left alone. */
const NEAR_END = 60;

/** Shows the chat about a game, as high as its place, with a field for the user's own message. */
export function ChatCard({ stage, talk, onWrite }: { stage: GameStage; talk: Talk; onWrite?: () => void }) {
  const { t } = useTranslation('game');
  const list = useRef<HTMLDivElement>(null);
  const { messages, hasOlder } = talk.state;
  // A replay shows the messages up to its position; without a replay, all are there.
  const last = stage.events.at(-1)?.index ?? -1;
  const shown = stage.moment ? messages.filter(({ afterEvent }) => afterEvent <= last) : messages;
  const newest = shown.at(-1)?.id;
  const named = useNamed(shown.map(({ text }) => text));
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message is what scrolls
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    const isNearEnd =
      element.scrollHeight - element.scrollTop - element.clientHeight < NEAR_END + element.clientHeight / 2;
    if (isNearEnd) element.scrollTop = element.scrollHeight;
  }, [newest]);
  return (
    <section className={css.card} aria-label={t('talk.title')}>
      <div
        ref={list}
        className={css.log}
        role="log"
        aria-label={t('talk.log')}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
        tabIndex={0}
      >
        <Stack as="ol" gap="xs" inset="line">
          {hasOlder && (
            <Text as="li" words="center">
              <Button variant="subtle" size="compact-xs" onClick={talk.loadOlder}>
                {t('talk.older')}
              </Button>
            </Text>
          )}
          {shown.length === 0 && (
            <Text as="li" nothing>
              {t('talk.empty')}
            </Text>
          )}
          {shown.map((message) => (
            <ChatLine key={message.id} message={message} named={named} stage={stage} talk={talk} />
          ))}
        </Stack>
      </div>
      <ChatForm talk={talk} onWrite={onWrite} />
    </section>
  );
}

function ChatForm({ talk, onWrite }: { talk: Talk; onWrite: (() => void) | undefined }) {
  const { t } = useTranslation('game');
  const [text, setText] = useState('');
  const [named, setNamed] = useState(NOBODY_NAMED);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const said = text.trim();
    if (said === '') return;
    if (await talk.say(said)) setText((now) => (now.trim() === said ? '' : now));
  };
  return (
    <Row
      as="form"
      unbroken
      align="stretch"
      gap="sm"
      line="top"
      inset="sm"
      onSubmit={(event) => void send(event)}
      onFocus={onWrite}
    >
      <MarkupField
        label={t('talk.write')}
        value={text}
        onChange={setText}
        maxLength={MAX_MESSAGE}
        error={talk.fault ?? undefined}
        named={named}
        onNamed={setNamed}
        chat={{
          isOneLine: true,
          send: (
            <Button type="submit" loading={talk.isSending} disabled={text.trim() === ''} aria-label={t('talk.send')}>
              <Icon name="send" />
            </Button>
          ),
        }}
      />
    </Row>
  );
}
