/**
 * Offers: made, answered, withdrawn. Each command is one transaction that holds both clubs, so that of two who answer at the same moment, or reach
 * for the same player, exactly one succeeds.
 */
import { addComment } from '#domains/discussion/store/comments.ts';
import { checkComment, postComment } from '#domains/discussion/store/limits.ts';
import type { Manager } from '#domains/seat/store/callers.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import { PATIENCE } from '#domains/trade/constants.ts';
import { PUBLIC_STATUSES, type TradeAnswer, type TradeStatus } from '#domains/trade/contract/shapes.ts';
import { tradeRefusals } from '#domains/trade/refusals.ts';
import type { TradePart } from '#domains/trade/rules/assets.ts';
import { faultsOf, isGone } from '#domains/trade/rules/legality.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { addTrade, lastDayOf } from '#domains/trade/store/add.ts';
import { answerOf, valuationOfClub } from '#domains/trade/store/answer.ts';
import { askBoards } from '#domains/trade/store/consent.ts';
import { escrowFor, openEscrow } from '#domains/trade/store/escrow.ts';
import { loadRelations, noteHeard } from '#domains/trade/store/judgment.ts';
import { dealOf, makeTrade, partsOf } from '#domains/trade/store/make.ts';
import { namedPrice } from '#domains/trade/store/named.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import { tradePlace, tradeSubject } from '#domains/trade/store/place.ts';
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
import {
  areOfOneLeague,
  type Exchanged,
  faultOfSending,
  isParty,
  sidesOf,
  topicsOf,
  unplayedOf,
} from '#domains/trade/store/table.ts';
import { unheardBy } from '#domains/trade/store/unheard.ts';
import { trades } from '#domains/trade/tables.ts';
import type { ClubId, TradeId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgRows } from '#platform/rows/pg-rows.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Proposed {
  ok: true;
  tradeId: TradeId;
  status: TradeStatus;
  answer: TradeAnswer | null;
}

/** Offers a trade. AI clubs answer at once. @returns null: the user does not manage the club (anymore). */
export async function proposeTrade(
  db: Database,
  command: Manager & Exchanged & { days: number; comment: string; counters: number | null },
): Promise<Proposed | Refused | null> {
  const { clubId, withClubId, thirdClubId, parts, days, comment, counters, now, userId } = command;
  const done = await asManagerOf(db, command, async (tx): Promise<Proposed | Refused> => {
    const rows = pgRows(tx);
    const between = { fromClubId: clubId, toClubId: withClubId, thirdClubId };
    const clubIds = clubsOf(between);
    await holdClubs(rows, clubIds);
    const today = await readToday(tx);
    const faulty = await faultOfSending(rows, { clubIds, parts, today });
    if (faulty) return faulty;
    const sides = await sidesOf(rows, clubIds, today);
    if (!sides) return tradeRefusals.otherLeague();
    const [fault] = faultsOf(dealOf(sides, parts, today));
    if (fault) return fault.refused;
    const said = { userId, text: comment, now };
    const may = comment === '' ? { ok: true as const } : await checkComment(tx, tradePlace.kind, said);
    if (!may.ok) return may;
    const unplayed = await unplayedOf(rows, sides.slice(1));
    const at = { day: today.absoluteDay, now };
    const others = { sides: sides.slice(1), unplayed, isCounter: counters !== null };
    const unheard = await unheardBy(rows, { ...others, between, parts, all: sides, today, now });
    if (unheard) return unheard;
    if (counters !== null) {
      const answered = await findTrade(rows, counters);
      const isForUs = answered?.status === 'open' && answered.fromClubId !== clubId;
      const isSame =
        answered && clubIds.length === clubsOf(answered).length && clubIds.every((id) => isParty(answered, id));
      if (!isForUs || !isSame) return tradeRefusals.notOpen();
      await close(rows, answered, { status: 'countered', says: 'counters', clubId }, at);
    }
    const trade = { ...between, countersId: counters, expiresOn: lastDayOf(today, days) };
    const tradeId = await addTrade(rows, { trade, parts, today, now });
    if (comment !== '') await addComment(tx, tradeSubject(tradeId), { ...said, clubId, isPrivate: true });
    await publishChange(tx, await topicsOf(rows, clubIds));
    const making = { trade: { ...between, id: tradeId }, sides, parts, today, now };
    const acceptedBy: ClubId[] = [];
    let last: TradeAnswer | null = null;
    for (const side of unplayed) {
      last = await judge(rows, side.clubId, making);
      if (last.verdict !== 'yes') {
        await close(
          rows,
          making.trade,
          { status: 'declined', says: 'declines', clubId: side.clubId, answer: last },
          at,
        );
        return { ok: true, tradeId, status: 'declined', answer: last };
      }
      acceptedBy.push(side.clubId);
    }
    const waitsFor = sides.slice(1).filter((side) => !acceptedBy.includes(side.clubId));
    const byClubId = acceptedBy.at(-1);
    if (waitsFor.length === 0 && byClubId !== undefined && last !== null) {
      const others = acceptedBy.slice(0, -1);
      for (const id of others) await log(rows, tradeId, { says: 'accepts', clubId: id }, at);
      const declined = await askBoards(rows, making, clubId);
      if (declined) return declined;
      const { values, record } = await escrowFor(rows, { sides, parts, today });
      if (values) await rows.updateWhere(trades, { values }, { id: tradeId });
      if (record) {
        const accepted = { ...between, id: tradeId, acceptedBy: others };
        await openEscrow(rows, { trade: accepted, sides, today, now, clubId: byClubId }, record);
        return { ok: true, tradeId, status: 'escrow', answer: last };
      }
      const [against] = await makeTrade(rows, { ...making, byClubId, answer: last });
      if (!against) return { ok: true, tradeId, status: 'done', answer: last };
      await fallThrough(rows, making.trade, at);
      return against.refused;
    }
    if (acceptedBy.length > 0) await rows.updateWhere(trades, { acceptedBy }, { id: tradeId });
    for (const id of acceptedBy) await log(rows, tradeId, { says: 'accepts', clubId: id }, at);
    const kind = counters === null ? 'trade-offered' : 'trade-countered';
    for (const side of waitsFor) await notifyClub(rows, side.clubId, { kind, team: sides[0]?.name ?? '', tradeId });
    return { ok: true, tradeId, status: 'open', answer: last };
  });
  return done?.done ?? null;
}

