/** Builds the views of probation. */
import { eq } from 'drizzle-orm';
import type { DeskItem } from '#domains/club/contract.ts';
import { financesOf } from '#domains/finances/store/club-finances.ts';
import { balanceOf } from '#domains/finances/store/ledger.ts';
import { openLoans } from '#domains/finances/store/loans.ts';
import { ANSWERS_SHOWN, PROBATION, WAIVER_LIMITS } from '#domains/probation/constants.ts';
import type { ProbationView } from '#domains/probation/contract.ts';
import { loanLimits, type Probation, projectReserve } from '#domains/probation/rules.ts';
import { answersTo, findProbation } from '#domains/probation/store/consent.ts';
import { waivers } from '#domains/roster/tables.ts';
import { managers } from '#domains/seat/tables.ts';
import type { ClubId } from '#engine/ids.ts';
import { fact } from '#platform/calls/facts.ts';
import { DAY_MS, HOUR_MS } from '#platform/clock/milliseconds.ts';
import { dateOf, readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/**
 * Returns whether a club's manager took over recently enough to be on probation, or to reverse acts; cached until a
 * club changes hands.
 */
export async function isNewcomer(
  db: Database | Transaction,
  clubId: ClubId,
  { absoluteDay, now }: { absoluteDay: number; now: Date },
): Promise<boolean> {
  const [tenure] = await fact(db, {
    key: `tenure/${clubId}`,
    topics: ['owners'],
    read: () =>
      db.select({ fromDay: managers.fromDay, since: managers.since }).from(managers).where(eq(managers.clubId, clubId)),
  });
  if (!tenure) return false;
  const days = absoluteDay - tenure.fromDay;
  return days < PROBATION.daysAfterBankruptcy || now.getTime() - tenure.since.getTime() < PROBATION.realDays * DAY_MS;
}

/** Returns the desk item that says how long probation lasts. */
export async function probationOnDesk(
  db: Database | Transaction,
  { clubId, absoluteDay, now }: { clubId: ClubId; absoluteDay: number; now: Date },
): Promise<DeskItem[]> {
  const on = await findProbation(pgReader(db), clubId, { absoluteDay, now });
  if (!on) return [];
  return [{ kind: 'probation', params: leftOf(on, { absoluteDay, now }), path: '/office/finances?tab=board' }];
}

/** Returns what is left of a probation: game days, in a fast world those on which the manager has to act, and real hours. */
function leftOf(
  { untilDay, until, actDaysLeft }: Probation,
  { absoluteDay, now }: { absoluteDay: number; now: Date },
): { daysLeft: number; hoursLeft: number; isFast: boolean } {
  return {
    daysLeft: actDaysLeft ?? Math.max(0, untilDay - absoluteDay),
    hoursLeft: Math.max(0, Math.ceil((until - now.getTime()) / HOUR_MS)),
    isFast: actDaysLeft !== null,
  };
}

/** Loads a manager's probation in eight reads; null: it is over. */
export async function loadProbation(db: Database, clubId: ClubId, now: Date): Promise<ProbationView | null> {
  const rows = pgReader(db);
  const { absoluteDay } = await readToday(db);
  const on = await findProbation(rows, clubId, { absoluteDay, now });
  if (!on) return null;
  const { reason, untilDay, until, actDaysLeft, fromDay } = on;
  const [finances, open, balance, placed, answers] = [
    await financesOf(rows, [clubId]),
    await openLoans(rows, [clubId]),
    await balanceOf(db, `club:${clubId}`),
    await rows.read(waivers, ['status'], { clubId, placedOn: { atLeast: fromDay } }),
    await answersTo(rows, { clubId, ...on }),
  ];
  const seasonRevenue = finances.get(clubId)?.seasonRevenue ?? 0;
  const owed = (open.get(clubId) ?? []).reduce((sum, loan) => sum + loan.owed, 0);
  const used = placed.filter(({ status }) => status !== 'withdrawn').length;
  return {
    reason,
    untilDay: dateOf(untilDay),
    until: new Date(until).toISOString(),
    actDaysLeft,
    daysLeft: leftOf(on, { absoluteDay, now }).daysLeft,
    loan: loanLimits({ owed, balance, seasonRevenue }),
    reserve: projectReserve(seasonRevenue),
    waiversLeft: Math.max(0, WAIVER_LIMITS.free - used),
    answers: answers
      .toReversed()
      .slice(0, ANSWERS_SHOWN)
      .map(({ id, day, act, about, code, facts }) => {
        return { id, on: dateOf(day), act, about, refused: code === null ? null : { code, facts: facts ?? {} } };
      }),
  };
}
