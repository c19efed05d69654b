/**
 * Reverses acts of a former manager: the successor can reverse them one by one; without one, the board does so the next
 * morning.
 */
import type { DeskItem } from '#domains/club/contract.ts';
import { firstTeamOfClub } from '#domains/club/store/first-teams.ts';
import type { DayHook } from '#domains/day.ts';
import { BUILDABLE } from '#domains/facilities/constants.ts';
import { projectsBegun, reverseProject } from '#domains/facilities/store.ts';
import { financesOf } from '#domains/finances/store/club-finances.ts';
import { balancesIn } from '#domains/finances/store/ledger.ts';
import { loansTaken, reverseLoan } from '#domains/finances/store/loans.ts';
import { writeNews } from '#domains/news/store/write.ts';
import { notificationRefusals } from '#domains/notifications/refusals.ts';
import { openActs, type Undo } from '#domains/notifications/store.ts';
import { REVERSIBLE, TRADE_LIMITS, WAIVER_LIMITS } from '#domains/probation/constants.ts';
import type { FormerAct } from '#domains/probation/kinds.ts';
import { loanLimits, projectReserve } from '#domains/probation/rules.ts';
import {
  clubsLeftLately,
  type DatedAct,
  firstTeamSquad,
  isStillOpen,
  type LastDays,
  lastDaysOf,
  tellSuccessor,
} from '#domains/probation/store/former.ts';
import { reverseWaiver, waiversPlaced } from '#domains/roster/store/waiver-reversal.ts';
import { reverseTrade, unsettledTrades } from '#domains/trade/store/reversal.ts';
import type { ClubId, UserId } from '#engine/ids.ts';
import { coreOf } from '#engine/player/core.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Today } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

export const undoFormerAct: Undo<'former-act'> = {
  isOpen: ({ absoluteDay }) => isStillOpen(absoluteDay),

  async undo(tx, { on, params: { act } }, { manager: { clubId, now }, today }) {
    if (on < today.absoluteDay - REVERSIBLE.daysAfter) return notificationRefusals.tooLate();
    return reverse(tx, { act, on }, { clubId, today, now });
  },
};

interface Reversing {
  clubId: ClubId;
  today: Today;
  now: Date;
}

async function reverse(
  tx: Transaction,
  { act, on }: DatedAct,
  { clubId, today, now }: Reversing,
): Promise<{ ok: true } | Refused> {
  switch (act.what) {
    case 'loan':
      return reverseLoan(tx, { clubId, loanId: act.loanId }, today);
    case 'facility': {
      const facility = BUILDABLE.find((one) => one === act.facility);
      return facility
        ? reverseProject(tx, { clubId, facility, begunOn: on }, today)
        : notificationRefusals.changedSince();
    }
    case 'waiver':
      return reverseWaiver(tx, { clubId, waiverId: act.waiverId }, today);
    case 'trade':
      return reverseTrade(tx, { clubId, tradeId: act.tradeId }, { absoluteDay: today.absoluteDay, now });
  }
}

/** Returns the former manager's acts that the new manager can reverse, latest first. */
export async function openFormerActs(
  db: Database | Transaction,
  { userId, clubId, absoluteDay }: { userId: UserId; clubId: ClubId; absoluteDay: number },
): Promise<{ id: number; act: FormerAct }[]> {
  const open = await openActs(
    db,
    { userId, clubId, ledTeamIds: [], today: { absoluteDay } },
    { 'former-act': undoFormerAct },
  );
  return open.flatMap((row) => (row.kind === 'former-act' ? [{ id: row.id, act: row.params.act }] : []));
}

/** Returns the desk item that says how many acts can be reversed. */
export async function formerActsOnDesk(
  db: Database | Transaction,
  { userId, clubId, absoluteDay }: { userId: UserId; clubId: ClubId; absoluteDay: number },
): Promise<DeskItem[]> {
  const open = await openFormerActs(db, { userId, clubId, absoluteDay });
  if (open.length === 0) return [];
  return [{ kind: 'former-acts', params: { count: open.length }, path: '/office/finances?tab=board' }];
}

/** Notifies a manager who takes over a club of acts by another manager that can be reversed. */
export async function tellOfFormerActs(
  tx: Transaction,
  { clubId, userId, absoluteDay }: { clubId: ClubId; userId: UserId; absoluteDay: number },
): Promise<void> {
  const rows = pgRows(tx);
  const last = await lastDaysOf(rows, clubId, absoluteDay);
  if (!last || last.userId === userId) return;
  const [trading, placed, begun, taken] = await actsOf(rows, last);
  const acts = [...trading, ...placed, ...begun, ...taken].map(({ act, on }) => ({ act, on }));
  await tellSuccessor(rows, { clubId, userId }, acts);
}

