import { useState } from 'react';
import type { MatchEventType } from '#engine/match/events.ts';
import { eventText, type GameWords, periodWords } from '#web/features/game/event-words.tsx';
import type { LiveEvent } from '#web/features/game/live-event.ts';
import type { GameStage } from '#web/features/game/stage.ts';
import { useTranslation } from '#web/lib/words.ts';
import { playerName } from '#web/ui/names.ts';

/** How much a screen reader announces: only key plays, shots and saves as well, or every play. */
export const CALL_LEVELS = ['key', 'shots', 'all', 'off'] as const;
export type CallLevel = (typeof CALL_LEVELS)[number];

const KEY: readonly MatchEventType[] = [
  'goal',
  'penalty',
  'penalty-shot',
  'shootout-attempt',
  'period-start',
  'period-end',
  'game-end',
];
const CALLED: Record<CallLevel, (type: MatchEventType) => boolean> = {
  key: (type) => KEY.includes(type),
  // A save is part of the sentence about its shot.
  shots: (type) => KEY.includes(type) || ['shot', 'goalie-pulled', 'injury', 'fight'].includes(type),
  all: (type) => type !== 'manpower' && type !== 'change' && type !== 'save',
  off: () => false,
};
/** Calls that stay in the log: slow listeners still get the latest ones. */
const KEPT = 6;

/** A log for screen readers: each call is read once, when it happens, and never takes the focus. */
export function Announcer({ stage, level }: { stage: GameStage; level: CallLevel }) {
  const { t } = useTranslation(['game', 'common']);
  const [openedAt] = useState(() => stage.events.at(-1)?.index ?? -1);
  const calls = stage.isMoving
    ? stage.events.filter(({ index, type }) => index > openedAt && CALLED[level](type)).slice(-KEPT)
    : [];
  return (
    <div
      role="log"
      aria-live="polite"
      aria-relevant="additions"
      aria-label={t('calls.log')}
      className="visually-hidden"
    >
      {calls.map((call) => (
        <p key={call.index}>{wordsOf(t, stage, call)}</p>
      ))}
    </div>
  );
}

function wordsOf(t: GameWords, { view, players, events }: GameStage, call: LiveEvent): string {
  const { game } = view;
  const nameOf = (id: number) => {
    const player = players.get(id);
    return player ? playerName(player) : '';
  };
  const score = (away: number, home: number) => `${game.away.city} ${away}, ${game.home.city} ${home}`;
  switch (call.type) {
    case 'goal':
      return t('game:plays.goalCall', {
        team: game[call.side].city,
        player: nameOf(call.scorer),
        score: score(call.awayScore, call.homeScore),
      });
    case 'penalty':
      return t('game:plays.penaltyCall', {
        team: game[call.side].city,
        player: nameOf(call.player),
        infraction: t(`game:infraction.${call.infraction}`),
      });
    case 'period-end': {
      const goal = events.findLast((event) => event.type === 'goal' && event.index < call.index);
      const [away, home] = goal?.type === 'goal' ? [goal.awayScore, goal.homeScore] : [0, 0];
      return t('game:plays.periodEnd', {
        period: periodWords(t, call.period, game.overtime),
        score: score(away, home),
      });
    }
    case 'game-end':
      return t('game:plays.gameEnd', { score: score(call.awayScore, call.homeScore) });
    default: {
      const text = eventText(t, { event: call, players, overtime: game.overtime });
      return 'side' in call ? t('game:calls.ofTeam', { team: game[call.side].city, text }) : text;
    }
  }
}
