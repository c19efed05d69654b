import { REGULATION_PERIODS } from '#domains/game/constants.ts';
import type { GameView } from '#domains/game/contract/game.ts';
import { periodKey } from '#domains/game/rules/periods.ts';
import { periodScoresOf } from '#domains/game/rules/reveal.ts';
import type { Side } from '#engine/match/sides.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useTranslation } from '#web/lib/words.ts';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './period-table.module.css';

/** Returns scores and shots by period, from the events; for a game whose events are not kept, as they were recorded. */
export function periodsOf({ view, events, scene }: GameStage): {
  scores: readonly (readonly [number, number])[];
  shots: Record<Side, readonly number[]> | null;
} {
  if (events.length > 0 || view.state !== 'after')
    return { scores: periodScoresOf(events), shots: scene.shotsByPeriod };
  const { box, periodScores: scores } = view;
  if (!box || box.home.team.shotsByPeriod.length === 0) return { scores, shots: null };
  return { scores, shots: { home: box.home.team.shotsByPeriod, away: box.away.team.shotsByPeriod } };
}

/**
 * Shows goals and shots by period with totals, as a table.
 * @param scores home and away of each period that has begun
 * @param shots of the same periods; absent if unknown
 */
export function PeriodTable({
  view,
  scores,
  shots,
}: {
  view: GameView;
  scores: readonly (readonly [number, number])[];
  shots: Record<Side, readonly number[]> | null;
}) {
  const { t } = useTranslation(['game', 'common']);
  const { game } = view;
  // Later periods have their columns from the start: no number moves when the next period begins.
  const periods = Array.from({ length: Math.max(REGULATION_PERIODS, scores.length) }, (_, index) => index + 1);
  const rows = (label: string, of: (side: Side) => readonly (number | undefined)[], kind: 'goals' | 'shots') =>
    (['away', 'home'] as const).map((side) => (
      <tr key={`${kind} ${side}`}>
        <th scope="row">
          <TeamLink team={game[side]} name="abbr" />
          <span className={kind === 'goals' ? 'visually-hidden' : css.kind}> {label}</span>
        </th>
        {periods.map((period) => (
          <td key={period}>{period <= scores.length && (of(side)[period - 1] ?? 0)}</td>
        ))}
        <td className={css.sum}>{of(side).reduce<number>((sum, count) => sum + (count ?? 0), 0)}</td>
      </tr>
    ));
  return (
    <table className={css.periods} aria-label={t('byPeriod')}>
      <thead>
        <tr>
          <td />
          {periods.map((period) => (
            <th key={period} scope="col">
              {t(`periodShort.${periodKey(period, game.overtime)}`)}
            </th>
          ))}
          <th scope="col">{t('total')}</th>
        </tr>
      </thead>
      <tbody>{rows(t('goals'), (side) => scores.map((score) => score[side === 'home' ? 0 : 1]), 'goals')}</tbody>
      {shots && <tbody className={css.shots}>{rows(t('shots'), (side) => shots[side], 'shots')}</tbody>}
    </table>
  );
}
