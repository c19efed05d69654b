/** League review of trades before they are made: escrow, votes, and admins who overrule in public. */
import { recordAction } from '#domains/admin/store/actions.ts';
import { notify } from '#domains/notifications/store.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { managerOf, managersOf } from '#domains/seat/store/holders.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import { FAIRNESS } from '#domains/trade/constants.ts';
import type { RefusedBy } from '#domains/trade/kinds.ts';
import { tradeRefusals } from '#domains/trade/refusals.ts';
import type { TradePart } from '#domains/trade/rules/assets.ts';
import {
  type EscrowRecord,
  escrowTerm,
  isEscrowOver,
  isUneven,
  type SideValue,
  type Verdict,
  verdictOf,
} from '#domains/trade/rules/fairness.ts';
import { faultsOf } from '#domains/trade/rules/legality.ts';
import { dealOf, makeTrade, partsOf } from '#domains/trade/store/make.ts';
import { balanceOf, exceedsVotes, valuesOf } from '#domains/trade/store/neutral.ts';
import { loadParties, type Party, type TradeDay } from '#domains/trade/store/parties.ts';
import {
  type At,
  close,
  clubsOf,
  findTrade,
  holdClubs,
  log,
  nameOfClub,
  notifyClub,
  type StoredTrade,
  TRADE_COLUMNS,
  type TradeClubs,
} from '#domains/trade/store/record.ts';
import { publishTrade } from '#domains/trade/store/table.ts';
import { householdsOfVoters, votersOf } from '#domains/trade/store/voters.ts';
import { trades, tradeVotes } from '#domains/trade/tables.ts';
import type { ClubId, TradeId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { waitsForManagers } from '#platform/clock/pace.ts';
import { world } from '#platform/clock/tables.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

interface Table {
  sides: readonly Party[];
  parts: readonly TradePart[];
  today: TradeDay;
}

/** Neutral scouts' values of a trade involving a manager, and why the league should review it. */
interface Judged {
  /** Null: only AI clubs are involved. */
  values: SideValue[] | null;
  /** Null: no review needed. */
  record: EscrowRecord | null;
}

/**
 * Judges a trade that all have accepted, whichever side has a manager: an AI club accepts any gift, and so does a friend. Trades between AI clubs are
 * not reviewed.
 */
export async function escrowFor(rows: RowReader, { sides, parts, today }: Table): Promise<Judged> {
  const clubIds = sides.map(({ clubId }) => clubId);
  const managers = await managersOf(rows, clubIds);
  if (managers.size === 0) return { values: null, record: null };
  const isWithAi = managers.size < sides.length;
  const values = (await valuesOf(rows, { sides, parts, today })).map((side) =>
    managers.has(side.clubId) ? side : { ...side, isAi: true },
  );
  const ofAi = isWithAi && isUneven(values, { isWithAi });
  // Adding an AI club must not let two managers get around their own bounds.
  const ofManagers = managers.size > 1 && isUneven(values.filter(({ isAi }) => !isAi));
  const isUnevenTrade = ofAi || ofManagers;
  const addsUp = (await balanceOf(rows, clubIds, today, values)) !== null;
  if (!isUnevenTrade && !addsUp) return { values, record: null };
  const isAboveVotes = await exceedsVotes(rows, clubIds, today, values);
  return { values, record: { isUneven: isUnevenTrade, isWithAi, addsUp, isAboveVotes, values } };
}

type Accepted = Pick<StoredTrade, 'id' | 'acceptedBy'> & TradeClubs;

/** Puts a trade that all have accepted into escrow and notifies the league's managers. The caller holds the clubs. */
export async function openEscrow(
  rows: Rows,
  { trade, sides, today, now, clubId }: Omit<Table, 'parts'> & { trade: Accepted; now: Date; clubId: ClubId },
  record: EscrowRecord,
): Promise<void> {
  const at = { day: today.absoluteDay, now };
  const { until, openUntil } = escrowTerm({ absoluteDay: today.absoluteDay, now: now.getTime() });
  const term = { escrowUntil: until, escrowOpenUntil: new Date(openUntil) };
  const accepted = { acceptedBy: [...trade.acceptedBy, clubId] };
  await rows.updateWhere(trades, { status: 'escrow', escrow: record, ...term, ...accepted }, { id: trade.id });
  await log(rows, trade.id, { says: 'accepts', clubId }, at);
  await log(rows, trade.id, { says: 'goes-to-escrow', clubId: null }, at);
  const nameOf = (id: ClubId) => sides.find((side) => side.clubId === id)?.name ?? '';
  const clubIds = clubsOf(trade);
  for (const id of clubIds) {
    const team = nameOf(clubIds.find((other) => other !== id) ?? id);
    await notifyClub(rows, id, { kind: 'trade-escrow', team, tradeId: trade.id });
  }
  const params = { team: nameOf(trade.fromClubId), other: nameOf(trade.toClubId), tradeId: trade.id };
  const voters = record.isAboveVotes ? [] : await votersOf(rows, trade, { absoluteDay: today.absoluteDay, now });
  await notify(
    rows,
    voters.map(({ userId }) => ({ userId, channel: 'news', kind: 'trade-vote', params })),
  );
  if (rows.tx) await publishTrade(rows.tx, clubIds);
}

interface Said {
  tradeId: TradeId;
  isFor: boolean;
  reason: string;
}

/** Stores a manager's vote, replacing an earlier one. @returns null: the user does not manage the club (anymore) */
export async function voteOnTrade(
  db: Database,
  { tradeId, isFor, reason, ...manager }: Manager & Said,
): Promise<{ ok: true } | Refused | null> {
  const { clubId, userId, now } = manager;
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true } | Refused> => {
    const rows = pgRows(tx);
    await rows.lock(trades, { id: tradeId });
    const trade = await findTrade(rows, tradeId);
    if (!trade) return tradeRefusals.unknown();
    if (trade.status !== 'escrow') return tradeRefusals.notInEscrow();
    if (trade.escrow?.isAboveVotes) return tradeRefusals.aboveVotes();
    const { absoluteDay } = await readToday(tx);
    if (!(await votersOf(rows, trade, { absoluteDay, now })).some((voter) => voter.clubId === clubId))
      return tradeRefusals.notAVoter({ days: FAIRNESS.voterDays });
    const vote = { tradeId, userId, clubId, isFor, reason, createdAt: now };
    await rows.merge(tradeVotes, [vote], {
      key: ['tradeId', 'userId'],
      set: ['isFor', 'reason', 'createdAt', 'clubId'],
      onlyIf: { isOverruling: false },
    });
    await publishTrade(tx, clubsOf(trade));
    return { ok: true };
  });
  return done?.done ?? null;
}

