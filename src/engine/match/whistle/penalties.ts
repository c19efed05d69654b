/** Penalties as announced by the referee at the whistle: coincidental ones cancel, the others cost a man. */
import { PENALTY } from '#engine/match/constants/rink.ts';
import { fullSide, type Game, idOf, type PendingPenalty } from '#engine/match/game.ts';
import { SIDE_NAMES, type SideIndex } from '#engine/match/sides.ts';
import { seat, sendOff } from '#engine/match/whistle/penalty-box.ts';

const isMinor = (penalty: PendingPenalty) => penalty.kind === 'minor';
const isMajor = (penalty: PendingPenalty) => penalty.kind === 'major' || penalty.kind === 'match';

/** Announces all pending penalties and seats the players. */
export function announcePenalties(game: Game): void {
  const pending = game.pending.splice(0);
  const excused = coincidental(game, pending);
  for (const penalty of pending) announce(game, penalty, !excused.has(penalty));
}

/**
 * Returns the penalties that cost no man: those of both teams at one stoppage cancel pair by pair; but a single minor each, with
 * both teams at full strength, is played four on four.
 */
function coincidental(game: Game, pending: readonly PendingPenalty[]): Set<PendingPenalty> {
  const excused = new Set<PendingPenalty>();
  if (pending.length < 2) return excused;
  for (const kind of [isMinor, isMajor]) {
    const home = pending.filter((penalty) => penalty.side === 0 && kind(penalty));
    const away = pending.filter((penalty) => penalty.side === 1 && kind(penalty));
    const pairs = Math.min(home.length, away.length);
    const fullStrength = fullSide(game) > PENALTY.leastSkaters && !game.box.some((served) => served.counts);
    if (kind === isMinor && pairs === 1 && home.length === away.length && fullStrength) continue;
    for (let pair = 0; pair < pairs; pair++) excused.add(home[pair]!).add(away[pair]!);
  }
  return excused;
}

function announce(game: Game, penalty: PendingPenalty, costsAMan: boolean): void {
  const { side, player, kind, minutes } = penalty;
  const ejected = kind === 'game-misconduct' || kind === 'match';
  const counts = costsAMan && kind !== 'misconduct' && kind !== 'game-misconduct';
  const fillIn = ejected && counts && penalty.servedBy < 0 ? fillInFor(game, side, player) : penalty.servedBy;
  game.sheet.push({
    period: game.period,
    second: game.clock,
    type: 'penalty',
    side: SIDE_NAMES[side],
    player: idOf(game, player),
    servedBy: fillIn >= 0 ? idOf(game, fillIn) : undefined,
    penalty: kind,
    infraction: penalty.infraction,
    minutes,
  });
  if (kind === 'minor' || kind === 'double-minor') game.referee.calls[side] += 1;
  if (ejected) sendOff(game, player);
  if (kind === 'game-misconduct') return;
  if (kind === 'match' && !counts) return;
  const seconds = kind === 'match' ? PENALTY.majorSeconds : minutes * 60;
  seat(game, {
    side,
    player,
    sitter: fillIn >= 0 ? fillIn : player,
    seconds,
    counts,
    endsWithGoal: kind === 'minor' || kind === 'double-minor',
  });
}

/** Returns the player who serves a teammate's penalty: a forward of the third line if one is available, −1 for none. */
export function fillInFor(game: Game, side: SideIndex, offender: number): number {
  const { lines, skaters } = game.sides[side].plan;
  const free = (index: number) => index >= 0 && index !== offender && game.out[index] === 0;
  return lines[2]?.find(free) ?? skaters.find(free) ?? -1;
}

/** Cancels a delayed minor, or the first half of a double minor, after a goal. */
export function washOutDelayedMinor(game: Game, side: SideIndex): void {
  const index = game.pending.findIndex(
    (penalty) => penalty.side === side && (isMinor(penalty) || penalty.kind === 'double-minor'),
  );
  const penalty = game.pending[index];
  if (penalty === undefined) return;
  if (penalty.kind === 'double-minor') game.pending[index] = { ...penalty, kind: 'minor', minutes: 2 };
  else game.pending.splice(index, 1);
}
