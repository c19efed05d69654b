/**
 * Offers: made, answered, taken back. Each command is one transaction that holds both clubs, so that of two who answer at the
 * same moment, or reach for the same player, exactly one does.
 */
import { asManagerOf } from '#domains/club/store/ownership.ts';
import { teams } from '#domains/club/tables.ts';
import { PATIENCE } from '#domains/trade/constants.ts';
import type { TradeAnswer, TradeStatus } from '#domains/trade/contract.ts';
import { tradeRefusals } from '#domains/trade/refusals.ts';
import { faultsOf, type TradePart } from '#domains/trade/rules/legality.ts';
import { moodOf } from '#domains/trade/rules/patience.ts';
import { faultOfProposal } from '#domains/trade/rules/proposal.ts';
import { tradeWindowOn } from '#domains/trade/rules/window.ts';
import { addTrade, lastDayOf } from '#domains/trade/store/add.ts';
import { answerOf, eyesOfClub, waysOf } from '#domains/trade/store/answer.ts';
import { loadWariness, noteHeard } from '#domains/trade/store/judgment.ts';
import { dealOf, holdClubs, makeTrade, partsOf } from '#domains/trade/store/make.ts';
import { loadParties, type Party, type TradeDay } from '#domains/trade/store/parties.ts';
import { close, managerOf, notifyClub, type StoredTrade, TRADE_COLUMNS } from '#domains/trade/store/record.ts';
import { tradeComments, trades } from '#domains/trade/tables.ts';
import type { ClubId, TeamId, UserId } from '#engine/ids.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { publishChange } from '#platform/realtime.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Who does it for his club, and when. */
export interface TradeManager {
  userId: UserId;
  /** Any team of the club. */
  teamId: TeamId;
  clubId: ClubId;
  now: Date;
}

/** What is asked for and given, as seen from the club that asks. */
export interface Exchanged {
  withClubId: ClubId;
  gives: readonly { playerId: number; retention: number }[];
  gets: readonly { playerId: number; retention: number }[];
}

interface Proposed {
  ok: true;
  tradeId: number;
  status: TradeStatus;
  answer: TradeAnswer | null;
}

/** Offers a trade. A club that nobody plays answers at once. @returns null: the user does not manage the club (any more). */
export async function proposeTrade(
  db: Database,
  command: TradeManager & Exchanged & { days: number; comment: string; counters: number | null },
): Promise<Proposed | Refused | null> {
  const { clubId, withClubId, days, comment, counters, now, userId } = command;
  const done = await asManagerOf(db, command, async (tx): Promise<Proposed | Refused> => {
    const rows = pgRows(tx);
    await holdClubs(rows, [clubId, withClubId]);
    const today = await readToday(tx);
    const parts = partsFrom(command);
    const faulty = await faultOfSending(rows, { clubId, withClubId, parts, today });
    if (faulty) return faulty;
    const sides = await sidesOf(rows, [clubId, withClubId], today);
    if (!sides) return tradeRefusals.otherLeague();
    const [fault] = faultsOf(dealOf(sides, parts, today));
    if (fault) return fault.refused;
    const isAssistants = (await managerOf(rows, withClubId)) === null;
    if (isAssistants) {
      const { heard } = await loadWariness(rows, { clubId: withClubId, withClubId: clubId }, today);
      if (moodOf(heard) === 'silent') return tradeRefusals.askedEnough({ team: sides[1].name });
    }
    const at = { day: today.absoluteDay, now };
    if (counters !== null) {
      const answered = await findTrade(rows, counters);
      if (answered?.status !== 'open' || answered.toClubId !== clubId || answered.fromClubId !== withClubId)
        return tradeRefusals.notOpen();
      await close(rows, answered, { status: 'countered', says: 'counters', clubId }, at);
    }
    const expiresOn = lastDayOf(today, days);
    const trade = { fromClubId: clubId, toClubId: withClubId, countersId: counters, expiresOn };
    const tradeId = await addTrade(rows, { trade, parts, today, now });
    if (comment !== '') await rows.insert(tradeComments, [{ tradeId, clubId, userId, text: comment, createdAt: now }]);
    if (isAssistants) {
      return answerAtOnce(rows, { tradeId, sides, parts, today, now });
    }
    const kind = counters === null ? 'trade-offered' : 'trade-countered';
    await notifyClub(rows, withClubId, { kind, team: sides[0].name, tradeId });
    await publishChange(tx, await topicsOf(rows, [clubId, withClubId]));
    return { ok: true, tradeId, status: 'open', answer: null };
  });
  return done?.done ?? null;
}

