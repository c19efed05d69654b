import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { untilExpiry } from '#web/lib/expiring.ts';
import { MarketWindow } from '#web/ui/market-window.tsx';
import css from './coach-window.module.css';

/** Whether coaches may leave one club for another; asked for again when the answer runs out. */
export function CoachWindow() {
  const { t } = useTranslation('coach');
  const query = useQuery(api.windows.coachFreeAgents.queryOptions({ ...untilExpiry, throwOnError: false }));
  const window = query.data?.data;
  return (
    <p className={css.window}>
      {window && (
        <MarketWindow words={t(`window.${window.status}`)} closesAt={window.closesAt} closesOn={window.closesOn} />
      )}
    </p>
  );
}
