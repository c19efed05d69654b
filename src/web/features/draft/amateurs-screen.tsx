import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { useSearchChoice } from '#web/lib/search-params.ts';
import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TabLinks } from '#web/ui/tab-links.tsx';
import { Combine, Juniors } from './juniors.tsx';
import { Rankings } from './rankings.tsx';

const TABS = ['Rankings', 'Juniors', 'Combine'] as const;

/** Lists a nation's amateurs who are eligible for the next draft; without a nation, those of all nations. */
export function AmateursScreen() {
  const { t } = useTranslation(['draft', 'screens']);
  const nationId = useIdParam() ?? undefined;
  const tab = useSearchChoice('tab', TABS);
  const navigate = useNavigate();
  const world = useWorldIfLoaded();
  const nations = [...(world?.nations ?? []), ...(world?.unrankedNations ?? [])];
  return (
    <>
      <PageHeader title={t('screens:/nation/amateurs/{-$id}')} details={t('draft:amateursIntro')} />
      <StatsFilters>
        <NativeSelect
          aria-label={t('draft:nation')}
          data={[
            { value: '', label: t('draft:allNations') },
            ...nations.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          value={String(nationId ?? '')}
          onChange={({ currentTarget: { value } }) => {
            void navigate({ to: '/nation/amateurs/{-$id}', params: value === '' ? {} : { id: value }, search: true });
          }}
        />
      </StatsFilters>
      <TabLinks label={t('draft:tabs')} current={tab} tabs={TABS.map((id) => ({ id, label: t(`draft:tab.${id}`) }))} />
      {tab === 'Rankings' && <Rankings nationId={nationId} />}
      {tab === 'Juniors' && <Juniors nationId={nationId} />}
      {tab === 'Combine' && <Combine nationId={nationId} />}
    </>
  );
}
