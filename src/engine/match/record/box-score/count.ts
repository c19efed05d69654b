/** Counts events into the tally of a game: rare ones during play, and all of them afterward. */

import type { MatchEvent } from '#engine/match/events.ts';
import type { Tally } from '#engine/match/record/box-score/tally.ts';
import { OUTCOMES } from '#engine/match/record/codec/words.ts';
import type { Side, SideIndex } from '#engine/match/sides.ts';

type EventOf<T extends MatchEvent['type']> = Extract<MatchEvent, { type: T }>;

/** Returns a player's place in the roster from his id. */
export type PlaceOf = (id: number) => number;

const sideOf = (side: Side): SideIndex => (side === 'home' ? 0 : 1);

/**
 * Counts a rare event.
 * @returns false for frequent events, and those with nothing to count.
 */
export function countRareEvent(tally: Tally, event: MatchEvent, placeOf: PlaceOf): boolean {
  switch (event.type) {
    case 'period-start':
      tally.startPeriod(event.period);
      return true;
    case 'period-end':
      tally.endPeriod(event.second);
      return true;
    case 'manpower':
      tally.manpower(advantageOf(event), event.second);
      return true;
    case 'goal':
      tally.goal({
        side: sideOf(event.side),
        scorer: placeOf(event.scorer),
        assists: event.assists.map(placeOf),
        strength: event.strength,
        emptyNet: event.emptyNet,
        homeScore: event.homeScore,
        awayScore: event.awayScore,
      });
      return true;
    case 'penalty':
      tally.penalty(sideOf(event.side), placeOf(event.player), event.minutes);
      return true;
    case 'penalty-shot':
      tally.penaltyShot(sideOf(event.side), placeOf(event.shooter), placeOf(event.goalie), event.scored);
      return true;
    case 'shootout-attempt':
      tally.shootoutAttempt(placeOf(event.shooter), placeOf(event.goalie), event.scored);
      return true;
    case 'fight':
      tally.fight(placeOf(event.home), placeOf(event.away));
      return true;
    case 'game-end': {
      const { homeScore, awayScore, endedIn, winner } = event;
      tally.ended = { homeScore, awayScore, endedIn, winner };
      return true;
    }
    default:
      return false;
  }
}

/** Returns the home team's advantage in skaters, extra attackers not counted. */
function advantageOf({ manpower }: EventOf<'manpower'>): number {
  const { home, away, homeGoalie, awayGoalie } = manpower;
  return home - (homeGoalie ? 0 : 1) - (away - (awayGoalie ? 0 : 1));
}

/**
 * Counts any event of a game, in order.
 * @param roster `split` is the place of the first away player; `isGoalie` is by place in the roster.
 */
export function countEvent(
  tally: Tally,
  event: MatchEvent,
  roster: { placeOf: PlaceOf; split: number; isGoalie: readonly boolean[] },
): void {
  const { placeOf } = roster;
  if (countRareEvent(tally, event, placeOf)) return;
  switch (event.type) {
    case 'change':
      countChange(tally, event, roster);
      return;
    case 'shot':
      countShot(tally, event, roster);
      return;
    case 'faceoff':
      tally.faceoff(sideOf(event.side), placeOf(event.winner), placeOf(event.loser));
      return;
    case 'hit':
      tally.hit(sideOf(event.side), placeOf(event.player));
      return;
    case 'takeaway':
      tally.takeaway(sideOf(event.side), placeOf(event.player));
      return;
    case 'giveaway':
      tally.giveaway(sideOf(event.side), placeOf(event.player));
      return;
  }
}

function countChange(
  tally: Tally,
  { side, onIce, second }: EventOf<'change'>,
  { placeOf, split, isGoalie }: { placeOf: PlaceOf; split: number; isGoalie: readonly boolean[] },
): void {
  const wanted = onIce.map(placeOf);
  const first = side === 'home' ? 0 : split;
  const end = side === 'home' ? split : isGoalie.length;
  for (let index = first; index < end; index++) {
    if (!isGoalie[index] && tally.isOn(index) && !wanted.includes(index)) tally.goOff(index, second);
  }
  for (const index of wanted) if (!isGoalie[index] && !tally.isOn(index)) tally.comeOn(index, second);
  tally.keepNet(sideOf(side), wanted.find((index) => isGoalie[index]) ?? -1, second);
}

function countShot(
  tally: Tally,
  event: EventOf<'shot'>,
  { placeOf, split }: { placeOf: PlaceOf; split: number },
): void {
  const side = sideOf(event.side);
  const blocker = event.blocker === undefined ? -1 : placeOf(event.blocker);
  tally.attempt(side, placeOf(event.shooter), event.goalie === undefined ? -1 : placeOf(event.goalie), {
    outcome: OUTCOMES.indexOf(event.outcome),
    thousandths: Math.round(event.xg * 1000),
    // A shot that hits a teammate is blocked, but credited to no one.
    blocker: blocker >= 0 && blocker < split === (side === 1) ? blocker : -1,
  });
}
