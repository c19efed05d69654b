/** Questions before an offer is sent: to an AI club, and to the rules. */

import type { Manager } from '#domains/seat/store/callers.ts';
import { managerOf } from '#domains/seat/store/holders.ts';
import { asManagerOf } from '#domains/seat/store/predicates.ts';
import { PATIENCE } from '#domains/trade/constants.ts';
import { tradeFaults, tradeRefusals } from '#domains/trade/refusals.ts';
import type { ValueBand } from '#domains/trade/rules/fairness.ts';
import { type Deal, faultsOf } from '#domains/trade/rules/legality.ts';
import { type MeterStep, meterOf } from '#domains/trade/rules/meter.ts';
import { moodOf } from '#domains/trade/rules/patience.ts';
import type { TradePart, TradeThing } from '#domains/trade/rules/things.ts';
import { answerOf, eyesOfClub, waysOf } from '#domains/trade/store/answer.ts';
import { loadWariness, noteHeard } from '#domains/trade/store/judgment.ts';
import { dealOf } from '#domains/trade/store/make.ts';
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

/** Asks an AI club; it remembers that it was asked. */
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
    const wariness = await loadWariness(rows, pair, today);
    if (moodOf(wariness.heard) === 'silent') return tradeRefusals.askedEnough({ team: sides[1]?.name ?? '' });
    const heard = wariness.heard + PATIENCE.question;
    await noteHeard(rows, { ...pair, heard }, today);
    const eyes = await eyesOfClub(rows, { clubId: withClubId, sides }, today);
    const answer = answerOf(eyes, withClubId, parts, wariness);
    const isAsking = question !== 'interest' && answer.verdict !== 'yes';
    const most = question === 'wants' ? 3 : 1;
    // What it names today it would still take when it has heard the offer.
    const asking = { sides, askerId: clubId, clubId: withClubId, parts, eyes, today, wariness: { ...wariness, heard } };
    return { ok: true as const, ...answer, mood: moodOf(heard), ways: isAsking ? waysOf(asking, most) : [] };
  });
  return done?.done ?? null;
}

/** The clubs before and after a trade, what is against it, and how it weighs for the club that asks: for the workbench. */
export async function checkDeal(db: Database | Transaction, asked: Exchanged & { clubId: ClubId }, today: TradeDay) {
  const rows = pgReader(db);
  const { clubId, withClubId, thirdClubId, parts } = asked;
  const clubIds = clubsOf({ fromClubId: clubId, toClubId: withClubId, thirdClubId });
  const faulty = await faultOfSending(rows, { clubIds, parts, today });
  const sides = await sidesOf(rows, clubIds, today);
  const deal = sides && dealOf(sides, parts, today);
  return { sides, faulty, deal, meter: deal && (await meterFor(rows, { clubId, sides, parts, deal }, today)) };
}

/** By the estimates of the club that asks and nothing else: what the others think, an offer tells. */
async function meterFor(
  rows: RowReader,
  { clubId, sides, parts, deal }: { clubId: ClubId; sides: readonly Party[]; parts: readonly TradePart[]; deal: Deal },
  today: TradeDay,
): Promise<MeterStep | null> {
  const gets = parts.filter(({ toClubId }) => toClubId === clubId);
  const gives = parts.filter(({ fromClubId }) => fromClubId === clubId);
  const isOpen = gets.length === 0 || gives.length === 0 || faultsOf(deal).some(({ part }) => part !== null);
  if (isOpen) return null;
  const { club, band } = await eyesOfClub(rows, { clubId, sides }, today);
  const bandOf = (thing: TradeThing): ValueBand => {
    const [one, other] = band(thing).map((man) => worthOf(club, man));
    return { low: Math.min(one ?? 0, other ?? 0), high: Math.max(one ?? 0, other ?? 0) };
  };
  return meterOf({ gets: gets.map(bandOf), gives: gives.map(bandOf) });
}

/** Who asks need not name anything of his own, nor all that the third club gets. */
async function faultOfAsking(rows: RowReader, asking: Sending): Promise<Refused | null> {
  const withClubId = asking.clubIds[1] ?? 0;
  if ((await managerOf(rows, withClubId)) !== null) return tradeRefusals.managed();
  const faulty = await faultOfSending(rows, asking);
  const isAboutTheirs = asking.parts.some(({ fromClubId }) => fromClubId === withClubId);
  const mayBeOneSided = faulty?.code === tradeRefusals.oneSided.code && isAboutTheirs;
  return mayBeOneSided ? null : faulty;
}
