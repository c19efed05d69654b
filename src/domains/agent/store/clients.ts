/** Representations in the database. */
import { eq, inArray } from 'drizzle-orm';
import { CLIENT_FROM_AGE, TRUST, USUAL_RATE } from '#domains/agent/constants.ts';
import { clientLimit, tiltOf } from '#domains/agent/rules/agent.ts';
import { type Candidate, chooseAgent, drawUntil, wantsNobody } from '#domains/agent/rules/choice.ts';
import { type Happening, trustAfter } from '#domains/agent/rules/trust.ts';
import { endRepresentations } from '#domains/agent/store/former-clients.ts';
import { agents, representations } from '#domains/agent/tables.ts';
import { type Notice, notify } from '#domains/notifications/store.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { SEEN_BY_CLUBS } from '#domains/player/rules/status.ts';
import { players } from '#domains/player/tables.ts';
import { refsBy } from '#domains/refs.ts';
import type { PersonRef } from '#domains/shapes.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { PersonId, PlayerId, UserId } from '#engine/ids.ts';
import type { AgentTilt } from '#engine/market/ask.ts';
import { personalityOf } from '#engine/market/personality.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import type { Database } from '#platform/database/client.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns the AI agents, and the number of clients per agent. Three queries. */
export async function staffOfAgents(rows: RowReader) {
  const people = await rows.read(persons, ['id', 'nationId', 'playerId', 'userId'], { kind: 'agent', retiredAt: null });
  const characters = await rows.read(agents, ['personId', 'hardness', 'patience', 'network', 'trust'], {}, [
    'personId',
  ]);
  const personOf = new Map(people.map((person) => [person.id, person]));
  const columns = ['playerId', 'personId', 'untilSeason', 'trust'] as const;
  const signed = await rows.read(representations, columns, {}, ['playerId']);
  const load = new Map<PersonId, number>();
  for (const { personId } of signed) load.set(personId, (load.get(personId) ?? 0) + 1);
  const candidates = characters.flatMap((character): Candidate[] => {
    const person = personOf.get(character.personId);
    if (!person || person.userId !== null) return [];
    const { nationId, playerId } = person;
    return [{ ...character, nationId, isFormerPlayer: playerId !== null, rate: USUAL_RATE }];
  });
  const users = new Map(people.flatMap(({ id, userId }) => (userId === null ? [] : [[id, userId] as const])));
  return { candidates, signed, load, users, working: new Set(personOf.keys()) };
}

/**
 * Has every player of age without an agent, or whose representation has ended, choose among agents with room; some
 * choose to represent themselves. Retired players need none. Runs once a season.
 */
export async function representClients(
  rows: Rows,
  { season, secret }: { season: number; secret: Secret },
): Promise<void> {
  const people = await rows.read(players, ['id', 'nationId', 'birthSeason'], SEEN_BY_CLUBS);
  const living = new Set(people.map(({ id }) => id));
  const { candidates, signed, load, users, working } = await staffOfAgents(rows);
  const retired = signed.filter(({ playerId, personId }) => !living.has(playerId) || !working.has(personId));
  const ended = signed.filter((each) => !retired.includes(each) && each.untilSeason < season);
  // A client who trusts his agent stays if the user has not made an offer in time.
  const staying = ended.filter(({ personId, trust }) => users.has(personId) && trust >= TRUST.staysFrom);
  const over = ended.filter((each) => !staying.includes(each));
  if (staying.length > 0) {
    const playerId = staying.map((client) => client.playerId);
    await rows.updateWhere(representations, { untilSeason: season }, { playerId });
  }
  const presentOf = new Map(over.map(({ playerId, personId }) => [playerId, personId]));
  const leftOrEnded = new Set([...retired, ...over]);
  const bound = new Set(signed.filter((each) => !leftOrEnded.has(each)).map(({ playerId }) => playerId));
  for (const { personId } of [...retired, ...over]) load.set(personId, (load.get(personId) ?? 1) - 1);
  const leaving = [...retired, ...over].map(({ playerId }) => playerId);
  const sinceDay = absoluteDayOf({ season, day: 1 });
  if (leaving.length > 0) await endRepresentations(rows, { playerId: leaving }, sinceDay);
  const room = new Map(candidates.map(({ personId, network }) => [personId, clientLimit(network)]));
  let open = candidates.filter(({ personId }) => (load.get(personId) ?? 0) < (room.get(personId) ?? 0));
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
  await notifyOfEnds(rows, over, users);
}

