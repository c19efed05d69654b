import { Button, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import css from './moderation.module.css';

/** Asks for a text, and does something with it. */
export function ReasonDialog({
  title,
  label,
  max,
  isBusy,
  onSend,
}: {
  title: string;
  label: string;
  max: number;
  isBusy: boolean;
  onSend: (text: string, close: () => void) => void;
}) {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Button size="compact-sm" variant="default" disabled={isBusy} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            onSend(text.trim(), () => setOpen(false));
          }}
        >
          <Textarea
            label={label}
            value={text}
            required
            maxLength={max}
            rows={3}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
          <Button type="submit" loading={isBusy} disabled={text.trim() === ''}>
            {title}
          </Button>
        </form>
      </Modal>
    </>
  );
}
