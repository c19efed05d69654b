import { useQuery } from '@tanstack/react-query';
import { api } from '#web/lib/api.ts';
import { untilExpiry } from '#web/lib/expiring.ts';
import { useTranslation } from '#web/lib/words.ts';
import { MarketWindow } from '#web/ui/market-window.tsx';

/** Says whether free agents take offers, and whether bidding is by rounds; refetched when the answer expires. */
export function FreeAgentWindow() {
  const { t } = useTranslation('free-agency');
  const query = useQuery(api.windows.freeAgents.queryOptions({ ...untilExpiry, throwOnError: false }));
  const window = query.data?.data;
  if (!window) return <>{t('intro')}</>;
  const { status, statusReason, closesAt, closesOn } = window;
  const state = status === 'closed' ? 'closed' : statusReason === null ? 'open' : 'frenzy';
  return <MarketWindow words={t(`window.${state}`)} closesAt={closesAt} closesOn={closesOn} />;
}
