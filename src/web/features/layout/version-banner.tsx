import { useTranslation } from 'react-i18next';
import { useIsNewVersionAvailable } from '#web/lib/version.ts';
import css from './version-banner.module.css';

/** Stays until the page is loaded anew. */
export function VersionBanner() {
  const { t } = useTranslation('layout');
  if (!useIsNewVersionAvailable()) return null;
  return (
    <div className={css.banner} role="status">
      {t('newVersion')}
      <button type="button" className={css.reload} onClick={() => location.reload()}>
        {t('reload')}
      </button>
    </div>
  );
}
