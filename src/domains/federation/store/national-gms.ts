/** General managers of national teams. Each leads both teams of a nation until the season ends. */
import { eq, inArray } from 'drizzle-orm';
import { householdOf, householdsOf } from '#domains/auth/store/places.ts';
import { handOverUnled } from '#domains/club/store/coaches.ts';
import { teamsOfNation } from '#domains/club/store/national-teams.ts';
import { teams } from '#domains/club/tables.ts';
import { arePlaying } from '#domains/competition/store/entries.ts';
import { federationRefusals } from '#domains/federation/refusals.ts';
import { isEligible } from '#domains/federation/rules/members.ts';
import { presidedByAi } from '#domains/federation/store/ai-presidents.ts';
import { lockMember } from '#domains/federation/store/locks.ts';
import { federationMembers, federations } from '#domains/federation/tables.ts';
import { nameMissingSquads, nameSquads } from '#domains/nation/store/squads.ts';
import { nations } from '#domains/nation/tables.ts';
import { notify } from '#domains/notifications/store.ts';
import { persons } from '#domains/person/tables.ts';
import {
  gotNationalGm,
  leadersOf,
  nationalGms,
  nationalGmsAmong,
  nationsLedBy,
  seatedTeams,
  teamsLedBy,
  teamsStaffedBy,
} from '#domains/seat/store/holders.ts';
import { seatNationalGm, unseatNationalGm } from '#domains/seat/store/seats.ts';
import { absoluteDayOf, DAYS_PER_SEASON, type SeasonDay } from '#engine/calendar.ts';
import type { NationId, UserId } from '#engine/ids.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Transaction } from '#platform/database/client.ts';
import { lockName } from '#platform/database/lock-name.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Obstacles to becoming a national general manager. A household has one at most: the draw gives it one ticket. */
export type Obstacle = 'no-teams' | 'taken' | 'not-a-member' | 'presides' | 'elsewhere' | 'household';

/**
 * Makes a member of a federation the general manager of its teams, a seat without job or pay. Appointments are
 * serialized, so that a nation, or a household, gets only one. Called through `appointByPresident` and `appointByLot`.
 * @returns the obstacle; null: the user leads the teams now
 */
export async function appointNationalGm(
  tx: Transaction,
  { nationId, userId }: { nationId: NationId; userId: UserId },
): Promise<Obstacle | null> {
  await oneAfterTheOther(tx);
  const rows = pgRows(tx);
  if (!(await lockMember(tx, { nationId, userId }))) return 'not-a-member';
  // Locked against the election of a president until the transaction ends.
  await tx.select({ id: federations.id }).from(federations).where(eq(federations.id, nationId)).for('share');
  const own = await teamsOfNation(rows, nationId);
  const teamIds = own.map(({ id }) => id);
  if (teamIds.length === 0) return 'no-teams';
  await rows.lock(teams, { id: teamIds });
  if ((await leadersOf(rows, teamIds)).size > 0) return 'taken';
  const offices = await tx
    .select({ id: federations.id })
    .from(federations)
    .innerJoin(persons, eq(persons.id, federations.presidentId))
    .where(eq(persons.userId, userId));
  if (offices.length > 0) return 'presides';
  if ((await teamsLedBy(rows, userId)).length > 0) return 'elsewhere';
  if (await worksForAnother(rows, { nationId, userId })) return 'elsewhere';
  if ((await nationalGmsAmong(rows, [...(await householdOf(rows, userId))])).size > 0) return 'household';
  const today = await readToday(tx);
  const seated = new Set(await seatedTeams(rows));
  await seatNationalGm(rows, { teamIds, userId, fromDay: today.absoluteDay });
  // Squads that already have a coach stay as they are, and so do those of a championship that is being played.
  if (await arePlaying(rows, teamIds)) await nameMissingSquads(rows, nationId, today);
  else if (!teamIds.some((id) => seated.has(id))) await nameSquads(rows, [nationId], today);
  await publishChange(
    tx,
    teamIds.map((id) => `team:${id}` as const),
  );
  return null;
}

/** Whether a user is on the staff of another nation's team. */
async function worksForAnother(
  rows: Rows,
  { nationId, userId }: { nationId: NationId; userId: UserId },
): Promise<boolean> {
  const staffed = await rows.read(teams, ['nationId'], { id: await teamsStaffedBy(rows, userId), ownerKind: 'nation' });
  return staffed.some((team) => team.nationId !== nationId);
}

async function oneAfterTheOther(tx: Transaction): Promise<void> {
  await lockName(tx, 'national-gms');
}

/**
 * Removes the user as the leader of national teams; the assistant takes over the lines where the head coach is not a
 * user either.
 */
export async function dismissNationalGm(tx: Transaction, userId: UserId): Promise<void> {
  const rows = pgRows(tx);
  const led = await teamsLedBy(rows, userId);
  if (led.length === 0) return;
  // Serializes with the user's saves of lines: `asBenchOf` locks the team's row, too.
  await tx.select({ id: teams.id }).from(teams).where(inArray(teams.id, led)).orderBy(teams.id).for('no key update');
  const { absoluteDay } = await readToday(tx);
  await handOverUnled(tx, await unseatNationalGm(rows, { userId, toDay: absoluteDay }));
}

const REFUSED = {
  'no-teams': federationRefusals.unknown,
  taken: federationRefusals.gmTaken,
  'not-a-member': federationRefusals.gmNotMember,
  presides: federationRefusals.gmPresides,
  elsewhere: federationRefusals.gmElsewhere,
  household: federationRefusals.gmHousehold,
} as const satisfies Record<Obstacle, () => Refused>;

