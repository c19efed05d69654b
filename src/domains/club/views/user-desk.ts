/** Desk items for a user beyond the team they manage: in careers, where they vote, and on benches they coach. */
import { and, eq, isNull } from 'drizzle-orm';
import type { DeskItem, DeskRow } from '#domains/club/contract.ts';
import { deskItems } from '#domains/club/rules/desk.ts';
import { rankDesk } from '#domains/club/rules/desk-rows.ts';
import { postponedBy } from '#domains/club/store/postponed.ts';
import { anyTeamRefs } from '#domains/club/store/team-refs.ts';
import { gameToday, lineupState, type PutsOnDesk } from '#domains/club/views/overview.ts';
import { loadTeamDay } from '#domains/club/views/team-day.ts';
import { deskTerms } from '#domains/kinds.ts';
import { persons } from '#domains/person/tables.ts';
import { headCoaches, nationalGms } from '#domains/seat/tables.ts';
import type { AnyTeamRef } from '#domains/shapes.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { readToday, type Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

interface Asking {
  userId: UserId;
  clubId: ClubId | null;
  now: Date;
  nouns: readonly PutsOnDesk[];
}

/** Four queries, plus those of the domains concerned. */
export async function loadUserDesk(db: Database, { userId, clubId, now, nouns }: Asking): Promise<DeskRow[]> {
  const today = await readToday(db);
  const own = await db
    .select({ kind: persons.kind, id: persons.id })
    .from(persons)
    .where(and(eq(persons.userId, userId), isNull(persons.retiredAt)));
  const careers = new Map(own.map(({ kind, id }) => [kind, id]));
  const { season, day, absoluteDay } = today;
  const user = { userId, clubId, careers, season, day, absoluteDay, now };
  const [postponed, bench, ...ofNouns] = await Promise.all([
    postponedBy(db, userId),
    deskOfBenches(db, { userId, clubId, now, today, isCoach: careers.has('coach') }),
    ...nouns.map(({ userDeskItems }) => userDeskItems?.(db, user) ?? []),
  ]);
  return rankDesk([...bench, ...ofNouns.flat()], { terms: deskTerms, teamId: null, ...today, postponed });
}

/** Returns items for the benches a user coaches, or leads as a national team's manager: lines, and today's games. */
async function deskOfBenches(
  db: Database,
  {
    userId,
    clubId,
    now,
    today,
    isCoach,
  }: Pick<Asking, 'userId' | 'clubId' | 'now'> & { today: Today; isCoach: boolean },
): Promise<DeskItem[]> {
  const led = db.select({ id: nationalGms.teamId }).from(nationalGms).where(eq(nationalGms.userId, userId));
  const coached = db.select({ id: headCoaches.teamId }).from(headCoaches).where(eq(headCoaches.userId, userId));
  const seated = await (isCoach ? coached.union(led) : led);
  const benches = await anyTeamRefs(db, seated, ({ id }) => id);
  // A manager who also coaches the team's players has these items on the team's desk.
  const others = [...benches.values()].filter((team) => team.clubId === null || team.clubId !== clubId);
  const desks = await Promise.all(others.map((team) => deskOfBench(db, team, { now, today })));
  return desks.flat();
}

async function deskOfBench(
  db: Database,
  team: AnyTeamRef,
  { now, today }: Pick<Asking, 'now'> & { today: Today },
): Promise<DeskItem[]> {
  const [lines, { nextGame }] = await Promise.all([
    lineupState(db, team, { now, today }),
    loadTeamDay(db, team.id, now),
  ]);
  return deskItems({
    teamId: team.id,
    ...lines,
    season: today.season,
    // Injuries and departures are the manager's to act on: a coach sees them on the lines screen.
    injured: [],
    suspended: [],
    endingContracts: 0,
    gameToday: gameToday(team.id, nextGame, today),
  });
}
