/** Stored lineups: the current one with its version, and the manager's own collection. */

import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { MAX_SAVED_LINEUPS } from '#domains/lineups/constants.ts';
import { seenByAssistant } from '#domains/lineups/rules/assistant-eye.ts';
import { type Board, completeTactics } from '#domains/lineups/rules/board.ts';
import { dressingLevel } from '#domains/lineups/rules/dressing-level.ts';
import { houseStyle } from '#domains/lineups/rules/house-style.ts';
import { substitutesAfter } from '#domains/lineups/rules/substitutes.ts';
import { type BehindBench, behindBench } from '#domains/lineups/store/behind-bench.ts';
import { partnershipsOfTeam } from '#domains/lineups/store/partnerships.ts';
import { benchShares, lineupRepairs, lineupSuggestions, lineups, savedLineups } from '#domains/lineups/tables.ts';
import { headCoaches, leaders } from '#domains/seat/tables.ts';
import type { AnyTeamRef } from '#domains/shapes.ts';
import type { PlayerId, TeamId } from '#engine/ids.ts';
import { autoFill } from '#engine/lineup/auto-fill.ts';
import type { CoachStyle } from '#engine/lineup/coach-style.ts';
import { withLetters } from '#engine/lineup/letters.ts';
import type { RosterPlayer } from '#engine/lineup/roster.ts';
import { fact } from '#platform/calls/facts.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import type { RowReader } from '#platform/rows/rows.ts';

export interface StoredLineup extends Board {
  /** 0: never saved, so this is the assistant's proposal. */
  version: number;
  savedBy: 'manager' | 'assistant';
  /** If saved by a user: whether it was the coach. */
  isByCoach: boolean;
  updatedAt: Date;
  /** The users behind the bench. */
  behind: BehindBench;
}

/**
 * Returns the team's lineup; for a team without one the assistant's proposal as version 0 (reads never write). A lineup
 * that the assistant keeps is shown as he would set it today, with his house style, as he does before each game.
 * @param roster the team's players, for the proposal.
 */
export async function findLineup(
  db: Database | Transaction,
  team: { id: number; level: AnyTeamRef['level'] },
  roster: readonly RosterPlayer[],
  now: Date,
): Promise<StoredLineup> {
  const [found] = await db
    .select({ row: lineups, coachStyle: teams.coachStyle, ...behindBench })
    .from(teams)
    .leftJoin(lineups, eq(lineups.teamId, teams.id))
    .leftJoin(leaders, eq(leaders.teamId, teams.id))
    .leftJoin(headCoaches, eq(headCoaches.teamId, teams.id))
    // What was left to a former coach does not apply to the present one.
    .leftJoin(benchShares, and(eq(benchShares.teamId, teams.id), eq(benchShares.userId, headCoaches.userId)))
    .where(eq(teams.id, team.id));
  const row = found?.row;
  const behind = {
    managerId: found?.managerId ?? null,
    coachId: found?.coachId ?? null,
    share: found?.share ?? null,
  };
  if (row?.savedBy === 'manager') return { ...row, tactics: completeTactics(row.tactics), behind };
  const assistants = await fact(db, {
    key: `assistant-lineup/${team.id}`,
    topics: [`team:${team.id}`],
    read: () => assistantsLineup(db, { ...team, coachStyle: found?.coachStyle ?? null }, roster),
  });
  const lineup = row?.letters ? withLetters(assistants.lineup, row.letters) : assistants.lineup;
  const nobodys = { orders: [], version: 0, savedBy: 'assistant' as const, isByCoach: false, updatedAt: now };
  return { ...nobodys, ...row, ...assistants, lineup, behind };
}

