/** What the engine received at faceoff, kept compressed: with it a game can be resumed, finished and explained. */
import { inArray } from 'drizzle-orm';
import { decodeInput, encodeInput } from '#domains/game/store/input-codec.ts';
import { gameInputs } from '#domains/game/tables.ts';
import type { GameId } from '#engine/ids.ts';
import type { MatchInput } from '#engine/match/input.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Stores the inputs of games that begin; an input that is stored already is kept. */
export async function storeInputs(tx: Database | Transaction, inputs: ReadonlyMap<number, MatchInput>): Promise<void> {
  if (inputs.size === 0) return;
  await tx
    .insert(gameInputs)
    .values([...inputs].map(([gameId, input]) => ({ gameId, input: encodeInput(input) })))
    .onConflictDoNothing();
}

/** Returns stored inputs by game; games without one are missing. Secret: they hold the seed. */
export async function loadInputs(
  db: Database | Transaction,
  gameIds: readonly GameId[],
): Promise<Map<number, MatchInput>> {
  if (gameIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(gameInputs)
    .where(inArray(gameInputs.gameId, [...gameIds]));
  return new Map(rows.map((row) => [row.gameId, decodeInput(row.input)]));
}
