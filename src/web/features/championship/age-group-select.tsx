import { SegmentedControl } from '@mantine/core';
import { NATION_LEVELS } from '#domains/club/constants.ts';
import { useSearchState } from '#web/lib/search-params.ts';
import { useTranslation } from '#web/lib/words.ts';

/** Chooses seniors or juniors; the choice is in the URL. */
export function AgeGroupSelect() {
  const { t } = useTranslation('championship');
  const [ageGroup, setAgeGroup] = useSearchState('ageGroup', NATION_LEVELS);
  return (
    <SegmentedControl
      aria-label={t('ageGroups')}
      value={ageGroup}
      data={NATION_LEVELS.map((value) => ({ value, label: t(`ageGroup.${value}`) }))}
      onChange={(value) => setAgeGroup(value === 'U20' ? 'U20' : 'senior')}
    />
  );
}
