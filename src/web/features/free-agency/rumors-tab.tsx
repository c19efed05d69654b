import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { NewsPages } from '#web/features/news/news-screens.tsx';
import { TeamSelect, useChosenTeam } from '#web/features/search/team-select.tsx';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Stack, Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';

/** Lists players who may come on the market, as reported by writers in all towns. */
export function RumorsTab() {
  const { t } = useTranslation('free-agency');
  const before = useSearchNumber('before');
  const team = useChosenTeam(useManager().proLeague?.id ?? null);
  const query = useQuery(
    api.news.ofWorld.queryOptions({
      input: { before, topic: 'rumors', teamId: team.chosen },
      placeholderData: keepPreviousData,
    }),
  );
  return (
    <Stack>
      <Text tone="dim">{t('rumors.hint')}</Text>
      <StatsFilters of={['team']}>
        <TeamSelect {...team} />
      </StatsFilters>
      <Loaded query={query} skeleton={<LoadingTable />}>
        {({ data }) => <NewsPages page={data} title="rumors" />}
      </Loaded>
    </Stack>
  );
}
