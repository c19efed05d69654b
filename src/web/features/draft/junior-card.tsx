import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { COMBINE_TESTS } from '#domains/draft/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Answer } from '#web/lib/answer.ts';
import { type ApiClient, api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Flag } from '#web/ui/flag.tsx';
import { Section } from '#web/ui/section.tsx';
import { StatTiles } from '#web/ui/stat-tiles.tsx';
import { DECIMALS, useGoalieLineColumns, useSkaterLineColumns } from './junior-columns.tsx';

type JuniorSeason = Answer<ApiClient['draft']['juniorSeasons']>['data']['seasons'][number];

/** Shows a player's record before he turned pro; shows nothing for a player who has no record as an amateur. */
export function JuniorCard({ playerId, isGoalie }: { playerId: PlayerId; isGoalie: boolean }) {
  const { t } = useTranslation('draft');
  const format = useFormat();
  const { data } = useQuery(api.draft.juniorSeasons.queryOptions({ input: { id: playerId } }));
  const [skater, goalie] = [useSkaterLineColumns<JuniorSeason>(), useGoalieLineColumns<JuniorSeason>()];
  const season = useSeasonColumns();
  if (!data) return null;
  const { seasons, combine } = data.data;
  return (
    <>
      {seasons.length > 0 && (
        <Section title={t('junior.title')} isFlush>
          <DataTable
            name="draft-junior"
            label={t('junior.title')}
            rows={seasons}
            columns={[...season, ...(isGoalie ? goalie : skater)]}
            rowKey={(line) => line.season}
          />
        </Section>
      )}
      {combine && (
        <Section title={t('combine.his')}>
          <StatTiles
            tiles={COMBINE_TESTS.map((test) => {
              return { label: t(`combine.${test}Title`), value: format.number(combine[test], DECIMALS[test]) };
            })}
          />
        </Section>
      )}
    </>
  );
}

function useSeasonColumns(): Column<JuniorSeason>[] {
  const { t } = useTranslation('draft');
  const col = useColumnKit('draft').of<JuniorSeason>();
  return useMemo(
    () => [
      col.season('season', { isName: true }),
      col.text('nation', 'nationId', {
        header: t('junior.league'),
        cell: ({ nationId }) => <Flag nationId={nationId} />,
      }),
    ],
    [t, col],
  );
}
