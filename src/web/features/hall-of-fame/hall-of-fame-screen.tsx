import { useSearchChoice } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { Balloting } from './balloting.tsx';
import { Builders } from './builders.tsx';
import { Ceremony } from './ceremony.tsx';
import { Members } from './members.tsx';

const TABS = ['HallOfFame', 'builders', 'balloting', 'ceremony'] as const;

/** Shows members, candidates, and the latest class. */
export function HallOfFameScreen() {
  const { t } = useTranslation(['hall-of-fame', 'screens']);
  const tab = useSearchChoice('tab', TABS);
  return (
    <>
      <PageHeader title={t('screens:/hall-of-fame')} details={t('hall-of-fame:intro')} />
      <TabLinks
        tabs={TABS.map((id) => ({ id, label: t(`hall-of-fame:tab.${id}`) }))}
        current={tab}
        label={t('hall-of-fame:tabs')}
      />
      {tab === 'HallOfFame' && <Members />}
      {tab === 'builders' && <Builders />}
      {tab === 'balloting' && <Balloting />}
      {tab === 'ceremony' && <Ceremony />}
    </>
  );
}
