import { REGULATION_PERIODS } from '#domains/game/constants.ts';
import type { GameView } from '#domains/game/contract/game.ts';
import { periodKey } from '#domains/game/rules/periods.ts';
import type { Side } from '#engine/match/sides.ts';
import { useTranslation } from '#web/lib/words.ts';
import { TeamLink } from '#web/ui/team-link.tsx';
import css from './period-table.module.css';

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
