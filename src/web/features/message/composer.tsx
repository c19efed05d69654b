import { Button } from '@mantine/core';
import { useState } from 'react';
import { MAX_TEXT } from '#domains/message/constants.ts';
import type { Subject } from '#domains/shapes.ts';
import { MarkupField } from '#web/features/markup/markup-field.tsx';
import { NOBODY_NAMED } from '#web/features/markup/mention.tsx';
import { sends } from '#web/lib/sends.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';

interface ComposerProps {
  /** The subject of the draft. */
  place: Subject;
  isBusy: boolean;
  /** @param done empties the field: call it once the message is sent */
  send: (text: string, done: () => void) => void;
  onTyping?: () => void;
}

/** A field for a message. Unsent text is kept on the server. */
export function Composer({ place, isBusy, send, onTyping }: ComposerProps) {
  const { t } = useTranslation('message');
  const [text, setText] = useState('');
  const [named, setNamed] = useState(NOBODY_NAMED);
  const said = text.trim();
  const submit = () => {
    if (said === '' || isBusy) return;
    send(said, () => setText(''));
  };
  return (
    <Row as="form" align="end" gap="sm" line="top" inset="md" onInput={onTyping} onSubmit={sends(() => submit())}>
      <MarkupField
        label={t('message')}
        value={text}
        onChange={setText}
        draft={{ place, isSending: isBusy }}
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
    </Row>
  );
}
