/** Federations, their presidents and members. */
import { federationMembers, federations, presidencies } from '#domains/federation/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { Random } from '#engine/random.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

/** Somebody who may preside; answers his id. */
export async function makePresident(
  db: Database | Transaction,
  { lastname = 'Holm', nationId = 1, userId }: { lastname?: string; nationId?: number; userId?: number } = {},
): Promise<number> {
  const face = { ...drawFace({ nationCode: 'CA', age: 50 }, new Random(lastname)) };
  const [person] = await db
    .insert(persons)
    .values({ kind: 'president', firstname: 'Anna', lastname, nationId, birthSeason: -47, startedAt: 1, face, userId })
    .returning({ id: persons.id });
  if (!person) throw new Error('the person was not stored');
  return person.id;
}

interface FederationOptions {
  /** Its nation, and so its id. */
  id?: number;
  /** A user who presides; an AI unless given. */
  presidentUserId?: number;
  season?: number;
}

/** The federation of a nation with its president, whose id it answers. */
export async function makeFederation(
  db: Database | Transaction,
  { id = 1, presidentUserId, season = 1 }: FederationOptions = {},
): Promise<number> {
  const presidentId = await makePresident(db, { nationId: id, ...(presidentUserId && { userId: presidentUserId }) });
  await db.insert(federations).values({ id, presidentId, foundedAt: -90, colors: ['#c8102e', '#ffffff'] });
  const fromDay = absoluteDayOf({ season, day: 1 });
  await db.insert(presidencies).values({ nationId: id, personId: presidentId, origin: 'appointed', fromDay });
  return presidentId;
}

/** Users who have been members since a day long past unless given. */
export async function makeMembers(
  db: Database | Transaction,
  {
    nationId = 1,
    userIds,
    joinedOn = 64,
    isOptedIn = false,
  }: { nationId?: number; userIds: readonly number[]; joinedOn?: number; isOptedIn?: boolean },
): Promise<void> {
  const member = { nationId, state: 'member' as const, appliedOn: joinedOn, joinedOn, isOptedIn };
  await db.insert(federationMembers).values(userIds.map((userId) => ({ ...member, userId })));
}
