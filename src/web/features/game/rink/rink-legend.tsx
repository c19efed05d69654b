import type { GameView } from '#domains/game/contract/game.ts';
import { MarkShape } from '#web/features/game/rink/shot-mark.tsx';
import { useTranslation } from '#web/lib/words.ts';
import css from './rink.module.css';

/** Explains the marks: their team, and the outcome of the shot. */
export function RinkLegend({ view }: { view: GameView }) {
  const { t } = useTranslation('game');
  return (
    <ul className={css.legend}>
      {(['home', 'away'] as const).map((side) => (
        <li key={side}>
          <svg viewBox="-1.2 -1.2 2.4 2.4" className={css.sample} data-side={side} aria-hidden="true">
            <MarkShape side={side} outcome="goal" />
          </svg>
          {view.game[side].abbr}
        </li>
      ))}
      {(['goal', 'on-goal', 'missed', 'blocked'] as const).map((outcome) => (
        <li key={outcome}>
          <svg viewBox="-1.2 -1.2 2.4 2.4" className={css.sample} data-side="neutral" aria-hidden="true">
            <MarkShape side="home" outcome={outcome} />
          </svg>
          {t(`legend.${outcome}`)}
        </li>
      ))}
    </ul>
  );
}
