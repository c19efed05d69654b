/** Agents, and their clients. */
import { agents, representations } from '#domains/agent/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { makePerson } from './person.ts';

interface AgentOptions {
  lastname?: string;
  userId?: number;
  hardness?: number;
  patience?: number;
  network?: number;
  trust?: number;
  birthSeason?: number;
  /** Ids of his clients. */
  clients?: readonly number[];
  untilSeason?: number;
}

/** Makes an agent of nation 1; returns his id. */
export async function makeAgent(
  db: Database | Transaction,
  {
    lastname = 'Dahl',
    userId,
    birthSeason = -38,
    clients = [],
    untilSeason = 9,
    hardness = 50,
    patience = 50,
    network = 50,
    trust = 50,
  }: AgentOptions = {},
): Promise<number> {
  const personId = await makePerson(db, { kind: 'agent', firstname: 'Nils', lastname, birthSeason, userId, age: 42 });
  await db.insert(agents).values({ personId, hardness, patience, network, trust });
  if (clients.length > 0) {
    const signed = { personId, sinceDay: 1, untilSeason, rate: 4 };
    await db.insert(representations).values(clients.map((playerId) => ({ playerId, ...signed })));
  }
  return personId;
}
