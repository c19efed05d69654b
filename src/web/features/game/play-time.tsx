import { periodKey } from '#domains/game/rules/periods.ts';
import { boardTime } from '#web/features/game/board-time.ts';
import { type GameWords, periodWords } from '#web/features/game/event-words.tsx';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { formatClock } from '#web/lib/format.ts';
import { Words } from '#web/ui/layout.tsx';
import css from './play-by-play.module.css';

/** Shows the time of a play on the scoresheet and on the scoreboard; if there is a replay, pressing it jumps there. */
export function PlayTime({ t, event, stage }: { t: GameWords; event: LiveEvent; stage: GameStage }) {
  const { windTo, view } = stage;
  const { overtime } = view.game;
  const left = boardTime(event, overtime);
  const period = periodWords(t, event.period, overtime);
  const words = (
    <>
      <span className="visually-hidden">
        {left === '' ? period : t('game:plays.time', { period, played: formatClock(event.second), left })}
      </span>
      <Words strong aria-hidden>
        {t(`game:periodShort.${periodKey(event.period, overtime)}`)}
      </Words>
      <span aria-hidden>{left !== '' && formatClock(event.second)}</span>
      <span className={css.left} aria-hidden>
        {left}
      </span>
    </>
  );
  if (!windTo) return <span className={css.time}>{words}</span>;
  return (
    <button type="button" className={css.time} data-tip={t('game:replay.fromHere')} onClick={() => windTo(event.index)}>
      {words}
    </button>
  );
}
