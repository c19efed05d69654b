import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TEXT } from '#domains/message/constants.ts';
import type { Subject } from '#domains/shapes.ts';
import { api, client } from '#web/lib/api.ts';
import css from './message.module.css';

const SAVE_AFTER_MS = 1_000;

interface ComposerProps {
  /** Where the draft belongs to. */
  place: Subject;
  isBusy: boolean;
  /** @param done empties the field: to be called once it was sent */
  send: (text: string, done: () => void) => void;
  onTyping?: () => void;
}

/** Where a message is written. What is not sent yet is kept on the server. */
export function Composer({ place, ...rest }: ComposerProps) {
  const draft = useQuery(api.discussion.draft.queryOptions({ input: place, throwOnError: false, gcTime: 0 }));
  if (draft.isPending) return null;
  return <Field place={place} first={draft.data?.data.text ?? ''} {...rest} />;
}

function Field({ place, first, isBusy, send, onTyping }: ComposerProps & { first: string }) {
  const { t } = useTranslation('message');
  const [text, setText] = useState(first);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const onText = (value: string) => {
    setText(value);
    onTyping?.();
    clearTimeout(timer.current);
    // A draft that could not be kept is still in the field.
    timer.current = setTimeout(
      () => void client.discussion.saveDraft({ ...place, text: value }).catch(() => {}),
      SAVE_AFTER_MS,
    );
  };
  const said = text.trim();
  const submit = () => {
    if (said === '' || isBusy) return;
    clearTimeout(timer.current);
    send(said, () => setText(''));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  };
  return (
    <form
      className={css.bar}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Textarea
        className={css.grow}
        label={t('message')}
        value={text}
        onChange={({ currentTarget: { value } }) => onText(value)}
        onKeyDown={onKeyDown}
        maxLength={MAX_TEXT}
        autosize
        minRows={1}
        maxRows={8}
      />
      <Button type="submit" disabled={said === ''} loading={isBusy}>
        {t('send')}
      </Button>
    </form>
  );
}
