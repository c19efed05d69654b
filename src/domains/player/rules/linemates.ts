/** A skater's linemates at five on five, and what came of it, counted from the events of his games. */
import { SKATERS_ON_ICE } from '#domains/player/constants.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { Manpower, MatchEvent } from '#engine/match/events.ts';
import type { Side } from '#engine/match/sides.ts';

/** What happened while a player was on the ice, from his team's side. */
export interface OnIce {
  seconds: number;
  goalsFor: number;
  goalsAgainst: number;
  /** Shot attempts: on goal, missed or blocked. */
  shotsFor: number;
  shotsAgainst: number;
}

export interface WithMate extends OnIce {
  mateId: PlayerId;
  /** Games in which they were on the ice together. */
  games: number;
}

/** A game that he played: his side, and all its events. */
export interface GameOfPlayer {
  side: Side;
  events: readonly MatchEvent[];
}

/** Returns his whole time at five on five, and that with each mate, most first. Goalies are not linemates. */
export function linematesOf(playerId: PlayerId, games: readonly GameOfPlayer[]): { all: OnIce; mates: WithMate[] } {
  const all = nothing();
  const mates = new Map<PlayerId, WithMate>();
  for (const game of games) {
    const tonight = withMatesIn(playerId, game);
    add(all, tonight.all);
    for (const [mateId, together] of tonight.mates) {
      if (together.seconds === 0) continue;
      const known = mates.get(mateId) ?? { mateId, games: 0, ...nothing() };
      known.games++;
      add(known, together);
      mates.set(mateId, known);
    }
  }
  return { all, mates: [...mates.values()].sort((a, b) => b.seconds - a.seconds || a.mateId - b.mateId) };
}

function withMatesIn(playerId: PlayerId, { side, events }: GameOfPlayer) {
  const all = nothing();
  const mates = new Map<PlayerId, OnIce>();
  /** His counts and those with each linemate on the ice, while they run. */
  let out: OnIce[] = [];
  let skaters: readonly PlayerId[] = [];
  let isEven = true;
  let [period, since] = [0, 0];
  const regroup = () => {
    out = isEven && skaters.includes(playerId) ? [all, ...skaters.flatMap((mate) => beside(mate))] : [];
  };
  const beside = (mate: PlayerId) => {
    if (mate === playerId) return [];
    const known = mates.get(mate) ?? nothing();
    mates.set(mate, known);
    return [known];
  };
  for (const event of events) {
    if (event.period !== period) {
      // Every period begins with no skaters until its first shift.
      [period, since, skaters] = [event.period, 0, []];
      regroup();
    }
    const seconds = event.second - since;
    if (seconds > 0) {
      for (const one of out) one.seconds += seconds;
      since = event.second;
    }
    if (event.type === 'change' && event.side === side) {
      // At five on five the goalie is listed, and last.
      skaters = event.onIce.slice(0, SKATERS_ON_ICE);
      regroup();
    } else if (event.type === 'manpower') {
      isEven = isFiveOnFive(event.manpower);
      regroup();
    } else if (event.type === 'shot') {
      for (const one of out) countShot(one, event, side);
    }
  }
  return { all, mates };
}

function isFiveOnFive({ home, away, homeGoalie, awayGoalie }: Manpower): boolean {
  return home === SKATERS_ON_ICE && away === SKATERS_ON_ICE && homeGoalie && awayGoalie;
}

function countShot(one: OnIce, { side, outcome }: Extract<MatchEvent, { type: 'shot' }>, own: Side): void {
  if (side === own) one.shotsFor++;
  else one.shotsAgainst++;
  if (outcome !== 'goal') return;
  if (side === own) one.goalsFor++;
  else one.goalsAgainst++;
}

function nothing(): OnIce {
  return { seconds: 0, goalsFor: 0, goalsAgainst: 0, shotsFor: 0, shotsAgainst: 0 };
}

function add(sum: OnIce, { seconds, goalsFor, goalsAgainst, shotsFor, shotsAgainst }: OnIce): void {
  sum.seconds += seconds;
  sum.goalsFor += goalsFor;
  sum.goalsAgainst += goalsAgainst;
  sum.shotsFor += shotsFor;
  sum.shotsAgainst += shotsAgainst;
}

/** Returns his team's share of all shots while he was on the ice, 0 to 1; null: none. */
export function shotShare({ shotsFor, shotsAgainst }: Pick<OnIce, 'shotsFor' | 'shotsAgainst'>): number | null {
  const shots = shotsFor + shotsAgainst;
  return shots === 0 ? null : shotsFor / shots;
}
