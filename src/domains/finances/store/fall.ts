/** Clubs that stay below their credit line: a warning, then bankruptcy, with the debts written off under a rescue plan. */

import { eq } from 'drizzle-orm';
import { isOfClub } from '#domains/club/rules/teams.ts';
import { teams } from '#domains/club/tables.ts';
import { RESCUE_SEASONS } from '#domains/finances/constants.ts';
import { creditAfter, creditLine } from '#domains/finances/rules/credit.ts';
import { noteFinances } from '#domains/finances/store/club-finances.ts';
import { type Account, balancesIn, type Posting, post } from '#domains/finances/store/ledger.ts';
import { openLoans, settleLoans } from '#domains/finances/store/loans.ts';
import { bankruptcies, clubFinances } from '#domains/finances/tables.ts';
import { managersOf } from '#domains/seat/store/holders.ts';
import type { SeasonDay } from '#engine/calendar.ts';
import type { ClubId, LeagueId, TeamId, UserId } from '#engine/ids.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import type { Rows } from '#platform/rows/rows.ts';

/** A club that was warned or declared bankrupt this morning. */
export interface JudgedClub {
  clubId: ClubId;
  teamId: TeamId;
  leagueId: LeagueId;
  /** E.g. 'Aurora Comets'. */
  team: string;
  /** Null if the club has no manager. */
  managerId: UserId | null;
}

/**
 * Checks every balance: a club is warned on its tenth day in a row below the credit line, and bankrupt on the 21st. The
 * league writes off its debts, and the club starts a rescue plan. The caller decides what becomes of the manager.
 */
export async function judgeBalances(rows: Rows, day: SeasonDay) {
  const stored = await rows.read(clubFinances, ['clubId', 'daysBelowLine', 'seasonRevenue'], {}, ['clubId']);
  const balances = await balancesIn(
    rows,
    stored.map(({ clubId }): Account => `club:${clubId}`),
  );
  const judged = stored.map(({ clubId, daysBelowLine, seasonRevenue }) => {
    const balance = balances.get(`club:${clubId}`) ?? 0;
    const { daysBelow, verdict } = creditAfter(daysBelowLine, { balance, line: creditLine(seasonRevenue) });
    return { clubId, balance, verdict, daysBelowLine: daysBelow, isChanged: daysBelow !== daysBelowLine };
  });
  const changes = judged.filter(({ isChanged }) => isChanged);
  await noteFinances(
    rows,
    changes.map(({ clubId, daysBelowLine }) => ({ clubId, daysBelowLine })),
    ['daysBelowLine'],
  );
  const of = async (verdict: 'warned' | 'bankrupt') => {
    const ids = judged.filter((one) => one.verdict === verdict).map(({ clubId }) => clubId);
    return ids.length === 0 ? [] : judgedClubs(rows, ids);
  };
  const [warned, bankrupt] = [await of('warned'), await of('bankrupt')];
  await rescue(rows, bankrupt, { balances, day });
  return { warned, bankrupt };
}

/** Writes off the debts, records the bankruptcies, and puts the clubs under a rescue plan. */
async function rescue(
  rows: Rows,
  fallen: readonly JudgedClub[],
  { balances, day: { season, day } }: { balances: ReadonlyMap<string, number>; day: SeasonDay },
): Promise<void> {
  if (fallen.length === 0) return;
  const clubIds = fallen.map(({ clubId }) => clubId);
  const lent = await openLoans(rows, clubIds);
  const debts = fallen.map((club) => {
    const owed = (lent.get(club.clubId) ?? []).reduce((sum, loan) => sum + loan.owed, 0);
    return { ...club, debt: owed - (balances.get(`club:${club.clubId}`) ?? 0) };
  });
  await post(
    rows,
    debts.map(
      ({ clubId, debt }): Posting => ({
        key: `rescue/${season}/${day}/${clubId}`,
        kind: 'rescue',
        params: {},
        season,
        day,
        entries: [
          { account: `club:${clubId}`, amount: debt },
          { account: 'world:rescue', amount: -debt },
        ],
      }),
    ),
  );
  await settleLoans(rows, clubIds, { season, day });
  const firstId = await rows.takeIds(bankruptcies, debts.length);
  await rows.insert(
    bankruptcies,
    debts.map(({ clubId, managerId, debt }, index) => ({
      id: firstId + index,
      clubId,
      userId: managerId,
      season,
      day,
      debt,
    })),
  );
  await noteFinances(
    rows,
    debts.map(({ clubId }) => ({ clubId, rescueUntil: season + RESCUE_SEASONS })),
    ['rescueUntil'],
  );
}

async function judgedClubs(rows: Rows, clubIds: readonly ClubId[]): Promise<JudgedClub[]> {
  const ownerOf = await managersOf(rows, clubIds);
  const columns = ['id', 'clubId', 'leagueId', 'level', 'city', 'nickname'] as const;
  const pro = (await rows.read(teams, columns, { clubId: clubIds, level: 'PRO' })).filter(isOfClub);
  return pro.map(({ id, clubId, leagueId, city, nickname }) => ({
    clubId,
    teamId: id,
    leagueId,
    team: `${city} ${nickname}`,
    managerId: ownerOf.get(clubId) ?? null,
  }));
}

/** Returns the clubs that a user has led into bankruptcy: they do not hire the user again. */
export async function clubsFallenWith(tx: Database | Transaction, userId: UserId): Promise<Set<ClubId>> {
  const rows = await tx
    .select({ clubId: bankruptcies.clubId })
    .from(bankruptcies)
    .where(eq(bankruptcies.userId, userId));
  return new Set(rows.map(({ clubId }) => clubId));
}
