/** What a game did to everybody who dressed for it. */

import { GOALIE_STRAIN } from '#domains/player/constants.ts';
import { afterGame, type Condition, type GamePlayed } from '#domains/player/rules/life.ts';
import { goaliePerformance, skaterPerformance } from '#domains/player/rules/performance.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { GoalieLine } from '#engine/match/record/box-score/box.ts';
import type { MatchResult } from '#engine/match/result.ts';
import type { Side } from '#engine/match/sides.ts';
import { Random, type Seed } from '#engine/random.ts';

/** What a game was for somebody who dressed for it. */
export interface Appearance {
  playerId: PlayerId;
  /** How he played, about −1 to 1: see `performance.ts`. */
  performance: number;
  /** In the net, or on the bench behind who was all night long. */
  as: 'skater' | 'goalie' | 'backup';
  /** What he has left after the horn, 0 to 100, a goalie's strain taken off. */
  energy: number;
}

/** Everybody who dressed: skaters first, then goalies, as they stand in the box score. */
export type Appearances = Record<Side, Appearance[]>;

/** What of a result changes players. */
export type ResultForPlayers = Pick<MatchResult, 'winner' | 'injuries'> & { appearances: Appearances };

export interface GameToDigest extends Pick<GamePlayed, 'level' | 'isPlayoff' | 'countsFor' | 'absoluteDay'> {
  seed: Seed;
  /** Points of morale that the coaches of each side make it worth more or less; none unless told otherwise. */
  coaches?: Readonly<Record<Side, number>>;
}

export function appearancesOf({ box, energy: energies }: MatchResult): Appearances {
  const energyOf = new Map(energies.map(({ playerId, energy }) => [playerId, energy]));
  const of = (side: Side): Appearance[] => {
    const { skaters, goalies } = box[side];
    return [
      ...skaters.map((line) => appearance(line.playerId, 'skater', skaterPerformance(line), 0)),
      ...goalies.map((line) => {
        const as = line.started || line.toi > 0 ? 'goalie' : 'backup';
        return appearance(line.playerId, as, goaliePerformance(line), strainOf(line));
      }),
    ];
  };
  const appearance = (playerId: PlayerId, as: Appearance['as'], performance: number, strain: number): Appearance => {
    const energy = energyOf.get(playerId);
    if (energy === undefined) throw new RangeError(`the engine tells no energy of player ${playerId}`);
    return { playerId, as, performance, energy: energy - strain };
  };
  return { home: of('home'), away: of('away') };
}

/** The changes, home players first; players who are not in `lives` (they left the world) are passed over. */
export function afterGameOf(
  { result, ...game }: GameToDigest & { result: MatchResult },
  lives: ReadonlyMap<number, Condition>,
): (Condition & { id: number })[] {
  return afterOutcome({ ...game, outcome: { ...result, appearances: appearancesOf(result) } }, lives);
}

/** The same for who has been told no more of the result than it takes. */
export function afterOutcome(
  game: GameToDigest & { outcome: ResultForPlayers },
  lives: ReadonlyMap<number, Condition>,
): (Condition & { id: number })[] {
  const { level, isPlayoff, countsFor, absoluteDay, outcome: result, coaches } = game;
  const random = new Random(`${game.seed}/after`);
  const injuries = new Map(result.injuries.map((injury) => [injury.playerId, injury]));
  const changes: (Condition & { id: number })[] = [];
  for (const side of ['home', 'away'] as const) {
    const outcome = result.winner === null ? 0 : result.winner === side ? 1 : -1;
    for (const { playerId, performance, energy } of result.appearances[side]) {
      const life = lives.get(playerId);
      if (!life) continue;
      const injury = injuries.get(playerId) ?? null;
      const played = {
        level,
        isPlayoff,
        countsFor,
        outcome,
        performance,
        energy,
        absoluteDay,
        injury,
        coaches: coaches?.[side] ?? 0,
      } as const;
      changes.push({ id: playerId, ...afterGame(life, played, random) });
    }
  }
  return changes;
}

/** What a goalie's minutes cost beyond what the engine takes for his legs. */
function strainOf({ toi }: GoalieLine): number {
  return (GOALIE_STRAIN * toi) / 3600;
}
