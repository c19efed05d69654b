/** What the managers have changed behind the bench since the last period began. */
import { and, asc, eq, isNotNull } from 'drizzle-orm';
import { REGULATION_PERIODS } from '#domains/game/rules/constants.ts';
import { lineupTonight } from '#domains/game/rules/match-day.ts';
import { gamePeriods, games } from '#domains/game/tables.ts';
import { completeTactics } from '#domains/lineups/rules/board.ts';
import { type Stint, stintsOf } from '#domains/lineups/rules/familiarity.ts';
import { boardsSavedSince } from '#domains/lineups/store.ts';
import type { BenchChange, MatchInput, MatchTeam } from '#engine/match/input.ts';
import type { Side } from '#engine/match/sides.ts';
import type { Transaction } from '#server/database/client.ts';

const SIDES: readonly Side[] = ['home', 'away'];

/**
 * The benches that go into the coming period with another lineup, other tactics or other orders than into the one before;
 * null when neither does. What was saved before the face-off is in the game already, or gave way to a template for away games. Only those who dress tonight can play: whoever else stands in a lineup is replaced as the assistant would.
 */
export async function benchChanges(
  tx: Transaction,
  gameId: number,
  input: MatchInput,
): Promise<{ home?: BenchChange; away?: BenchChange } | null> {
  const [game] = await tx.select({ faceoffAt: games.faceoffAt }).from(games).where(eq(games.id, gameId));
  if (!game?.faceoffAt) return null;
  const wanted = await boardsSavedSince(tx, [input.home.teamId, input.away.teamId], game.faceoffAt);
  if (wanted.size === 0) return null;
  const current = await benchesSoFar(tx, gameId, input);
  const changes: { home?: BenchChange; away?: BenchChange } = {};
  for (const side of SIDES) {
    const wish = wanted.get(input[side].teamId);
    if (!wish) continue;
    const lineup = lineupTonight(wish.lineup, input[side]);
    const change = { lineup, tactics: wish.tactics, orders: wish.orders };
    if (!isSame(change, current[side])) changes[side] = change;
  }
  return changes.home || changes.away ? changes : null;
}

/** The lines and pairs that each team played with, intermission by intermission; in a 3-on-3 overtime there are none. */
export async function stintsIn(
  tx: Transaction,
  gameId: number,
  { home, away, overtime }: MatchInput,
): Promise<Record<Side, Stint[]>> {
  const rows = await tx
    .select({ period: gamePeriods.period, seconds: gamePeriods.seconds, benches: gamePeriods.benches })
    .from(gamePeriods)
    .where(eq(gamePeriods.gameId, gameId))
    .orderBy(asc(gamePeriods.period));
  const withLines = rows.filter(({ period }) => period <= REGULATION_PERIODS || overtime.kind === 'sudden-death');
  const stintsOfSide = (side: Side, { lineup }: MatchTeam) =>
    stintsOf(
      lineup,
      withLines.map(({ seconds, benches }) => ({ seconds, lineup: benches?.[side]?.lineup })),
    );
  return { home: stintsOfSide('home', home), away: stintsOfSide('away', away) };
}

async function benchesSoFar(tx: Transaction, gameId: number, input: MatchInput): Promise<Record<Side, BenchChange>> {
  const rows = await tx
    .select({ benches: gamePeriods.benches })
    .from(gamePeriods)
    .where(and(eq(gamePeriods.gameId, gameId), isNotNull(gamePeriods.benches)))
    .orderBy(asc(gamePeriods.period));
  const current: Record<Side, BenchChange> = {
    home: benchAtFaceoff(input.home),
    away: benchAtFaceoff(input.away),
  };
  // A change that says nothing of orders leaves those of before in force.
  for (const { benches } of rows) for (const side of SIDES) Object.assign(current[side], benches?.[side]);
  return current;
}

function benchAtFaceoff({ lineup, tactics, orders = [] }: MatchTeam): BenchChange {
  return { lineup, tactics: completeTactics(tactics), orders };
}

/** Equal as JSON whatever the order of the keys: one side may have been through the database. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
