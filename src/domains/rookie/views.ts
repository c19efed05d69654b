/** Builds the view of completed introductory tasks. */
import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import { findUser, visitsOn } from '#domains/account/store/users.ts';
import { lineups } from '#domains/lineups/tables.ts';
import { ROOKIE_TASKS, type RookieTask } from '#domains/rookie/constants.ts';
import type { RookieView } from '#domains/rookie/contract.ts';
import { scrimmages } from '#domains/scrimmage/tables.ts';
import { shortlistedPlayers } from '#domains/shortlist/tables.ts';
import type { TeamId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

/** A user; without a club there are fewer tasks. */
export interface Rookie {
  id: number;
  /** PRO first. */
  teamIds: readonly TeamId[];
}

export async function readRookie(db: Database, who: Rookie, now: Date): Promise<RookieView> {
  const [user, done] = await Promise.all([findUser(db, who.id), tasksDone(db, who)]);
  const { inARow, inAll } = user ? visitsOn(user, now) : { inARow: 0, inAll: 0 };
  const kept = new Set(user?.onboarding ?? []);
  return {
    tasks: ROOKIE_TASKS.map((id) => {
      const isKept = kept.has(`rookie:${id}`);
      return { id, isKept, isDone: isKept || done.has(id) };
    }),
    isClosed: kept.has('rookie:closed'),
    visits: { inARow, inAll },
  };
}

/** Returns the tasks whose results are found in the database. */
export async function tasksDone(db: Database, { id, teamIds }: Rookie): Promise<ReadonlySet<RookieTask>> {
  const teams = [...teamIds];
  const [lines, scrimmage, shortlist] = await Promise.all([
    teams.length > 0 && db.$count(lineups, and(inArray(lineups.teamId, teams), eq(lineups.savedBy, 'manager'))),
    teams.length > 0 && db.$count(scrimmages, and(inArray(scrimmages.hostTeamId, teams), isNotNull(scrimmages.gameId))),
    db.$count(shortlistedPlayers, eq(shortlistedPlayers.userId, id)),
  ]);
  const found: Partial<Record<RookieTask, number | false>> = { lines, scrimmage, shortlist };
  return new Set(ROOKIE_TASKS.filter((task) => found[task]));
}
