/** What coaches' benches did in finished games. */
import { asc, inArray } from 'drizzle-orm';
import { type BenchMove, benchMoves, type Intermissions } from '#domains/game/rules/analysis/bench-moves.ts';
import { winChanceModel } from '#domains/game/rules/analysis/win-chance.ts';
import { chanceAtFaceoff } from '#domains/game/rules/odds.ts';
import { whatChanged } from '#domains/game/rules/same-bench.ts';
import { benchAtFaceoff } from '#domains/game/store/benches.ts';
import { loadInputs } from '#domains/game/store/inputs.ts';
import { loadPeriods } from '#domains/game/store/periods.ts';
import { gamePeriods } from '#domains/game/tables.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import type { BenchChange, MatchInput } from '#engine/match/input.ts';
import type { Side } from '#engine/match/sides.ts';
import { staffGoalsOf } from '#engine/player/staff-effects.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database } from '#platform/database/client.ts';

export interface BenchLog {
  /** The team's chance to win before the game, 0 to 1. */
  chance: number;
  /** Goals that its staff is worth per game, as measured over seasons. */
  staffGoals: number;
  moves: BenchMove[];
}

interface Coached {
  gameId: GameId;
  teamId: TeamId;
}

/** Returns logs by game; games whose inputs were not kept are missing. Three queries for games not cached. For finished games only. */
export async function benchLogs(db: Database, games: readonly Coached[]): Promise<Map<GameId, BenchLog>> {
  if (games.length === 0) return new Map();
  const key = games.map(({ gameId, teamId }) => `${gameId} ${teamId}`).join(',');
  return fact(db, { key: `bench-logs/${key}`, topics: [], read: () => readLogs(db, games) });
}

async function readLogs(db: Database, games: readonly Coached[]): Promise<Map<GameId, BenchLog>> {
  const ids = games.map(({ gameId }) => gameId);
  const inputs = await loadInputs(db, ids);
  const periods = await loadPeriods(db, ids);
  const { gameId, period, benches } = gamePeriods;
  const changes = await db
    .select({ gameId, period, benches })
    .from(gamePeriods)
    .where(inArray(gameId, ids))
    .orderBy(asc(gameId), asc(period));
  return new Map(
    games.flatMap((game): [GameId, BenchLog][] => {
      const input = inputs.get(game.gameId);
      const events = (periods.get(game.gameId) ?? []).flatMap((one) => [...one.events]);
      if (!input || events.at(-1)?.type !== 'game-end') return [];
      const side: Side = input.home.teamId === game.teamId ? 'home' : 'away';
      const pregame = chanceAtFaceoff(input);
      const intermissions = intermissionsOf(
        input,
        side,
        changes.filter((one) => one.gameId === game.gameId),
      );
      const model = winChanceModel({ pregame, overtime: input.overtime });
      const moves = benchMoves(events, { side, model, intermissions });
      const chance = side === 'home' ? pregame : 1 - pregame;
      return [[game.gameId, { chance, staffGoals: staffGoalsOf(input[side].coaching), moves }]];
    }),
  );
}

/** Returns what the bench did differently, by the period from which on. */
function intermissionsOf(
  input: MatchInput,
  side: Side,
  periods: readonly { period: number; benches: { home?: BenchChange; away?: BenchChange } | null }[],
): Intermissions {
  let present = benchAtFaceoff(input[side]);
  return new Map(
    periods.flatMap(({ period, benches }) => {
      const change = benches?.[side];
      if (!change) return [];
      const kinds = whatChanged(present, change);
      present = { ...present, ...change };
      return [[period, kinds] as const];
    }),
  );
}