/** Notifies users of representations that have ended. */
async function notifyOfEnds(
  rows: Rows,
  over: readonly { playerId: PlayerId; personId: PersonId }[],
  users: ReadonlyMap<PersonId, UserId>,
): Promise<void> {
  const lost = over.filter(({ personId }) => users.has(personId));
  if (lost.length === 0) return;
  const names = await rows.read(players, ['id', 'firstname', 'lastname'], { id: lost.map(({ playerId }) => playerId) });
  await notify(
    rows,
    lost.flatMap(({ playerId, personId }): Notice[] => {
      const [userId, person] = [users.get(personId), names.find(({ id }) => id === playerId)];
      if (userId === undefined || !person) return [];
      const params = { player: `${person.firstname} ${person.lastname}`, playerId, reason: 'ended' as const };
      return [{ userId, channel: 'news', kind: 'client-left', params }];
    }),
  );
}

/** A player's agent. */
export interface AgentOf {
  personId: PersonId;
  /** null: an AI. */
  userId: UserId | null;
  /** The ask set by the user. */
  ask: number;
  tilt: AgentTilt;
}

/**
 * Returns the agents of these players; players who represent themselves are missing. Three queries, one when none has
 * an agent.
 */
export async function agentsOf(rows: RowReader, playerIds: readonly PlayerId[]): Promise<Map<PlayerId, AgentOf>> {
  if (playerIds.length === 0) return new Map();
  const signed = await rows.read(representations, ['playerId', 'personId', 'ask'], { playerId: playerIds }, [
    'playerId',
  ]);
  if (signed.length === 0) return new Map();
  const ids = [...new Set(signed.map(({ personId }) => personId))];
  const people = await rows.read(persons, ['id', 'userId'], { id: ids });
  const characters = await rows.read(agents, ['personId', 'hardness', 'patience'], { personId: ids }, ['personId']);
  const userOf = new Map(people.map(({ id, userId }) => [id, userId]));
  const characterOf = new Map(characters.map(({ personId, ...character }) => [personId, character]));
  return new Map(
    signed.flatMap(({ playerId, personId, ask }): [PlayerId, AgentOf][] => {
      const character = characterOf.get(personId);
      if (!character) return [];
      const userId = userOf.get(personId) ?? null;
      const tilt = userId === null ? tiltOf(character) : { hardness: ask, patience: 0 };
      return [[playerId, { personId, userId, ask, tilt }]];
    }),
  );
}

/**
 * Returns agents as displayed on screen, by player; players who represent themselves are missing. One query, none for
 * an empty list.
 */
export const agentRefs = refsBy<PersonRef>(async (db, ids) => {
  const found = await db
    .select({ playerId: representations.playerId, person: personRefColumns })
    .from(representations)
    .innerJoin(persons, eq(persons.id, representations.personId))
    .where(inArray(representations.playerId, ids));
  return found.map(({ playerId, person }) => [playerId, person]);
});

/** Updates a client's trust after an event. The caller holds the lock on the player. */
export async function noteHappening(rows: Rows, playerId: PlayerId, happening: Happening): Promise<void> {
  const [client] = await rows.read(representations, ['trust'], { playerId }, ['playerId']);
  if (client) await rows.updateWhere(representations, { trust: trustAfter(client.trust, happening) }, { playerId });
}

/** Exports the clients of a user. */
export async function exportClients(db: Database, userId: UserId) {
  const { playerId, rate, untilSeason, ask, trust } = representations;
  return db
    .select({ playerId, rate, untilSeason, ask, trust })
    .from(representations)
    .innerJoin(persons, eq(persons.id, representations.personId))
    .where(eq(persons.userId, userId));
}
