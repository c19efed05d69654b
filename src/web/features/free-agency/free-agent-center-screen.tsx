import { PlayerResults } from '#web/features/search/player-results.tsx';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { BuyoutList } from './buyout-list.tsx';
import { FreeAgentWindow } from './free-agent-window.tsx';
import { FrenzyTab } from './frenzy-tab.tsx';
import { MyOffers } from './my-offers.tsx';
import { RestrictedTab } from './restricted-tab.tsx';
import { RumorsTab } from './rumors-tab.tsx';
import { SigningsTracker } from './signings-tracker.tsx';
import { WaiverList } from './waiver-list.tsx';

const TABS = [
  'FreeAgentSearch',
  'RestrictedFreeAgents',
  'Frenzy',
  'MyOffers',
  'FreeAgentSigningsTracker',
  'FreeAgentBuyouts',
  'Waivers',
  'Rumors',
] as const;

/** Shows free agents and the market for them: available players, signings and rumors. */
export function FreeAgentCenterScreen() {
  const { t } = useTranslation(['free-agency', 'screens']);
  const tab = useSearchChoice('tab', TABS);
  return (
    <>
      <PageHeader title={t('screens:/office/free-agent-center')} details={<FreeAgentWindow />} />
      <TabLinks
        tabs={TABS.map((id) => ({ id, label: t(`free-agency:tab.${id}`) }))}
        current={tab}
        label={t('free-agency:tabs')}
      />
      {tab === 'FreeAgentSearch' && <PlayerResults scope="free-agents" initial={{ by: 'salary', order: 'desc' }} />}
      {tab === 'RestrictedFreeAgents' && <RestrictedTab />}
      {tab === 'Frenzy' && <FrenzyTab />}
      {tab === 'MyOffers' && <MyOffers />}
      {tab === 'FreeAgentSigningsTracker' && <SigningsTracker />}
      {tab === 'FreeAgentBuyouts' && <BuyoutList />}
      {tab === 'Waivers' && <WaiverList />}
      {tab === 'Rumors' && <RumorsTab />}
    </>
  );
}
