import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { shotShare } from '#domains/player/rules/linemates.ts';
import type { PlayerId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import type { Linemates } from './profile.ts';

type Mate = Linemates['mates'][number];
type OnIce = Linemates['all'];

/** Shows a skater's linemates in a season, and the team's results with the two of them on the ice. */
export function LinematesCard({ playerId }: { playerId: PlayerId }) {
  const { t } = useTranslation('player');
  const [season, setSeason] = useState<number>();
  const query = useQuery(
    api.player.linemates.queryOptions({
      input: season === undefined ? { id: playerId } : { id: playerId, season },
      placeholderData: keepPreviousData,
    }),
  );
  const known = query.data?.data;
  return (
    <Section
      title={t('linemates.title')}
      isFlush
      aside={
        known &&
        known.seasons.length > 1 && (
          <SeasonSelect seasons={known.seasons} value={season ?? known.season} onChange={setSeason} />
        )
      }
    >
      <Text nothing>{t('linemates.note')}</Text>
      <Loaded query={query} skeleton={<LoadingTable rows={6} columns={6} />}>
        {({ data }) =>
          data.mates.length === 0 ? (
            <Text nothing>{t('linemates.none')}</Text>
          ) : (
            <MatesTable all={data.all} mates={data.mates} />
          )
        }
      </Loaded>
    </Section>
  );
}

function MatesTable({ all, mates }: { all: OnIce; mates: readonly Mate[] }) {
  const { t } = useTranslation(['player', 'stats']);
  const col = useColumnKit('player:linemates').of<Mate>();
  const format = useFormat();
  const columns = useMemo<Column<Mate>[]>(() => {
    const percent = (share: number | null) => format.percent(share === null ? null : share * 100);
    return [
      col.player({ flag: true }),
      col.count('games'),
      col.clock('time', 'seconds'),
      col.count('part', ({ seconds }) => seconds / Math.max(1, all.seconds), {
        cell: ({ seconds }) => format.percent((seconds / Math.max(1, all.seconds)) * 100, 0),
      }),
      col.count('goals-for', 'goalsFor', {
        header: t('player:linemates.goalsFor'),
        title: t('player:linemates.goalsForTitle'),
      }),
      col.count('goals-against', 'goalsAgainst', {
        header: t('player:linemates.goalsAgainst'),
        title: t('player:linemates.goalsAgainstTitle'),
      }),
      col.count('share', shotShare, { cell: (mate) => percent(shotShare(mate)) }),
      col.count('apart', (mate) => shotShare(apartFrom(all, mate)), {
        cell: (mate) => percent(shotShare(apartFrom(all, mate))),
      }),
    ];
  }, [t, format, all, col]);
  return (
    <DataTable
      name="linemates"
      label={t('player:linemates.title')}
      rows={mates}
      columns={columns}
      rowKey={({ player }) => player.id}
    />
  );
}

/** Returns his numbers without the linemate. */
function apartFrom(all: OnIce, mate: OnIce): Pick<OnIce, 'shotsFor' | 'shotsAgainst'> {
  return { shotsFor: all.shotsFor - mate.shotsFor, shotsAgainst: all.shotsAgainst - mate.shotsAgainst };
}
