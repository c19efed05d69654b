import { Button, type ButtonProps, Textarea } from '@mantine/core';
import { useState } from 'react';
import { sends } from '#web/lib/sends.ts';
import { Dialog } from './dialog.tsx';
import { Stack } from './layout.tsx';

/** Asks for a text and passes it on. */
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
  /** Minimum number of characters. */
  min?: number;
  max: number;
  size?: ButtonProps['size'];
  isBusy: boolean;
  onSend: (text: string, close: () => void) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <Button size={size} variant="default" disabled={isBusy} onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={title}>
        <Stack as="form" gap="md" onSubmit={sends(() => onSend(text.trim(), () => setOpen(false)))}>
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
      </Dialog>
    </>
  );
}
