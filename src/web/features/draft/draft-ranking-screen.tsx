import { useIdParam } from '#web/lib/subject.ts';
import { useTranslation } from '#web/lib/words.ts';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Rankings } from './rankings.tsx';

/** Shows the central ranking of a season's draft class. */
export function DraftRankingScreen() {
  const { t } = useTranslation(['draft', 'screens']);
  const season = useIdParam() ?? undefined;
  return (
    <>
      <PageHeader title={t('screens:/draft-ranking/{-$id}')} details={t('draft:rankingIntro')} />
      <Rankings season={season} />
    </>
  );
}
