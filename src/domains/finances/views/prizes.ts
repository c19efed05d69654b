/** The league's prize money, and what a club has won. */
import { and, desc, eq, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { PRIZES } from '#domains/finances/constants.ts';
import type { PrizesView } from '#domains/finances/contract.ts';
import { parachuteOf, prizeOf } from '#domains/finances/rules/prizes.ts';
import { inBudget } from '#domains/finances/rules/tier.ts';
import { ledgerEntries, ledgerTransactions } from '#domains/finances/tables.ts';
import { findLeague } from '#domains/league/store/league-facts.ts';
import { leagues } from '#domains/league/tables.ts';
import { loadTable } from '#domains/league/views/table.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { ClubId } from '#engine/ids.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';

export async function loadPrizes(
  db: Database | Transaction,
  team: TeamRef,
  { season }: Pick<Today, 'season'>,
): Promise<PrizesView> {
  const [pro] = await db
    .select({ teamId: teams.id, leagueId: leagues.id, tier: leagues.tier })
    .from(teams)
    .innerJoin(leagues, eq(leagues.id, teams.leagueId))
    .where(and(eq(teams.clubId, team.clubId), eq(teams.level, 'PRO')));
  if (!pro) throw new Error(`club ${team.clubId} has no PRO team`);
  const league = await findLeague(db, pro.leagueId);
  const [table, won, lower] = await Promise.all([
    league ? loadTable(db, league, season) : [],
    prizesWon(db, team.clubId),
    db.$count(leagues, eq(leagues.feedsLeagueId, pro.leagueId)),
  ]);
  const { tier } = pro;
  const own = table.find((row) => row.team.id === pro.teamId);
  return {
    team,
    season,
    tier,
    rank: own && own.played > 0 ? own.rank : null,
    prizes: table.map((_, index) => ({
      rank: index + 1,
      amount: prizeOf({ tier, rank: index + 1, clubs: table.length, playoffRoundsWon: null }),
    })),
    playoffRound: Math.round(inBudget(PRIZES.playoffRound, tier)),
    parachute: lower > 0 ? parachuteOf(tier) : null,
    won,
  };
}

async function prizesWon(db: Database | Transaction, clubId: ClubId): Promise<PrizesView['won']> {
  const number = (name: string) => sql<number>`(${ledgerTransactions.params} ->> ${name})::int`;
  return db
    .select({
      season: ledgerEntries.season,
      amount: ledgerEntries.amount,
      rank: number('rank'),
      playoffRounds: number('playoffRounds'),
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(and(eq(ledgerEntries.account, `club:${clubId}`), eq(ledgerEntries.kind, 'prize-money')))
    .orderBy(desc(ledgerEntries.season));
}
