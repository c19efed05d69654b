/** Offers that are not made, because nobody would hear them today. */
import { boardSilence } from '#domains/probation/store/consent.ts';
import { MAX_DECLINED_A_DAY, REPEATED_MS } from '#domains/trade/constants.ts';
import { tradeRefusals } from '#domains/trade/refusals.ts';
import { areSameParts, type TradePart } from '#domains/trade/rules/assets.ts';
import { moodOf } from '#domains/trade/rules/patience.ts';
import { loadRelations } from '#domains/trade/store/judgment.ts';
import { partsOf } from '#domains/trade/store/make.ts';
import { namedPrice } from '#domains/trade/store/named.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import type { TradeClubs } from '#domains/trade/store/record.ts';
import { trades } from '#domains/trade/tables.ts';
import type { Refused } from '#platform/calls/refusal.ts';
import type { Rows } from '#platform/rows/rows.ts';

interface Offering {
  between: TradeClubs;
  parts: readonly TradePart[];
  all: readonly Party[];
  /** The clubs that would answer, and those of them with an AI general manager. */
  sides: readonly Party[];
  unplayed: readonly Party[];
  /** Whether it answers an offer, which is always heard. */
  isCounter: boolean;
  today: TradeDay;
  now: Date;
}

/**
 * Returns why an offer would not be heard today: an AI club has been asked enough, the offering club's own board would not
 * listen, a manager has declined several, or the same offer was made just now. null: it would.
 */
export async function unheardBy(rows: Rows, offering: Offering): Promise<Refused | null> {
  const { between, parts, all, sides, unplayed, isCounter, today, now } = offering;
  const { fromClubId } = between;
  for (const { clubId, name } of unplayed) {
    const { heard } = await loadRelations(rows, { clubId, withClubId: fromClubId }, today);
    if (moodOf(heard) !== 'silent') continue;
    // A price that it has named today holds though it has heard enough.
    const named = await namedPrice(rows, { clubId, withClubId: fromClubId, parts, sides: all }, today);
    if (named === null || named.lapse) return tradeRefusals.askedEnough({ team: name });
  }
  if (await isOfferedAlready(rows, offering)) return tradeRefusals.offeredAlready();
  if (isCounter) return null;
  const silent = await boardSilence(rows, fromClubId, 'trade', { absoluteDay: today.absoluteDay, now });
  if (silent) return silent;
  for (const side of sides.filter((one) => !unplayed.includes(one))) {
    const { clubId: toClubId, name } = side;
    const declined = { fromClubId, toClubId, status: 'declined', closedOn: today.absoluteDay } as const;
    // Of three clubs, another one may have said no.
    const own = (await rows.read(trades, ['thirdClubId'], declined)).filter(({ thirdClubId }) => thirdClubId === null);
    if (own.length >= MAX_DECLINED_A_DAY) return tradeRefusals.askedEnough({ team: name });
  }
  return null;
}

/** Whether the same offer is open, or has just been answered by an AI club. */
async function isOfferedAlready(rows: Rows, { between, parts, unplayed, today, now }: Offering): Promise<boolean> {
  const { fromClubId, toClubId, thirdClubId } = between;
  const columns = ['id', 'thirdClubId', 'createdAt'] as const;
  const made = await rows.read(trades, columns, { fromClubId, toClubId, status: 'open' });
  if (unplayed.length > 0) {
    const ofToday = { fromClubId, toClubId, status: 'declined', madeOn: today.absoluteDay } as const;
    const declined = await rows.read(trades, columns, ofToday);
    // Rows have moments as PostgreSQL writes them.
    made.push(...declined.filter(({ createdAt }) => now.getTime() - new Date(createdAt).getTime() < REPEATED_MS));
  }
  for (const trade of made) {
    if (trade.thirdClubId === thirdClubId && areSameParts(await partsOf(rows, trade.id), parts)) return true;
  }
  return false;
}
