import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import {
  type GoalieTotals,
  type SkaterTotals,
  useGoalieColumns,
  useSkaterColumns,
} from '#web/features/stats/totals-columns.tsx';
import type { Column, Sort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { FormStrip } from '#web/ui/form-strip.tsx';
import { TeamLink, teamName } from '#web/ui/team-link.tsx';
import css from './player.module.css';
import type { GameLine } from './profile.ts';

type Line<Totals> = GameLine & { totals: Totals };

/** Columns that say nothing of a single game. */
const NOT_OF_A_GAME = ['games', 'starts', 'gameWinningGoals', 'wins', 'losses', 'overtimeLosses'];

/** A player's games in a table, those of a goalie with a goalie's columns. */
export function GameLines({
  games,
  isGoalie,
  label,
  sort,
  onSort,
  csvName,
}: {
  games: readonly GameLine[];
  isGoalie: boolean;
  label: string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  csvName?: string;
}) {
  const skater = useLineColumns(useSkaterColumns<Line<SkaterTotals>>());
  const goalie = useLineColumns(useGoalieColumns<Line<GoalieTotals>>());
  const shared = { label, sort, onSort, csvName };
  if (isGoalie) {
    const rows = games.flatMap((line) => (line.goalie ? [{ ...line, totals: line.goalie }] : []));
    return <DataTable {...shared} rows={rows} columns={goalie} rowKey={({ game }) => game.id} />;
  }
  const rows = games.flatMap((line) => (line.skater ? [{ ...line, totals: line.skater }] : []));
  return <DataTable {...shared} rows={rows} columns={skater} rowKey={({ game }) => game.id} />;
}

function useLineColumns<Totals>(totals: readonly Column<Line<Totals>>[]): Column<Line<Totals>>[] {
  const { t } = useTranslation('player');
  return useMemo(
    () => [
      {
        id: 'game',
        header: t('log.game'),
        value: ({ game, team }) => teamName(game.home.id === team.id ? game.away : game.home),
        cell: ({ game, team }) => {
          const isHome = game.home.id === team.id;
          return (
            <span className={css.game}>
              <span className={css.label}>{isHome ? 'vs' : 'at'}</span>
              <TeamLink team={isHome ? game.away : game.home} name="city" />
            </span>
          );
        },
        isName: true,
      },
      {
        id: 'day',
        header: t('log.date'),
        value: ({ game }) => game.season * 100 + game.day,
        cell: ({ game }) => game.day,
      },
      {
        id: 'result',
        header: t('log.result'),
        value: ({ result }) => result,
        cell: ({ game, result }) => (
          <Link to="/game/{-$id}" params={{ id: String(game.id) }} className={css.game}>
            <FormStrip results={[result]} />
            {game.awayScore}:{game.homeScore}
          </Link>
        ),
        isText: true,
      },
      {
        id: 'stage',
        header: t('log.stage'),
        value: ({ game }) => t(`log.${game.stage}`),
        isText: true,
      },
      ...totals.filter((column) => !NOT_OF_A_GAME.includes(column.id)),
    ],
    [t, totals],
  );
}
