import { Fragment, type ReactNode } from 'react';
import { periodKey } from '#domains/game/rules/periods.ts';
import type { PlayerRef } from '#domains/shapes.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { OvertimeRule } from '#engine/match/input.ts';
import type { TFunction } from '#web/lib/words.ts';
import { playerName } from '#web/ui/names.ts';
import { PlayerLink } from '#web/ui/player-link.tsx';

export type GameWords = TFunction<readonly ['game', 'common']>;
type Players = ReadonlyMap<number, PlayerRef>;

/** Returns '2nd period', 'Overtime' or 'Shootout'. */
export function periodWords(t: GameWords, period: number, overtime: OvertimeRule): string {
  return t(`game:period.${periodKey(period, overtime)}`);
}

// Names become links: the sentence is built with these marks (private-use characters) in their places and then split there.
const ONE = '\uE001';
const TWO = '\uE002';
const MARKS = { one: ONE, two: TWO };

/** Shows an event in words, every name a link. */
export function EventWords({
  t,
  event,
  players,
  overtime,
}: {
  t: GameWords;
  event: MatchEvent;
  players: Players;
  overtime: OvertimeRule;
}): ReactNode {
  const { sentence, one, two } = sentenceOf(t, event, overtime);
  const link = (id: number | undefined) => {
    const player = id === undefined ? undefined : players.get(id);
    return player ? <PlayerLink player={player} name="short" /> : null;
  };
  return sentence.split(/([\uE001\uE002])/).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: parts of one sentence
    <Fragment key={index}>{part === ONE ? link(one) : part === TWO ? link(two) : part}</Fragment>
  ));
}

/** Returns the same as plain text, e.g. for screen readers; with `names` 'short', initials for first names. */
export function eventText(
  t: GameWords,
  {
    event,
    players,
    overtime,
    names = 'full',
  }: { event: MatchEvent; players: Players; overtime: OvertimeRule; names?: 'full' | 'short' },
): string {
  const { sentence, one, two } = sentenceOf(t, event, overtime);
  const name = (id: number | undefined) => {
    const player = id === undefined ? undefined : players.get(id);
    return player ? playerName(player, names) : '';
  };
  return sentence.replaceAll(ONE, name(one)).replaceAll(TWO, name(two));
}

interface Description {
  sentence: string;
  one?: number;
  two?: number;
}

function sentenceOf(t: GameWords, event: MatchEvent, overtime: OvertimeRule): Description {
  switch (event.type) {
    case 'period-start':
    case 'period-end':
      return { sentence: t(`game:play.${event.type}`, { period: periodWords(t, event.period, overtime) }) };
    case 'faceoff':
      return { sentence: t('game:play.faceoff', MARKS), one: event.winner, two: event.loser };
    case 'entry':
      return { sentence: t(`game:play.entry.${event.how}`, MARKS), one: event.player };
    case 'pass':
      return { sentence: t('game:play.pass', MARKS), one: event.from, two: event.to };
    case 'shot':
      return shotSentence(t, event);
    case 'save':
      return { sentence: t(event.rebound ? 'game:play.saveRebound' : 'game:play.save', MARKS), one: event.goalie };
    case 'goal':
      return { sentence: t('game:play.goal', MARKS), one: event.scorer };
    case 'hit':
      return { sentence: t('game:play.hit', MARKS), one: event.player, two: event.on };
    case 'takeaway':
    case 'giveaway':
    case 'penalty-over':
      return { sentence: t(`game:play.${event.type}`, MARKS), one: event.player };
    case 'icing':
    case 'offside':
    case 'delayed-penalty':
    case 'timeout':
    case 'change':
    case 'game-end':
      return { sentence: t(`game:play.${event.type}`) };
    case 'penalty': {
      const words = { ...MARKS, minutes: event.minutes, infraction: t(`game:infraction.${event.infraction}`) };
      return { sentence: t('game:play.penalty', words), one: event.player };
    }
    case 'penalty-shot':
    case 'shootout-attempt':
      return {
        sentence: t(`game:play.${event.type}.${event.scored ? 'true' : 'false'}`, MARKS),
        one: event.shooter,
        two: event.goalie,
      };
    case 'fight':
      return { sentence: t('game:play.fight', MARKS), one: event.home, two: event.away };
    case 'injury':
      return { sentence: t('game:play.injury', { ...MARKS, part: t(`game:part.${event.part}`) }), one: event.player };
    case 'goalie-pulled':
      return { sentence: t('game:play.goalie-pulled', MARKS), one: event.goalie, two: event.attacker };
    case 'goalie-returned':
      return { sentence: t('game:play.goalie-returned', MARKS), one: event.goalie };
    case 'goalie-changed':
      return { sentence: t('game:play.goalie-changed', MARKS), one: event.from, two: event.to };
    case 'manpower':
      return { sentence: t('game:play.manpower', { home: event.manpower.home, away: event.manpower.away }) };
  }
}

function shotSentence(t: GameWords, event: Extract<MatchEvent, { type: 'shot' }>): Description {
  const words = { ...MARKS, shot: t(`game:shotName.${event.shot}`) };
  const one = event.shooter;
  if (event.outcome === 'blocked') return { sentence: t('game:play.shot.blocked', words), one, two: event.blocker };
  if (event.outcome !== 'on-goal') return { sentence: t(`game:play.shot.${event.outcome}`, words), one };
  return event.goalie === undefined
    ? { sentence: t('game:play.shot.on-goal-empty', words), one }
    : { sentence: t('game:play.shot.on-goal', words), one, two: event.goalie };
}
