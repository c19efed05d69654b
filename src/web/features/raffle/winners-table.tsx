import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Raffle, RaffleWinner } from '#domains/raffle/contract.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { usePrizeWords } from './use-prize-words.ts';

interface Row extends RaffleWinner {
  raffle: Raffle;
}

/** Lists winners and prizes of past raffles. @param isOne of one raffle: its name is left out */
export function WinnersTable({ raffles, isOne = false }: { raffles: readonly Raffle[]; isOne?: boolean }) {
  const { t } = useTranslation('raffle');
  const prizeWords = usePrizeWords();
  const col = useColumnKit('raffle').of<Row>();
  const rows = raffles.flatMap((raffle) => raffle.winners.map((winner) => ({ ...winner, raffle })));
  const columns = useMemo((): Column<Row>[] => {
    const name = ({ raffle }: Row) => t(`type.${raffle.type}`);
    const ofRaffle = [
      col.text('raffle', name, {
        cell: (row) => (
          <Link to="/puck/raffle-event/{-$id}" params={{ id: String(row.raffle.id) }}>
            {name(row)}
          </Link>
        ),
        isName: true,
        isUnsortable: true,
      }),
      col.instant('drawn', ({ raffle }) => raffle.drawnAt ?? raffle.closesAt, {
        style: 'date-time',
        isUnsortable: true,
      }),
    ];
    return [
      ...(isOne ? [] : ofRaffle),
      col.user('winner', 'user', { isName: isOne, isUnsortable: true }),
      col.count('place', 'place', { isUnsortable: true }),
      col.count('ticket', 'ticket', { isUnsortable: true }),
      col.text('prize', ({ prizes }) => prizeWords(prizes), { isUnsortable: true }),
    ];
  }, [t, col, isOne, prizeWords]);
  return (
    <DataTable
      name={isOne ? 'raffle-winners' : 'raffles-drawn'}
      label={t('winners')}
      rows={rows}
      columns={columns}
      rowKey={({ raffle, place }) => `${raffle.id}/${place}`}
      empty={
        <EmptyState icon="ticket" title={t('noWinners')}>
          <p>{t(isOne ? 'noTickets' : 'noWinnersHint')}</p>
        </EmptyState>
      }
    />
  );
}
