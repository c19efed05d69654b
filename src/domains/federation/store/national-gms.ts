/** General managers of national teams: one leads both teams of a nation, from one draw to the next. */
import { eq, inArray, sql } from 'drizzle-orm';
import { householdOf } from '#domains/auth/store/places.ts';
import { handOverUnled } from '#domains/club/store/coaches.ts';
import { teamsOfNation } from '#domains/club/store/national-teams.ts';
import { teams } from '#domains/club/tables.ts';
import { federationMembers, federations } from '#domains/federation/tables.ts';
import { nameSquads } from '#domains/nation/store/squads.ts';
import { persons } from '#domains/person/tables.ts';
import { leadersOf, nationalGmsAmong, teamsLedBy } from '#domains/seat/store/holders.ts';
import { seatNationalGm, unseatNationalGm } from '#domains/seat/store/seats.ts';
import type { NationId, UserId } from '#engine/ids.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';

/** Why somebody does not become a national general manager. A household has one at most: the draw gives it one ticket. */
export type Obstacle = 'no-teams' | 'taken' | 'not-a-member' | 'presides' | 'leads-already' | 'household';

/**
 * Makes a member of a federation the general manager of its teams: the seat is all that there is of it, no job and no pay. One after the
 * other, so that of two who are named for a nation, or of a household, one is.
 * @returns what is against it, null: the user leads the teams now
 */
export async function appointNationalGm(
  tx: Transaction,
  { nationId, userId }: { nationId: NationId; userId: UserId },
): Promise<Obstacle | null> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('national gms'))`);
  const rows = pgRows(tx);
  // Nobody is elected president of it until the transaction ends.
  await tx.select({ id: federations.id }).from(federations).where(eq(federations.id, nationId)).for('share');
  const own = await teamsOfNation(rows, nationId);
  const teamIds = own.map(({ id }) => id);
  if (teamIds.length === 0) return 'no-teams';
  await rows.lock(teams, { id: teamIds });
  if ((await leadersOf(rows, teamIds)).size > 0) return 'taken';
  const [member] = await rows.read(federationMembers, ['id'], { nationId, userId, state: 'member' });
  if (!member) return 'not-a-member';
  const offices = await tx
    .select({ id: federations.id })
    .from(federations)
    .innerJoin(persons, eq(persons.id, federations.presidentId))
    .where(eq(persons.userId, userId));
  if (offices.length > 0) return 'presides';
  if ((await teamsLedBy(rows, userId)).length > 0) return 'leads-already';
  if ((await nationalGmsAmong(rows, [...(await householdOf(rows, userId))])).size > 0) return 'household';
  const today = await readToday(tx);
  await seatNationalGm(rows, { teamIds, userId, fromDay: today.absoluteDay });
  await nameSquads(rows, nationId, today);
  await publishChange(
    tx,
    teamIds.map((id) => `team:${id}` as const),
  );
  return null;
}

/** The user leads no national team any more; where no head coach is a user either, the assistant goes on with the lines. */
export async function dismissNationalGm(tx: Transaction, userId: UserId): Promise<void> {
  const rows = pgRows(tx);
  const led = await teamsLedBy(rows, userId);
  if (led.length === 0) return;
  // Lines that the user is saving come before or after: `asBenchOf` holds the team's row, too.
  await tx.select({ id: teams.id }).from(teams).where(inArray(teams.id, led)).orderBy(teams.id).for('no key update');
  const { absoluteDay } = await readToday(tx);
  await handOverUnled(tx, await unseatNationalGm(rows, { userId, toDay: absoluteDay }));
}
