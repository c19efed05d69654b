import { Button, type ButtonProps } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from './dialog.tsx';
import { Row } from './layout.tsx';

/**
 * A button for actions that affect others or cannot be undone: it first asks for confirmation, naming the consequences,
 * and then calls `onConfirm`.
 */
export function ConfirmButton({
  question,
  explanation,
  confirmLabel,
  onConfirm,
  children,
  ...button
}: ButtonProps & {
  'aria-label'?: string;
  question: string;
  explanation?: ReactNode;
  confirmLabel: string;
  onConfirm: () => void;
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...button} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <Dialog isOpen={isAsking} onClose={() => setAsking(false)} title={question}>
        {explanation}
        <Row gap="md" justify="end" top="lg">
          <Button variant="default" onClick={() => setAsking(false)}>
            {t('cancel')}
          </Button>
          <Button
            color={button.color}
            onClick={() => {
              setAsking(false);
              onConfirm();
            }}
          >
            {confirmLabel}
          </Button>
        </Row>
      </Dialog>
    </>
  );
}
