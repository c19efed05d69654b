import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, type ReactNode, useId, useState } from 'react';
import type { GameView } from '#domains/game/contract/game.ts';
import { periodKey } from '#domains/game/rules/periods.ts';
import { type ChartScale, chartScale, nearestPoint } from '#web/features/game/charts/chart-scale.ts';
import type { ChartStop, ValueTick } from '#web/features/game/charts/chart-stop.ts';
import { ChartTable } from '#web/features/game/charts/chart-table.tsx';
import type { GameSpan } from '#web/features/game/charts/game-span.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import css from './chart.module.css';

/** Of a chart that is not compact, in pixels. */
const HEIGHT = 220;

/**
 * A chart over the time of a game: periods below, values on the left, goals at the upper edge (home) and the lower one
 * (visitors). The pointer or the arrow keys move from stop to stop, which are read out; `summary` describes the chart
 * in words, and its stops are available as a table. If there is a replay, pressing a stop jumps to it.
 * `isCompact`: as high as its place, and its words are only for screen readers.
 */
export function TimeChart({
  stage,
  isCompact = false,
  summary,
  label,
  from,
  to,
  ticks,
  columns,
  stops,
  children,
}: {
  stage: GameStage;
  isCompact?: boolean;
  summary: string;
  label: string;
  from: number;
  to: number;
  ticks: readonly ValueTick[];
  /** The names of a stop's values, e.g. the teams. */
  columns: readonly string[];
  stops: readonly ChartStop[];
  children: (scale: ChartScale) => ReactNode;
}) {
  const { t } = useTranslation('game');
  const { view, span, windTo } = stage;
  const { ref, width, height: room } = useElementSize();
  const height = isCompact ? room : HEIGHT;
  const [picked, setPicked] = useState<number | null>(null);
  const summaryId = useId();
  const scale = chartScale({ width, height, length: span.length, from, to, isCompact });
  const at = Math.min(picked ?? stops.length - 1, stops.length - 1);
  const stop = stops[at];
  const words = stop && `${stop.when}: ${columns.map((column, index) => `${column} ${stop.values[index]}`).join(', ')}`;
  const pointAt = (event: PointerEvent<HTMLElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    const time = ((x - scale.left) / (scale.right - scale.left)) * span.length;
    return nearestPoint(stops, time);
  };
  return (
    <figure className={css.figure} data-compact={isCompact || undefined}>
      <p className={css.readout} aria-hidden>
        {words ?? t('charts.waiting')}
      </p>
      <div
        ref={ref}
        className={css.plot}
        style={isCompact ? undefined : { height }}
        onPointerMove={(event) => setPicked(pointAt(event))}
        onPointerLeave={() => setPicked(null)}
      >
        {width > 0 && height > 0 && (
          <svg width={width} height={height} aria-hidden="true" className={css.svg}>
            <Grid view={view} span={span} scale={scale} ticks={isCompact ? endsOf(ticks) : ticks} />
            {children(scale)}
            <Goals span={span} scale={scale} />
            {stop && picked !== null && (
              <path d={`M${scale.x(stop.time)} ${scale.top}V${scale.bottom}`} className={css.cursor} />
            )}
          </svg>
        )}
        {stops.length > 0 && (
          <input
            type="range"
            className={css.slider}
            min={0}
            max={stops.length - 1}
            value={at}
            aria-label={label}
            aria-valuetext={words}
            aria-describedby={summaryId}
            onChange={(event) => setPicked(Number(event.currentTarget.value))}
            onBlur={() => setPicked(null)}
            onClick={() => stop && windTo?.(stop.place)}
            onKeyDown={({ key }) => key === 'Enter' && stop && windTo?.(stop.place)}
          />
        )}
      </div>
      {isCompact ? (
        <figcaption id={summaryId} className="visually-hidden">
          {summary}
        </figcaption>
      ) : (
        <Text id={summaryId} as="figcaption" aside top="sm">
          {summary} {windTo && t('charts.wind')}
        </Text>
      )}
      {!isCompact && stops.length > 0 && <ChartTable label={label} columns={columns} stops={stops} />}
    </figure>
  );
}

/** Returns the first and the last tick: low charts have no room for more. */
function endsOf(ticks: readonly ValueTick[]): readonly ValueTick[] {
  return ticks.filter((_, index) => index === 0 || index === ticks.length - 1);
}

function Grid({
  view,
  span,
  scale,
  ticks,
}: {
  view: GameView;
  span: GameSpan;
  scale: ChartScale;
  ticks: readonly ValueTick[];
}) {
  const { t } = useTranslation('game');
  const { left, right, top, bottom, height, x, y } = scale;
  return (
    <g>
      {ticks.map(({ value, label }) => (
        <g key={value}>
          <path d={`M${left} ${y(value)}H${right}`} className={css.grid} />
          <text x={left - 6} y={y(value) + 4} className={css.tick} textAnchor="end">
            {label}
          </text>
        </g>
      ))}
      {span.starts.map(({ period, time }, index) => {
        const until = span.starts[index + 1]?.time ?? span.length;
        const isRoomy = x(until) - x(time) > 22;
        return (
          <g key={period}>
            {time > 0 && <path d={`M${x(time)} ${top}V${bottom}`} className={css.period} />}
            {isRoomy && (
              <text
                x={(x(time) + x(until)) / 2}
                y={bottom + (height < HEIGHT ? 13 : 16)}
                className={css.tick}
                textAnchor="middle"
              >
                {t(`periodShort.${periodKey(period, view.game.overtime)}`)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

function Goals({ span, scale }: { span: GameSpan; scale: ChartScale }) {
  return span.goals.map(({ index, time, side }) => {
    const x = scale.x(time);
    const isHome = side === 'home';
    return (
      <g key={index} data-side={side}>
        <path d={`M${x} ${scale.top}V${scale.bottom}`} className={css.goalLine} />
        <circle cx={x} cy={isHome ? scale.top - 7 : scale.bottom + 1} r={4.5} className={css.goal} />
      </g>
    );
  });
}
