import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ChooseClub } from './choose-club.tsx';
import { WindowLine } from './window-line.tsx';
import { Workbench } from './workbench.tsx';

/** Where a trade with another club is built. Without a club in the address, or with one's own, a club is chosen first. */
export function WorkbenchScreen() {
  const { t } = useTranslation(['trade', 'screens']);
  const { teamId, teams, proLeague } = useManager();
  const id = useIdParam();
  if (teamId === null || proLeague === null) {
    return (
      <>
        <PageHeader title={t('screens:/trade/team/{-$id}')} />
        <EmptyState icon="club" title={t('trade:noClub')} />
      </>
    );
  }
  const isChosen = typeof id === 'number' && !teams.some((team) => team.id === id);
  return isChosen ? (
    <Chosen teamId={teamId} otherTeamId={id} leagueId={proLeague.id} />
  ) : (
    <>
      <PageHeader title={t('screens:/trade/team/{-$id}')} details={<WindowLine />} />
      <ChooseClub leagueId={proLeague.id} ownTeamId={teamId} />
    </>
  );
}

function Chosen({ teamId, otherTeamId, leagueId }: { teamId: number; otherTeamId: number; leagueId: number }) {
  const { t } = useTranslation(['trade', 'screens']);
  const counters = useSearchNumber('counters');
  const bench = useQuery(api.trades.bench.queryOptions({ input: { id: teamId, with: otherTeamId }, retry: false }));
  const countered = useQuery(
    api.trades.find.queryOptions({ input: { id: counters ?? 0 }, enabled: counters !== undefined }),
  );
  const missing = (
    <>
      <PageHeader title={t('screens:/trade/team/{-$id}')} details={<span>{t('trade:otherLeague')}</span>} />
      <ChooseClub leagueId={leagueId} ownTeamId={teamId} />
    </>
  );
  // Of another league, or no club's: there is nothing to build.
  if (bench.error) return missing;
  if (counters !== undefined && countered.isPending) return null;
  return (
    <Loaded query={bench}>
      {({ data }) => (
        <>
          <PageHeader
            title={t('screens:/trade/team/{-$id}')}
            subject={teamName(data.other.team)}
            details={<WindowLine />}
          />
          <Workbench key={`${otherTeamId}/${counters ?? 0}`} bench={data} countered={countered.data?.data ?? null} />
        </>
      )}
    </Loaded>
  );
}
