import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TradeListing } from '#domains/trade/contract/shapes.ts';
import type { LeagueId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING, useFormat } from '#web/lib/format.ts';
import { seasonLabel } from '#web/lib/season.ts';
import { useManager } from '#web/lib/session.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { playerName } from '#web/ui/names.ts';
import { overallColumn, playerColumn } from '#web/ui/player-columns.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { TeamLink } from '#web/ui/team-link.tsx';
import { useAskedName } from './asked-name.ts';
import css from './trade.module.css';

/** Whom the clubs of a league would trade, and what for. */
export function TradeBlock({ leagueId }: { leagueId: LeagueId }) {
  const { t } = useTranslation('trade');
  const query = useQuery(api.trades.block.queryOptions({ input: { id: leagueId } }));
  const columns = useBlockColumns();
  return (
    <Section title={t('tab.TradeBlock')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={6} columns={6} />}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState icon="swap" title={t('noBlock')}>
              {t('noBlockHint')}
            </EmptyState>
          ) : (
            <DataTable label={t('tab.TradeBlock')} rows={data} columns={columns} rowKey={({ player }) => player.id} />
          )
        }
      </Loaded>
    </Section>
  );
}

function useBlockColumns(): Column<TradeListing>[] {
  const { t } = useTranslation('trade');
  const format = useFormat();
  const nameOf = useAskedName();
  const ownClubId = useManager().team?.clubId ?? null;
  return useMemo(
    () => [
      overallColumn({ header: t('column.overall'), title: t('column.overallTitle') }),
      playerColumn({ header: t('column.player'), face: true, flag: true }),
      { id: 'position', header: t('column.position'), value: ({ player }) => player.position, isText: true },
      { id: 'age', header: t('column.age'), value: ({ age }) => age, isTight: true },
      {
        id: 'team',
        header: t('column.team'),
        value: ({ team }) => team.abbr,
        cell: ({ team }) => <TeamLink team={team} name="abbr" />,
        isText: true,
      },
      {
        id: 'salary',
        header: t('column.salary'),
        value: ({ salary }) => salary,
        cell: ({ salary }) => (salary === null ? NOTHING : format.money(salary)),
      },
      {
        id: 'until',
        header: t('column.until'),
        value: ({ signedUntil }) => signedUntil,
        cell: ({ signedUntil }) => (signedUntil === null ? NOTHING : seasonLabel(signedUntil)),
        isTight: true,
      },
      {
        id: 'wants',
        header: t('column.wants'),
        value: ({ comment, asks }) => [...asks.map(nameOf), comment].filter(Boolean).join(' · '),
        cell: ({ comment, asks }) => (
          <span className={css.wants}>{[...asks.map(nameOf), comment].filter(Boolean).join(' · ') || NOTHING}</span>
        ),
        isText: true,
        isUnsortable: true,
      },
      {
        id: 'propose',
        header: '',
        value: () => null,
        cell: ({ team, player }) =>
          team.clubId === ownClubId ? null : (
            <LinkButton
              size="compact-xs"
              variant="default"
              to="/trade/team/{-$id}"
              params={{ id: String(team.id) }}
              search={{ get: player.id }}
              aria-label={t('proposeFor', { player: playerName(player) })}
            >
              {t('propose')}
            </LinkButton>
          ),
        isUnsortable: true,
      },
    ],
    [t, format, ownClubId, nameOf],
  );
}
