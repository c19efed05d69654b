/** Agents as displayed on screen. */
import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm';
import { RANKED_AGENTS } from '#domains/agent/constants.ts';
import type { AgentHead, AgentView, ClientLine, RankedAgent } from '#domains/agent/contract.ts';
import { clientLimit } from '#domains/agent/rules/agent.ts';
import { agents, representations } from '#domains/agent/tables.ts';
import { teamRefs } from '#domains/club/store/team-refs.ts';
import { contracts } from '#domains/contracts/tables.ts';
import type { NewsPage } from '#domains/news/contract.ts';
import { loadNews } from '#domains/news/views.ts';
import { personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import type { PersonId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database } from '#platform/database/client.ts';

/** Loads an agent. Four queries. @returns null if the agent does not exist */
export async function loadAgent(db: Database, personId: PersonId, season: number): Promise<AgentView | null> {
  const [[found], clients, [record]] = await Promise.all([
    db
      .select({
        person: personRefColumns,
        birthSeason: persons.birthSeason,
        startedAt: persons.startedAt,
        retiredAt: persons.retiredAt,
        playerId: persons.playerId,
        userId: persons.userId,
        hardness: agents.hardness,
        patience: agents.patience,
        network: agents.network,
        trust: agents.trust,
      })
      .from(agents)
      .innerJoin(persons, eq(persons.id, agents.personId))
      .where(eq(agents.personId, personId)),
    loadClients(db, personId, season),
    db
      .select({
        deals: sql<number>`count(*)::int`,
        dollars: sql<number>`coalesce(sum(${contracts.salary}::bigint * (${contracts.toSeason} - ${contracts.fromSeason} + 1)), 0)::bigint`,
      })
      .from(contracts)
      .innerJoin(representations, eq(representations.playerId, contracts.playerId))
      .where(and(eq(representations.personId, personId), gte(contracts.signedAt, representations.sinceDay))),
  ]);
  if (!found) return null;
  const { birthSeason, hardness, patience, network, trust, ...agent } = found;
  return {
    ...agent,
    age: season - birthSeason,
    traits: { hardness, patience, network, trust },
    limit: clientLimit(network),
    clients,
    record: record ?? { deals: 0, dollars: 0 },
  };
}

/**
 * Loads a page of news about the agent, and about clients since they signed with him. Up to seven queries.
 * @returns null if the agent does not exist
 */
export async function loadAgentNews(
  db: Database,
  personId: PersonId,
  { season, before }: { season: number; before: number | undefined },
): Promise<{ agent: AgentHead; page: NewsPage } | null> {
  const [[found], clients] = await Promise.all([
    db
      .select({ person: personRefColumns, birthSeason: persons.birthSeason, retiredAt: persons.retiredAt })
      .from(agents)
      .innerJoin(persons, eq(persons.id, agents.personId))
      .where(eq(agents.personId, personId)),
    db
      .select({ playerId: representations.playerId, from: representations.sinceDay })
      .from(representations)
      .where(eq(representations.personId, personId)),
  ]);
  if (!found) return null;
  const { birthSeason, ...agent } = found;
  return {
    agent: { ...agent, age: season - birthSeason },
    page: await loadNews(db, { personId, clients }, { before }),
  };
}

/** Returns the agents whose clients earn the most. One query, and none while no contract is on record. */
export function rankAgents(db: Database, season: number): Promise<RankedAgent[]> {
  return fact(db, {
    key: `agents/ranking/${season}`,
    topics: ['jobs', 'players'],
    read: () => readRanking(db, season),
  });
}

async function readRanking(db: Database, season: number): Promise<RankedAgent[]> {
  const running = runningContracts(db, season);
  const earnings = sql<number>`coalesce(sum(${running.salary}), 0)::bigint`;
  return db
    .select({
      person: personRefColumns,
      rank: sql<number>`(rank() over (order by ${earnings} desc))::int`,
      clients: sql<number>`count(*)::int`,
      earnings,
      best: sql<number>`coalesce(max(${running.salary}), 0)::bigint`,
    })
    .from(representations)
    .innerJoin(persons, and(eq(persons.id, representations.personId), isNull(persons.retiredAt)))
    .leftJoin(running, eq(running.playerId, representations.playerId))
    .groupBy(persons.id)
    .orderBy(desc(earnings), persons.id)
    .limit(RANKED_AGENTS);
}

/** Returns players' current salaries and the last season they are signed for, of those with a contract. */
export function runningContracts(db: Database, season: number) {
  return db
    .select({
      playerId: contracts.playerId,
      // If an extension is already signed, the salary of the current contract.
      salary: sql<number>`(array_agg(${contracts.salary} order by ${contracts.fromSeason}))[1]`.as('salary'),
      toSeason: sql<number>`max(${contracts.toSeason})`.as('to_season'),
    })
    .from(contracts)
    .where(gte(contracts.toSeason, season))
    .groupBy(contracts.playerId)
    .as('running');
}

/** Returns the agent's clients, best paid first. Two queries. */
export async function loadClients(db: Database, personId: PersonId, season: number): Promise<ClientLine[]> {
  const running = runningContracts(db, season);
  const rows = await db
    .select({
      player: playerRefColumns,
      skills: players.skills,
      birthSeason: players.birthSeason,
      untilSeason: representations.untilSeason,
      salary: running.salary,
      contractUntil: running.toSeason,
    })
    .from(representations)
    .innerJoin(players, eq(players.id, representations.playerId))
    .leftJoin(running, eq(running.playerId, players.id))
    .where(eq(representations.personId, personId))
    .orderBy(desc(sql`coalesce(${running.salary}, 0)`), players.id);
  const teams = await teamRefs(db, rows, ({ player }) => player.teamId);
  return rows.map(({ player, skills, birthSeason, ...row }) => ({
    ...row,
    player: playerRefOf(player),
    age: season - birthSeason,
    overall: overallOf(player.positions[0] ?? 'C', skills),
    team: teams.get(player.teamId ?? 0) ?? null,
  }));
}
