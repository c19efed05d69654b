import type { SeriesView } from '#domains/league/contract.ts';
import type { TeamRef } from '#domains/shapes.ts';
import { Bracket } from '#web/features/competition/bracket.tsx';
import { useTranslation } from '#web/lib/words.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Row } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { playoffPairings } from './playoff-pairings.ts';

/** Shows the bracket of the playoffs, and their champion. */
export function PlayoffBracket({
  series,
  season,
  champion,
}: {
  series: readonly SeriesView[];
  season: number;
  champion: TeamRef | null;
}) {
  const { t } = useTranslation('league');
  if (series.length === 0) {
    return (
      <EmptyState icon="league" title={t('bracket.empty')}>
        {t('bracket.emptyHint')}
      </EmptyState>
    );
  }
  return (
    <>
      {champion && (
        <Row as="p" unbroken gap="sm" bottom="md" numeral size="xxl">
          <Icon name="cup" />
          {t('bracket.champion', { team: teamName(champion) })}
        </Row>
      )}
      <Bracket {...playoffPairings(series)} label={t('bracket.tree', { season })} />
    </>
  );
}
