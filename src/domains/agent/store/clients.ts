/** Who represents whom, as it is kept. */
import { eq, inArray } from 'drizzle-orm';
import { CLIENT_FROM_AGE, USUAL_RATE } from '#domains/agent/constants.ts';
import { clientLimit, tiltOf } from '#domains/agent/rules/agent.ts';
import { type Candidate, chooseAgent, drawUntil, wantsNobody } from '#domains/agent/rules/choice.ts';
import { agents, representations } from '#domains/agent/tables.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { players } from '#domains/player/tables.ts';
import type { PersonRef } from '#domains/shapes.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { PersonId, PlayerId, UserId } from '#engine/ids.ts';
import type { AgentTilt } from '#engine/market/ask.ts';
import { personalityOf } from '#engine/market/personality.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** AI agents, and how many clients everybody has. Three queries. */
async function staffOfAgents(rows: RowReader) {
  const people = await rows.read(persons, ['id', 'nationId', 'playerId', 'userId'], { kind: 'agent', retiredAt: null });
  const characters = await rows.read(agents, ['personId', 'hardness', 'patience', 'network', 'trust'], {}, [
    'personId',
  ]);
  const personOf = new Map(people.map((person) => [person.id, person]));
  const signed = await rows.read(representations, ['playerId', 'personId', 'untilSeason'], {}, ['playerId']);
  const load = new Map<PersonId, number>();
  for (const { personId } of signed) load.set(personId, (load.get(personId) ?? 0) + 1);
  const candidates = characters.flatMap((character): Candidate[] => {
    const person = personOf.get(character.personId);
    if (!person || person.userId !== null) return [];
    const { nationId, playerId } = person;
    return [{ ...character, nationId, isFormerPlayer: playerId !== null, rate: USUAL_RATE }];
  });
  return { candidates, signed, load };
}

/**
 * Every player of age who has no agent, or whose time with one is over, chooses among those who have room; some want nobody. Those
 * who have retired need none. Once a season.
 */
export async function representClients(
  rows: Rows,
  { season, secret }: { season: number; secret: Secret },
): Promise<void> {
  const people = await rows.read(players, ['id', 'nationId', 'birthSeason'], { retiredAt: null });
  const living = new Set(people.map(({ id }) => id));
  const { candidates, signed, load } = await staffOfAgents(rows);
  const retired = signed.filter(({ playerId }) => !living.has(playerId));
  const over = signed.filter(({ playerId, untilSeason }) => living.has(playerId) && untilSeason < season);
  const presentOf = new Map(over.map(({ playerId, personId }) => [playerId, personId]));
  const bound = new Set(signed.filter(({ untilSeason }) => untilSeason >= season).map(({ playerId }) => playerId));
  for (const { personId } of [...retired, ...over]) load.set(personId, (load.get(personId) ?? 1) - 1);
  const leaving = [...retired, ...over].map(({ playerId }) => playerId);
  if (leaving.length > 0) await rows.remove(representations, ['playerId'], { playerId: leaving });
  const room = new Map(candidates.map(({ personId, network }) => [personId, clientLimit(network)]));
  let open = candidates.filter(({ personId }) => (load.get(personId) ?? 0) < (room.get(personId) ?? 0));
  const sinceDay = absoluteDayOf({ season, day: 1 });
  const chosen: (typeof representations.$inferInsert)[] = [];
  for (const { id, nationId, birthSeason } of people) {
    if (bound.has(id) || season - birthSeason < CLIENT_FROM_AGE) continue;
    const random = secretRandom(secret, `agent-of/${season}/${id}`);
    if (wantsNobody(random)) continue;
    const chooser = { nationId, personality: personalityOf(id, secret), presentId: presentOf.get(id) ?? null };
    const agent = chooseAgent(open, chooser, random);
    if (!agent) break;
    const { personId, rate } = agent;
    chosen.push({ playerId: id, personId, sinceDay, untilSeason: drawUntil(season, random), rate });
    const clients = (load.get(personId) ?? 0) + 1;
    load.set(personId, clients);
    if (clients >= (room.get(personId) ?? 0)) open = open.filter((other) => other.personId !== personId);
  }
  await rows.insert(representations, chosen);
}

/** Who speaks for a player. */
export interface AgentOf {
  personId: PersonId;
  /** null: an AI. */
  userId: UserId | null;
  tilt: AgentTilt;
}

/** The agents of these players; who speaks for himself is missing. Three queries, one when nobody has an agent. */
export async function agentsOf(rows: RowReader, playerIds: readonly PlayerId[]): Promise<Map<PlayerId, AgentOf>> {
  if (playerIds.length === 0) return new Map();
  const signed = await rows.read(representations, ['playerId', 'personId'], { playerId: playerIds }, ['playerId']);
  if (signed.length === 0) return new Map();
  const ids = [...new Set(signed.map(({ personId }) => personId))];
  const people = await rows.read(persons, ['id', 'userId'], { id: ids });
  const characters = await rows.read(agents, ['personId', 'hardness', 'patience'], { personId: ids }, ['personId']);
  const userOf = new Map(people.map(({ id, userId }) => [id, userId]));
  const characterOf = new Map(characters.map(({ personId, ...character }) => [personId, character]));
  return new Map(
    signed.flatMap(({ playerId, personId }): [PlayerId, AgentOf][] => {
      const character = characterOf.get(personId);
      if (!character) return [];
      return [[playerId, { personId, userId: userOf.get(personId) ?? null, tilt: tiltOf(character) }]];
    }),
  );
}

/** Agents as screens name them, by player; who speaks for himself is missing. One query; an empty list asks nothing. */
export async function agentRefs(
  db: Database | Transaction,
  playerIds: Iterable<PlayerId>,
): Promise<Map<PlayerId, PersonRef>> {
  const ids = [...new Set(playerIds)];
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ playerId: representations.playerId, person: personRefColumns })
    .from(representations)
    .innerJoin(persons, eq(persons.id, representations.personId))
    .where(inArray(representations.playerId, ids));
  return new Map(found.map(({ playerId, person }) => [playerId, person]));
}
