import { useTranslation } from 'react-i18next';
import type { GameView } from '#domains/game/contract.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import { type GameWords, periodWords } from '#web/features/game/event-words.tsx';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import { playerName } from '#web/ui/names.ts';

/** Tells screen readers what a whole arena would turn its head for: goals, penalties, horns. */
export function Announcer({
  view,
  events,
  players,
}: {
  view: GameView;
  events: readonly LiveEvent[];
  players: ReadonlyMap<number, PlayerRef>;
}) {
  const { t } = useTranslation(['game', 'common']);
  const call = events.findLast(({ type }) => ['goal', 'penalty', 'period-end', 'game-end'].includes(type));
  return (
    <output className="visually-hidden" aria-live="polite">
      {call && wordsOf(t, { call, view, players, events })}
    </output>
  );
}

function wordsOf(
  t: GameWords,
  {
    call,
    view,
    players,
    events,
  }: { call: LiveEvent; view: GameView; players: ReadonlyMap<number, PlayerRef>; events: readonly LiveEvent[] },
): string {
  const { game } = view;
  const nameOf = (id: number) => {
    const player = players.get(id);
    return player ? playerName(player) : '';
  };
  const goal = events.findLast((event) => event.type === 'goal' || event.type === 'game-end');
  const counted = goal?.type === 'goal' || goal?.type === 'game-end' ? goal : null;
  const score = `${game.away.city} ${counted?.awayScore ?? 0}, ${game.home.city} ${counted?.homeScore ?? 0}`;
  switch (call.type) {
    case 'goal':
      return t('game:plays.goalCall', { team: game[call.side].city, player: nameOf(call.scorer), score });
    case 'penalty':
      return t('game:plays.penaltyCall', {
        team: game[call.side].city,
        player: nameOf(call.player),
        infraction: t(`game:infraction.${call.infraction}`),
      });
    case 'period-end':
      return t('game:plays.periodEnd', { period: periodWords(t, call.period, game.stage), score });
    default:
      return t('game:plays.gameEnd', { score });
  }
}
