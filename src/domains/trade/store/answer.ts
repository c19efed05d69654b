/** What a club that nobody plays says to a trade: by its own estimates only, and in words. */
import type { TradeAnswer } from '#domains/trade/contract.ts';
import { faultOfBody, faultsOf, type TradePart } from '#domains/trade/rules/legality.ts';
import { waysToYes } from '#domains/trade/rules/ways.ts';
import { type Eyes, eyesOf, loadTradeLeague } from '#domains/trade/store/judgment.ts';
import { dealOf } from '#domains/trade/store/make.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import type { ClubId } from '#engine/ids.ts';
import { gainOf, verdictOf, type Wariness, worthOf } from '#engine/market/trade.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Ways that are named when a club is asked what it would want. */
const WAYS_NAMED = 3;

/** The eyes of one of two clubs. */
export async function eyesOfClub(
  rows: RowReader,
  { clubId, sides }: { clubId: ClubId; sides: readonly [Party, Party] },
  today: TradeDay,
): Promise<Eyes> {
  const parties = new Map(sides.map((side) => [side.clubId, side]));
  const league = await loadTradeLeague(rows, { leagueId: sides[0].leagueId, parties }, today);
  return eyesOf(clubId, sides, league, today);
}

/** What the club of these eyes says. */
export function answerOf(eyes: Eyes, clubId: ClubId, parts: readonly TradePart[], wariness: Wariness): TradeAnswer {
  const men = (isGiven: boolean) =>
    parts
      .filter(({ fromClubId }) => (fromClubId === clubId) === isGiven)
      .map(({ playerId, retention }) => eyes.see(playerId, isGiven ? 0 : retention));
  return verdictOf(gainOf(eyes.club, { gets: men(false), gives: men(true) }), wariness);
}

interface Asking {
  sides: readonly [Party, Party];
  /** The club that is asked; the other asks. */
  clubId: ClubId;
  parts: readonly TradePart[];
  wariness: Wariness;
  eyes: Eyes;
  today: TradeDay;
}

/** What the asking club could add so that the other says yes. @param most how many ways */
export function waysOf({ sides, clubId, parts, wariness, eyes, today }: Asking, most = WAYS_NAMED): number[][] {
  const asker = sides.find((side) => side.clubId !== clubId);
  const asked = sides.find((side) => side.clubId === clubId);
  if (!asker || !asked) return [];
  const named = new Set(parts.map(({ playerId }) => playerId));
  const deal = dealOf(sides, parts, today);
  const additions = asker.bodies
    .filter((body) => !named.has(body.id) && faultOfBody(body, asked, deal) === null)
    .map(({ id }) => ({ playerId: id, worth: worthOf(eyes.club, eyes.see(id)) }));
  const withThese = (adds: readonly number[]): TradePart[] => [
    ...parts,
    ...adds.map((playerId) => ({ fromClubId: asker.clubId, playerId, retention: 0 })),
  ];
  const isEnough = (adds: readonly number[]) => {
    const all = withThese(adds);
    return answerOf(eyes, clubId, all, wariness).verdict === 'yes' && faultsOf({ ...deal, parts: all }).length === 0;
  };
  return waysToYes(additions, isEnough, most);
}
