import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { Row, Text } from '#web/ui/layout.tsx';
import css from './shop.module.css';

/** A dialog for a design: a preview beside the options. Users who do not own the item can only preview it. */
export function Editor({
  title,
  isOwned,
  isSaving,
  fault = null,
  onClose,
  onSave,
  preview,
  children,
}: {
  title: string;
  isOwned: boolean;
  isSaving: boolean;
  /** Why it cannot be saved. */
  fault?: string | null;
  onClose: () => void;
  onSave: () => void;
  preview: ReactNode;
  children: ReactNode;
}) {
  const { t } = useTranslation(['shop', 'common']);
  const hint = isOwned ? fault : t('shop:notOwned');
  return (
    <Dialog onClose={onClose} size="lg" title={title}>
      <div className={css.editor}>
        <div className={css.tried}>{preview}</div>
        <div>{children}</div>
      </div>
      {hint && <Text tone="dim">{hint}</Text>}
      <Row gap="md" justify="end" top="lg">
        <Button variant="default" onClick={onClose}>
          {t('common:cancel')}
        </Button>
        <Button disabled={!isOwned || fault !== null} loading={isSaving} onClick={onSave}>
          {t('common:save')}
        </Button>
      </Row>
    </Dialog>
  );
}
