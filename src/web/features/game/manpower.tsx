import { powerPlayOf } from '#web/features/game/penalty-clock.ts';
import { gameSecond } from '#web/features/game/scene.ts';
import { type GameStage, isShootout } from '#web/features/game/stage.ts';
import type { ArenaClock } from '#web/features/game/use-game-clock.ts';
import { formatClock, useFormat } from '#web/lib/format.ts';
import { useTranslation } from '#web/lib/words.ts';
import css from './game-strip.module.css';

/**
 * Shows the power play with its time left, a delayed penalty, or the score of a shootout; empty after the final horn.
 * Each has a key: none moves to where another was.
 */
export function Manpower({ stage, clock }: { stage: GameStage; clock: ArenaClock }) {
  const { t } = useTranslation('game');
  const format = useFormat();
  const { view, scene } = stage;
  if (scene.isOver || scene.last === null) return <span key="over" className={css.manpower} />;
  if (isShootout(stage)) {
    const scored = (side: 'home' | 'away') =>
      scene.attempts.filter((attempt) => attempt.side === side && attempt.scored).length;
    return (
      <span key="shootout" className={css.manpower}>
        {t('shootout')} <b>{format.score(scored('away'), scored('home'))}</b>
      </span>
    );
  }
  const powerPlay = powerPlayOf(scene.penalties, scene.manpower, gameSecond(clock.period, clock.second));
  if (powerPlay) {
    const [more, fewer] = powerPlay.skaters;
    return (
      <span key="ahead" className={css.manpower} data-ahead>
        <span>{t('powerPlayShort', { team: view.game[powerPlay.side].abbr })}</span>
        <b>
          {t('strength', { home: more, away: fewer })}
          {powerPlay.left !== null && ` ${formatClock(powerPlay.left)}`}
        </b>
      </span>
    );
  }
  if (scene.delayed) {
    return (
      <span key="delayed" className={css.manpower}>
        <span>{t('delayedFor', { team: view.game[scene.delayed].abbr })}</span>
      </span>
    );
  }
  const skaters = Math.min(scene.manpower.home, scene.manpower.away);
  return (
    <span key="even" className={css.manpower}>
      <span className={css.even}>{t('even')}</span> <b>{t('strength', { home: skaters, away: skaters })}</b>
    </span>
  );
}
