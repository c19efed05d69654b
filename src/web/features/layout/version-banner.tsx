import { useState } from 'react';
import { wouldLoseWork } from '#web/lib/unsaved.ts';
import { useNewVersion } from '#web/lib/version.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Words } from '#web/ui/layout.tsx';
import { UnsavedDialog } from './unsaved-dialog.tsx';
import css from './version-banner.module.css';

/** Announces a new version until the page is reloaded, which asks first if there are unsaved changes. */
export function VersionBanner() {
  const { t } = useTranslation('layout');
  const version = useNewVersion();
  const [isAsking, setAsking] = useState(false);
  if (!version) return null;
  return (
    <div className={css.banner} role="status">
      <span>
        {t('newVersion')}
        {version.note !== '' && <Words light> {version.note}</Words>}
      </span>
      <button
        type="button"
        className={css.reload}
        onClick={() => (wouldLoseWork() ? setAsking(true) : location.reload())}
      >
        {t('reload')}
      </button>
      {isAsking && <UnsavedDialog onClose={() => setAsking(false)} />}
    </div>
  );
}
