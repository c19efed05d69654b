/** What a game did to each dressed player. */

import { GOALIE_STRAIN } from '#domains/player/constants.ts';
import { afterGame, type Condition, type GamePlayed } from '#domains/player/rules/life.ts';
import { goaliePerformance, skaterPerformance } from '#domains/player/rules/performance.ts';
import type { PlayerId } from '#engine/ids.ts';
import type { GoalieLine } from '#engine/match/record/box-score/box.ts';
import type { MatchResult } from '#engine/match/result.ts';
import type { Side } from '#engine/match/sides.ts';
import { Random, type Seed } from '#engine/random.ts';

/** What a game was like for a player who dressed for it. */
export interface Appearance {
  playerId: PlayerId;
  /** How he played, about −1 to 1: see `performance.ts`. */
  performance: number;
  /** `backup`: a goalie who sat on the bench all night. */
  as: 'skater' | 'goalie' | 'backup';
  /** His energy after the final horn, 0 to 100, with a goalie's strain deducted. */
  energy: number;
}

/** All dressed players: skaters first, then goalies, in the order of the box score. */
export type Appearances = Record<Side, Appearance[]>;

/** The parts of a result that change players. */
export type ResultForPlayers = Pick<MatchResult, 'winner' | 'injuries'> & { appearances: Appearances };

export interface GameToDigest extends Pick<GamePlayed, 'level' | 'isPlayoff' | 'isCup' | 'countsFor' | 'absoluteDay'> {
  seed: Seed;
  /** Points of morale that each side's coaches add to or take from the result; none if absent. */
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

/** Returns the changes, home players first; players who are not in `lives` (they left the world) are skipped. */
export function afterGameOf(
  { result, ...game }: GameToDigest & { result: MatchResult },
  lives: ReadonlyMap<number, Condition>,
): (Condition & { id: number })[] {
  return afterOutcome({ ...game, outcome: { ...result, appearances: appearancesOf(result) } }, lives);
}

/** Returns the same from only the parts of the result that it needs. */
export function afterOutcome(
  game: GameToDigest & { outcome: ResultForPlayers },
  lives: ReadonlyMap<number, Condition>,
): (Condition & { id: number })[] {
  const { level, isPlayoff, isCup = false, countsFor, absoluteDay, outcome: result, coaches } = game;
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
        isCup,
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

/** Returns the energy that a goalie's minutes cost beyond what the engine deducts. */
function strainOf({ toi }: GoalieLine): number {
  return (GOALIE_STRAIN * toi) / 3600;
}
