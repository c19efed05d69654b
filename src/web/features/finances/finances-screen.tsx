import { BoardTab } from '#web/features/board/board-tab.tsx';
import { FacilitiesTab } from '#web/features/facilities/facilities-tab.tsx';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useTeamId } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { NoSuchTeam } from '#web/ui/no-such-team.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { BooksTab } from './books-tab.tsx';
import { LedgerTab } from './ledger-tab.tsx';
import { LoansTab } from './loans-tab.tsx';
import { PrizesTab } from './prizes-tab.tsx';
import { SponsorsTab } from './sponsors-tab.tsx';
import { TicketsTab } from './tickets-tab.tsx';

const TABS = ['books', 'ledger', 'tickets', 'sponsors', 'facilities', 'loans', 'prizes', 'board'] as const;

/** Shows the finances of the user's own club; the server refuses all other users. */
export function FinancesScreen() {
  const { t } = useTranslation(['finances', 'screens']);
  const teamId = useTeamId();
  const tab = useSearchChoice('tab', TABS);
  if (teamId === null) return <NoSuchTeam />;
  return (
    <>
      <PageHeader title={t('screens:/office/finances/{-$id}')} />
      <TabLinks label={t('tabs.label')} current={tab} tabs={TABS.map((id) => ({ id, label: t(`tabs.${id}`) }))} />
      {tab === 'books' && <BooksTab teamId={teamId} />}
      {tab === 'ledger' && <LedgerTab teamId={teamId} />}
      {tab === 'tickets' && <TicketsTab teamId={teamId} />}
      {tab === 'sponsors' && <SponsorsTab teamId={teamId} />}
      {tab === 'facilities' && <FacilitiesTab teamId={teamId} />}
      {tab === 'loans' && <LoansTab teamId={teamId} />}
      {tab === 'prizes' && <PrizesTab teamId={teamId} />}
      {tab === 'board' && <BoardTab teamId={teamId} />}
    </>
  );
}
