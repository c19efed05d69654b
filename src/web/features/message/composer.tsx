import { Button, Textarea } from '@mantine/core';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TEXT } from '#domains/message/constants.ts';
import type { Subject } from '#domains/shapes.ts';
import { useFirstDraft, useKeepDraft } from '#web/features/discussion/use-draft.ts';
import { pastedReference } from '#web/features/markup/edit-text.ts';
import css from './message.module.css';

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
  const first = useFirstDraft(place);
  if (first === null) return null;
  return <Field place={place} first={first} {...rest} />;
}

function Field({ place, first, isBusy, send, onTyping }: ComposerProps & { first: string }) {
  const { t } = useTranslation('message');
  const [text, setText] = useState(first);
  const { keep, stop } = useKeepDraft(place);
  const onText = (value: string) => {
    setText(value);
    onTyping?.();
    keep(value);
  };
  const said = text.trim();
  const submit = () => {
    if (said === '' || isBusy) return;
    stop();
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
        onPaste={(event) => pastedReference(event, MAX_TEXT, onText)}
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