/** The general manager whom nobody plays says yes, and it is done, or no in words. */
async function answerAtOnce(
  rows: Rows,
  making: { tradeId: number; sides: readonly [Party, Party]; parts: readonly TradePart[]; today: TradeDay; now: Date },
): Promise<Proposed | Refused> {
  const { tradeId, sides, parts, today, now } = making;
  const [asker, asked] = sides;
  const pair = { clubId: asked.clubId, withClubId: asker.clubId };
  const wariness = await loadWariness(rows, pair, today);
  const eyes = await eyesOfClub(rows, { clubId: asked.clubId, sides }, today);
  const answer = answerOf(eyes, asked.clubId, parts, wariness);
  const isYes = answer.verdict === 'yes';
  const heard = wariness.heard + (isYes ? PATIENCE.deal : PATIENCE.offer);
  await noteHeard(rows, { ...pair, heard }, today);
  if (!isYes) {
    const at = { day: today.absoluteDay, now };
    await close(rows, { id: tradeId }, { status: 'declined', says: 'declines', clubId: asked.clubId, answer }, at);
    return { ok: true, tradeId, status: 'declined', answer };
  }
  const trade = { id: tradeId, fromClubId: asker.clubId, toClubId: asked.clubId };
  const [fault] = await makeTrade(rows, { trade, parts, sides, today, now, answer });
  return fault ? fault.refused : { ok: true, tradeId, status: 'done', answer };
}

/** Accepts an offer of another club: it is made. An offer that may not be made any more falls through. */
export async function acceptTrade(
  db: Database,
  { tradeId, ...manager }: TradeManager & { tradeId: number },
): Promise<{ ok: true } | Refused | null> {
  return answering(db, { ...manager, tradeId, side: 'toClubId' }, async (rows, trade, today) => {
    const window = tradeWindowOn(today.day);
    if (!window.isOpen) return tradeRefusals.windowClosed({ day: window.day });
    const sides = await sidesOf(rows, [trade.fromClubId, trade.toClubId], today);
    if (!sides) return tradeRefusals.notOpen();
    const parts = await partsOf(rows, tradeId);
    const [fault] = await makeTrade(rows, { trade, parts, sides, today, now: manager.now });
    return fault ? fault.refused : { ok: true };
  });
}

export async function declineTrade(
  db: Database,
  { tradeId, ...manager }: TradeManager & { tradeId: number },
): Promise<{ ok: true } | Refused | null> {
  return answering(db, { ...manager, tradeId, side: 'toClubId' }, async (rows, trade, today) => {
    const at = { day: today.absoluteDay, now: manager.now };
    await close(rows, trade, { status: 'declined', says: 'declines', clubId: manager.clubId }, at);
    const [team] = await rows.read(teams, ['city', 'nickname'], { clubId: manager.clubId, level: 'PRO' });
    const name = team ? `${team.city} ${team.nickname}` : '';
    await notifyClub(rows, trade.fromClubId, { kind: 'trade-declined', team: name, tradeId });
    return { ok: true };
  });
}

export async function withdrawTrade(
  db: Database,
  { tradeId, ...manager }: TradeManager & { tradeId: number },
): Promise<{ ok: true } | Refused | null> {
  return answering(db, { ...manager, tradeId, side: 'fromClubId' }, async (rows, trade, today) => {
    const at = { day: today.absoluteDay, now: manager.now };
    await close(rows, trade, { status: 'withdrawn', says: 'withdraws', clubId: manager.clubId }, at);
    return { ok: true };
  });
}

