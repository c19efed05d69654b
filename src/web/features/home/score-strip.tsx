import type { GameRef } from '#domains/shapes.ts';
import type { Clock } from '#domains/world/contract/calls.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Countdown } from '#web/ui/countdown.tsx';
import { GameScoreRow } from '#web/ui/game-score-row.tsx';
import { Words } from '#web/ui/layout.tsx';
import css from './score-strip.module.css';

interface Today {
  clock: Clock;
  live: GameRef[];
  next: GameRef[];
  recent: GameRef[];
}

/** Scores as along the top of a broadcast, then the countdown to the next faceoff. */
export function ScoreStrip({ today }: { today: Today | undefined }) {
  const { t } = useTranslation('home');
  if (!today) return <div className={css.strip} aria-hidden />;
  const { label, games } = stripOf(today);
  return (
    <section className={css.strip} aria-label={t(label)}>
      <div className={css.label} data-live={label === 'liveNow' || undefined}>
        {t(label)}
      </div>
      <ul className={css.games}>
        {games.map((game) => (
          <li key={game.id}>
            <GameScoreRow game={game} layout="stacked" />
          </li>
        ))}
      </ul>
      {today.clock.nextFaceoffAt && (
        <div className={css.next}>
          <Words tone="dim" size="lg" strong>
            {t('nextIn')}
          </Words>
          <span className={css.countdown}>
            <Countdown until={today.clock.nextFaceoffAt} isStopped={today.clock.isPaused && !today.clock.quietUntil} />
          </span>
        </div>
      )}
    </section>
  );
}

/**
 * Returns live games followed by the latest results; without live games the results, and before the first results the
 * next games.
 */
function stripOf({ live, recent, next }: Today): {
  label: 'liveNow' | 'lastResults' | 'nextFaceoffs';
  games: GameRef[];
} {
  if (live.length > 0) return { label: 'liveNow', games: [...live, ...recent] };
  return recent.length > 0 ? { label: 'lastResults', games: recent } : { label: 'nextFaceoffs', games: next };
}
