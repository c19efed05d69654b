import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { shotShare } from '#domains/player/rules/linemates.ts';
import type { PlayerId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { useFormat } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerColumn } from '#web/ui/player-columns.tsx';
import { SeasonSelect } from '#web/ui/season-select.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import css from './player.module.css';
import type { Linemates } from './profile.ts';

type Mate = Linemates['mates'][number];
type OnIce = Linemates['all'];

/** Whom a skater played with in a season, and whether his team was better off with the two of them. */
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
      <p className={css.empty}>{t('linemates.note')}</p>
      <Loaded query={query} skeleton={<LoadingTable rows={6} columns={6} />}>
        {({ data }) =>
          data.mates.length === 0 ? (
            <p className={css.empty}>{t('linemates.none')}</p>
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
  const format = useFormat();
  const columns = useMemo<Column<Mate>[]>(() => {
    const percent = (share: number | null) => format.percent(share === null ? null : share * 100);
    return [
      playerColumn<Mate>({ header: t('stats:short.player'), flag: true }),
      { id: 'games', header: t('stats:short.games'), value: ({ games }) => games },
      {
        id: 'time',
        header: t('player:linemates.time'),
        title: t('player:linemates.timeTitle'),
        value: ({ seconds }) => seconds,
        cell: ({ seconds }) => format.clock(seconds),
      },
      {
        id: 'part',
        header: t('player:linemates.part'),
        title: t('player:linemates.partTitle'),
        value: ({ seconds }) => seconds / Math.max(1, all.seconds),
        cell: ({ seconds }) => format.percent((seconds / Math.max(1, all.seconds)) * 100, 0),
      },
      {
        id: 'goals-for',
        header: t('player:linemates.goalsFor'),
        title: t('player:linemates.goalsForTitle'),
        value: ({ goalsFor }) => goalsFor,
      },
      {
        id: 'goals-against',
        header: t('player:linemates.goalsAgainst'),
        title: t('player:linemates.goalsAgainstTitle'),
        value: ({ goalsAgainst }) => goalsAgainst,
      },
      {
        id: 'share',
        header: t('player:linemates.share'),
        title: t('player:linemates.shareTitle'),
        value: shotShare,
        cell: (mate) => percent(shotShare(mate)),
      },
      {
        id: 'apart',
        header: t('player:linemates.apart'),
        title: t('player:linemates.apartTitle'),
        value: (mate) => shotShare(apartFrom(all, mate)),
        cell: (mate) => percent(shotShare(apartFrom(all, mate))),
      },
    ];
  }, [t, format, all]);
  return (
    <DataTable label={t('player:linemates.title')} rows={mates} columns={columns} rowKey={({ player }) => player.id} />
  );
}

/** What he did without the mate. */
function apartFrom(all: OnIce, mate: OnIce): Pick<OnIce, 'shotsFor' | 'shotsAgainst'> {
  return { shotsFor: all.shotsFor - mate.shotsFor, shotsAgainst: all.shotsAgainst - mate.shotsAgainst };
}
