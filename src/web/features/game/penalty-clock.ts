/** Who sits in the penalty box and until when, from the events: as the boards beside the scoreboard have it. */
import type { Infraction, Manpower, MatchEvent, PenaltyKind } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';
import type { LiveEvent } from '#web/features/game/live-event.ts';

export interface ServedPenalty {
  index: number;
  side: Side;
  /** Who sits in the box. */
  player: number;
  /** Whose penalty it is, when another serves it. */
  offender: number;
  kind: PenaltyKind;
  infraction: Infraction;
  /** Seconds to be served in all. */
  seconds: number;
  /** Game second at which he was sent there. */
  since: number;
  /** Game second (see `gameSecond`) at which the door opens; null while he waits for one of two team mates to come out. */
  endsAt: number | null;
}

type PenaltyEvent = LiveEvent & Extract<MatchEvent, { type: 'penalty' }>;

const MINOR_SECONDS = 120;
/** A match penalty costs the team a man for so long, however many minutes it counts. */
const MATCH_SECONDS = 300;
/** Never fewer skaters, and never more penalties that cost a man at a time: the third one of a team waits. */
const MIN_SKATERS = 3;
const MAX_AT_ONCE = 2;

/** Seats a penalized player; misconducts for the rest of the game are served in the dressing room. */
export function seat(box: ServedPenalty[], event: PenaltyEvent, now: number, manpower: Manpower): void {
  if (event.penalty === 'game-misconduct') return;
  const seconds = event.penalty === 'match' ? MATCH_SECONDS : event.minutes * 60;
  const running = box.filter(
    ({ side, kind, endsAt }) => side === event.side && kind !== 'misconduct' && endsAt !== null,
  );
  const isFull = running.length >= MAX_AT_ONCE && skatersOf(manpower, event.side) <= MIN_SKATERS;
  const match = box.find((each) => isCoincidental(each, event, { now, seconds }));
  // Penalties of the same length to both teams leave as many on the ice as there were: neither waits.
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

/** Opens the door; anyone who waited for it begins to serve. */
export function open(box: ServedPenalty[], side: Side, player: number, now: number): void {
  const of = (each: ServedPenalty) => each.player === player || each.offender === player;
  // Of several penalties of one man the one that ends first is over.
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

/** Seconds left at a game second; all of them for one who waits. */
export function penaltyLeft(penalty: ServedPenalty, now: number): number {
  return penalty.endsAt === null ? penalty.seconds : Math.max(0, penalty.endsAt - now);
}

/** Skaters of a side without an extra attacker. */
export function skatersOf({ home, away, homeGoalie, awayGoalie }: Manpower, side: Side): number {
  return side === 'home' ? home - (homeGoalie ? 0 : 1) : away - (awayGoalie ? 0 : 1);
}

/** A team with more skaters than the other by penalties, and for how long: the board's "5 on 3, 0:48". */
export interface PowerPlay {
  side: Side;
  skaters: readonly [more: number, fewer: number];
  /** Seconds until the next man comes back; null when that is not known. */
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
