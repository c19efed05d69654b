/** Ticket price, demand and fans of a club. */
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import { competitions } from '#domains/competition/tables.ts';
import type { TicketsView } from '#domains/finances/contract.ts';
import { ticketBounds, usualTicketPrice } from '#domains/finances/rules/gate.ts';
import { demandCurve } from '#domains/finances/rules/tickets.ts';
import { clubNights, tiersOf } from '#domains/finances/store/nights.ts';
import { games } from '#domains/game/tables.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { TeamId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** Loads the tickets page with the league of the club's PRO team, for the usual price and the expectations. */
export function loadTickets(
  db: Database | Transaction,
  team: TeamRef,
  { season }: Pick<Today, 'season'>,
): Promise<TicketsView> {
  return fact(db, {
    key: `tickets/${team.id}/${season}`,
    topics: [`team:${team.id}`],
    read: () => readTickets(db, team, season),
  });
}

async function readTickets(db: Database | Transaction, team: TeamRef, season: number): Promise<TicketsView> {
  const night = (await clubNights(pgReader(db), { season })).get(team.clubId);
  if (!night) throw new Error(`club ${team.clubId} has no PRO team`);
  const { facts, finances, tier, played } = night;
  const { games: count, mean } = await attendanceSoFar(db, night.teamId, season);
  return {
    team,
    price: facts.ticketPrice,
    usual: usualTicketPrice(tier),
    ...ticketBounds(tier),
    version: finances.version,
    capacity: facts.capacity,
    curve: demandCurve(facts),
    attendance: { games: count, mean },
    seasonTickets: { sold: finances.seasonTickets, price: finances.seasonTicketPrice },
    form: { expected: facts.expectedShare, won: facts.pointsShare, played },
    stars: finances.stars,
    fanMood: { mood: finances.fanMood, reasons: finances.moodReasons },
  };
}

/** Returns the tier of a team's club: all three of its teams play in the same one. */
export async function tierOfTeam(db: Database | Transaction, team: TeamRef): Promise<number> {
  return (await tiersOf(pgReader(db))).get(team.leagueId) ?? 1;
}

async function attendanceSoFar(db: Database | Transaction, teamId: TeamId, season: number) {
  const [row] = await db
    .select({ games: sql<number>`count(*)::int`, mean: sql<number | null>`avg(${games.attendance})::float` })
    .from(games)
    .innerJoin(competitions, and(eq(competitions.id, games.competitionId), eq(competitions.kind, 'league')))
    .where(and(eq(games.homeTeamId, teamId), eq(games.season, season), isNotNull(games.attendance)));
  return row ?? { games: 0, mean: null };
}
