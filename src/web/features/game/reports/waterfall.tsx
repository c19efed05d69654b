import type { GameView } from '#domains/game/contract/game.ts';
import type { GameReport, ReportPart } from '#domains/game/contract/report.ts';
import { type FallStep, waterfallOf } from '#web/features/game/reports/waterfall-steps.ts';
import { useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Text } from '#web/ui/layout.tsx';
import css from './why-report.module.css';

/** Charts the goal difference as a sum: each bar begins where the previous one ended, and the last one is the result. */
export function Waterfall({ view, report }: { view: GameView; report: GameReport }) {
  const { t } = useTranslation('game-reports');
  const { home, away } = view.game;
  const { groups, result, least, most } = waterfallOf(report);
  const span = most - least || 1;
  const place = (hundredths: number) => `${((hundredths - least) / span) * 100}%`;
  const amount = useAmount(view);
  const bar = (from: number, to: number) => (
    <span
      className={css.bar}
      data-side={to >= from ? 'home' : 'away'}
      style={{ left: place(Math.min(from, to)), width: `${(Math.abs(to - from) / span) * 100}%` }}
    />
  );
  const nameOf = ({ id, side }: FallStep, kind: ReportPart['kind']) => {
    // Luck in finishing stops at the goalie: the rest of it is his.
    const part = t(id === 'finishing' && kind === 'luck' ? 'why.id.onNet' : `why.id.${id}`);
    return side ? t('why.of', { part, team: view.game[side].abbr }) : part;
  };
  return (
    <>
      <table className={css.fall} aria-label={t('why.parts')}>
        <thead>
          <tr>
            <th scope="col">{t('why.part')}</th>
            <td aria-hidden className={css.scale}>
              <span>{away.abbr}</span>
              <span>{home.abbr}</span>
            </td>
            <th scope="col">{t('why.goals')}</th>
          </tr>
        </thead>
        {groups.map(({ kind, steps, from, to }) => (
          <tbody key={kind}>
            <tr className={css.group}>
              <th scope="row" colSpan={2}>
                {t(`why.kind.${kind}`)} <small>{t(`why.kindHint.${kind}`)}</small>
              </th>
              <td>{amount(to - from)}</td>
            </tr>
            {steps.map((step) => (
              <tr key={`${step.id} ${step.side}`}>
                <th scope="row">{nameOf(step, kind)}</th>
                <td aria-hidden className={css.track}>
                  <span className={css.zero} style={{ left: place(0) }} />
                  {bar(step.from, step.to)}
                </td>
                <td>{amount(step.to - step.from)}</td>
              </tr>
            ))}
          </tbody>
        ))}
        <tfoot>
          <tr className={css.group}>
            <th scope="row">{t('why.result')}</th>
            <td aria-hidden className={css.track}>
              <span className={css.zero} style={{ left: place(0) }} />
              {bar(0, result)}
            </td>
            <td>{amount(result)}</td>
          </tr>
        </tfoot>
      </table>
      <Text inset="md" aside>
        {t('why.scale', { home: home.city, away: away.city })}
      </Text>
    </>
  );
}

/** Returns a function that writes an amount: 'PIT +0.42', in hundredths of a goal, with the team that it helps. */
function useAmount(view: GameView): (hundredths: number) => string {
  const { t } = useTranslation('game-reports');
  const format = useFormat();
  return (hundredths) => {
    if (hundredths === 0) return format.number(0, 2);
    const team = hundredths > 0 ? view.game.home : view.game.away;
    return t('amount', { team: team.abbr, goals: format.signed(Math.abs(hundredths) / 100, 2) });
  };
}