/** Returns what the assistant would do today. It depends on the roster, which changes with the team. */
async function assistantsLineup(
  db: Database | Transaction,
  team: { id: number; level: AnyTeamRef['level']; coachStyle: CoachStyle | null },
  roster: readonly RosterPlayer[],
): Promise<Omit<Board, 'orders'>> {
  const { season, secret } = await readToday(db);
  const assistant = { secret, season, teamId: team.id };
  const partnerships = await partnershipsOfTeam(db, team.id);
  return {
    lineup: autoFill(seenByAssistant(roster, assistant), null, { level: dressingLevel(team), partnerships }),
    tactics: houseStyle({ ...assistant, coachStyle: team.coachStyle }, roster),
  };
}

/**
 * Returns what managers have saved after the given versions, by team; teams kept by assistants are missing. By version
 * and not by time: a save may begin before a faceoff and finish after it.
 * @param seen the version of each team that has been seen already, 0 for none
 */
export async function boardsSavedAfter(
  db: Database | Transaction,
  seen: ReadonlyMap<number, number>,
): Promise<Map<number, Board & { version: number }>> {
  const { teamId, lineup, tactics, orders, version } = lineups;
  const rows = await db
    .select({ teamId, lineup, tactics, orders, version })
    .from(lineups)
    .where(and(inArray(teamId, [...seen.keys()]), eq(lineups.savedBy, 'manager')));
  return new Map(
    rows
      .filter((row) => row.version > (seen.get(row.teamId) ?? 0))
      .map(({ teamId: id, ...board }) => [id, { ...board, tactics: completeTactics(board.tactics) }]),
  );
}

export interface BoardChange extends Board {
  teamId: TeamId;
  /** Injured or suspended players, whose replacements become their substitutes. None when absent. */
  unavailable?: ReadonlySet<PlayerId>;
  /** The version that was edited. */
  version: number;
  /** Saved by the coach rather than the manager. */
  isByCoach?: boolean;
  now: Date;
}

/**
 * Saves unless another save came after `version`: of two who have edited the same version exactly one succeeds.
 * @returns whether it was saved.
 */
export async function saveLineup(db: Database | Transaction, change: BoardChange): Promise<boolean> {
  const { teamId, version, lineup, tactics, orders, now, unavailable = new Set(), isByCoach = false } = change;
  const values = { lineup, tactics, orders, savedBy: 'manager' as const, isByCoach, updatedAt: now };
  if (version === 0) {
    const made = await db
      .insert(lineups)
      .values({ teamId, ...values })
      .onConflictDoNothing()
      .returning({ teamId: lineups.teamId });
    return made.length === 1;
  }
  const [before] = await db
    .select({ lineup: lineups.lineup, substitutes: lineups.substitutes })
    .from(lineups)
    .where(eq(lineups.teamId, teamId));
  const substitutes = before ? substitutesAfter(before, lineup, (id) => unavailable.has(id)) : [];
  const saved = await db
    .update(lineups)
    .set({ ...values, substitutes, version: sql`${lineups.version} + 1` })
    .where(and(eq(lineups.teamId, teamId), eq(lineups.version, version)))
    .returning({ teamId: lineups.teamId });
  return saved.length === 1;
}

export interface SavedLineup extends Board {
  id: number;
  name: string;
  isForAway: boolean;
  createdAt: Date;
}

/** Returns the manager's collection, by name. */
export async function listSavedLineups(db: Database | Transaction, teamId: TeamId): Promise<SavedLineup[]> {
  const rows = await db
    .select({
      id: savedLineups.id,
      name: savedLineups.name,
      lineup: savedLineups.lineup,
      tactics: savedLineups.tactics,
      orders: savedLineups.orders,
      isForAway: savedLineups.isForAway,
      createdAt: savedLineups.createdAt,
    })
    .from(savedLineups)
    .where(eq(savedLineups.teamId, teamId))
    .orderBy(asc(savedLineups.name));
  return rows.map((row) => ({ ...row, tactics: completeTactics(row.tactics) }));
}

/**
 * Stores a lineup by name, replacing one of the same name.
 * @returns its id, or null when the team has reached the limit.
 */