/** Decides a trade in escrow by an admin's ruling, with a public reason. */
export async function overruleTrade(
  db: Database,
  { tradeId, isFor, reason, userId, clubId, now }: Said & { userId: UserId; clubId: ClubId | null; now: Date },
): Promise<{ ok: true } | Refused> {
  return db.transaction(async (tx) => {
    const rows = pgRows(tx);
    const seen = await findTrade(rows, tradeId);
    if (!seen) return tradeRefusals.unknown();
    await holdClubs(rows, clubsOf(seen));
    const trade = await findTrade(rows, tradeId);
    if (trade?.status !== 'escrow') return tradeRefusals.notInEscrow();
    const vote = { tradeId, userId, clubId, isFor, isOverruling: true, reason, createdAt: now };
    await rows.merge(tradeVotes, [vote], {
      key: ['tradeId', 'userId'],
      set: ['isFor', 'reason', 'createdAt', 'isOverruling'],
    });
    if (isFor) await noteConsent(rows, trade, 'admin');
    await recordAction(tx, userId, isFor ? 'trade-approve' : 'trade-reject', { id: tradeId, reason });
    const today = await readToday(tx);
    await end(rows, trade, { says: isFor ? 'is-approved' : 'is-rejected', today, now });
    await publishTrade(tx, clubsOf(trade));
    return { ok: true };
  });
}

