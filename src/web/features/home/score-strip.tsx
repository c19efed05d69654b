import { useTranslation } from 'react-i18next';
import type { GameRef } from '#domains/shapes.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import type { Clock } from '#world/contract.ts';
import css from './score-strip.module.css';

interface Today {
  clock: Clock;
  live: GameRef[];
  next: GameRef[];
  recent: GameRef[];
}

/** Scores as they run along the top of a broadcast: live games first, else the last results, then the countdown. */
export function ScoreStrip({ today }: { today: Today | undefined }) {
  const { t } = useTranslation('home');
  if (!today) return <div className={css.strip} aria-hidden />;
  const isLive = today.live.length > 0;
  return (
    <section className={css.strip} aria-label={isLive ? t('liveNow') : t('lastResults')}>
      <div className={css.label} data-live={isLive || undefined}>
        {isLive ? t('liveNow') : t('lastResults')}
      </div>
      <ul className={css.games}>
        {[...today.live, ...today.recent].map((game) => (
          <li key={game.id}>
            <GameScoreRow game={game} layout="stacked" />
          </li>
        ))}
      </ul>
      {today.clock.nextFaceoffAt && (
        <div className={css.next}>
          <span className={css.nextLabel}>{t('nextIn')}</span>
          <span className={css.countdown}>
            <Countdown until={today.clock.nextFaceoffAt} isStopped={today.clock.isPaused} />
          </span>
        </div>
      )}
    </section>
  );
}
