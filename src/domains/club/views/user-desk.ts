/** What waits for a user besides the team that he manages: in his careers, where he votes, and at the bench that he coaches. */
import { and, eq, isNull } from 'drizzle-orm';
import type { DeskItem } from '#domains/club/contract.ts';
import { deskItems } from '#domains/club/rules/desk.ts';
import { findTeamRef } from '#domains/club/store/team-refs.ts';
import { gameToday, lineupState, type PutsOnDesk } from '#domains/club/views/overview.ts';
import { loadTeamDay } from '#domains/club/views/team-day.ts';
import { persons } from '#domains/person/tables.ts';
import { headCoaches } from '#domains/seat/tables.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

interface Asking {
  userId: UserId;
  clubId: ClubId | null;
  now: Date;
  nouns: readonly PutsOnDesk[];
}

/** Two queries, and those of the nouns that something of his is about. */
export async function loadUserDesk(db: Database, { userId, clubId, now, nouns }: Asking): Promise<DeskItem[]> {
  const today = await readToday(db);
  const own = await db
    .select({ kind: persons.kind, id: persons.id })
    .from(persons)
    .where(and(eq(persons.userId, userId), isNull(persons.retiredAt)));
  const careers = new Map(own.map(({ kind, id }) => [kind, id]));
  const { season, day, absoluteDay } = today;
  const user = { userId, clubId, careers, season, day, absoluteDay, now };
  const [bench, ...ofNouns] = await Promise.all([
    careers.has('coach') ? deskOfCoach(db, { userId, clubId, now, today }) : [],
    ...nouns.map(({ userDeskItems }) => userDeskItems?.(db, user) ?? []),
  ]);
  return [...bench, ...ofNouns.flat()];
}

/** What waits at the bench that somebody coaches: his lines, and the game of today. */
async function deskOfCoach(
  db: Database,
  { userId, clubId, now, today }: Pick<Asking, 'userId' | 'clubId' | 'now'> & { today: Today },
): Promise<DeskItem[]> {
  const [coached] = await db.select({ id: headCoaches.teamId }).from(headCoaches).where(eq(headCoaches.userId, userId));
  const team = coached ? await findTeamRef(db, coached.id) : null;
  // A manager who coaches his own men has it on the desk of the team.
  if (!team || team.clubId === clubId) return [];
  const [lines, { nextGame }] = await Promise.all([
    lineupState(db, team, { now, today }),
    loadTeamDay(db, team.id, now),
  ]);
  return deskItems({
    teamId: team.id,
    ...lines,
    season: today.season,
    // Who is hurt or leaves is the manager's to act on: a coach sees it where he sets the lines.
    injured: [],
    suspended: [],
    endingContracts: 0,
    gameToday: gameToday(team.id, nextGame, today),
  });
}
