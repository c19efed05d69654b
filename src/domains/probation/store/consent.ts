/** Probation and board rulings in the database. Every command that needs consent calls `askBoard`. */
import { eq } from 'drizzle-orm';
import { bankruptcies } from '#domains/finances/tables.ts';
import { MAX_DECLINED_A_DAY, PROBATION } from '#domains/probation/constants.ts';
import type { About } from '#domains/probation/contract.ts';
import { probationRefusals } from '#domains/probation/refusals.ts';
import { type Act, type Agreed, type Probation, probationOf, ruleOn } from '#domains/probation/rules.ts';
import { boardAnswers } from '#domains/probation/tables.ts';
import { managedClubs, tenureOf } from '#domains/seat/store/holders.ts';
import { absoluteDayOf } from '#engine/calendar.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { world } from '#platform/clock/tables.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** The time of a request. */
export interface Asked {
  absoluteDay: number;
  now: Date;
}

export type OnProbation = Probation & { userId: UserId /** Absolute day of the takeover. */; fromDay: number };

/**
 * Returns the probation of a club's manager; null: it is over, or the club has no manager. Usually one read, four at
 * most.
 */
export async function findProbation(rows: RowReader, clubId: ClubId, { absoluteDay, now }: Asked) {
  const tenure = await tenureOf(rows, clubId);
  if (!tenure) return null;
  const { userId, fromDay, since } = tenure;
  const moment = { absoluteDay, now: now.getTime() };
  const begun = { fromDay, since };
  const longest = { ...begun, bankruptOn: fromDay, managers: Number.POSITIVE_INFINITY };
  if (!probationOf(longest, moment)) return null;
  const falls = await rows.read(bankruptcies, ['season', 'day'], { userId });
  const managed = await managedClubs(rows);
  const bankruptOn = falls.length === 0 ? null : Math.max(...falls.map(absoluteDayOf));
  const [clock] = await rows.read(world, ['pace', 'dayMinutes']);
  // Days that wait for their managers are fast if the managers are.
  const isFast = clock !== undefined && (clock.pace !== 'clock' || clock.dayMinutes < PROBATION.fast.dayMinutes);
  const actDays = isFast ? tenure.daysActed : null;
  const found = probationOf({ ...begun, bankruptOn, managers: managed.size, actDays }, moment);
  return found && { ...found, userId, fromDay };
}

/**
 * Asks a club's board for consent to its manager's act. Called last in the transaction of the command, which holds the
 * subject of the act and commits even after a refusal, so that the ruling is stored.
 * @param actOf reads the facts for the ruling; only called during probation
 * @returns the board's reason to say no; null: it agrees, or need not be asked
 */
export async function askBoard(
  rows: Rows,
  clubId: ClubId,
  actOf: (on: OnProbation) => Act | null | Promise<Act | null>,
  asked: Asked,
): Promise<Refused | null> {
  const on = await findProbation(rows, clubId, asked);
  if (!on) return null;
  const act = await actOf(on);
  if (!act) return null;
  const { userId } = on;
  const before = await answersTo(rows, { clubId, ...on });
  const silent = silenceOn(act.kind, before, asked.absoluteDay);
  if (silent) return silent;
  const ruling = ruleOn(act, agreedIn(before));
  if (ruling.answer === 'free') return null;
  const refused = ruling.answer === 'no' ? ruling.refused : null;
  await rows.insert(boardAnswers, [
    {
      clubId,
      userId,
      day: asked.absoluteDay,
      createdAt: asked.now,
      act: act.kind,
      about: aboutOf(act),
      code: refused?.code ?? null,
      facts: refused?.facts ?? null,
      goals: act.kind === 'trade' ? act.loss : 0,
    },
  ]);
  return refused;
}

/**
 * Returns why a board will hear no more of one kind of act today; null: it would answer. For what takes its consent only later,
 * such as an offer that another club has to accept first.
 */
export async function boardSilence(
  rows: Rows,
  clubId: ClubId,
  act: Act['kind'],
  asked: Asked,
): Promise<Refused | null> {
  const on = await findProbation(rows, clubId, asked);
  return on && silenceOn(act, await answersTo(rows, { clubId, ...on }), asked.absoluteDay);
}

function silenceOn(act: Act['kind'], before: Awaited<ReturnType<typeof answersTo>>, today: number): Refused | null {
  const declined = before.filter(({ act: kind, day, code }) => kind === act && day === today && code !== null);
  return declined.length < MAX_DECLINED_A_DAY ? null : probationRefusals.heardEnough({ max: MAX_DECLINED_A_DAY });
}

const ANSWER_COLUMNS = ['id', 'day', 'act', 'about', 'code', 'facts', 'goals'] as const;

/** Returns the board's rulings since probation began, earliest first. */
export async function answersTo(
  rows: RowReader,
  { clubId, userId, fromDay }: { clubId: ClubId; userId: UserId; fromDay: number },
) {
  return rows.read(boardAnswers, ANSWER_COLUMNS, { clubId, userId, day: { atLeast: fromDay } });
}

function agreedIn(answers: Awaited<ReturnType<typeof answersTo>>): Agreed {
  const granted = answers.filter(({ code }) => code === null);
  return {
    buyouts: granted.filter(({ act }) => act === 'buyout').length,
    goals: granted.reduce((sum, { goals }) => sum + goals, 0),
  };
}

function aboutOf(act: Act): About {
  switch (act.kind) {
    case 'loan':
      return { amount: act.amount };
    case 'facility':
      return { facility: act.facility, amount: act.cost };
    case 'buyout':
      return { name: act.player, amount: act.cost };
    case 'contract':
      return { name: act.player, amount: act.salary };
    case 'trade':
      return { name: act.team };
    case 'dismissal':
      return { name: act.person };
    case 'ticket-price':
      return { amount: act.price };
    default:
      return { name: act.player };
  }
}

/** Removes the rulings of boards on a user's requests. */
export async function eraseAnswers(tx: Transaction, userId: UserId): Promise<void> {
  await tx.delete(boardAnswers).where(eq(boardAnswers.userId, userId));
}

/** Exports the rulings of boards on a user's requests, without the scouts' valuation. */
export async function exportAnswers(db: Database, userId: UserId) {
  const columns = ['clubId', 'day', 'createdAt', 'act', 'about', 'code', 'facts'] as const;
  return pgReader(db).read(boardAnswers, columns, { userId }, ['id']);
}
