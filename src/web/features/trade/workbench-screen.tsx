import { useQuery } from '@tanstack/react-query';
import type { TradeView } from '#domains/trade/contract/shapes.ts';
import type { LeagueId, TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useSearchNumber } from '#web/lib/search-params.ts';
import { useManager } from '#web/lib/session.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { teamName } from '#web/ui/names.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { ChooseClub } from './choose-club.tsx';
import { WindowLine } from './window-line.tsx';
import { Workbench } from './workbench.tsx';

/**
 * Shows the workbench for a trade with another club. Without a club in the URL, or with the user's own, a club is
 * chosen first.
 */
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

function Chosen({ teamId, otherTeamId, leagueId }: { teamId: TeamId; otherTeamId: TeamId; leagueId: LeagueId }) {
  const { t } = useTranslation(['trade', 'screens']);
  const counters = useSearchNumber('counters');
  const asked = useSearchNumber('third');
  const countered = useQuery(
    api.trades.find.queryOptions({ input: { id: counters ?? 0 }, enabled: counters !== undefined }),
  );
  const given = countered.data?.data;
  const third = asked ?? thirdOf(given, teamId, otherTeamId);
  const bench = useQuery(
    api.trades.bench.queryOptions({
      input: { id: teamId, with: otherTeamId, ...(third === undefined ? {} : { third }) },
      enabled: counters === undefined || !countered.isPending,
      placeholderData: (before) => before,
      retry: false,
    }),
  );
  const missing = (
    <>
      <PageHeader title={t('screens:/trade/team/{-$id}')} details={<span>{t('trade:otherLeague')}</span>} />
      <ChooseClub leagueId={leagueId} ownTeamId={teamId} />
    </>
  );
  // A team of another league, or without a club: there is no trade to make.
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
          <Workbench
            key={`${otherTeamId}/${counters ?? 0}`}
            sides={[data.own, data.other, ...(data.third ? [data.third] : [])]}
            countered={given ?? null}
            mustAgree={data.mustAgree}
          />
        </>
      )}
    </Loaded>
  );
}

/** Returns the first team of the third club in a countered offer. */
function thirdOf(trade: TradeView | undefined, ...others: readonly number[]): number | undefined {
  if (!trade?.third) return undefined;
  return [trade.from, trade.to, trade.third].find(({ id }) => !others.includes(id))?.id;
}
