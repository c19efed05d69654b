/** What the managers have changed behind the bench since the last period began. */
import { asc, eq } from 'drizzle-orm';
import { REGULATION_PERIODS } from '#domains/game/constants.ts';
import { lineupTonight } from '#domains/game/rules/match-day.ts';
import { isSame } from '#domains/game/rules/same-bench.ts';
import { type BenchWish, gamePeriods } from '#domains/game/tables.ts';
import { type Board, completeTactics } from '#domains/lineups/rules/board.ts';
import { type Stint, stintsOf } from '#domains/lineups/rules/familiarity.ts';
import { boardsSavedAfter } from '#domains/lineups/store/lineups.ts';
import type { GameId, TeamId } from '#engine/ids.ts';
import type { BenchChange, MatchInput, MatchTeam } from '#engine/match/input.ts';
import type { Side } from '#engine/match/sides.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

const SIDES: readonly Side[] = ['home', 'away'];

/** The versions of the managers' lineups seen so far, and what the benches do differently because of them. */
export interface Benches {
  /** null when neither bench changes anything. */
  changes: { home?: BenchChange; away?: BenchChange } | null;
  lineupVersions: Record<Side, number>;
}

/**
 * Returns the benches that begin the coming period with a different lineup, tactics or orders than the last. What had
 * been saved by the faceoff is in the game already, or was replaced by a template for away games. Only players dressed
 * tonight can play: any other player in a lineup is replaced as the assistant would.
 */
export async function benchesNow(tx: Transaction, gameId: GameId, input: MatchInput): Promise<Benches> {
  const { benches: current, lineupVersions, wishes } = await benchesSoFar(tx, gameId, input);
  const seen = new Map(SIDES.map((side) => [input[side].teamId, lineupVersions[side]]));
  const wanted = await boardsSavedAfter(tx, seen);
  const changes: { home?: BenchChange; away?: BenchChange } = {};
  for (const side of SIDES) {
    const saved = wanted.get(input[side].teamId);
    if (saved) lineupVersions[side] = saved.version;
    const wish = savedLast(saved, wishes[side]);
    if (!wish) continue;
    const lineup = lineupTonight(wish.lineup, input[side]);
    const change = { lineup, tactics: wish.tactics, orders: wish.orders };
    if (!isSame(change, current[side])) changes[side] = change;
  }
  return { changes: changes.home || changes.away ? changes : null, lineupVersions };
}

/** A bench as it is to begin the next period. */
export interface StandingBench extends Board {
  /** Of what is set for this game only; 0: nothing is. */
  version: number;
  isForGame: boolean;
}

/** Returns the bench of one side as it would begin the next period now. */
export async function findBench(
  db: Database | Transaction,
  gameId: GameId,
  { input, side }: { input: MatchInput; side: Side },
): Promise<StandingBench> {
  const { benches, lineupVersions, wishes } = await benchesSoFar(db, gameId, input);
  const { teamId } = input[side];
  const saved = (await boardsSavedAfter(db, new Map([[teamId, lineupVersions[side]]]))).get(teamId);
  const own = wishes[side];
  const wish = savedLast(saved, own);
  const { lineup, tactics, orders = [] } = wish ?? benches[side];
  return {
    lineup: lineupTonight(lineup, input[side]),
    tactics: completeTactics(tactics),
    orders: orders.map(({ periods, ...order }) => ({ ...order, ...(periods && { periods: [...periods] }) })),
    version: own?.version ?? 0,
    isForGame: own !== undefined && wish === own,
  };
}

/** Returns the side of a team in its game. */
export function sideOf(input: MatchInput, teamId: TeamId): Side {
  return input.home.teamId === teamId ? 'home' : 'away';
}

/** Returns what a bench has saved last: its stored lineup for all games, or a wish for this one. */
function savedLast<T extends { version: number }>(saved: T | undefined, own: BenchWish | undefined) {
  return own && (saved?.version ?? 0) <= own.lineupVersion ? own : saved;
}

/** Returns the lines and pairs that each team played with, intermission by intermission; a three-on-three overtime has none. */
export async function stintsIn(
  tx: Transaction,
  gameId: GameId,
  { home, away, overtime }: MatchInput,
): Promise<Record<Side, Stint[]>> {
  const rows = await tx
    .select({ period: gamePeriods.period, seconds: gamePeriods.seconds, benches: gamePeriods.benches })
    .from(gamePeriods)
    .where(eq(gamePeriods.gameId, gameId))
    .orderBy(asc(gamePeriods.period));
  const withLines = rows.filter(({ period }) => period <= REGULATION_PERIODS || overtime.men > 3);
  const stintsOfSide = (side: Side, { lineup }: MatchTeam) =>
    stintsOf(
      lineup,
      withLines.map(({ seconds, benches }) => ({ seconds, lineup: benches?.[side]?.lineup })),
    );
  return { home: stintsOfSide('home', home), away: stintsOfSide('away', away) };
}

interface SoFar {
  benches: Record<Side, BenchChange>;
  lineupVersions: Record<Side, number>;
  wishes: { home?: BenchWish; away?: BenchWish };
}

async function benchesSoFar(tx: Database | Transaction, gameId: GameId, input: MatchInput): Promise<SoFar> {
  const { benches, lineupVersions, wishes } = gamePeriods;
  const rows = await tx
    .select({ benches, lineupVersions, wishes })
    .from(gamePeriods)
    .where(eq(gamePeriods.gameId, gameId))
    .orderBy(asc(gamePeriods.period));
  const current: Record<Side, BenchChange> = {
    home: benchAtFaceoff(input.home),
    away: benchAtFaceoff(input.away),
  };
  // A change without orders leaves the previous ones in force.
  for (const period of rows) for (const side of SIDES) Object.assign(current[side], period.benches?.[side]);
  const last = rows.at(-1);
  return {
    benches: current,
    lineupVersions: { home: 0, away: 0, ...last?.lineupVersions },
    wishes: last?.wishes ?? {},
  };
}

/** Returns the bench as the team takes the ice. */
export function benchAtFaceoff({ lineup, tactics, orders = [] }: MatchTeam): BenchChange {
  return { lineup, tactics: completeTactics(tactics), orders };
}
