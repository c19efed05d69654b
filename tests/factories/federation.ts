/** Federations, their presidents and members. */
import { federationMembers, federations, presidencies } from '#domains/federation/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { makePerson } from './person.ts';

/** Makes a person who may be president; returns his id. */
export async function makePresident(
  db: Database | Transaction,
  { lastname = 'Holm', nationId = 1, userId }: { lastname?: string; nationId?: number; userId?: number } = {},
): Promise<number> {
  const known = { kind: 'president', firstname: 'Anna', lastname, birthSeason: -47, userId } as const;
  return makePerson(db, { ...known, nationId, age: 50 });
}

interface FederationOptions {
  /** Its nation, and so its id. */
  id?: number;
  /** The president's user; an AI by default. */
  presidentUserId?: number;
  season?: number;
}

/** Makes the federation of a nation with its president; returns the president's id. */
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

/** Makes users members, by default since a day long past. */
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