/** A legal trade under discussion. */
interface OnTable {
  trade: Pick<StoredTrade, 'id'> & TradeClubs;
  sides: readonly Party[];
  parts: readonly TradePart[];
  today: TradeDay;
  now: Date;
}

/** Returns the answer of an AI club's general manager, who remembers which club asked. */
async function judge(rows: Rows, clubId: ClubId, { trade, sides, parts, today }: OnTable): Promise<TradeAnswer> {
  const pair = { clubId, withClubId: trade.fromClubId };
  const relations = await loadRelations(rows, pair, today);
  const named = await namedPrice(rows, { ...pair, parts, sides }, today);
  const isHonored = named !== null && named.lapse === null;
  const answer: TradeAnswer = isHonored
    ? { verdict: 'yes', concern: 'price' }
    : {
        ...answerOf(await valuationOfClub(rows, { clubId, sides }, today), clubId, parts, relations),
        ...(named?.lapse && { lapsed: named.lapse }),
      };
  const heard = relations.heard + (answer.verdict === 'yes' ? PATIENCE.deal : PATIENCE.offer);
  await noteHeard(rows, { ...pair, heard }, today);
  return answer;
}

/** Accepts another club's offer; once all have accepted, the trade is made. An offer that is no longer legal falls through. */
export async function acceptTrade(
  db: Database,
  { tradeId, ...manager }: Manager & { tradeId: TradeId },
): Promise<{ ok: true } | Refused | null> {
  const { clubId, now } = manager;
  return answering(db, { ...manager, tradeId, isOffers: false }, async (rows, trade, today) => {
    const window = tradeWindowOn(today.day);
    if (!window.isOpen) return tradeRefusals.windowClosed({ day: window.day });
    if (trade.acceptedBy.includes(clubId)) return tradeRefusals.alreadyAccepted();
    const clubIds = clubsOf(trade);
    const sides = await sidesOf(rows, clubIds, today);
    if (!sides) return tradeRefusals.notOpen();
    const parts = await partsOf(rows, tradeId);
    const acceptedBy = [...trade.acceptedBy, clubId];
    if (clubIds.slice(1).some((id) => !acceptedBy.includes(id))) {
      const [fault] = faultsOf(dealOf(sides, parts, today));
      if (fault) return fault.refused;
      await rows.updateWhere(trades, { acceptedBy }, { id: tradeId });
      await log(rows, tradeId, { says: 'accepts', clubId }, { day: today.absoluteDay, now });
      return { ok: true };
    }
    const making = { trade, sides, parts, today, now };
    // An acceptance given days ago was based on the clubs as they were then.
    for (const side of await unplayedOf(rows, sides.slice(1))) {
      const pair = { clubId: side.clubId, withClubId: trade.fromClubId };
      // A price named today holds, also with a manager as the third club.
      if ((await namedPrice(rows, { ...pair, parts, sides }, today))?.lapse === null) continue;
      const valuation = await valuationOfClub(rows, { clubId: side.clubId, sides }, today);
      const relations = await loadRelations(rows, pair, today);
      // The premium is charged for being asked, and was paid at that time.
      const answer = answerOf(valuation, side.clubId, parts, { ...relations, heard: 0 });
      if (answer.verdict !== 'yes') return tradeRefusals.changedMind({ team: side.name });
    }
    const [against] = faultsOf(dealOf(sides, parts, today));
    const declined = against ? null : await askBoards(rows, making, clubId);
    if (declined) return declined;
    const { values, record } = against
      ? { values: null, record: null }
      : await escrowFor(rows, { sides, parts, today });
    if (values) await rows.updateWhere(trades, { values }, { id: tradeId });
    if (record) {
      await openEscrow(rows, { trade, sides, today, now, clubId }, record);
      return { ok: true };
    }
    const [fault] = await makeTrade(rows, { ...making, byClubId: clubId });
    if (!fault) return { ok: true };
    if (isGone(fault)) await fallThrough(rows, trade, { day: today.absoluteDay, now });
    return fault.refused;
  });
}

