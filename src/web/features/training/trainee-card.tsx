import type { ReactNode } from 'react';
import type { TraineeView } from '#domains/training/contract.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Facts } from '#web/ui/layout.tsx';
import { Meter } from '#web/ui/meter.tsx';
import { playerName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';
import { RatingPill } from '#web/ui/rating-pill.tsx';
import { Card } from '#web/ui/section.tsx';
import { IntensitySelect, RestSelect, SkillSelect } from './trainee-controls.tsx';
import css from './training.module.css';
import type { Controls } from './training-columns.tsx';
import { useTraineeWords } from './use-trainee-words.ts';

/** Shows one player's training in a narrow window. */
export function TraineeCard({ trainee, controls }: { trainee: TraineeView; controls: Controls }) {
  const { t } = useTranslation(['training', 'club']);
  const words = useTraineeWords();
  const format = useFormat();
  const { player, forecast, matchRating } = trainee;
  const { onSet, onLeave, chosen, onToggle } = controls;
  const facts: [string, ReactNode][] = [
    [t('training:column.gainTitle'), words.gain(trainee)],
    [t('training:column.in10Title'), words.band(forecast.in10)],
    [t('training:column.in30Title'), words.band(forecast.in30)],
    [t('training:column.paceTitle'), words.pace(trainee)],
    ...factorsOf(trainee).map(([name, share]): [string, ReactNode] => [
      t(`training:factor.${name}`),
      format.signedPercent(share),
    ]),
    [t('training:column.costTitle'), words.signed(trainee.energyADay)],
    [t('training:column.riskTitle'), words.percent(trainee.injuryRisk)],
    [t('training:column.trainingTitle'), trainee.trainingRating],
    [t('training:column.matchTitle'), format.number(matchRating === null ? null : matchRating / 10, 1)],
  ];
  return (
    <li>
      <Card>
        <div className={css.cardHead}>
          <input
            type="checkbox"
            className={css.check}
            checked={chosen.has(player.id)}
            aria-label={t('training:pick', { player: playerName(player) })}
            onChange={() => onToggle(player.id)}
          />
          <RatingPill rating={player.overall} size="sm" />
          <div>
            <PlayerLink player={player} name="fit" face />
          </div>
          <span>
            {player.positions[0]} · {player.age}
          </span>
          <Meter value={player.energy} label={t('club:roster.column.energy')} width={40} />
        </div>
        <div className={css.selects}>
          <SkillSelect trainee={trainee} onSet={onSet} isLabeled />
          <IntensitySelect trainee={trainee} onSet={onSet} onLeave={onLeave} isLabeled />
          <RestSelect trainee={trainee} onSet={onSet} isLabeled />
        </div>
        <Facts ends gap="md" size="sm" numeric>
          {facts.map(([label, value]) => [<dt key={`${label}-name`}>{label}</dt>, <dd key={label}>{value}</dd>])}
        </Facts>
      </Card>
    </li>
  );
}

/** Returns the factors that differ from normal growth, in percent. */
function factorsOf({ factors }: TraineeView): [keyof TraineeView['factors'], number][] {
  return (['intensity', 'facility', 'academy', 'coach', 'iceTime', 'morale'] as const).flatMap((name) => {
    const share = Math.round((factors[name] - 1) * 1000) / 10;
    return share === 0 ? [] : [[name, share]];
  });
}
