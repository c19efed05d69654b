import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { TradeListing } from '#domains/trade/contract/shapes.ts';
import type { LeagueId, TeamId } from '#engine/ids.ts';
import { api } from '#web/lib/api.ts';
import { NOTHING } from '#web/lib/format.ts';
import { useManager } from '#web/lib/session.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { Text } from '#web/ui/layout.tsx';
import { Loaded } from '#web/ui/loaded.tsx';
import { Section } from '#web/ui/section.tsx';
import { LoadingTable } from '#web/ui/skeleton.tsx';
import { useAskedName } from './asked-name.ts';
import { ProposeForLink } from './propose-for-link.tsx';
import css from './trade.module.css';

/** Lists a league's players on the block, with what their clubs want for them. */
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
            <DataTable
              name="trade-block"
              label={t('tab.TradeBlock')}
              rows={data}
              columns={columns}
              rowKey={({ player }) => player.id}
            />
          )
        }
      </Loaded>
    </Section>
  );
}

/** Shows the needs of the user's club, and players on the block who would meet them. */
export function SuggestedTrades({ teamId }: { teamId: TeamId }) {
  const { t } = useTranslation('trade');
  const query = useQuery(api.trades.suggested.queryOptions({ input: { id: teamId } }));
  const columns = useBlockColumns();
  return (
    <Section title={t('suggested')} isFlush>
      <Loaded query={query} skeleton={<LoadingTable rows={3} columns={6} />}>
        {({ data: { need, listings } }) => (
          <>
            <Text nothing>
              {t('yourNeed', { need: t(`need.${need}`) })} {listings.length === 0 && t('noSuggested')}
            </Text>
            {listings.length > 0 && (
              <DataTable
                name="suggested-trades"
                label={t('suggested')}
                rows={listings}
                columns={columns}
                rowKey={({ player }) => player.id}
              />
            )}
          </>
        )}
      </Loaded>
    </Section>
  );
}

function useBlockColumns(): Column<TradeListing>[] {
  const col = useColumnKit('trade').of<TradeListing>();
  const nameOf = useAskedName();
  const { t } = useTranslation('trade');
  const ownClubId = useManager().team?.clubId ?? null;
  return useMemo(() => {
    const wantsOf = ({ comment, asks, need }: TradeListing) =>
      [need && t(`need.${need}`), ...asks.map(nameOf), comment].filter(Boolean).join(' · ');
    return [
      col.overall(),
      col.player({ flag: true }),
      col.text('position', ({ player }) => player.position),
      col.count('age', { isTight: true }),
      col.team('team'),
      col.money('salary'),
      col.season('until', 'signedUntil', { isTight: true }),
      col.text('wants', wantsOf, {
        cell: (row) => <span className={css.wants}>{wantsOf(row) || NOTHING}</span>,
        isUnsortable: true,
      }),
      col.actions('propose', ({ team, player }) =>
        team.clubId === ownClubId ? null : <ProposeForLink team={team} player={player} />,
      ),
    ];
  }, [ownClubId, nameOf, col, t]);
}
