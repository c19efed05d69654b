/** Pending decisions of a manager. */

import { and, eq } from 'drizzle-orm';
import type { ClubOverview, DeskItem, DeskRow } from '#domains/club/contract.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { teams } from '#domains/club/tables.ts';
import { loadOverview, type PutsOnDesk } from '#domains/club/views/overview.ts';
import { loadUserDesk } from '#domains/club/views/user-desk.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Database } from '#platform/database/client.ts';

interface Asking {
  userId: UserId;
  clubId: ClubId | null;
  /** Kinds of desk items. */
  kinds: readonly string[];
  nouns: readonly PutsOnDesk[];
  now: Date;
}

/** A desk item, and how soon it lapses. */
type Pending = DeskItem & Partial<Pick<DeskRow, 'dueIn'>>;

/**
 * Returns the items of these kinds on the desk of a manager's first team, and on the user's own, without those that the
 * user has put off.
 */
export async function decisionsOf(db: Database, { userId, clubId, kinds, nouns, now }: Asking): Promise<Pending[]> {
  const isPro = and(eq(teams.clubId, clubId ?? 0), eq(teams.level, 'PRO'));
  const [pro] = clubId === null ? [] : await db.select({ id: teams.id }).from(teams).where(isPro);
  const team = pro ? await findTeamRef(db, pro.id) : null;
  const abilities = { manage: true, leave: true, numberPlayers: true, rename: true };
  const [overview, own] = await Promise.all([
    team ? loadOverview(db, { team, abilities, userId, now, nouns }) : null,
    loadUserDesk(db, { userId, clubId, now, nouns }),
  ]);
  const desk = [...(overview?.desk ?? []), ...own];
  const waiting = desk.filter(({ backOn }) => backOn === null);
  return [...waiting, ...unnamedInjuries(desk, overview?.injuries ?? [])].filter(({ kind }) => kinds.includes(kind));
}

/** Returns injuries that the desk does not name but leaves to the roster. */
function unnamedInjuries(desk: readonly DeskItem[], injuries: ClubOverview['injuries']): DeskItem[] {
  const named = new Set(desk.flatMap(({ kind, path }) => (kind === 'injury' ? [path] : [])));
  return injuries.flatMap(({ player: { id, firstname, lastname }, daysLeft }) => {
    const path = `/player/${id}`;
    const params = { player: `${firstname} ${lastname}`, count: daysLeft };
    return named.has(path) ? [] : [{ kind: 'injury' as const, params, path }];
  });
}
