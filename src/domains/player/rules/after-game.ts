/** What a game did to everybody who dressed for it. */
import { afterGame, type Condition } from '#domains/player/rules/life.ts';
import { GOALIE_STRAIN } from '#domains/player/rules/life-constants.ts';
import { goaliePerformance, skaterPerformance } from '#domains/player/rules/performance.ts';
import type { GoalieLine } from '#engine/match/box-score/box.ts';
import type { MatchResult } from '#engine/match/result.ts';
import type { Level } from '#engine/player/skills.ts';
import { Random } from '#engine/random.ts';

export interface GameToDigest {
  seed: number;
  level: Level;
  stage: 'friendly' | 'regular' | 'playoffs';
  /** Absolute day of the game. */
  absoluteDay: number;
  result: MatchResult;
}

/** The changes, home players first; players who are not in `lives` (they left the world) are passed over. */
export function afterGameOf(game: GameToDigest, lives: ReadonlyMap<number, Condition>): (Condition & { id: number })[] {
  const { result } = game;
  const random = new Random(`${game.seed}/after`);
  const energies = new Map(result.energy.map(({ playerId, energy }) => [playerId, energy]));
  const injuries = new Map(result.injuries.map((injury) => [injury.playerId, injury]));
  const changes: (Condition & { id: number })[] = [];
  for (const side of ['home', 'away'] as const) {
    const { skaters, goalies } = result.box[side];
    const outcome = result.winner === null ? 0 : result.winner === side ? 1 : -1;
    const players = [
      ...skaters.map((line) => ({ id: line.playerId, performance: skaterPerformance(line), strain: 0 })),
      ...goalies.map((line) => ({ id: line.playerId, performance: goaliePerformance(line), strain: strainOf(line) })),
    ];
    for (const { id, performance, strain } of players) {
      const life = lives.get(id);
      if (!life) continue;
      const { level, stage, absoluteDay } = game;
      const energy = (energies.get(id) ?? life.energy) - strain;
      const injury = injuries.get(id) ?? null;
      const played = { level, stage, outcome, performance, energy, absoluteDay, injury } as const;
      changes.push({ id, ...afterGame(life, played, random) });
    }
  }
  return changes;
}

/** What a goalie's minutes cost beyond what the engine takes for his legs. */
function strainOf({ toi }: GoalieLine): number {
  return (GOALIE_STRAIN * toi) / 3600;
}
