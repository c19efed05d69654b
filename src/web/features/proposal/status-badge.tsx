import { useTranslation } from 'react-i18next';
import type { Status } from '#domains/proposal/constants.ts';
import css from './proposal.module.css';

export function StatusBadge({ status }: { status: Status }) {
  const { t } = useTranslation('proposal');
  return (
    <span className={css.status} data-status={status}>
      {t(`status.${status}`)}
    </span>
  );
}
