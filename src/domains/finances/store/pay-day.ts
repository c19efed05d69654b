/** Every morning each club pays a day's wages, and the league pays its clubs their share. */
import { and, asc, eq, gte, lte, sql } from 'drizzle-orm';
import { teams } from '#domains/club/tables.ts';
import { contracts } from '#domains/contracts/tables.ts';
import { OPENING_BALANCE } from '#domains/finances/rules/constants.ts';
import { dailyWages, leagueShares } from '#domains/finances/rules/wages.ts';
import { type Posting, post } from '#domains/finances/store/ledger.ts';
import type { Transaction } from '#platform/database/client.ts';

export async function payDay(tx: Transaction, { season, day }: { season: number; day: number }): Promise<void> {
  const clubs = await clubsWithWages(tx, season);
  const wages = clubs.map((club) => ({ ...club, amount: dailyWages(club.salaries) }));
  const shares = leagueShares(wages);
  const postings = wages.flatMap(({ clubId, leagueId, amount }): Posting[] => {
    const share = shares.get(leagueId) ?? 0;
    return [
      {
        key: `wages/${season}/${day}/${clubId}`,
        kind: 'wages',
        season,
        day,
        entries: [
          { account: `club:${clubId}`, amount: -amount },
          { account: 'world:players', amount },
        ],
      },
      {
        key: `league-share/${season}/${day}/${clubId}`,
        kind: 'league-share',
        season,
        day,
        entries: [
          { account: `club:${clubId}`, amount: share },
          { account: 'world:league', amount: -share },
        ],
      },
    ];
  });
  await post(tx, postings);
}

/** Gives every club what it begins with; one that has it already gets nothing more. */
export async function openAccounts(tx: Transaction, { season, day }: { season: number; day: number }): Promise<void> {
  const clubs = await clubsWithWages(tx, season);
  await post(
    tx,
    clubs.map(({ clubId }) => ({
      key: `opening/${clubId}`,
      kind: 'opening',
      season,
      day,
      entries: [
        { account: `club:${clubId}`, amount: OPENING_BALANCE },
        { account: 'world:league', amount: -OPENING_BALANCE },
      ],
    })),
  );
}

/** Each club with the league of its first team and the salaries of the season, in dollars. */
async function clubsWithWages(tx: Transaction, season: number) {
  return tx
    .select({
      clubId: teams.clubId,
      leagueId: teams.leagueId,
      salaries: sql<number>`coalesce(sum(${contracts.salary}), 0)::bigint`,
    })
    .from(teams)
    .leftJoin(
      contracts,
      and(eq(contracts.clubId, teams.clubId), lte(contracts.fromSeason, season), gte(contracts.toSeason, season)),
    )
    .where(eq(teams.level, 'PRO'))
    .groupBy(teams.clubId, teams.leagueId)
    .orderBy(asc(teams.clubId));
}
