/** The free agent market during the season: listings with their start, and AI clubs' bids. */
import { ASSISTANT_RANK } from '#domains/contracts/constants.ts';
import { freeAgentOffers, marketListings } from '#domains/contracts/tables.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { OfferedTerms } from '#engine/market/terms.ts';
import type { Today } from '#platform/clock/today.ts';
import type { RowReader, Rows } from '#platform/rows/rows.ts';

/** Returns the absolute day on which each of these free agents came on the market; unlisted players are missing. */
export async function listedSince(rows: RowReader, playerIds: readonly PlayerId[]): Promise<Map<PlayerId, number>> {
  const listed = await rows.read(marketListings, ['playerId', 'since'], { playerId: playerIds }, ['playerId']);
  return new Map(listed.map(({ playerId, since }) => [playerId, since]));
}

/** Lists these free agents as of today and takes all others off the market. @returns when each was listed */
export async function listOnMarket(
  rows: Rows,
  playerIds: readonly PlayerId[],
  { absoluteDay }: Pick<Today, 'absoluteDay'>,
): Promise<Map<PlayerId, number>> {
  const before = await rows.read(marketListings, ['playerId', 'since'], {}, ['playerId']);
  const free = new Set(playerIds);
  const gone = before.filter(({ playerId }) => !free.has(playerId)).map(({ playerId }) => playerId);
  if (gone.length > 0) await rows.remove(marketListings, ['playerId'], { playerId: gone });
  const known = new Map(before.map(({ playerId, since }) => [playerId, since]));
  const fresh = playerIds.filter((id) => !known.has(id));
  await rows.insert(
    marketListings,
    fresh.map((playerId) => ({ playerId, since: absoluteDay })),
  );
  return new Map(playerIds.map((id) => [id, known.get(id) ?? absoluteDay]));
}

export interface PlacedBid {
  playerId: PlayerId;
  clubId: ClubId;
  terms: OfferedTerms;
  /** The most that an AI club, or a manager's assistant, would pay, whole dollars a season. */
  most: number;
  ofAssistant: boolean;
}

/** Adds bids of AI clubs and offers of assistants to managers' offers: each waits for the next morning. */
export async function placeBids(
  rows: Rows,
  bids: readonly PlacedBid[],
  { season, absoluteDay }: Pick<Today, 'season' | 'absoluteDay'>,
): Promise<void> {
  if (bids.length === 0) return;
  const firstId = await rows.takeIds(freeAgentOffers, bids.length);
  const days = { fromSeason: season, madeOn: absoluteDay, decidesOn: absoluteDay + 1 };
  await rows.insert(
    freeAgentOffers,
    bids.map(({ playerId, clubId, terms, most, ofAssistant }, index) => ({
      id: firstId + index,
      ...{ playerId, clubId, terms, ...days },
      // A manager's own offers come before those of the assistant.
      ...(ofAssistant
        ? { most: null, assistantMost: most, rank: ASSISTANT_RANK }
        : { most, assistantMost: null, rank: 0 }),
    })),
  );
}
