/** The place of the puck and its carrier, as far as the events tell. */
import { RINK } from '#engine/match/constants/rink.ts';
import type { MatchEvent, Spot } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';

/** A zone: the end in which a team attacks, or the neutral zone. */
export type Zone = Side | 'neutral';

/** Just over the goal line. */
const NET_X = RINK.goalLine + 0.5;
const SLOT_X = RINK.endDotX - 1;
const END_BOARDS_X = 28.5;

const other = (side: Side): Side => (side === 'home' ? 'away' : 'home');
const towardsOf = (side: Side) => (side === 'home' ? 1 : -1);

export function zoneOf({ x }: Spot): Zone {
  if (x > RINK.blueLine) return 'home';
  return x < -RINK.blueLine ? 'away' : 'neutral';
}

/** Returns a distance to the side in meters, spread over the width of the rink; always the same for the same event. */
function widthOf(event: LiveEvent, reach = 9.5): number {
  return ((((event.index * 7919) % 190) - 95) / 95) * reach;
}

/**
 * Returns the place of the puck after an event. The home team attacks toward positive x; events without a place keep to
 * their zone.
 */
export function puckAfter(event: LiveEvent, before: Spot): Spot {
  const toward = 'side' in event ? towardsOf(event.side) : 1;
  const y = widthOf(event);
  switch (event.type) {
    case 'faceoff':
    case 'hit':
      return event.spot;
    case 'shot':
      return targetOf(event);
    case 'save':
      return { x: -(RINK.goalLine - 1) * toward, y: 0 };
    case 'goal':
    case 'penalty-shot':
    case 'shootout-attempt':
      return { x: NET_X * toward, y: 0 };
    case 'entry':
      return event.how === 'dump'
        ? { x: END_BOARDS_X * toward, y: y > 0 ? 6 : -6 }
        : { x: (RINK.blueLine + 2.5) * toward, y };
    case 'pass':
      return { x: SLOT_X * toward, y };
    case 'takeaway':
      return { x: before.x, y };
    case 'icing':
      return { x: END_BOARDS_X * toward, y: y > 0 ? 5 : -5 };
    case 'offside':
      return { x: RINK.blueLine * toward, y };
    case 'period-start':
      return { x: 0, y: 0 };
    default:
      return before;
  }
}

/** Returns where a shot ends: in the net, at the goalie, beside the goal, or at the blocker's shins. */
export function targetOf(shot: LiveEvent & Extract<MatchEvent, { type: 'shot' }>): Spot {
  const toward = towardsOf(shot.side);
  const aim = widthOf(shot, 0.8);
  switch (shot.outcome) {
    case 'goal':
      return { x: NET_X * toward, y: aim };
    case 'on-goal':
      return { x: (RINK.goalLine - 0.4) * toward, y: aim };
    case 'missed':
      return { x: END_BOARDS_X * toward, y: aim + (aim > 0 ? 2.2 : -2.2) };
    case 'blocked':
      return { x: shot.spot.x + (RINK.goalLine * toward - shot.spot.x) * 0.35, y: shot.spot.y * 0.65 };
  }
}

/** Returns the puck carrier of the team in possession; null if unknown. */
export function carrierAfter(event: LiveEvent, before: number | null): number | null {
  switch (event.type) {
    case 'faceoff':
      return event.winner;
    case 'entry':
      return event.how === 'dump' ? null : event.player;
    case 'pass':
      return event.to;
    case 'takeaway':
      return event.player;
    case 'change':
      return before !== null && event.onIce.includes(before) ? before : null;
    case 'hit':
    case 'manpower':
    case 'delayed-penalty':
    case 'penalty-over':
      return before;
    default:
      return null;
  }
}

/** Returns the team in possession after an event; null if neither is, or if play is stopped. */
export function possessionAfter(event: LiveEvent, before: Side | null): Side | null {
  switch (event.type) {
    case 'faceoff':
    case 'entry':
    case 'pass':
    case 'takeaway':
      return event.side;
    case 'giveaway':
      return other(event.side);
    case 'shot':
      return event.outcome === 'blocked' ? null : event.side;
    case 'save':
      return event.rebound ? null : event.side;
    case 'goal':
    case 'icing':
    case 'offside':
    case 'penalty':
    case 'timeout':
    case 'period-start':
    case 'period-end':
    case 'game-end':
      return null;
    default:
      return before;
  }
}
