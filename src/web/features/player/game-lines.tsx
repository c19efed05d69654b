import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import {
  type GoalieTotals,
  type SkaterTotals,
  useGoalieColumns,
  useSkaterColumns,
} from '#web/features/stats/totals-columns.tsx';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column, Sort } from '#web/ui/data-table/columns.ts';
import { DataTable } from '#web/ui/data-table/data-table.tsx';
import { FormStrip } from '#web/ui/form-strip.tsx';
import { Words } from '#web/ui/layout.tsx';
import { teamName } from '#web/ui/names.ts';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './player.module.css';
import type { GameLine } from './profile.ts';

type Line<Totals> = GameLine & { totals: Totals };

/** Columns that mean nothing for a single game, or too little for the room. */
const NOT_OF_A_GAME = [
  'games',
  'starts',
  'gameWinningGoals',
  'wins',
  'losses',
  'overtimeLosses',
  'shGoals',
  'shootingPercentage',
  'goalsAgainstAverage',
  'shutouts',
];
/** Columns that fit in a card. */
const OF_A_CARD = [
  'goals',
  'assists',
  'points',
  'plusMinus',
  'shots',
  'toiPerGame',
  'savePercentage',
  'shotsAgainst',
  'saves',
  'goalsAgainst',
];

/** Lists a player's games, a goalie's with a goalie's columns; `short` is for a card. */
export function GameLines({
  games,
  isGoalie,
  label,
  sort,
  onSort,
  csvName,
  short = false,
}: {
  games: readonly GameLine[];
  isGoalie: boolean;
  label: string;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  csvName?: string;
  short?: boolean;
}) {
  const skater = useLineColumns(useSkaterColumns<Line<SkaterTotals>>(), short);
  const goalie = useLineColumns(useGoalieColumns<Line<GoalieTotals>>(), short);
  const shared = { label, sort, onSort, csvName };
  if (isGoalie) {
    const rows = games.flatMap((line) => (line.goalie ? [{ ...line, totals: line.goalie }] : []));
    return <DataTable name="goalie-games" {...shared} rows={rows} columns={goalie} rowKey={({ game }) => game.id} />;
  }
  const rows = games.flatMap((line) => (line.skater ? [{ ...line, totals: line.skater }] : []));
  return <DataTable name="skater-games" {...shared} rows={rows} columns={skater} rowKey={({ game }) => game.id} />;
}

function useLineColumns<Totals>(totals: readonly Column<Line<Totals>>[], short: boolean): Column<Line<Totals>>[] {
  const { t } = useTranslation(['player', 'club', 'stats']);
  const col = useColumnKit('player:log').of<Line<Totals>>();
  const format = useFormat();
  return useMemo(() => {
    const stage: Column<Line<Totals>> = col.text('stage', ({ game }) => t(`player:log.${game.type}`));
    return [
      col.text('game', ({ game, team }) => teamName(game.home.id === team.id ? game.away : game.home), {
        cell: ({ game, team }) => {
          const isHome = game.home.id === team.id;
          return (
            <span className={css.game}>
              <Words tone="dim">{isHome ? t('club:schedule.vs') : t('club:schedule.at')}</Words>
              <TeamLink team={isHome ? game.away : game.home} name="city" />
            </span>
          );
        },
        isName: true,
      }),
      // The latest games may belong to two seasons; a game log covers one.
      col.count('day', ({ game }) => game.day, {
        header: t('player:log.date'),
        cell: ({ game }) => (short ? t('player:log.seasonAndDay', { season: game.season, day: game.day }) : game.day),
      }),
      col.text('result', {
        cell: ({ game, team, result }) => (
          <Link to="/game/{-$id}" params={{ id: String(game.id) }} className={css.game}>
            <FormStrip results={[result]} />
            {game.home.id === team.id
              ? format.score(game.homeScore, game.awayScore)
              : format.score(game.awayScore, game.homeScore)}
          </Link>
        ),
      }),
      ...(short ? [] : [stage]),
      col.count('rating', { title: t('player:matchRatingTip'), cell: ({ rating }) => format.number(rating / 10, 1) }),
      ...totals
        .filter(({ id }) => (short ? OF_A_CARD.includes(id) : !NOT_OF_A_GAME.includes(id)))
        .map((column) => (column.id === 'toiPerGame' ? { ...column, header: t('stats:short.toi') } : column)),
    ];
  }, [t, format, totals, short, col]);
}