/** Voids an offer whose assets are gone for good, and notifies all of its clubs. */
async function fallThrough(rows: Rows, trade: Pick<StoredTrade, 'id'> & TradeClubs, at: At): Promise<void> {
  await close(rows, trade, { status: 'void', says: 'falls-through', clubId: null }, at);
  const clubIds = clubsOf(trade);
  for (const clubId of clubIds) {
    const team = await nameOfClub(rows, clubIds.find((id) => id !== clubId) ?? clubId);
    await notifyClub(rows, clubId, { kind: 'trade-void', team, tradeId: trade.id });
  }
}

export async function declineTrade(
  db: Database,
  { tradeId, ...manager }: Manager & { tradeId: TradeId },
): Promise<{ ok: true } | Refused | null> {
  return answering(db, { ...manager, tradeId, isOffers: false }, async (rows, trade, today) => {
    const at = { day: today.absoluteDay, now: manager.now };
    await close(rows, trade, { status: 'declined', says: 'declines', clubId: manager.clubId }, at);
    const team = await nameOfClub(rows, manager.clubId);
    for (const clubId of clubsOf(trade).filter((id) => id !== manager.clubId))
      await notifyClub(rows, clubId, { kind: 'trade-declined', team, tradeId });
    return { ok: true };
  });
}

export async function withdrawTrade(
  db: Database,
  { tradeId, ...manager }: Manager & { tradeId: TradeId },
): Promise<{ ok: true } | Refused | null> {
  return answering(db, { ...manager, tradeId, isOffers: true }, async (rows, trade, today) => {
    const at = { day: today.absoluteDay, now: manager.now };
    await close(rows, trade, { status: 'withdrawn', says: 'withdraws', clubId: manager.clubId }, at);
    return { ok: true };
  });
}

/** Posts a comment on a trade of the user's club, or on a public trade of the league. */
export async function commentOnTrade(
  db: Database,
  { tradeId, text, ...manager }: Manager & { tradeId: TradeId; text: string },
): Promise<{ ok: true } | Refused | null> {
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true } | Refused> => {
    const rows = pgRows(tx);
    const trade = await findTrade(rows, tradeId);
    if (!trade) return tradeRefusals.unknown();
    const { clubId, userId, now } = manager;
    const isPrivate = !PUBLIC_STATUSES.includes(trade.status);
    const isTheirs = isParty(trade, clubId) || (!isPrivate && (await areOfOneLeague(rows, [trade.fromClubId, clubId])));
    if (!isTheirs) return tradeRefusals.unknown();
    const said = await postComment(tx, tradeSubject(tradeId), { userId, clubId, text, isPrivate, now });
    return said.ok ? { ok: true } : said;
  });
  return done?.done ?? null;
}

/** Closes expired offers. Runs every morning. @returns how many. */
export async function expireTrades(
  rows: Rows,
  { absoluteDay, now }: { absoluteDay: number; now: Date },
): Promise<number> {
  const due = await rows.read(trades, TRADE_COLUMNS, { status: 'open', expiresOn: { atMost: absoluteDay - 1 } });
  let expired = 0;
  for (const trade of due) {
    await holdClubs(rows, clubsOf(trade));
    // A transaction that held the clubs earlier may have accepted it in time.
    if ((await findTrade(rows, trade.id))?.status !== 'open') continue;
    await close(rows, trade, { status: 'expired', says: 'expires', clubId: null }, { day: absoluteDay, now });
    expired++;
  }
  return expired;
}

/** Runs a command on an open offer as the manager of the offering or an answering club, holding all of its clubs. */
async function answering(
  db: Database,
  { tradeId, isOffers, ...manager }: Manager & { tradeId: TradeId; isOffers: boolean },
  work: (rows: Rows, trade: StoredTrade, today: TradeDay) => Promise<{ ok: true } | Refused>,
): Promise<{ ok: true } | Refused | null> {
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true } | Refused> => {
    const rows = pgRows(tx);
    const seen = await findTrade(rows, tradeId);
    const isTheirs = seen && isParty(seen, manager.clubId) && (seen.fromClubId === manager.clubId) === isOffers;
    if (!isTheirs) return tradeRefusals.unknown();
    await holdClubs(rows, clubsOf(seen));
    const today = await readToday(tx);
    // Read again: a transaction that held the clubs earlier may have answered it.
    const trade = await findTrade(rows, tradeId);
    if (trade?.status !== 'open' || trade.expiresOn < today.absoluteDay) return tradeRefusals.notOpen();
    const result = await work(rows, trade, today);
    await publishChange(tx, await topicsOf(rows, clubsOf(trade)));
    return result;
  });
  return done?.done ?? null;
}
