/** Columns of the box score. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import type { goalieLine, skaterLine } from '#domains/game/contract/game.ts';
import { formatClock, useFormat } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { playerName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';

export type SkaterRow = z.infer<typeof skaterLine>;
export type GoalieRow = z.infer<typeof goalieLine>;

type CountOf<Row> = { [Key in keyof Row]: Row[Key] extends number ? Key : never }[keyof Row];
type StatName =
  | 'goals'
  | 'assists'
  | 'points'
  | 'plusMinus'
  | 'pim'
  | 'shots'
  | 'hits'
  | 'blocks'
  | 'takeaways'
  | 'giveaways';

const COUNTS: readonly (StatName & CountOf<SkaterRow>)[] = [
  'goals',
  'assists',
  'points',
  'plusMinus',
  'pim',
  'shots',
  'hits',
  'blocks',
  'takeaways',
  'giveaways',
];

export function useSkaterColumns(): readonly Column<SkaterRow>[] {
  const { t } = useTranslation(['game', 'game-reports', 'stats']);
  const format = useFormat();
  return useMemo(
    () => [
      playerColumn(t('stats:short.player')),
      { id: 'position', header: t('stats:short.position'), isText: true, value: ({ position }) => position },
      ...COUNTS.map(
        (id): Column<SkaterRow> => ({
          id,
          header: t(`stats:short.${id}`),
          title: t(`stats:name.${id}`),
          value: (row) => row[id],
          cell: id === 'plusMinus' ? (row) => format.signed(row.plusMinus) : undefined,
        }),
      ),
      {
        id: 'xg',
        header: t('stats:short.xg'),
        title: t('stats:name.xg'),
        value: ({ xg }) => xg,
        cell: ({ xg }) => format.number(xg, 2),
      },
      {
        id: 'faceoffs',
        header: t('game-reports:short.faceoffs'),
        title: t('game-reports:faceoffs'),
        value: ({ faceoffsWon, faceoffsLost }) => (faceoffsWon + faceoffsLost === 0 ? null : faceoffsWon),
        cell: ({ faceoffsWon, faceoffsLost }) =>
          faceoffsWon + faceoffsLost === 0 ? '' : `${faceoffsWon}–${faceoffsLost}`,
      },
      {
        id: 'shifts',
        header: t('game-reports:short.shifts'),
        title: t('game-reports:shifts'),
        value: (row) => row.shifts,
      },
      timeColumn('ppToi', t('stats:short.ppToi')),
      timeColumn('shToi', t('stats:short.shToi')),
      timeColumn('toi', t('stats:short.toi')),
    ],
    [t, format],
  );
}

function playerColumn<Row extends Pick<SkaterRow, 'player'>>(header: string): Column<Row> {
  return {
    id: 'player',
    header,
    isName: true,
    value: ({ player }) => playerName(player),
    cell: ({ player }) => <PlayerLink player={player} name="short" number />,
  };
}

function timeColumn(id: 'toi' | 'ppToi' | 'shToi', header: string): Column<SkaterRow> {
  return { id, header, value: (row) => row[id], cell: (row) => formatClock(row[id]) };
}

export function useGoalieColumns(): readonly Column<GoalieRow>[] {
  const { t } = useTranslation(['game', 'game-reports', 'stats']);
  const format = useFormat();
  return useMemo(
    () => [
      playerColumn(t('stats:short.player')),
      {
        id: 'decision',
        header: t('game-reports:short.decision'),
        title: t('game-reports:decision'),
        isText: true,
        value: ({ decision }) => decision ?? '',
      },
      {
        id: 'shotsAgainst',
        header: t('stats:short.shotsAgainst'),
        title: t('stats:name.shotsAgainst'),
        value: (row) => row.shotsAgainst,
      },
      { id: 'saves', header: t('stats:short.saves'), title: t('stats:name.saves'), value: (row) => row.saves },
      {
        id: 'goalsAgainst',
        header: t('stats:short.goalsAgainst'),
        title: t('stats:name.goalsAgainst'),
        value: (row) => row.goalsAgainst,
      },
      {
        id: 'savePercentage',
        header: t('stats:short.savePercentage'),
        title: t('stats:name.savePercentage'),
        value: (row) => row.savePercentage,
        cell: (row) => format.savePercentage(row.savePercentage),
      },
      {
        id: 'xga',
        header: t('game-reports:short.xga'),
        title: t('game-reports:xga'),
        value: (row) => row.xga,
        cell: (row) => format.number(row.xga, 2),
      },
      {
        id: 'toi',
        header: t('stats:short.toi'),
        title: t('stats:name.toi'),
        value: (row) => row.toi,
        cell: (row) => formatClock(row.toi),
      },
    ],
    [t, format],
  );
}
