import { useId, useMemo } from 'react';
import { winChanceModel } from '#domains/game/rules/analysis/win-chance.ts';
import { winChanceCurve } from '#domains/game/rules/analysis/win-chance-curve.ts';
import { type ChartScale, type StepPoint, stepArea, stepPath } from '#web/features/game/charts/chart-scale.ts';
import type { ChartStop } from '#web/features/game/charts/chart-stop.ts';
import { TimeChart } from '#web/features/game/charts/time-chart.tsx';
import { useMomentWords } from '#web/features/game/charts/use-moment-words.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './chart.module.css';

/** Charts each team's chance to win from each moment on: above the middle the home team is the favorite. */
export function WinChanceChart({ stage, isCompact = false }: { stage: GameStage; isCompact?: boolean }) {
  const { view, events, span } = stage;
  const { t } = useTranslation('game');
  const format = useFormat();
  const moment = useMomentWords(view);
  const { home, away, overtime } = view.game;
  const model = useMemo(
    () => winChanceModel({ pregame: view.homeWinChance, overtime }),
    [view.homeWinChance, overtime],
  );
  const curve = useMemo(() => winChanceCurve(events, model), [events, model]);
  const percent = (share: number) => format.percent(share * 100, 0);
  const points = curve.map(({ place, home: value }): StepPoint => ({ time: span.times[place] ?? 0, value }));
  const stops = curve.map(
    (point): ChartStop => ({
      place: point.place,
      time: span.times[point.place] ?? 0,
      when: moment(point),
      values: [percent(1 - point.home), percent(point.home)],
    }),
  );
  const now = curve.at(-1)?.home ?? view.homeWinChance;
  const leader = now >= 0.5 ? home : away;
  return (
    <TimeChart
      stage={stage}
      isCompact={isCompact}
      label={t('charts.win.label')}
      summary={t(stage.scene.isOver ? 'charts.win.summaryEnd' : 'charts.win.summary', {
        home: home.city,
        before: percent(view.homeWinChance),
        team: leader.city,
        now: percent(Math.max(now, 1 - now)),
      })}
      from={0}
      to={1}
      ticks={[1, 0.75, 0.5, 0.25, 0].map((value) => ({
        value,
        label: value === 1 ? home.abbr : value === 0 ? away.abbr : percent(Math.max(value, 1 - value)),
      }))}
      columns={[away.abbr, home.abbr]}
      stops={stops}
    >
      {(scale) => <Curve points={points} first={view.homeWinChance} until={span.until} scale={scale} />}
    </TimeChart>
  );
}

function Curve({
  points,
  first,
  until,
  scale,
}: {
  points: readonly StepPoint[];
  first: number;
  until: number;
  scale: ChartScale;
}) {
  const clip = useId();
  const { left, right, top, bottom, y } = scale;
  const area = stepArea(points, scale, { first, until, base: 0.5 });
  return (
    <g>
      <clipPath id={`${clip}-home`}>
        <rect x={left} y={top} width={right - left} height={y(0.5) - top} />
      </clipPath>
      <clipPath id={`${clip}-away`}>
        <rect x={left} y={y(0.5)} width={right - left} height={bottom - y(0.5)} />
      </clipPath>
      {(['home', 'away'] as const).map((side) => (
        <path key={side} d={area} clipPath={`url(#${clip}-${side})`} data-side={side} className={css.area} />
      ))}
      <path d={stepPath(points, scale, { first, until })} className={css.curve} />
    </g>
  );
}
