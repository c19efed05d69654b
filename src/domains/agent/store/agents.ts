/** Agents in the database: creation with a world, and yearly turnover. */
import { eq } from 'drizzle-orm';
import { AGENT_AGES, AGENTS_PER_CLUB, BEGINNER } from '#domains/agent/constants.ts';
import { drawCharacter, mirrored, retires } from '#domains/agent/rules/agent.ts';
import { representClients } from '#domains/agent/store/clients.ts';
import { endRepresentations } from '#domains/agent/store/former-clients.ts';
import { agents, representations } from '#domains/agent/tables.ts';
import { clubs } from '#domains/club/tables.ts';
import type { CareerOfSlice, Teaching } from '#domains/person/store/career.ts';
import { drawStrangers, formerPlayers, openBatch } from '#domains/person/store/newcomers.ts';
import { addPersons, type NewPerson, retirePersons } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { Random } from '#engine/random.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** Age of the oldest newcomers, in years above the youngest. */
const NEWCOMERS_UP_TO = 15;

/** Creates the agents of a new world, and has its players choose among them. */
export async function foundAgents(rows: Rows, { season, secret }: { season: number; secret: Secret }): Promise<void> {
  const random = secretRandom(secret, 'agents');
  const count = AGENTS_PER_CLUB * (await rows.read(clubs, ['id'])).length;
  const strangers = drawStrangers(await openBatch(rows), { kind: 'agent', count, season, ages: AGENT_AGES }, random);
  const seasoned = strangers.map((person) => {
    const age = season - person.birthSeason;
    return { ...person, startedAt: season - Math.max(0, age - AGENT_AGES.least) };
  });
  await addAgents(rows, seasoned, random.fork('characters'));
  await representClients(rows, { season, secret });
}

async function addAgents(rows: Rows, people: readonly NewPerson[], random: Random): Promise<void> {
  if (people.length === 0) return;
  const firstId = await addPersons(rows, people);
  await rows.insert(
    agents,
    people.map((_, index) => {
      // In each pair, one agent is exactly as tough and patient as the other is not, so that agents overall ask what
      // players would ask themselves.
      const character = drawCharacter(random.fork(index - (index % 2)));
      const isMirror = index % 2 === 1;
      return { personId: firstId + index, ...(isMirror ? mirrored(character, random.fork(index)) : character) };
    }),
  );
}

/**
 * Renews agents at the start of a season: old ones retire, and newcomers replace them, some of them just retired as
 * players; players without an agent, or whose representation has ended, choose again.
 * @param season the starting one
 */
export async function renewAgents(rows: Rows, { season, secret }: { season: number; secret: Secret }): Promise<void> {
  const random = secretRandom(secret, `agents/${season}`);
  const working = await rows.read(persons, ['id', 'birthSeason'], { kind: 'agent', retiredAt: null, userId: null });
  const gone = working.filter(({ id, birthSeason }) => retires(season - birthSeason, random.fork(`retires ${id}`)));
  const goneIds = gone.map(({ id }) => id);
  if (gone.length > 0) {
    await retirePersons(rows, goneIds, season - 1);
    await rows.remove(representations, ['playerId'], { personId: goneIds });
  }
  const wanted = AGENTS_PER_CLUB * (await rows.read(clubs, ['id'])).length - (working.length - gone.length);
  if (wanted > 0) {
    const former = await formerPlayers(rows, { kind: 'agent', count: Math.floor(wanted / 2), season: season - 1 });
    const count = wanted - former.length;
    const ages = { least: AGENT_AGES.least, most: AGENT_AGES.least + NEWCOMERS_UP_TO };
    const batch = await openBatch(rows);
    const strangers = drawStrangers(batch, { kind: 'agent', count, season, ages }, random.fork('strangers'));
    await addAgents(rows, [...former, ...strangers], random.fork('characters'));
  }
  await representClients(rows, { season, secret });
}

/**
 * Courses for agents: traveling among families and rinks raises the network, and so the number of clients. The other
 * traits cannot be trained.
 */
const teaching: Teaching = {
  async lessons(db, personId) {
    const [agent] = await db.select({ network: agents.network }).from(agents).where(eq(agents.personId, personId));
    return [{ course: 'network', from: agent?.network ?? null, nations: null, isOpen: agent !== undefined }];
  },
  async learn(tx, personId, { to }) {
    if (to !== null) await tx.update(agents).set({ network: to }).where(eq(agents.personId, personId));
  },
};

/** A user's career as an agent begins without clients; when it ends, they are free to choose again. */
export const agentCareer: CareerOfSlice = {
  kind: 'agent',
  async begins(tx, { personId }) {
    await tx.insert(agents).values({ personId, ...BEGINNER });
    return { ok: true };
  },
  async ends(tx, { personId, season, day }) {
    await endRepresentations(pgRows(tx), { personId }, absoluteDayOf({ season, day }));
    return { ok: true };
  },
  teaches: teaching,
};