interface OfPresident {
  nationId: NationId;
  /** The president's user. */
  presidentUserId: UserId;
}

/**
 * Makes a member the general manager of the nation's teams, on behalf of the president. The member must be in the draw
 * and eligible, must not live with the president, and is notified. A nation appoints one a day at most, so that members
 * are not notified over and over.
 */
export async function appointByPresident(
  tx: Transaction,
  { nationId, presidentUserId, userId }: OfPresident & { userId: UserId },
): Promise<{ ok: true } | Refused> {
  await oneAfterTheOther(tx);
  const { absoluteDay } = await readToday(tx);
  const member = await lockMember(tx, { nationId, userId });
  if (!member) return federationRefusals.gmNotMember();
  if (!member.isOptedIn || !isEligible(member.joinedOn ?? absoluteDay, absoluteDay))
    return federationRefusals.gmNotEligible();
  if ((await householdOf(pgRows(tx), presidentUserId)).has(userId)) return federationRefusals.gmHousehold();
  const teamIds = (await teamsOfNation(pgRows(tx), nationId)).map(({ id }) => id);
  const isLed = (await leadersOf(pgRows(tx), teamIds)).size > 0;
  if (!isLed && (await gotNationalGm(pgRows(tx), { teamIds, on: absoluteDay }))) return federationRefusals.gmToday();
  const obstacle = await appointNationalGm(tx, { nationId, userId });
  if (obstacle) return REFUSED[obstacle]();
  await tell(pgRows(tx), [{ nationId, userId }], 'national-gm-appointed');
  return { ok: true };
}

/**
 * Draws general managers for AI presidents from eligible members in the draw, with one ticket per household, wherever
 * no user leads the nation's teams. Skips the last night of a season, when all terms end. Notifies the appointed.
 * @returns their number
 */
export async function appointByLot(rows: Rows, { secret, ...on }: SeasonDay & { secret: Secret }): Promise<number> {
  if (!rows.tx || on.day === DAYS_PER_SEASON) return 0;
  const absoluteDay = absoluteDayOf(on);
  const willing = await membersWhoCouldBeDrawn(rows, absoluteDay);
  const nationIds = await presidedByAi(rows, [...willing.keys()]);
  const led = new Set((await nationsLedBy(rows, await nationalGms(rows))).values());
  const appointed = [];
  for (const nationId of nationIds.filter((id) => !led.has(id))) {
    const random = secretRandom(secret, `national gm/${absoluteDay}/${nationId}`);
    for (const userId of random.shuffle(await oneOfEachHousehold(rows, willing.get(nationId) ?? []))) {
      if ((await appointNationalGm(rows.tx, { nationId, userId })) !== null) continue;
      appointed.push({ nationId, userId });
      break;
    }
  }
  if (appointed.length > 0) await tell(rows, appointed, 'national-gm-appointed');
  return appointed.length;
}

/** Returns eligible members in the draw by nation, ordered by account id. */
async function membersWhoCouldBeDrawn(rows: Rows, absoluteDay: number): Promise<Map<NationId, UserId[]>> {
  const optedIn = { state: 'member', isOptedIn: true } as const;
  const members = await rows.read(federationMembers, ['nationId', 'userId', 'joinedOn'], optedIn, ['userId']);
  const eligible = members.filter(({ joinedOn }) => isEligible(joinedOn ?? absoluteDay, absoluteDay));
  const byNation = Map.groupBy(eligible, ({ nationId }) => nationId);
  return new Map([...byNation].map(([nationId, own]) => [nationId, own.map(({ userId }) => userId)]));
}

/** Returns the oldest account of each household. */
async function oneOfEachHousehold(rows: Rows, userIds: readonly UserId[]): Promise<UserId[]> {
  const households = await householdsOf(rows, userIds, userIds);
  return userIds.filter((userId) => ![...(households.get(userId) ?? [])].some((mate) => mate < userId));
}

/** Dismisses and notifies the nation's general manager, on behalf of the president. */
export async function dismissByPresident(tx: Transaction, nationId: NationId): Promise<{ ok: true } | Refused> {
  await oneAfterTheOther(tx);
  const rows = pgRows(tx);
  const teamIds = (await teamsOfNation(rows, nationId)).map(({ id }) => id);
  const [userId] = (await leadersOf(rows, teamIds)).values();
  if (userId === undefined) return federationRefusals.noGm();
  await dismissNationalGm(tx, userId);
  await tell(rows, [{ nationId, userId }], 'national-gm-dismissed');
  return { ok: true };
}

/** Ends the terms of all national general managers with the season, and notifies them. @returns their number */
export async function endTerms(tx: Transaction): Promise<number> {
  const rows = pgRows(tx);
  const nationOf = await nationsLedBy(rows, await nationalGms(rows));
  for (const userId of nationOf.keys()) await dismissNationalGm(tx, userId);
  await tell(
    rows,
    [...nationOf].map(([userId, nationId]) => ({ nationId, userId })),
    'national-gm-term-over',
  );
  return nationOf.size;
}

async function tell(
  rows: Rows,
  told: readonly { nationId: NationId; userId: UserId }[],
  kind: 'national-gm-appointed' | 'national-gm-dismissed' | 'national-gm-term-over',
): Promise<void> {
  const named = await rows.read(nations, ['id', 'name'], { id: told.map(({ nationId }) => nationId) });
  const nameOf = new Map(named.map(({ id, name }) => [id, name]));
  await notify(
    rows,
    told.map(({ nationId, userId }) => {
      return { userId, channel: 'world' as const, kind, params: { nationId, nation: nameOf.get(nationId) ?? '' } };
    }),
  );
}