/** Decides the trades whose escrow is over by their votes. Runs every morning. @returns how many. */
export async function settleEscrows(rows: Rows, { today, now }: { today: TradeDay; now: Date }): Promise<number> {
  const over = { status: 'escrow' as const, escrowUntil: { atMost: today.absoluteDay - 1 } };
  const waiting = await rows.read(trades, [...TRADE_COLUMNS, 'escrowUntil', 'escrowOpenUntil'], over);
  if (waiting.length === 0) return 0;
  const [clock] = await rows.read(world, ['pace', 'runsUntil']);
  const at = {
    absoluteDay: today.absoluteDay,
    now: now.getTime(),
    waits: clock !== undefined && waitsForManagers(clock),
  };
  const due = waiting.filter(({ escrowUntil: until, escrowOpenUntil: open }) => {
    return until !== null && open !== null && isEscrowOver({ until, openUntil: new Date(open).getTime() }, at);
  });
  for (const { id, ...clubs } of due) {
    await holdClubs(rows, clubsOf(clubs));
    const trade = await findTrade(rows, id);
    if (trade?.status !== 'escrow') continue;
    const votes = await rows.read(tradeVotes, ['userId', 'isFor'], { tradeId: id }, ['userId']);
    const voters = await votersOf(rows, trade, { absoluteDay: today.absoluteDay, now });
    const says = verdictOf(votes, await householdsOfVoters(rows, voters), trade.escrow ?? {});
    if (says === 'clears') await noteConsent(rows, trade, 'votes');
    await end(rows, trade, { says, today, now });
  }
  return due.length;
}

/** Notes that others approved the trade, so that it does not count against the club later. */
async function noteConsent(
  rows: Rows,
  { id, escrow }: StoredTrade,
  consent: NonNullable<EscrowRecord['consent']>,
): Promise<void> {
  if (escrow) await rows.updateWhere(trades, { escrow: { ...escrow, consent } }, { id });
}

const REFUSED_BY = {
  clears: null,
  'is-approved': null,
  'is-voted-down': 'votes',
  'lacks-votes': 'silence',
  'boards-refuse': 'boards',
  'is-rejected': 'admin',
} as const satisfies Record<Verdict | 'is-approved' | 'is-rejected', RefusedBy | null>;

interface Ending {
  says: Verdict | 'is-approved' | 'is-rejected';
  today: TradeDay;
  now: Date;
}

/** Makes a trade from escrow if it is still legal, or closes it, and notifies its clubs. */
async function end(rows: Rows, trade: StoredTrade, { says, today, now }: Ending): Promise<void> {
  const at: At = { day: today.absoluteDay, now };
  const clubIds = clubsOf(trade);
  const refusedBy = REFUSED_BY[says];
  if (refusedBy !== null) {
    await close(rows, trade, { status: 'rejected', says, clubId: null }, at);
    return announceEnd(rows, trade, refusedBy);
  }
  await log(rows, trade.id, { says, clubId: null }, at);
  const parties = await loadParties(rows, clubIds, today);
  const sides = clubIds.flatMap((clubId) => parties.get(clubId) ?? []);
  const parts = await partsOf(rows, trade.id);
  const isWhole = sides.length === clubIds.length && faultsOf(dealOf(sides, parts, today)).length === 0;
  const faults = isWhole ? await makeTrade(rows, { trade, parts, sides, byClubId: null, today, now }) : null;
  if (faults?.length === 0) return;
  await close(rows, trade, { status: 'void', says: 'falls-through', clubId: null }, at);
  await announceEnd(rows, trade, null);
}

/** Announces how an escrow ended. @param refusedBy null: the trade fell through */
async function announceEnd(rows: Rows, trade: StoredTrade, refusedBy: RefusedBy | null): Promise<void> {
  const clubIds = clubsOf(trade);
  for (const clubId of clubIds) {
    const about = { team: await nameOfClub(rows, clubIds.find((id) => id !== clubId) ?? clubId), tradeId: trade.id };
    if (refusedBy === null) await notifyClub(rows, clubId, { kind: 'trade-void', ...about });
    else {
      const userId = await managerOf(rows, clubId);
      const params = { ...about, refusedBy };
      if (userId !== null) await notify(rows, [{ userId, channel: 'news', kind: 'trade-rejected', params }]);
    }
  }
}
