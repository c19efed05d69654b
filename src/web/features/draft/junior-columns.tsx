/** Columns of junior hockey and of the combine. */
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { COMBINE_TESTS, LESS_IS_BETTER } from '#domains/draft/constants.ts';
import type { CombineLineView, JuniorGoalieView, JuniorSkaterView } from '#domains/draft/contract/shapes.ts';
import { useFormat } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { playerColumn } from '#web/ui/player-columns.tsx';

interface Boy {
  rank: number | null;
  player: JuniorSkaterView['player'];
  age: number;
}

function useBoyColumns<Row extends Boy>(): Column<Row>[] {
  const { t } = useTranslation('draft');
  return useMemo(
    () => [
      {
        id: 'rank',
        header: t('column.rank'),
        title: t('column.rankTitle'),
        value: ({ rank }) => rank,
        firstOrder: 'asc',
        isLead: true,
      },
      playerColumn<Row>({ header: t('column.player'), flag: true }),
      { id: 'position', header: t('column.position'), value: ({ player }) => player.position, isText: true },
      { id: 'age', header: t('column.age'), value: ({ age }) => age },
    ],
    [t],
  );
}

type SkaterLine = Pick<JuniorSkaterView, 'games' | 'goals' | 'assists' | 'penalties' | 'plusMinus'>;
type GoalieLine = Pick<JuniorGoalieView, 'games' | 'wins' | 'shutouts' | 'shotsAgainst' | 'goalsAgainst'>;

export function useSkaterLineColumns<Row extends SkaterLine>(): Column<Row>[] {
  const { t } = useTranslation('draft');
  const format = useFormat();
  return useMemo(() => {
    const column = (id: keyof SkaterLine | 'points', value: (row: Row) => number, cell?: (row: Row) => string) => {
      return { id, header: t(`junior.${id}`), title: t(`junior.${id}Title`), value, ...(cell && { cell }) };
    };
    return [
      column('games', ({ games }) => games),
      column('goals', ({ goals }) => goals),
      column('assists', ({ assists }) => assists),
      column('points', ({ goals, assists }) => goals + assists),
      column(
        'plusMinus',
        ({ plusMinus }) => plusMinus,
        ({ plusMinus }) => format.signed(plusMinus),
      ),
      column('penalties', ({ penalties }) => penalties),
    ];
  }, [t, format]);
}

export function useGoalieLineColumns<Row extends GoalieLine>(): Column<Row>[] {
  const { t } = useTranslation('draft');
  const format = useFormat();
  return useMemo(() => {
    const saved = ({ shotsAgainst, goalsAgainst }: Row) => (shotsAgainst - goalsAgainst) / Math.max(1, shotsAgainst);
    const average = ({ games, goalsAgainst }: Row) => goalsAgainst / Math.max(1, games);
    const head = (id: 'games' | 'wins' | 'savePercentage' | 'average' | 'shutouts') => {
      return { id, header: t(`junior.${id}`), title: t(`junior.${id}Title`) };
    };
    return [
      { ...head('games'), value: ({ games }) => games },
      { ...head('wins'), value: ({ wins }) => wins },
      { ...head('savePercentage'), value: saved, cell: (row) => format.savePercentage(saved(row)) },
      { ...head('average'), value: average, cell: (row) => format.number(average(row), 2), firstOrder: 'asc' },
      { ...head('shutouts'), value: ({ shutouts }) => shutouts },
    ];
  }, [t, format]);
}

export function useJuniorSkaterColumns(): Column<JuniorSkaterView>[] {
  return [...useBoyColumns<JuniorSkaterView>(), ...useSkaterLineColumns<JuniorSkaterView>()];
}

export function useJuniorGoalieColumns(): Column<JuniorGoalieView>[] {
  return [...useBoyColumns<JuniorGoalieView>(), ...useGoalieLineColumns<JuniorGoalieView>()];
}

export function useCombineColumns(): Column<CombineLineView>[] {
  const { t } = useTranslation('draft');
  const format = useFormat();
  const boy = useBoyColumns<CombineLineView>();
  return useMemo(
    () => [
      ...boy,
      { id: 'height', header: t('column.height'), title: t('column.heightTitle'), value: ({ heightCm }) => heightCm },
      { id: 'weight', header: t('column.weight'), title: t('column.weightTitle'), value: ({ weightKg }) => weightKg },
      ...COMBINE_TESTS.map((test): Column<CombineLineView> => {
        return {
          id: test,
          header: t(`combine.${test}`),
          title: t(`combine.${test}Title`),
          value: (line) => line[test],
          cell: (line) => format.number(line[test], DECIMALS[test]),
          firstOrder: LESS_IS_BETTER.includes(test) ? 'asc' : 'desc',
        };
      }),
    ],
    [t, format, boy],
  );
}

export const DECIMALS = { sprint: 2, agility: 2, jump: 0, press: 0, endurance: 1, wingspan: 0 } as const;
