/** The events that the play-by-play lists, and their marks. */
import type { MatchEvent, MatchEventType } from '#engine/match/events.ts';
import type { IconName } from '#web/ui/icon.tsx';

export const PLAY_FILTERS = ['key', 'goals', 'shots', 'penalties', 'all'] as const;
export type PlayFilter = (typeof PLAY_FILTERS)[number];

const FRAME: readonly MatchEventType[] = ['period-start', 'period-end', 'game-end'];
const SHOWN: Record<PlayFilter, readonly MatchEventType[] | 'everything'> = {
  key: [
    ...FRAME,
    'shot',
    'goal',
    'penalty',
    'penalty-over',
    'penalty-shot',
    'delayed-penalty',
    'fight',
    'injury',
    'goalie-pulled',
    'goalie-returned',
    'goalie-changed',
    'timeout',
    'shootout-attempt',
    'hit',
  ],
  goals: [...FRAME, 'goal', 'shootout-attempt'],
  shots: [...FRAME, 'shot', 'goal', 'penalty-shot', 'shootout-attempt'],
  penalties: [...FRAME, 'penalty', 'penalty-over', 'delayed-penalty', 'penalty-shot', 'fight'],
  all: 'everything',
};

/** Returns whether the filter shows an event. The line of a goal also reports its shot. */
export function isShown(filter: PlayFilter, event: MatchEvent): boolean {
  const types = SHOWN[filter];
  if (types === 'everything') return true;
  return types.includes(event.type) && !(event.type === 'shot' && event.outcome === 'goal');
}

const ICONS: Partial<Record<MatchEventType, IconName>> = {
  'period-start': 'play',
  'period-end': 'pause',
  'game-end': 'check',
  goal: 'star',
  shot: 'puck',
  save: 'shield',
  penalty: 'alert',
  'delayed-penalty': 'alert',
  'penalty-over': 'clock',
  'penalty-shot': 'puck',
  'shootout-attempt': 'puck',
  fight: 'alert',
  injury: 'heart',
  'goalie-pulled': 'swap',
  'goalie-returned': 'swap',
  'goalie-changed': 'swap',
  timeout: 'clock',
  hit: 'forward',
  faceoff: 'stick',
  change: 'swap',
};

export function iconOf(type: MatchEventType): IconName {
  return ICONS[type] ?? 'chevron';
}
