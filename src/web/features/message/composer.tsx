import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_TEXT } from '#domains/message/constants.ts';
import type { Subject } from '#domains/shapes.ts';
import { useFirstDraft, useKeepDraft } from '#web/features/discussion/use-draft.ts';
import { MarkupField } from '#web/features/markup/markup-field.tsx';
import { mergeNamed, NOBODY_NAMED } from '#web/features/markup/mention.tsx';
import { useNamed } from '#web/features/markup/use-named.ts';
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
  const [found, setNamed] = useState(NOBODY_NAMED);
  // Whom a draft names that was begun elsewhere.
  const named = mergeNamed(useNamed([first]), found);
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
  return (
    <form
      className={css.bar}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <MarkupField
        label={t('message')}
        value={text}
        onChange={onText}
        maxLength={MAX_TEXT}
        named={named}
        onNamed={setNamed}
        chat={{
          isOneLine: false,
          send: (
            <Button type="submit" disabled={said === ''} loading={isBusy}>
              {t('send')}
            </Button>
          ),
        }}
      />
    </form>
  );
}
