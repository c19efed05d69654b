import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { TraineeView } from '#domains/training/contract.ts';
import type { PlayerId } from '#engine/ids.ts';
import { useFormat } from '#web/lib/format.ts';
import type { Column } from '#web/ui/data-table/columns.ts';
import { Meter } from '#web/ui/meter.tsx';
import { playerName } from '#web/ui/names.ts';
import { playerColumn } from '#web/ui/player-columns.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
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
  const words = useTraineeWords();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'overall',
        header: t('club:roster.column.overall'),
        title: t('club:roster.column.overallTitle'),
        value: ({ player }) => player.overall,
        cell: ({ player }) => <RatingPill rating={player.overall} size="sm" />,
        isLead: true,
      },
      playerColumn({ header: t('club:roster.column.player'), face: true }),
      {
        id: 'pick',
        header: t('training:column.pick'),
        value: () => null,
        cell: ({ player }) => (
          <input
            type="checkbox"
            className={css.check}
            checked={chosen.has(player.id)}
            aria-label={t('training:pick', { player: playerName(player) })}
            onChange={() => onToggle(player.id)}
          />
        ),
        isUnsortable: true,
        isTight: true,
      },
      {
        id: 'position',
        header: t('club:roster.column.position'),
        title: t('club:roster.column.positionTitle'),
        value: ({ player }) => player.positions.join(' '),
        isText: true,
      },
      {
        id: 'age',
        header: t('club:roster.column.age'),
        value: ({ player }) => player.age,
        firstOrder: 'asc',
        isTight: true,
      },
      {
        id: 'trains',
        header: t('training:column.trains'),
        value: ({ player }) => player.trainingOn ?? '',
        cell: (trainee) => <SkillSelect trainee={trainee} onSet={onSet} />,
        isText: true,
      },
      {
        id: 'intensity',
        header: t('training:column.intensity'),
        value: ({ plan }) => plan?.intensity ?? '',
        cell: (trainee) => <IntensitySelect trainee={trainee} onSet={onSet} onLeave={onLeave} />,
        isText: true,
      },
      {
        id: 'rest',
        header: t('training:column.rest'),
        value: ({ plan }) => plan?.restBelow ?? -1,
        cell: (trainee) => <RestSelect trainee={trainee} onSet={onSet} />,
        isText: true,
      },
      {
        id: 'energy',
        header: t('club:roster.column.energy'),
        value: ({ player }) => player.energy,
        cell: ({ player }) => <Meter value={player.energy} label={t('club:roster.column.energy')} width={48} />,
        firstOrder: 'asc',
      },
      ...numbers(words),
      {
        id: 'minutes',
        header: t('training:column.minutes'),
        title: t('training:column.minutesTitle'),
        value: ({ minutes }) => minutes,
        cell: ({ minutes }) => format.number(minutes, 1),
      },
      {
        id: 'training',
        header: t('training:column.training'),
        title: t('training:column.trainingTitle'),
        value: ({ trainingRating }) => trainingRating,
      },
      {
        id: 'match',
        header: t('training:column.match'),
        title: t('training:column.matchTitle'),
        value: ({ matchRating }) => matchRating,
        cell: ({ matchRating }) => format.number(matchRating === null ? null : matchRating / 10, 1),
      },
    ],
    [t, words, format, onSet, onLeave, chosen, onToggle],
  );
}

function numbers(words: TraineeWords): TraineeColumn[] {
  const { t } = words;
  return [
    {
      id: 'gain',
      header: t('column.gain'),
      title: t('column.gainTitle'),
      value: ({ gain }) => gain?.overall ?? null,
      cell: (trainee) => (
        <span data-tip={words.gains(trainee)} className={toneOf(trainee.gain?.overall ?? 0)}>
          {words.gain(trainee)}
        </span>
      ),
    },
    {
      id: 'in10',
      header: t('column.in10'),
      title: t('column.in10Title'),
      value: ({ forecast }) => forecast.in10.high,
      cell: ({ forecast }) => words.band(forecast.in10),
    },
    {
      id: 'in30',
      header: t('column.in30'),
      title: t('column.in30Title'),
      value: ({ forecast }) => forecast.in30.high,
      cell: ({ forecast }) => words.band(forecast.in30),
    },
    {
      id: 'pace',
      header: t('column.pace'),
      title: t('column.paceTitle'),
      value: ({ pace }) => pace,
      cell: (trainee) => <span data-tip={words.factors(trainee)}>{words.pace(trainee)}</span>,
    },
    {
      id: 'cost',
      header: t('column.cost'),
      title: t('column.costTitle'),
      value: ({ energyADay }) => energyADay,
      cell: ({ energyADay }) => words.signed(energyADay),
    },
    {
      id: 'risk',
      header: t('column.risk'),
      title: t('column.riskTitle'),
      value: ({ injuryRisk }) => injuryRisk,
      cell: ({ injuryRisk }) => words.percent(injuryRisk),
    },
  ];
}

function toneOf(gain: number): string | undefined {
  if (gain === 0) return undefined;
  return gain > 0 ? css.up : css.down;
}
