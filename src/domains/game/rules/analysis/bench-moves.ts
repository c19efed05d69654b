/**
 * What a bench did in a game, and what followed. Each move is listed with the chance to win just before it and at the end
 * of its window: five minutes of play after a timeout; until the goalie is back or the game is over after he was pulled;
 * to the end of the period for everything else. The change covers the move and all else in its window: one says little,
 * many say something.
 */

import {
  BENCH_MOVES,
  type BenchMoveKind,
  ENDGAME_FROM,
  REGULATION_PERIODS,
  TIMEOUT_REACH,
} from '#domains/game/constants.ts';
import { type WinChanceModel, winChance } from '#domains/game/rules/analysis/win-chance.ts';
import { MomentTrack } from '#domains/game/rules/analysis/win-chance-curve.ts';
import type { PlayerId } from '#engine/ids.ts';
import { PERIOD_SECONDS } from '#engine/match/constants/rink.ts';
import type { MatchEvent } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';

export interface BenchMove {
  kind: BenchMoveKind;
  period: number;
  second: number;
  /** The goalie who left the net; null: none did. */
  goalie: PlayerId | null;
  /** Chances of the bench's own team, 0 to 1. */
  before: number;
  after: number;
}

/** What a bench does differently from a period on. */
export type Intermissions = ReadonlyMap<number, readonly BenchMoveKind[]>;

interface Open {
  move: Omit<BenchMove, 'after'>;
  /** Seconds of play from the first faceoff; null: something else ends it. */
  until: number | null;
}

/** Returns the moves in order. @param events of a game that is over, all of them */
export function benchMoves(
  events: readonly MatchEvent[],
  { side, model, intermissions }: { side: Side; model: WinChanceModel; intermissions: Intermissions },
): BenchMove[] {
  const track = new MomentTrack();
  const done: BenchMove[] = [];
  let open: Open[] = [];
  const chance = () => {
    const home = track.result ?? winChance(model, track.moment());
    return side === 'home' ? home : 1 - home;
  };
  const close = (isOver: (one: Open) => boolean) => {
    const over = open.filter(isOver);
    if (over.length === 0) return;
    const after = chance();
    done.push(...over.map(({ move }) => ({ ...move, after })));
    open = open.filter((one) => !isOver(one));
  };
  for (const event of events) {
    const now = secondsOf(event);
    close(({ until }) => until !== null && now > until);
    for (const { kind, goalie } of begunBy(event, { side, track, intermissions })) {
      const { period, second } = event;
      const until = kind === 'timeout' ? now + TIMEOUT_REACH : null;
      open.push({ move: { kind, period, second, goalie, before: chance() }, until });
    }
    track.follow(event);
    if (event.type === 'goalie-returned' && event.side === side) close(({ move }) => move.kind === 'goalie-pulled');
    if (event.type === 'period-end') close(({ move, until }) => move.kind !== 'goalie-pulled' && until === null);
    if (event.type === 'game-end') close(() => true);
  }
  return done.sort(
    (one, other) =>
      secondsOf(one) - secondsOf(other) || BENCH_MOVES.indexOf(one.kind) - BENCH_MOVES.indexOf(other.kind),
  );
}

function secondsOf({ period, second }: { period: number; second: number }): number {
  return (period - 1) * PERIOD_SECONDS + second;
}

/** Returns the moves that the event shows. @param track up to the event before it */
function begunBy(
  event: MatchEvent,
  { side, track, intermissions }: { side: Side; track: MomentTrack; intermissions: Intermissions },
): { kind: BenchMoveKind; goalie: PlayerId | null }[] {
  if (event.type === 'period-start')
    return (intermissions.get(event.period) ?? []).map((kind) => ({ kind, goalie: null }));
  if (!('side' in event) || event.side !== side) return [];
  if (event.type === 'timeout') return [{ kind: 'timeout', goalie: null }];
  if (event.type === 'goalie-changed') return [{ kind: 'goalie-changed', goalie: event.from }];
  if (event.type !== 'goalie-pulled' || event.period !== REGULATION_PERIODS || event.second < ENDGAME_FROM) return [];
  const { homeScore, awayScore } = track.moment();
  const lead = side === 'home' ? homeScore - awayScore : awayScore - homeScore;
  return lead < 0 ? [{ kind: 'goalie-pulled', goalie: event.goalie }] : [];
}
