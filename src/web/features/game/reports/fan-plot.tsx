import { PERIOD_MINUTES, REGULATION_SECONDS } from '#domains/game/constants.ts';
import type { FanChart } from '#domains/game/contract/report.ts';
import chart from '#web/features/game/charts/chart.module.css';
import { type ChartScale, type StepPoint, stepPath } from '#web/features/game/charts/chart-scale.ts';
import type { ChartStop } from '#web/features/game/charts/chart-stop.ts';
import { TimeChart } from '#web/features/game/charts/time-chart.tsx';
import { useMomentWords } from '#web/features/game/charts/use-moment-words.ts';
import { runningDifference } from '#web/features/game/reports/running-difference.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './fan-report.module.css';

/** The scale extends at least this many goals to either side. */
const MIN_REACH = 3;
const BANDS = ['band90', 'band50', 'median', 'real'] as const;

/** Charts the running goal difference: bands for most of the games and for half of them, their median, and the real game. */
export function FanPlot({
  stage,
  fan,
  realMinutes,
}: {
  stage: GameStage;
  fan: FanChart;
  realMinutes: readonly number[];
}) {
  const { t } = useTranslation('game-reports');
  const format = useFormat();
  const moment = useMomentWords(stage.view);
  const { home, away } = stage.view.game;
  const real = runningDifference(stage.allGoals);
  const until = Math.max(REGULATION_SECONDS, real.at(-1)?.time ?? 0);
  const reach = Math.max(
    MIN_REACH,
    ...fan.minutes.flatMap(({ p5, p95 }) => [-p5, p95]),
    ...real.map(({ value }) => Math.abs(value)),
  );
  const stops = fan.minutes.map(
    (at): ChartStop => ({
      place: placeAt(stage, at.minute * 60),
      time: at.minute * 60,
      when: moment(onClock(at.minute)),
      values: [
        format.signed(realMinutes[at.minute] ?? 0),
        format.signed(at.p50),
        t('fan.between', { from: format.signed(at.p25), to: format.signed(at.p75) }),
        t('fan.between', { from: format.signed(at.p5), to: format.signed(at.p95) }),
      ],
    }),
  );
  return (
    <>
      <TimeChart
        stage={stage}
        label={t('fan.label')}
        summary={t(fan.ties > 0 ? 'fan.summaryTies' : 'fan.summary', {
          games: fan.games,
          home: home.city,
          away: away.city,
          homeWins: fan.homeWins,
          awayWins: fan.awayWins,
          ties: fan.ties,
          percent: format.percent(fan.realPercentile * 100, 0),
        })}
        from={-reach}
        to={reach}
        ticks={ticksOf(reach).map((value) => ({
          value,
          label: value === 0 ? '0' : `${value > 0 ? home.abbr : away.abbr} +${Math.abs(value)}`,
        }))}
        columns={[t('fan.real'), t('fan.median'), t('fan.band50'), t('fan.band90')]}
        stops={stops}
      >
        {(scale) => <Fan fan={fan} real={real} until={until} scale={scale} />}
      </TimeChart>
      <ul className={chart.key}>
        {BANDS.map((band) => (
          <li key={band}>
            <span className={css.swatch} data-band={band} aria-hidden /> {t(`fan.${band}`)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** @param until seconds of play at which the real game ended: sixty minutes, more if an overtime was played */
function Fan({
  fan,
  real,
  until,
  scale,
}: {
  fan: FanChart;
  real: readonly StepPoint[];
  until: number;
  scale: ChartScale;
}) {
  const median = fan.minutes.map(({ minute, p50 }) => ({ time: minute * 60, value: p50 }));
  return (
    <g>
      <path d={bandPath(fan, scale, 'p5', 'p95')} className={css.band90} />
      <path d={bandPath(fan, scale, 'p25', 'p75')} className={css.band50} />
      <path d={stepPath(median, scale, { first: 0, until: REGULATION_SECONDS })} className={css.median} />
      <path d={stepPath(real, scale, { first: 0, until })} className={css.real} />
    </g>
  );
}

type Percentile = 'p5' | 'p25' | 'p75' | 'p95';

/** Returns the area between two percentiles, minute by minute; there and back again. */
function bandPath({ minutes }: FanChart, { x, y }: ChartScale, low: Percentile, high: Percentile): string {
  const there = minutes.map((at) => `${x(at.minute * 60).toFixed(1)} ${y(at[high]).toFixed(1)}`);
  const back = minutes.toReversed().map((at) => `${x(at.minute * 60).toFixed(1)} ${y(at[low]).toFixed(1)}`);
  return `M${[...there, ...back].join('L')}Z`;
}

function ticksOf(reach: number): number[] {
  const step = reach > 4 ? 2 : 1;
  const count = Math.floor(reach / step);
  return Array.from({ length: 2 * count + 1 }, (_, index) => (index - count) * step);
}

/** Returns period and second of a minute. Minute 20 is the end of the first period, not the beginning of the second. */
function onClock(minute: number): { period: number; second: number } {
  const period = Math.max(1, Math.ceil(minute / PERIOD_MINUTES));
  return { period, second: (minute - (period - 1) * PERIOD_MINUTES) * 60 };
}

function placeAt({ span }: GameStage, time: number): number {
  return span.times.findLastIndex((each) => each <= time);
}
