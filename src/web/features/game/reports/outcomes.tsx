import type { GameView } from '#domains/game/contract/game.ts';
import type { FanChart } from '#domains/game/contract/report.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Words } from '#web/ui/layout.tsx';
import css from './fan-report.module.css';

/** Shows how many of the games ended with each goal difference, the real one marked, as bars that are also a table. */
export function Outcomes({ view, fan, real }: { view: GameView; fan: FanChart; real: number }) {
  const { t } = useTranslation('game-reports');
  const format = useFormat();
  const { home, away } = view.game;
  const most = Math.max(...fan.differences.map(({ games }) => games));
  const nameOf = (difference: number) =>
    difference === 0 ? '0' : `${difference > 0 ? home.abbr : away.abbr} +${Math.abs(difference)}`;
  return (
    <table className={css.outcomes} aria-label={t('fan.final')}>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">{t('fan.difference')}</th>
          <th scope="col">{t('fan.games')}</th>
        </tr>
      </thead>
      <tbody>
        {fan.differences.toReversed().map(({ difference, games }) => (
          <tr key={difference} data-real={difference === real || undefined}>
            <th scope="row">{nameOf(difference)}</th>
            <td>
              <span
                className={css.outcome}
                data-side={difference > 0 ? 'home' : difference < 0 ? 'away' : 'neutral'}
                style={{ width: `${(games / most) * 75}%` }}
                aria-hidden
              />
              <Words numeric>
                {format.number(games)}
                {difference === real && <b> · {t('fan.real')}</b>}
              </Words>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
