/** Columns of the box score. */
import { useMemo } from 'react';
import type { z } from 'zod';
import type { goalieLine, skaterLine } from '#domains/game/contract/game.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { playerName } from '#web/ui/names.ts';

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

/** By first name, with the jersey number. */
const PLAYER = {
  title: undefined,
  name: 'short',
  number: true,
  value: ({ player }: Pick<SkaterRow, 'player'>) => playerName(player),
} as const;

export function useSkaterColumns(): readonly Column<SkaterRow>[] {
  const { t } = useTranslation(['game', 'game-reports', 'stats']);
  const col = useColumnKit('stats:short').of<SkaterRow>();
  const format = useFormat();
  return useMemo(
    () => [
      col.player(PLAYER),
      col.text('position', { title: undefined }),
      ...COUNTS.map(
        (id): Column<SkaterRow> =>
          col.count(id, (row) => row[id], {
            cell: id === 'plusMinus' ? (row) => format.signed(row.plusMinus) : undefined,
          }),
      ),
      col.number('xg', { digits: 2 }),
      col.count(
        'faceoffs',
        ({ faceoffsWon, faceoffsLost }) => (faceoffsWon + faceoffsLost === 0 ? null : faceoffsWon),
        {
          header: t('game-reports:short.faceoffs'),
          title: t('game-reports:faceoffs'),
          cell: ({ faceoffsWon, faceoffsLost }) =>
            faceoffsWon + faceoffsLost === 0 ? '' : `${faceoffsWon}–${faceoffsLost}`,
        },
      ),
      col.count('shifts', { header: t('game-reports:short.shifts'), title: t('game-reports:shifts') }),
      col.clock('ppToi', { title: undefined }),
      col.clock('shToi', { title: undefined }),
      col.clock('toi', { title: undefined }),
    ],
    [t, format, col],
  );
}

export function useGoalieColumns(): readonly Column<GoalieRow>[] {
  const { t } = useTranslation(['game', 'game-reports', 'stats']);
  const col = useColumnKit('stats:short').of<GoalieRow>();
  const format = useFormat();
  return useMemo(
    () => [
      col.player(PLAYER),
      col.text('decision', ({ decision }) => decision ?? '', {
        header: t('game-reports:short.decision'),
        title: t('game-reports:decision'),
      }),
      col.count('shotsAgainst'),
      col.count('saves'),
      col.count('goalsAgainst'),
      col.count('savePercentage', { cell: (row) => format.savePercentage(row.savePercentage) }),
      col.number('xga', { header: t('game-reports:short.xga'), title: t('game-reports:xga'), digits: 2 }),
      col.clock('toi'),
    ],
    [t, format, col],
  );
}