export async function storeSavedLineup(
  db: Database | Transaction,
  saved: Board & { teamId: TeamId; name: string; now: Date },
): Promise<number | null> {
  const { teamId, name, lineup, tactics, orders, now } = saved;
  return db.transaction(async (tx) => {
    const collection = await lockCollection(tx, teamId);
    const isNew = !collection.some((row) => row.name === name);
    if (isNew && collection.length >= MAX_SAVED_LINEUPS) return null;
    const [row] = await tx
      .insert(savedLineups)
      .values({ teamId, name, lineup, tactics, orders, createdAt: now })
      .onConflictDoUpdate({
        target: [savedLineups.teamId, savedLineups.name],
        set: { lineup, tactics, orders, createdAt: now },
      })
      .returning({ id: savedLineups.id });
    return row?.id ?? null;
  });
}

/**
 * Renames a stored lineup, or sets whether it is the one for away games; at most one per team is.
 * @returns the outcome: 'taken' when another of the team's lineups has the name.
 */
export async function changeSavedLineup(
  db: Database,
  { teamId, savedId, name, isForAway }: { teamId: TeamId; savedId: number; name?: string; isForAway?: boolean },
): Promise<'changed' | 'unknown' | 'taken'> {
  return db.transaction(async (tx) => {
    const collection = await lockCollection(tx, teamId);
    const own = collection.find(({ id }) => id === savedId);
    if (!own) return 'unknown';
    if (collection.some((row) => row.name === name && row.id !== savedId)) return 'taken';
    if (isForAway) await tx.update(savedLineups).set({ isForAway: false }).where(eq(savedLineups.teamId, teamId));
    await tx
      .update(savedLineups)
      .set({ name: name ?? own.name, isForAway })
      .where(eq(savedLineups.id, savedId));
    return 'changed';
  });
}

/** Returns the tactics and orders that managers play in away games instead of those of their lineup, by team. */
export async function awayTemplates(
  rows: RowReader,
  teamIds: readonly TeamId[],
): Promise<Map<number, Omit<Board, 'lineup'> & { name: string }>> {
  if (teamIds.length === 0) return new Map();
  const templates = await rows.read(savedLineups, ['teamId', 'name', 'tactics', 'orders'], {
    teamId: teamIds,
    isForAway: true,
  });
  return new Map(templates.map(({ teamId, ...row }) => [teamId, { ...row, tactics: completeTactics(row.tactics) }]));
}

/** Returns ids and names of a team's collection, locked against other changes until the transaction ends. */
async function lockCollection(tx: Transaction, teamId: TeamId): Promise<{ id: number; name: string }[]> {
  // Two at once would both find room for one more, or the name free; the lock makes the second one look again.
  await lockName(tx, 'saved-lineups', teamId);
  return tx
    .select({ id: savedLineups.id, name: savedLineups.name })
    .from(savedLineups)
    .where(eq(savedLineups.teamId, teamId));
}

/** @returns whether the team's collection had one with that id. */
export async function discardSavedLineup(
  db: Database | Transaction,
  teamId: TeamId,
  savedId: number,
): Promise<boolean> {
  const gone = await db
    .delete(savedLineups)
    .where(and(eq(savedLineups.id, savedId), eq(savedLineups.teamId, teamId)))
    .returning({ id: savedLineups.id });
  return gone.length === 1;
}

/**
 * Leaves the teams to the assistant after their manager has left: he keeps the lines and gives no orders. The stored
 * lineups and the lineup repairs, which were the former manager's secrets, are deleted.
 */
export async function handToAssistant(tx: Database | Transaction, teamIds: readonly TeamId[]): Promise<void> {
  if (teamIds.length === 0) return;
  await tx
    .update(lineups)
    .set({ savedBy: 'assistant', orders: [], substitutes: [], returned: null, letters: null })
    .where(inArray(lineups.teamId, [...teamIds]));
  await tx.delete(savedLineups).where(inArray(savedLineups.teamId, [...teamIds]));
  await tx.delete(lineupSuggestions).where(inArray(lineupSuggestions.teamId, [...teamIds]));
  await tx.delete(lineupRepairs).where(inArray(lineupRepairs.teamId, [...teamIds]));
}