/** Says something about a trade of one's club. */
export async function commentOnTrade(
  db: Database,
  { tradeId, text, ...manager }: TradeManager & { tradeId: number; text: string },
): Promise<{ ok: true } | Refused | null> {
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true } | Refused> => {
    const rows = pgRows(tx);
    const trade = await findTrade(rows, tradeId);
    if (!trade || !isParty(trade, manager.clubId)) return tradeRefusals.unknown();
    const { clubId, userId, now } = manager;
    await rows.insert(tradeComments, [{ tradeId, clubId, userId, text, createdAt: now }]);
    await publishChange(tx, await topicsOf(rows, [trade.fromClubId, trade.toClubId]));
    return { ok: true };
  });
  return done?.done ?? null;
}

/** Asks a club that nobody plays; it remembers that it was asked. */
export async function soundOut(
  db: Database,
  command: TradeManager & Exchanged & { question: 'interest' | 'wants' | 'make-it-work' },
) {
  const { clubId, withClubId, question } = command;
  const done = await asManagerOf(db, command, async (tx) => {
    const rows = pgRows(tx);
    await holdClubs(rows, [clubId, withClubId]);
    const today = await readToday(tx);
    const parts = partsFrom(command);
    const faulty = await faultOfAsking(rows, { clubId, withClubId, parts, today });
    if (faulty) return faulty;
    const sides = await sidesOf(rows, [clubId, withClubId], today);
    if (!sides) return tradeRefusals.otherLeague();
    const left = faultsOf(dealOf(sides, parts, today)).find(({ playerId }) => playerId !== null);
    if (left) return left.refused;
    const pair = { clubId: withClubId, withClubId: clubId };
    const wariness = await loadWariness(rows, pair, today);
    if (moodOf(wariness.heard) === 'silent') return tradeRefusals.askedEnough({ team: sides[1].name });
    const heard = wariness.heard + PATIENCE.question;
    await noteHeard(rows, { ...pair, heard }, today);
    const eyes = await eyesOfClub(rows, { clubId: withClubId, sides }, today);
    const answer = answerOf(eyes, withClubId, parts, wariness);
    const isAsking = question !== 'interest' && answer.verdict !== 'yes';
    const most = question === 'wants' ? 3 : 1;
    // What it names today it would still take when it has heard the offer.
    const asking = { sides, clubId: withClubId, parts, eyes, today, wariness: { ...wariness, heard } };
    const ways = isAsking
      ? waysOf(asking, most).map((adds) => adds.map((playerId) => ({ playerId, retention: 0 })))
      : [];
    return { ok: true as const, ...answer, mood: moodOf(heard), ways };
  });
  return done?.done ?? null;
}

/** Both clubs before and after a trade, and what is against it: for the workbench. */
export async function checkDeal(db: Database | Transaction, asked: Exchanged & { clubId: ClubId }, today: TradeDay) {
  const rows = pgReader(db);
  const parts = partsFrom(asked);
  const faulty = await faultOfSending(rows, { ...asked, parts, today });
  const sides = await sidesOf(rows, [asked.clubId, asked.withClubId], today);
  return { sides, parts, faulty, deal: sides && dealOf(sides, parts, today) };
}

/** Offers whose days are over. Every morning. @returns how many. */
export async function expireTrades(
  rows: Rows,
  { absoluteDay, now }: { absoluteDay: number; now: Date },
): Promise<number> {
  const due = await rows.read(trades, TRADE_COLUMNS, { status: 'open', expiresOn: { atMost: absoluteDay - 1 } });
  for (const trade of due) {
    await close(rows, trade, { status: 'expired', says: 'expires', clubId: null }, { day: absoluteDay, now });
  }
  return due.length;
}

