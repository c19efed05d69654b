import { useMemo } from 'react';
import { type MomentumStep, momentumOf } from '#domains/game/rules/analysis/momentum.ts';
import type { Side } from '#engine/match/sides.ts';
import type { ChartStop } from '#web/features/game/charts/chart-stop.ts';
import type { GameSpan } from '#web/features/game/charts/game-span.ts';
import { TimeChart } from '#web/features/game/charts/time-chart.tsx';
import { useMomentWords } from '#web/features/game/charts/use-moment-words.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './chart.module.css';

/** Pixels between two bars. */
const GAP = 1;
/** Up to this value play counts as even. */
const EVEN = 0.12;

/** Charts which team controls play, minute by minute: bars upward for the home team, downward for the visitors. */
export function MomentumChart({ stage, isCompact = false }: { stage: GameStage; isCompact?: boolean }) {
  const { view, events, span } = stage;
  const { t } = useTranslation('game');
  const format = useFormat();
  const moment = useMomentWords(view);
  const steps = useMemo(() => momentumOf(events), [events]);
  const { home, away } = view.game;
  const betterOf = ({ value }: MomentumStep) => {
    if (Math.abs(value) <= EVEN) return t('charts.momentum.even');
    const team = value > 0 ? home.abbr : away.abbr;
    return t('charts.momentum.team', { team, percent: format.percent(Math.abs(value) * 100, 0) });
  };
  const stops = steps.map((step): ChartStop => {
    const at = span.starts.findLast(({ time }) => time < step.until) ?? { period: 1, time: 0 };
    return {
      place: placeBefore(span, step.until),
      time: step.until,
      when: moment({ period: at.period, second: step.until - at.time }),
      values: [betterOf(step)],
    };
  });
  const minutesOf = (side: Side) =>
    steps.filter(({ value }) => (side === 'home' ? value > EVEN : value < -EVEN)).length;
  return (
    <TimeChart
      stage={stage}
      isCompact={isCompact}
      label={t('charts.momentum.label')}
      summary={t('charts.momentum.summary', {
        home: home.city,
        away: away.city,
        homeMinutes: minutesOf('home'),
        awayMinutes: minutesOf('away'),
        minutes: steps.length,
      })}
      from={-1}
      to={1}
      ticks={[
        { value: 0.75, label: home.abbr },
        { value: 0, label: '' },
        { value: -0.75, label: away.abbr },
      ]}
      columns={[t('charts.momentum.column')]}
      stops={stops}
    >
      {({ x, y }) =>
        steps.map(({ from, until, value }) => (
          <rect
            key={from}
            x={x(from)}
            width={Math.max(0.5, x(until) - x(from) - GAP)}
            y={Math.min(y(value), y(0))}
            height={Math.abs(y(value) - y(0))}
            data-side={value > 0 ? 'home' : 'away'}
            className={css.bar}
          />
        ))
      }
    </TimeChart>
  );
}

/** Returns the index of the last event up to a time, to which a replay jumps from there. */
function placeBefore({ times }: GameSpan, time: number): number {
  return times.findLastIndex((each) => each <= time);
}
