import { NativeSelect } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { StatsFilters } from '#web/features/stats/stats-filters.tsx';
import { useIdParam } from '#web/lib/subject.ts';
import { useWorldIfLoaded } from '#web/lib/world.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Rankings } from './rankings.tsx';

/** The amateurs of a nation who are up for the next draft; of all nations without one. */
export function AmateursScreen() {
  const { t } = useTranslation(['draft', 'screens']);
  const nationId = useIdParam() ?? undefined;
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
            void navigate({ to: '/nation/amateurs/{-$id}', params: value === '' ? {} : { id: value } });
          }}
        />
      </StatsFilters>
      <Rankings nationId={nationId} />
    </>
  );
}
