/** Questions before an offer is sent: to an AI club, or to the rules. */

import type { Manager } from '#domains/seat/store/callers.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import { PATIENCE } from '#domains/trade/constants.ts';
import { tradeFaults, tradeRefusals } from '#domains/trade/refusals.ts';
import type { TradeAsset, TradePart } from '#domains/trade/rules/assets.ts';
import type { ValueBand } from '#domains/trade/rules/fairness.ts';
import { type Deal, faultsOf } from '#domains/trade/rules/legality.ts';
import { type MeterStep, meterOf } from '#domains/trade/rules/meter.ts';
import { moodOf } from '#domains/trade/rules/patience.ts';
import { answerOf, valuationOfClub, waysOf } from '#domains/trade/store/answer.ts';
import { loadRelations, noteHeard } from '#domains/trade/store/judgment.ts';
import { dealOf } from '#domains/trade/store/make.ts';
import { withPrices } from '#domains/trade/store/named.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import { clubsOf, holdClubs } from '#domains/trade/store/record.ts';
import { type Exchanged, faultOfSending, type Sending, sidesOf } from '#domains/trade/store/table.ts';
import type { ClubId } from '#engine/ids.ts';
import { worthOf } from '#engine/market/trade.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import { readToday } from '#platform/clock/today.ts';
import type { Database, Transaction } from '#platform/database/client.ts';
import { pgReader, pgRows } from '#platform/rows/pg-rows.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Asks an AI club about a trade; the club remembers the question. */
export async function soundOut(
  db: Database,
  command: Manager & Exchanged & { question: 'interest' | 'wants' | 'make-it-work' },
) {
  const { clubId, withClubId, thirdClubId, parts, question } = command;
  const done = await asManagerOf(db, command, async (tx) => {
    const rows = pgRows(tx);
    const clubIds = clubsOf({ fromClubId: clubId, toClubId: withClubId, thirdClubId });
    await holdClubs(rows, clubIds);
    const today = await readToday(tx);
    const faulty = await faultOfAsking(rows, { clubIds, parts, today });
    if (faulty) return faulty;
    const sides = await sidesOf(rows, clubIds, today);
    if (!sides) return tradeRefusals.otherLeague();
    const left = faultsOf(dealOf(sides, parts, today)).find(
      ({ part, refused }) => part !== null || refused.code === tradeFaults.sameHands.code,
    );
    if (left) return left.refused;
    const pair = { clubId: withClubId, withClubId: clubId };
    const relations = await loadRelations(rows, pair, today);
    if (moodOf(relations.heard) === 'silent') return tradeRefusals.askedEnough({ team: sides[1]?.name ?? '' });
    const valuation = await valuationOfClub(rows, { clubId: withClubId, sides }, today);
    const answer = answerOf(valuation, withClubId, parts, relations);
    const isAsking = question !== 'interest' && answer.verdict !== 'yes';
    const most = question === 'wants' ? 3 : 1;
    // What it names it accepts until tomorrow, so naming a price wears as much as an offer.
    const asking = {
      sides,
      askerId: clubId,
      clubId: withClubId,
      parts,
      valuation,
      today,
      relations: { ...relations, heard: relations.heard + PATIENCE.offer },
    };
    const ways = isAsking ? waysOf(asking, most) : [];
    const added = ways.map((adds): TradePart[] => [
      ...parts,
      ...adds.map((asset) => ({ ...asset, fromClubId: clubId, toClubId: withClubId })),
    ]);
    const exchanges = answer.verdict === 'yes' ? [[...parts]] : added;
    const heard = relations.heard + (exchanges.length > 0 ? PATIENCE.offer : PATIENCE.question);
    const named = exchanges.length > 0 ? await withPrices(rows, { ...pair, sides, exchanges }, today) : undefined;
    await noteHeard(rows, { ...pair, heard, ...(named && { named }) }, today);
    return { ok: true as const, ...answer, mood: moodOf(heard), ways };
  });
  return done?.done ?? null;
}

/** Returns the clubs before and after a trade, its rule violations, and how it compares for the asking club: for the trade builder. */
export async function checkDeal(db: Database | Transaction, asked: Exchanged & { clubId: ClubId }, today: TradeDay) {
  const rows = pgReader(db);
  const { clubId, withClubId, thirdClubId, parts } = asked;
  const clubIds = clubsOf({ fromClubId: clubId, toClubId: withClubId, thirdClubId });
  const faulty = await faultOfSending(rows, { clubIds, parts, today });
  const sides = await sidesOf(rows, clubIds, today);
  const deal = sides && dealOf(sides, parts, today);
  return { sides, faulty, deal, meter: deal && (await meterFor(rows, { clubId, sides, parts, deal }, today)) };
}

/** Uses the asking club's estimates alone: only an offer tells what the others think. */
async function meterFor(
  rows: RowReader,
  { clubId, sides, parts, deal }: { clubId: ClubId; sides: readonly Party[]; parts: readonly TradePart[]; deal: Deal },
  today: TradeDay,
): Promise<MeterStep | null> {
  const gets = parts.filter(({ toClubId }) => toClubId === clubId);
  const gives = parts.filter(({ fromClubId }) => fromClubId === clubId);
  const isOpen = gets.length === 0 || gives.length === 0 || faultsOf(deal).some(({ part }) => part !== null);
  if (isOpen) return null;
  const { club, band } = await valuationOfClub(rows, { clubId, sides }, today);
  const bandOf = (asset: TradeAsset): ValueBand => {
    const [one, other] = band(asset).map((player) => worthOf(club, player));
    return { low: Math.min(one ?? 0, other ?? 0), high: Math.max(one ?? 0, other ?? 0) };
  };
  return meterOf({ gets: gets.map(bandOf), gives: gives.map(bandOf) });
}

/** Returns why a club may not be asked. A question need not name any of the asker's assets, nor everything the third club gets. */
async function faultOfAsking(rows: RowReader, asking: Sending): Promise<Refused | null> {
  const withClubId = asking.clubIds[1] ?? 0;
  if ((await managerOf(rows, withClubId)) !== null) return tradeRefusals.managed();
  const faulty = await faultOfSending(rows, asking);
  const isAboutTheirs = asking.parts.some(({ fromClubId }) => fromClubId === withClubId);
  const mayBeOneSided = faulty?.code === tradeRefusals.oneSided.code && isAboutTheirs;
  return mayBeOneSided ? null : faulty;
}
