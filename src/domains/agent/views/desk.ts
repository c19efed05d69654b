/** An agent's desk, visible to its user only: clients' trust, offers, and available players. */
import { and, desc, eq, inArray, isNull, lte, ne, notExists, or, sql } from 'drizzle-orm';
import { CLIENT_FROM_AGE, TRADE_ASK } from '#domains/agent/constants.ts';
import type { AgentDesk, OwnClient, Prospect } from '#domains/agent/contract.ts';
import { agentDeals, representationOffers, representations } from '#domains/agent/tables.ts';
import { loadClients, runningContracts } from '#domains/agent/views/agent.ts';
import { proTeamRefs, teamRefs } from '#domains/club/store/team-refs.ts';
import { clubs } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { careerOf, personRefColumns } from '#domains/person/store/persons.ts';
import { persons } from '#domains/person/tables.ts';
import { SEEN_BY_CLUBS } from '#domains/player/rules/status.ts';
import { playerRefColumns, playerRefOf } from '#domains/player/store/player-refs.ts';
import { players } from '#domains/player/tables.ts';
import { fillIns } from '#domains/roster/tables.ts';
import type { PersonId, UserId } from '#engine/ids.ts';
import { overallOf } from '#engine/player/overall.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';

/** The number of available players shown. */
const MAX_PROSPECTS = 40;

/** Loads the desk. @returns null if the user is not an agent */
export async function loadDesk(
  db: Database,
  userId: UserId,
  { season, absoluteDay }: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<AgentDesk | null> {
  const career = await careerOf(db, userId, 'agent');
  if (!career) return null;
  const personId = career.id;
  const [purse, clients, offers, [earning]] = await Promise.all([
    balanceOf(db, `person:${personId}`),
    loadOwnClients(db, personId, { season, absoluteDay }),
    db
      .select({
        player: playerRefColumns,
        rate: representationOffers.rate,
        untilSeason: representationOffers.untilSeason,
      })
      .from(representationOffers)
      .innerJoin(players, eq(players.id, representationOffers.playerId))
      .where(and(eq(representationOffers.personId, personId), eq(representationOffers.status, 'open')))
      .orderBy(representationOffers.id),
    db
      .select({ sum: sql<number>`coalesce(sum(${contracts.salary}::bigint * ${agentDeals.rate} / 100), 0)::bigint` })
      .from(agentDeals)
      .innerJoin(contracts, eq(contracts.id, agentDeals.contractId))
      .where(
        and(
          eq(agentDeals.personId, personId),
          lte(contracts.fromSeason, season),
          sql`${contracts.toSeason} >= ${season}`,
        ),
      ),
  ]);
  const everyClub = await proTeamRefs(
    db,
    await db.select({ id: clubs.id }).from(clubs).orderBy(clubs.id),
    ({ id }) => id,
  );
  const asked = new Set(offers.map(({ player }) => player.id));
  return {
    season,
    purse,
    commission: earning?.sum ?? 0,
    clients,
    offers: offers.map(({ player, ...offer }) => ({ ...offer, player: playerRefOf(player) })),
    clubs: [...everyClub.values()],
    prospects: await loadProspects(db, { personId, season, asked }),
  };
}

async function loadOwnClients(
  db: Database,
  personId: PersonId,
  { season, absoluteDay }: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<OwnClient[]> {
  const [lines, own] = await Promise.all([
    loadClients(db, personId, season),
    db
      .select({ representation: representations, morale: players.morale, mayNameClubs: mayNameClubs(season) })
      .from(representations)
      .innerJoin(players, eq(players.id, representations.playerId))
      .where(eq(representations.personId, personId)),
  ]);
  const ownOf = new Map(own.map((each) => [each.representation.playerId, each]));
  const wished = await proTeamRefs(db, own, ({ representation }) => representation.wishes);
  return lines.flatMap((line): OwnClient[] => {
    const found = ownOf.get(line.player.id);
    if (!found) return [];
    const { representation, morale, mayNameClubs } = found;
    const { trust, ask, rate, wishes, tradeAskedOn } = representation;
    const hasWaited = tradeAskedOn === null || tradeAskedOn + TRADE_ASK.days <= absoluteDay;
    const mayAskForTrade = line.team !== null && line.salary !== null && morale < TRADE_ASK.belowMorale && hasWaited;
    const clubs = wishes.flatMap((clubId) => wished.get(clubId) ?? []);
    return [
      {
        ...line,
        trust,
        morale,
        ask,
        rate,
        wishes: clubs,
        mayAskForTrade,
        mayNameClubs: line.team !== null && mayNameClubs,
      },
    ];
  });
}

function mayNameClubs(season: number) {
  const { playerId, toSeason, clause } = contracts;
  return sql<boolean>`exists (select 1 from ${contracts}
    where ${playerId} = ${representations.playerId} and ${toSeason} >= ${season} and ${clause} <> 'none')`;
}

/** Returns the best players who represent themselves, or whose time with another agent ends with the season. Two queries. */
async function loadProspects(
  db: Database,
  { personId, season, asked }: { personId: PersonId; season: number; asked: ReadonlySet<number> },
): Promise<Prospect[]> {
  const running = runningContracts(db, season);
  const rows = await db
    .select({
      player: playerRefColumns,
      skills: players.skills,
      birthSeason: players.birthSeason,
      salary: running.salary,
      contractUntil: running.toSeason,
      agentId: representations.personId,
      agent: personRefColumns,
    })
    .from(players)
    .leftJoin(representations, eq(representations.playerId, players.id))
    .leftJoin(persons, eq(persons.id, representations.personId))
    .leftJoin(running, eq(running.playerId, players.id))
    .where(
      and(
        inArray(players.status, [...SEEN_BY_CLUBS.status]),
        lte(players.birthSeason, season - CLIENT_FROM_AGE),
        or(
          isNull(representations.playerId),
          and(lte(representations.untilSeason, season), ne(representations.personId, personId)),
        ),
        notExists(db.select({ one: sql`1` }).from(fillIns).where(eq(fillIns.playerId, players.id))),
      ),
    )
    .orderBy(desc(sql`(select avg(skill) from unnest(${players.skills}) skill)`), players.id)
    .limit(MAX_PROSPECTS);
  const teams = await teamRefs(db, rows, ({ player }) => player.teamId);
  return rows.map(({ player, skills, birthSeason, salary, contractUntil, agentId, agent }) => ({
    player: playerRefOf(player),
    age: season - birthSeason,
    overall: overallOf(player.positions[0] ?? 'C', skills),
    team: teams.get(player.teamId ?? 0) ?? null,
    salary,
    contractUntil,
    agent: agentId === null ? null : agent,
    isAsked: asked.has(player.id),
  }));
}
