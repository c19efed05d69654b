/** Columns of junior hockey and of the combine. */
import { useMemo } from 'react';
import { COMBINE_TESTS, LESS_IS_BETTER } from '#domains/draft/constants.ts';
import type { CombineLineView, JuniorGoalieView, JuniorSkaterView } from '#domains/draft/contract/shapes.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';

interface Boy {
  rank: number | null;
  player: JuniorSkaterView['player'];
  age: number;
}

function useBoyColumns<Row extends Boy>(): Column<Row>[] {
  const col = useColumnKit('draft').of<Boy>();
  return useMemo(
    () => [
      col.count('rank', { isLead: true, firstOrder: 'asc' }),
      col.player({ flag: true }),
      col.text('position', ({ player }) => player.position),
      col.count('age'),
    ],
    [col],
  );
}

type SkaterLine = Pick<JuniorSkaterView, 'games' | 'goals' | 'assists' | 'penalties' | 'plusMinus'>;
type GoalieLine = Pick<JuniorGoalieView, 'games' | 'wins' | 'shutouts' | 'shotsAgainst' | 'goalsAgainst'>;

export function useSkaterLineColumns<Row extends SkaterLine>(): Column<Row>[] {
  const col = useColumnKit('draft:junior').of<SkaterLine>();
  return useMemo(
    () => [
      col.count('games'),
      col.count('goals'),
      col.count('assists'),
      col.count('points', ({ goals, assists }) => goals + assists),
      col.signed('plusMinus'),
      col.count('penalties'),
    ],
    [col],
  );
}

export function useGoalieLineColumns<Row extends GoalieLine>(): Column<Row>[] {
  const col = useColumnKit('draft:junior').of<GoalieLine>();
  const format = useFormat();
  return useMemo(() => {
    const saved = ({ shotsAgainst, goalsAgainst }: GoalieLine) =>
      (shotsAgainst - goalsAgainst) / Math.max(1, shotsAgainst);
    return [
      col.count('games'),
      col.count('wins'),
      col.count('savePercentage', saved, { cell: (row) => format.savePercentage(saved(row)) }),
      col.number('average', ({ games, goalsAgainst }) => goalsAgainst / Math.max(1, games), {
        digits: 2,
        firstOrder: 'asc',
      }),
      col.count('shutouts'),
    ];
  }, [col, format]);
}

export function useJuniorSkaterColumns(): Column<JuniorSkaterView>[] {
  return [...useBoyColumns<JuniorSkaterView>(), ...useSkaterLineColumns<JuniorSkaterView>()];
}

export function useJuniorGoalieColumns(): Column<JuniorGoalieView>[] {
  return [...useBoyColumns<JuniorGoalieView>(), ...useGoalieLineColumns<JuniorGoalieView>()];
}

export function useCombineColumns(): Column<CombineLineView>[] {
  const { t } = useTranslation('draft');
  const col = useColumnKit('draft').of<CombineLineView>();
  const format = useFormat();
  const boy = useBoyColumns<CombineLineView>();
  return useMemo(
    () => [
      ...boy,
      col.count('height', 'heightCm'),
      col.count('weight', 'weightKg'),
      ...COMBINE_TESTS.map((test): Column<CombineLineView> => {
        return col.count(test, (line) => line[test], {
          header: t(`combine.${test}`),
          title: t(`combine.${test}Title`),
          cell: (line) => format.number(line[test], DECIMALS[test]),
          firstOrder: LESS_IS_BETTER.includes(test) ? 'asc' : 'desc',
        });
      }),
    ],
    [t, format, boy, col],
  );
}

export const DECIMALS = { sprint: 2, agility: 2, jump: 0, press: 0, endurance: 1, wingspan: 0 } as const;
