import { useEffect } from 'react';
import { alert } from '#web/lib/alerts.ts';
import { client } from '#web/lib/api.ts';
import { callByOriginals, callTeams } from '#web/lib/original-names.ts';
import { queryClient } from '#web/lib/query-client.ts';
import { standingOf, useUser } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Applies the user's choice of affiliate names: farm and junior teams as named by their owners, or by their original names. */
export function useAffiliateNames(): void {
  const { t } = useTranslation();
  const user = useUser();
  const wantsOriginals = standingOf(user) === 'activated' && user?.settings['custom-affiliate-names'] === false;
  useEffect(() => {
    const refresh = () => void queryClient.invalidateQueries();
    if (wantsOriginals) {
      void callByOriginals({
        load: () => client.club.originalTeamNames(),
        tell: () => alert('error', t('unexpectedError')),
        refresh,
      });
    } else if (callTeams(null)) refresh();
  }, [wantsOriginals, t]);
}
