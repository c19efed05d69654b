import { Button, Group, Modal } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHasUnsaved } from '#web/lib/unsaved.ts';
import { useNewVersion } from '#web/lib/version.ts';
import css from './version-banner.module.css';

/** Stays until the page is loaded anew, which waits for whoever has changes that are not saved. */
export function VersionBanner() {
  const { t } = useTranslation(['layout', 'common']);
  const version = useNewVersion();
  const isDirty = useHasUnsaved();
  const [isAsking, setAsking] = useState(false);
  if (!version) return null;
  return (
    <div className={css.banner} role="status">
      <span>
        {t('layout:newVersion')}
        {version.note !== '' && <span className={css.note}> {version.note}</span>}
      </span>
      <button type="button" className={css.reload} onClick={() => (isDirty ? setAsking(true) : location.reload())}>
        {t('layout:reload')}
      </button>
      <Modal
        opened={isAsking}
        onClose={() => setAsking(false)}
        title={t('layout:unsaved.title')}
        closeButtonProps={{ 'aria-label': t('common:close') }}
      >
        <p>{t('layout:unsaved.words')}</p>
        <Group justify="flex-end" mt="lg">
          <Button variant="default" data-autofocus onClick={() => setAsking(false)}>
            {t('layout:unsaved.stay')}
          </Button>
          <Button color="red.9" onClick={() => location.reload()}>
            {t('layout:unsaved.go')}
          </Button>
        </Group>
      </Modal>
    </div>
  );
}
