import { useMemo } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import { expectedGoalsOf } from '#domains/game/rules/analysis/expected-goals.ts';
import type { Side } from '#engine/match/sides.ts';
import { stepPath, valueTicks } from '#web/features/game/charts/chart-scale.ts';
import type { ChartStop } from '#web/features/game/charts/chart-stop.ts';
import { TimeChart } from '#web/features/game/charts/time-chart.tsx';
import { useMomentWords } from '#web/features/game/charts/use-moment-words.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './chart.module.css';

/** Charts the cumulative expected goals of both teams, one step per attempt; a disc on the line is a goal. */
export function ExpectedGoalsChart({ stage, isCompact = false }: { stage: GameStage; isCompact?: boolean }) {
  const { view, events, span } = stage;
  const { t } = useTranslation('game');
  const format = useFormat();
  const moment = useMomentWords(view);
  const points = useMemo(() => expectedGoalsOf(events), [events]);
  const { home, away } = view.game;
  const last = points.at(-1) ?? { home: 0, away: 0 };
  const ticks = valueTicks(Math.max(last.home, last.away));
  const number = (value: number) => format.number(value, 2);
  const stops = points.map(
    (point): ChartStop => ({
      place: point.place,
      time: point.time,
      when: moment(events[point.place]),
      values: [number(point.away), number(point.home)],
    }),
  );
  const summary = t('charts.xg.summary', {
    home: home.city,
    away: away.city,
    homeXg: number(last.home),
    awayXg: number(last.away),
    homeGoals: span.goals.filter(({ side }) => side === 'home').length,
    awayGoals: span.goals.filter(({ side }) => side === 'away').length,
  });
  const valuesOf = (side: Side) => points.map((point) => ({ time: point.time, value: point[side] }));
  return (
    <>
      <TimeChart
        stage={stage}
        isCompact={isCompact}
        label={t('charts.xg.label')}
        summary={summary}
        from={0}
        to={ticks.at(-1) ?? 1}
        ticks={ticks.map((value) => ({ value, label: format.number(value, value % 1 === 0 ? 0 : 1) }))}
        columns={[away.abbr, home.abbr]}
        stops={stops}
      >
        {(scale) =>
          (['away', 'home'] as const).map((side) => (
            <g key={side} data-side={side}>
              <path d={stepPath(valuesOf(side), scale, { first: 0, until: span.until })} className={css.line} />
              {points
                .filter((point) => point.isGoal && point.side === side)
                .map((point) => (
                  <circle
                    key={point.place}
                    cx={scale.x(point.time)}
                    cy={scale.y(point[side])}
                    r={4}
                    className={css.goal}
                  />
                ))}
            </g>
          ))
        }
      </TimeChart>
      {!isCompact && <Key view={view} />}
    </>
  );
}

/** Tells the two lines apart. */
function Key({ view }: { view: GameView }) {
  return (
    <ul className={css.key}>
      {(['away', 'home'] as const).map((side) => (
        <li key={side} data-side={side}>
          <svg viewBox="0 0 26 4" className={css.sample} aria-hidden="true" data-side={side}>
            <path d="M0 2H26" className={css.line} />
          </svg>
          {view.game[side].city}
        </li>
      ))}
    </ul>
  );
}
