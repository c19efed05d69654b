/** A bench set for the rest of a live game only: the team's stored lineup, and who keeps it, stay as they are. */
import { and, eq } from 'drizzle-orm';
import { gameRefusals } from '#domains/game/refusals.ts';
import { findBench, sideOf } from '#domains/game/store/benches.ts';
import { inputOf, lastPeriod, lockLiveGame } from '#domains/game/store/live.ts';
import { gamePeriods } from '#domains/game/tables.ts';
import { lineupRefusals } from '#domains/lineups/refusals.ts';
import { divide } from '#domains/lineups/rules/bench.ts';
import type { Board } from '#domains/lineups/rules/board.ts';
import { benchOf } from '#domains/lineups/store/bench.ts';
import { boardsSavedAfter } from '#domains/lineups/store/lineups.ts';
import type { GameId, TeamId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Transaction } from '#platform/database/client.ts';

interface Saving {
  gameId: GameId;
  /** A team of this game. */
  teamId: TeamId;
  userId: UserId;
  /** Of what was saved for this game before; 0: nothing. */
  version: number;
  board: Board;
}

/** Sets what the bench does from the next period on. It is refused whole if a part of it is not the user's to set. */
export async function saveBench(
  tx: Transaction,
  { gameId, teamId, userId, version, board }: Saving,
): Promise<{ ok: true } | Refused> {
  const { may } = await benchOf(tx, { teamId, userId });
  if (!(await lockLiveGame(tx, gameId))) return gameRefusals.unknown();
  const input = await inputOf(tx, gameId);
  const side = sideOf(input, teamId);
  const standing = await findBench(tx, gameId, { input, side });
  if (standing.version !== version) return lineupRefusals.stale();
  if (divide(standing, board, may).suggestion) return lineupRefusals.notYours();
  const { last } = await lastPeriod(tx, gameId);
  const ofPeriod = and(eq(gamePeriods.gameId, gameId), eq(gamePeriods.period, last.period));
  const [row] = await tx.select({ wishes: gamePeriods.wishes }).from(gamePeriods).where(ofPeriod);
  // A lineup saved later for all games wins over this one.
  const lineupVersion = (await boardsSavedAfter(tx, new Map([[teamId, 0]]))).get(teamId)?.version ?? 0;
  const wish = { ...board, version: version + 1, lineupVersion };
  await tx
    .update(gamePeriods)
    .set({ wishes: { ...row?.wishes, [side]: wish } })
    .where(ofPeriod);
  return { ok: true };
}
