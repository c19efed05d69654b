/** Agents, and players whom they represent. */
import { agents, representations } from '#domains/agent/tables.ts';
import { persons } from '#domains/person/tables.ts';
import { drawFace } from '#engine/player/identity/face.ts';
import { Random } from '#engine/random.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

interface AgentOptions {
  lastname?: string;
  userId?: number;
  hardness?: number;
  patience?: number;
  network?: number;
  trust?: number;
  birthSeason?: number;
  /** Players whom he represents, until a season. */
  clients?: readonly number[];
  untilSeason?: number;
}

/** An agent of nation 1; answers his id. */
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
  const face = { ...drawFace({ nationCode: 'CA', age: 42 }, new Random(lastname)) };
  const [person] = await db
    .insert(persons)
    .values({ kind: 'agent', firstname: 'Nils', lastname, nationId: 1, birthSeason, startedAt: 1, face, userId })
    .returning({ id: persons.id });
  if (!person) throw new Error('the person was not stored');
  await db.insert(agents).values({ personId: person.id, hardness, patience, network, trust });
  if (clients.length > 0) {
    const signed = { personId: person.id, sinceDay: 1, untilSeason, rate: 4 };
    await db.insert(representations).values(clients.map((playerId) => ({ playerId, ...signed })));
  }
  return person.id;
}
