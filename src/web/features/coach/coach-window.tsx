import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { untilExpiry } from '#web/lib/expiring.ts';
import { useTranslation } from '#web/lib/words.ts';
import { MarketWindow } from '#web/ui/market-window.tsx';
import css from './coach-window.module.css';

/** Says whether coaches may switch clubs; refetched when the answer expires. */
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
