import type { GameView } from '#domains/game/contract/game.ts';
import { boardTime } from '#web/features/game/board-time.ts';
import { eventText } from '#web/features/game/event-words.tsx';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import type { Players } from '#web/features/game/stage.ts';
import { useTranslation } from '#web/lib/words.ts';
import { Crest } from '#web/ui/crest.tsx';
import css from './latest-play.module.css';

/** One line of a ticker, at the scoreboard's time; its room is reserved before the first play. */
export function LatestPlay({
  view,
  event,
  players,
}: {
  view: Pick<GameView, 'game'>;
  event: LiveEvent | null;
  players: Players;
}) {
  const { t } = useTranslation(['game', 'common']);
  const { game } = view;
  if (!event) return <p className={css.latest} />;
  return (
    <p className={css.latest} data-type={event.type}>
      <span className={css.time}>{boardTime(event, game.overtime)}</span>
      <span className={css.crest}>{'side' in event && <Crest team={game[event.side]} size={18} isDecoration />}</span>
      <span className={css.words}>{eventText(t, { event, players, overtime: game.overtime, names: 'short' })}</span>
    </p>
  );
}
