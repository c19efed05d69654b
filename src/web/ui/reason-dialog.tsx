import { Button, type ButtonProps, Modal, Textarea } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { inPlace } from '#web/lib/in-place.ts';
import { Stack } from './layout.tsx';

/** Asks for a text, and does something with it. */
export function ReasonDialog({
  title,
  label,
  min = 1,
  max,
  size = 'compact-sm',
  isBusy,
  onSend,
}: {
  title: string;
  label: string;
  /** Letters that are needed. */
  min?: number;
  max: number;
  size?: ButtonProps['size'];
  isBusy: boolean;
  onSend: (text: string, close: () => void) => void;
}) {
  const { t } = useTranslation('common');
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Button size={size} variant="default" disabled={isBusy} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        title={title}
        closeButtonProps={{ 'aria-label': t('close') }}
      >
        <Stack as="form" gap="md" onSubmit={inPlace(() => onSend(text.trim(), () => setOpen(false)))}>
          <Textarea
            label={label}
            value={text}
            required
            maxLength={max}
            rows={3}
            onChange={({ currentTarget: { value } }) => setText(value)}
          />
          <Button type="submit" loading={isBusy} disabled={text.trim().length < min}>
            {title}
          </Button>
        </Stack>
      </Modal>
    </>
  );
}
