import { useMemo } from 'react';
import type { TraineeView } from '#domains/training/contract.ts';
import type { PlayerId } from '#engine/ids.ts';
import { useTranslation } from '#web/lib/words.ts';
import { type ColumnKit, type Heading, useColumnKit } from '#web/ui/data-table/column-kit.tsx';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Meter } from '#web/ui/meter.tsx';
import { playerName } from '#web/ui/names.ts';
import { IntensitySelect, RestSelect, type SetPlan, SkillSelect } from './trainee-controls.tsx';
import css from './training.module.css';
import { type TraineeWords, useTraineeWords } from './use-trainee-words.ts';

type TraineeColumn = Column<TraineeView>;

export interface Controls {
  onSet: SetPlan;
  onLeave: (playerId: PlayerId) => void;
  chosen: ReadonlySet<number>;
  onToggle: (playerId: PlayerId) => void;
}

export function useTrainingColumns({ onSet, onLeave, chosen, onToggle }: Controls): TraineeColumn[] {
  const { t } = useTranslation(['training', 'club']);
  const col = useColumnKit('training').of<TraineeView>();
  const player = useColumnKit('club:roster.column').of<TraineeView>();
  const words = useTraineeWords();
  return useMemo(
    () => [
      player.overall(({ player }) => player.overall),
      player.player(),
      col.actions(
        'pick',
        ({ player }) => (
          <input
            type="checkbox"
            className={css.check}
            checked={chosen.has(player.id)}
            aria-label={t('training:pick', { player: playerName(player) })}
            onChange={() => onToggle(player.id)}
          />
        ),
        { isTight: true },
      ),
      player.text('position', ({ player }) => player.positions.join(' ')),
      player.count('age', ({ player }) => player.age, { firstOrder: 'asc', isTight: true }),
      col.text('trains', ({ player }) => player.trainingOn ?? '', {
        cell: (trainee) => <SkillSelect trainee={trainee} onSet={onSet} />,
      }),
      col.text('intensity', ({ plan }) => plan?.intensity ?? '', {
        cell: (trainee) => <IntensitySelect trainee={trainee} onSet={onSet} onLeave={onLeave} />,
      }),
      col.text('rest', ({ plan }) => plan?.restBelow ?? -1, {
        cell: (trainee) => <RestSelect trainee={trainee} onSet={onSet} />,
      }),
      player.count('energy', ({ player }) => player.energy, {
        cell: ({ player }) => <Meter value={player.energy} label={t('club:roster.column.energy')} width={48} />,
        firstOrder: 'asc',
      }),
      ...numbers(col, words),
      col.number('minutes', { digits: 1 }),
      col.count('training', 'trainingRating'),
      col.number('match', ({ matchRating }) => matchRating && matchRating / 10, {
        value: ({ matchRating }) => matchRating,
        digits: 1,
      }),
    ],
    [t, col, player, words, onSet, onLeave, chosen, onToggle],
  );
}

function numbers(col: ColumnKit<TraineeView, Heading<'training'>>, words: TraineeWords): TraineeColumn[] {
  return [
    col.count('gain', ({ gain }) => gain?.overall ?? null, {
      cell: (trainee) => (
        <span data-tip={words.gains(trainee)} className={toneOf(trainee.gain?.overall ?? 0)}>
          {words.gain(trainee)}
        </span>
      ),
    }),
    col.count('in10', ({ forecast }) => forecast.in10.high, { cell: ({ forecast }) => words.band(forecast.in10) }),
    col.count('in30', ({ forecast }) => forecast.in30.high, { cell: ({ forecast }) => words.band(forecast.in30) }),
    col.count('pace', { cell: (trainee) => <span data-tip={words.factors(trainee)}>{words.pace(trainee)}</span> }),
    col.count('cost', 'energyADay', { cell: ({ energyADay }) => words.signed(energyADay) }),
    col.count('risk', 'injuryRisk', { cell: ({ injuryRisk }) => words.percent(injuryRisk) }),
  ];
}

function toneOf(gain: number): string | undefined {
  if (gain === 0) return undefined;
  return gain > 0 ? css.up : css.down;
}
