import { useSearchChoice } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { ImportsTab } from './imports-tab.tsx';
import { Combine, Juniors } from './juniors.tsx';
import { LiveTab } from './live-tab.tsx';
import { MockTab } from './mock-tab.tsx';
import { MyPicksTab } from './my-picks-tab.tsx';
import { OrderTab } from './order-tab.tsx';
import { PreferencesTab } from './preferences-tab.tsx';
import { Rankings } from './rankings.tsx';
import { ResultsTab } from './results-tab.tsx';

const TABS = [
  'DraftPreferences',
  'Rankings',
  'Juniors',
  'Combine',
  'Mock',
  'Order',
  'Live',
  'MyPicks',
  'Imports',
  'Results',
] as const;

/** Shows the entry draft: preferences, prospects, order, live picks and results. */
export function DraftCenterScreen() {
  const { t } = useTranslation(['draft', 'screens']);
  const tab = useSearchChoice('tab', TABS);
  return (
    <>
      <PageHeader title={t('screens:/office/draft-center')} details={t('draft:intro')} />
      <TabLinks tabs={TABS.map((id) => ({ id, label: t(`draft:tab.${id}`) }))} current={tab} label={t('draft:tabs')} />
      {tab === 'DraftPreferences' && <PreferencesTab />}
      {tab === 'Rankings' && <Rankings />}
      {tab === 'Juniors' && <Juniors />}
      {tab === 'Combine' && <Combine />}
      {tab === 'Mock' && <MockTab />}
      {tab === 'Order' && <OrderTab />}
      {tab === 'Live' && <LiveTab />}
      {tab === 'MyPicks' && <MyPicksTab />}
      {tab === 'Imports' && <ImportsTab />}
      {tab === 'Results' && <ResultsTab />}
    </>
  );
}
