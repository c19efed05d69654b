/** The penalty box over time, derived from the events, as beside the scoreboard. */
import type { Infraction, Manpower, MatchEvent, PenaltyKind } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';

export interface ServedPenalty {
  index: number;
  side: Side;
  /** The player who sits in the box. */
  player: number;
  /** The penalized player, if another one serves the penalty. */
  offender: number;
  kind: PenaltyKind;
  infraction: Infraction;
  /** Total seconds to serve. */
  seconds: number;
  /** Game second at which he went to the box. */
  since: number;
  /** Game second (see `gameSecond`) at which the penalty ends; null while it waits for that of one of two teammates to end. */
  endsAt: number | null;
}

type PenaltyEvent = LiveEvent & Extract<MatchEvent, { type: 'penalty' }>;

const MINOR_SECONDS = 120;
/** A match penalty leaves the team shorthanded for this long, no matter how many minutes it counts. */
const MATCH_SECONDS = 300;
/** The fewest skaters of a team, and the most penalties at a time that leave it shorthanded: a third one is delayed. */
const MIN_SKATERS = 3;
const MAX_AT_ONCE = 2;

/** Puts a penalized player in the box; misconducts for the rest of the game are served in the dressing room. */
export function seat(box: ServedPenalty[], event: PenaltyEvent, now: number, manpower: Manpower): void {
  if (event.penalty === 'game-misconduct') return;
  const seconds = event.penalty === 'match' ? MATCH_SECONDS : event.minutes * 60;
  const running = box.filter(
    ({ side, kind, endsAt }) => side === event.side && kind !== 'misconduct' && endsAt !== null,
  );
  const isFull = running.length >= MAX_AT_ONCE && skatersOf(manpower, event.side) <= MIN_SKATERS;
  const match = box.find((each) => isCoincidental(each, event, { now, seconds }));
  // Coincidental penalties of the same length leave the numbers on the ice unchanged: neither is delayed.
  if (match?.endsAt === null) match.endsAt = now + seconds;
  const waits = isFull && event.penalty !== 'misconduct' && match === undefined;
  box.push({
    index: event.index,
    side: event.side,
    player: event.servedBy ?? event.player,
    offender: event.player,
    kind: event.penalty,
    infraction: event.infraction,
    seconds,
    since: now,
    endsAt: waits ? null : now + seconds,
  });
}

function isCoincidental(
  { side, kind, since, seconds }: ServedPenalty,
  event: PenaltyEvent,
  called: { now: number; seconds: number },
): boolean {
  return side !== event.side && kind !== 'misconduct' && since === called.now && seconds === called.seconds;
}

/** Ends a penalty; a delayed one starts. */
export function open(box: ServedPenalty[], side: Side, player: number, now: number): void {
  const of = (each: ServedPenalty) => each.player === player || each.offender === player;
  // Of several penalties of one player the one that ends first is over.
  const served = box.filter(of).sort((a, b) => (a.endsAt ?? Infinity) - (b.endsAt ?? Infinity))[0];
  if (!served) return;
  box.splice(box.indexOf(served), 1);
  const waiting = box.find((each) => each.side === side && each.endsAt === null);
  if (waiting) waiting.endsAt = now + waiting.seconds;
}

/** A goal against a shorthanded team ends the first half of a double minor; a plain minor gets an event of its own. */
export function shortenOnGoal(box: readonly ServedPenalty[], scoring: Side, now: number): void {
  const minors = box.filter(
    (each) => each.side !== scoring && each.endsAt !== null && (each.kind === 'minor' || each.kind === 'double-minor'),
  );
  const first = minors.sort((a, b) => (a.endsAt ?? 0) - (b.endsAt ?? 0))[0];
  if (first?.endsAt && first.endsAt - now > MINOR_SECONDS) first.endsAt = now + MINOR_SECONDS;
}

/** Returns the seconds left at a game second; all of them for a delayed penalty. */
export function penaltyLeft(penalty: ServedPenalty, now: number): number {
  return penalty.endsAt === null ? penalty.seconds : Math.max(0, penalty.endsAt - now);
}

/** Returns the skaters of a side without an extra attacker. */
export function skatersOf({ home, away, homeGoalie, awayGoalie }: Manpower, side: Side): number {
  return side === 'home' ? home - (homeGoalie ? 0 : 1) : away - (awayGoalie ? 0 : 1);
}

/** A power play and its time left: the scoreboard's "5 on 3, 0:48". */
export interface PowerPlay {
  side: Side;
  skaters: readonly [more: number, fewer: number];
  /** Seconds until the next player returns; null if unknown. */
  left: number | null;
}

export function powerPlayOf(box: readonly ServedPenalty[], manpower: Manpower, now: number): PowerPlay | null {
  const [home, away] = [skatersOf(manpower, 'home'), skatersOf(manpower, 'away')];
  if (home === away) return null;
  const side = home > away ? 'home' : 'away';
  const ends = box.flatMap((each) =>
    each.side !== side && each.kind !== 'misconduct' && each.endsAt !== null ? [each.endsAt - now] : [],
  );
  const left = ends.filter((seconds) => seconds >= 0);
  return {
    side,
    skaters: [Math.max(home, away), Math.min(home, away)],
    left: left.length === 0 ? null : Math.min(...left),
  };
}
