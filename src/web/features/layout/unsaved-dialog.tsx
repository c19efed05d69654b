import { Button } from '@mantine/core';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from '#web/lib/words.ts';
import { Row } from '#web/ui/layout.tsx';
import css from './unsaved-dialog.module.css';

/**
 * Asks before the page is reloaded with unsaved changes. It uses the browser's own dialog: the library's would be part
 * of the first page, or in a file that may be gone with the new version.
 */
export function UnsavedDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('layout');
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useId();
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={title} onClose={onClose}>
      <h2 id={title}>{t('unsaved.title')}</h2>
      <p>{t('unsaved.words')}</p>
      <Row gap="md" justify="end" top="lg">
        <Button variant="default" autoFocus onClick={() => dialog.current?.close()}>
          {t('unsaved.stay')}
        </Button>
        <Button color="red.9" onClick={() => location.reload()}>
          {t('unsaved.go')}
        </Button>
      </Row>
    </dialog>
  );
}