/**
 * Returns the acts that can be reversed, in the order in which the board examines them: trades and waivers, then
 * projects, whose money may repay loans.
 */
async function actsOf(rows: RowReader, last: LastDays) {
  const dated = <Rest extends object>(act: FormerAct, on: number, rest: Rest) => ({ act, on, ...rest });
  return [
    (await unsettledTrades(rows, last)).map(({ tradeId, team, madeOn, isOpen, loss }) =>
      dated({ what: 'trade', tradeId, team }, madeOn, { isOpen, loss }),
    ),
    (await waiversPlaced(rows, last)).map(({ waiverId, playerId, player, placedOn }) =>
      dated({ what: 'waiver', waiverId, playerId, player }, placedOn, { playerId }),
    ),
    (await projectsBegun(rows, last)).map(({ facility, level, begunOn }) =>
      dated({ what: 'facility', facility, level: level + 1 }, begunOn, {}),
    ),
    (await loansTaken(rows, last)).map(({ id: loanId, owed, takenOn }) =>
      dated({ what: 'loan', loanId, amount: owed }, takenOn, { owed }),
    ),
  ] as const;
}

/**
 * Lets the board reverse acts that clearly harm the club, on the morning after its manager has left without a
 * successor. @returns how many
 */
async function reverseHarm(rows: Rows, tx: Transaction, { clubId, today, now }: Reversing): Promise<number> {
  const last = await lastDaysOf(rows, clubId, today.absoluteDay);
  if (!last) return 0;
  const [trading, placed, begun, taken] = await actsOf(rows, last);
  let reversed = 0;
  const undo = async ({ act, on }: DatedAct) => {
    if ((await reverse(tx, { act, on }, { clubId, today, now })).ok) reversed++;
  };
  // Withdraws open offers, since no manager can honor them; trades in escrow go on unless the club would clearly lose.
  for (const trade of trading) if (trade.isOpen || (trade.loss ?? 0) > TRADE_LIMITS.goals) await undo(trade);
  if (placed.length > 0) {
    const core = coreOf(await firstTeamSquad(rows, clubId), WAIVER_LIMITS.core);
    for (const waiver of placed) if (core.has(waiver.playerId)) await undo(waiver);
  }
  const seasonRevenue = (await financesOf(rows, [clubId])).get(clubId)?.seasonRevenue ?? 0;
  const balance = async () => (await balancesIn(rows, [`club:${clubId}`])).get(`club:${clubId}`) ?? 0;
  for (const [index, project] of begun.entries()) {
    if (index > 0 || (await balance()) < projectReserve(seasonRevenue)) await undo(project);
  }
  const owed = taken.reduce((sum, loan) => sum + loan.owed, 0);
  for (const loan of taken) {
    const has = await balance();
    const isSmall = owed <= loanLimits({ owed, balance: has, seasonRevenue }).free;
    if (!isSmall && has - loan.owed >= projectReserve(seasonRevenue)) await undo(loan);
  }
  return reversed;
}

export const probationDays: readonly DayHook[] = [
  {
    name: 'probation.reversals',
    at: 'morning',
    async run({ rows, season, day, absoluteDay, secret, past, now }) {
      const { tx } = rows;
      if (past || !tx) return undefined;
      let reversed = 0;
      for (const clubId of await clubsLeftLately(rows, absoluteDay)) {
        const today = { season, day, absoluteDay, secret, phase: '' };
        const count = await reverseHarm(rows, tx, { clubId, today, now });
        reversed += count;
        if (count > 0) await announce(rows, { clubId, count, season, day });
      }
      return { reversed };
    },
  },
];

/** Announces to the league that a board has reversed acts. */
async function announce(
  rows: Rows,
  { clubId, count, season, day }: { clubId: ClubId; count: number; season: number; day: number },
): Promise<void> {
  const first = await firstTeamOfClub(rows, clubId);
  if (!first) return;
  const params = { team: `${first.city} ${first.nickname}`, count };
  await writeNews(rows, [
    { season, day, kind: 'board-reversed', clubId, leagueId: first.leagueId, playerId: null, gameId: null, params },
  ]);
}
