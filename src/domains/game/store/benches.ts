/** What the managers have changed behind the bench since the last period began. */
import { asc, eq } from 'drizzle-orm';
import { REGULATION_PERIODS } from '#domains/game/constants.ts';
import { lineupTonight } from '#domains/game/rules/match-day.ts';
import { isSame } from '#domains/game/rules/same-bench.ts';
import { gamePeriods } from '#domains/game/tables.ts';
import { completeTactics } from '#domains/lineups/rules/board.ts';
import { type Stint, stintsOf } from '#domains/lineups/rules/familiarity.ts';
import { boardsSavedAfter } from '#domains/lineups/store/lineups.ts';
import type { GameId } from '#engine/ids.ts';
import type { BenchChange, MatchInput, MatchTeam } from '#engine/match/input.ts';
import type { Side } from '#engine/match/sides.ts';
import type { Transaction } from '#platform/database/client.ts';

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
  const { benches: current, lineupVersions } = await benchesSoFar(tx, gameId, input);
  const seen = new Map(SIDES.map((side) => [input[side].teamId, lineupVersions[side]]));
  const wanted = await boardsSavedAfter(tx, seen);
  const changes: { home?: BenchChange; away?: BenchChange } = {};
  for (const side of SIDES) {
    const wish = wanted.get(input[side].teamId);
    if (!wish) continue;
    lineupVersions[side] = wish.version;
    const lineup = lineupTonight(wish.lineup, input[side]);
    const change = { lineup, tactics: wish.tactics, orders: wish.orders };
    if (!isSame(change, current[side])) changes[side] = change;
  }
  return { changes: changes.home || changes.away ? changes : null, lineupVersions };
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

async function benchesSoFar(
  tx: Transaction,
  gameId: GameId,
  input: MatchInput,
): Promise<{ benches: Record<Side, BenchChange>; lineupVersions: Record<Side, number> }> {
  const { benches, lineupVersions } = gamePeriods;
  const rows = await tx
    .select({ benches, lineupVersions })
    .from(gamePeriods)
    .where(eq(gamePeriods.gameId, gameId))
    .orderBy(asc(gamePeriods.period));
  const current: Record<Side, BenchChange> = {
    home: benchAtFaceoff(input.home),
    away: benchAtFaceoff(input.away),
  };
  // A change without orders leaves the previous ones in force.
  for (const period of rows) for (const side of SIDES) Object.assign(current[side], period.benches?.[side]);
  return { benches: current, lineupVersions: { home: 0, away: 0, ...rows.at(-1)?.lineupVersions } };
}

/** Returns the bench as the team takes the ice. */
export function benchAtFaceoff({ lineup, tactics, orders = [] }: MatchTeam): BenchChange {
  return { lineup, tactics: completeTactics(tactics), orders };
}