/** A trade, over or not; null when there is none of that id. */
export async function findTrade(rows: RowReader, tradeId: number): Promise<StoredTrade | null> {
  const [trade] = await rows.read(trades, TRADE_COLUMNS, { id: tradeId });
  return trade ?? null;
}

export function isParty(trade: Pick<StoredTrade, 'fromClubId' | 'toClubId'>, clubId: ClubId): boolean {
  return trade.fromClubId === clubId || trade.toClubId === clubId;
}

/** Does something with an open offer as the manager of one of its sides, with both clubs held. */
async function answering(
  db: Database,
  { tradeId, side, ...manager }: TradeManager & { tradeId: number; side: 'fromClubId' | 'toClubId' },
  work: (rows: Rows, trade: StoredTrade, today: TradeDay) => Promise<{ ok: true } | Refused>,
): Promise<{ ok: true } | Refused | null> {
  const done = await asManagerOf(db, manager, async (tx): Promise<{ ok: true } | Refused> => {
    const rows = pgRows(tx);
    const seen = await findTrade(rows, tradeId);
    if (!seen || seen[side] !== manager.clubId) return tradeRefusals.unknown();
    await holdClubs(rows, [seen.fromClubId, seen.toClubId]);
    const today = await readToday(tx);
    // Read again: whoever held the clubs before may have answered it.
    const trade = await findTrade(rows, tradeId);
    if (trade?.status !== 'open' || trade.expiresOn < today.absoluteDay) return tradeRefusals.notOpen();
    const result = await work(rows, trade, today);
    await publishChange(tx, await topicsOf(rows, [trade.fromClubId, trade.toClubId]));
    return result;
  });
  return done?.done ?? null;
}

async function sidesOf(
  rows: RowReader,
  [one, other]: readonly [ClubId, ClubId],
  today: TradeDay,
): Promise<readonly [Party, Party] | null> {
  const parties = await loadParties(rows, [one, other], today);
  const [first, second] = [parties.get(one), parties.get(other)];
  return first && second ? [first, second] : null;
}

function partsFrom({ clubId, withClubId, gives, gets }: Exchanged & { clubId: ClubId }): TradePart[] {
  return [
    ...gives.map((asset) => ({ fromClubId: clubId, ...asset })),
    ...gets.map((asset) => ({ fromClubId: withClubId, ...asset })),
  ];
}

interface Sending {
  clubId: ClubId;
  withClubId: ClubId;
  parts: readonly TradePart[];
  today: TradeDay;
}

async function faultOfSending(rows: RowReader, { clubId, withClubId, parts, today }: Sending): Promise<Refused | null> {
  const first = await rows.read(teams, ['clubId', 'leagueId'], { clubId: [clubId, withClubId], level: 'PRO' });
  const leagueOf = (id: ClubId) => first.find((team) => team.clubId === id)?.leagueId ?? null;
  const open = await rows.read(trades, ['id'], { fromClubId: clubId, status: 'open' });
  return faultOfProposal({
    from: { clubId, leagueId: leagueOf(clubId) },
    to: { clubId: withClubId, leagueId: leagueOf(withClubId) },
    parts,
    window: tradeWindowOn(today.day),
    openOffers: open.length,
  });
}

/** Who asks need not name anything of his own. */
async function faultOfAsking(rows: RowReader, asking: Sending): Promise<Refused | null> {
  const { withClubId } = asking;
  if ((await managerOf(rows, withClubId)) !== null) return tradeRefusals.managed();
  const faulty = await faultOfSending(rows, asking);
  const isAboutTheirs = asking.parts.some(({ fromClubId }) => fromClubId === withClubId);
  const mayBeOneSided = faulty?.code === tradeRefusals.oneSided.code && isAboutTheirs;
  return mayBeOneSided ? null : faulty;
}

async function topicsOf(rows: RowReader, clubIds: readonly ClubId[]) {
  const own = await rows.read(teams, ['id'], { clubId: clubIds });
  return own.map(({ id }) => `team:${id}` as const);
}
