/** What an AI club says to a trade: by its own estimates only, and in words. */
import type { TradeAnswer } from '#domains/trade/contract/shapes.ts';
import { type Deal, faultOfBody, faultsOf } from '#domains/trade/rules/legality.ts';
import { keyOf, type TradePart, type TradeThing } from '#domains/trade/rules/things.ts';
import { waysToYes } from '#domains/trade/rules/ways.ts';
import { type Eyes, eyesOf, loadTradeLeague } from '#domains/trade/store/judgment.ts';
import { dealOf } from '#domains/trade/store/make.ts';
import type { Party, TradeDay } from '#domains/trade/store/parties.ts';
import type { ClubId } from '#engine/ids.ts';
import { gainOf, verdictOf, type Wariness, worthOf } from '#engine/market/trade.ts';
import type { RowReader } from '#platform/rows/rows.ts';

/** Ways that are named when a club is asked what it would want. */
const WAYS_NAMED = 3;

/** The eyes of one of the clubs. */
export async function eyesOfClub(
  rows: RowReader,
  { clubId, sides }: { clubId: ClubId; sides: readonly Party[] },
  today: TradeDay,
): Promise<Eyes> {
  const parties = new Map(sides.map((side) => [side.clubId, side]));
  const leagueId = parties.get(clubId)?.leagueId ?? 0;
  const league = await loadTradeLeague(rows, { leagueId, parties }, today);
  return eyesOf(clubId, sides, league, today);
}

/** What the club of these eyes says. */
export function answerOf(eyes: Eyes, clubId: ClubId, parts: readonly TradePart[], wariness: Wariness): TradeAnswer {
  const gets = parts.filter(({ toClubId }) => toClubId === clubId).map((part) => eyes.see(part));
  // Of a salary that it retains a part of it is rid of the rest only: the same part that the other club takes on.
  const gives = parts.filter(({ fromClubId }) => fromClubId === clubId).map((part) => eyes.see(part));
  return verdictOf(gainOf(eyes.club, { gets, gives }), wariness);
}

interface Asking {
  sides: readonly Party[];
  /** The club that asks, and the one that is asked. */
  askerId: ClubId;
  clubId: ClubId;
  parts: readonly TradePart[];
  wariness: Wariness;
  eyes: Eyes;
  today: TradeDay;
}

/** What the asking club could add so that the other says yes. @param most how many ways */
export function waysOf(asking: Asking, most = WAYS_NAMED): TradeThing[][] {
  const { sides, askerId, clubId, parts, wariness, eyes, today } = asking;
  const asker = sides.find((side) => side.clubId === askerId);
  const asked = sides.find((side) => side.clubId === clubId);
  if (!asker || !asked) return [];
  const named = new Set(parts.map(keyOf));
  const deal = dealOf(sides, parts, today);
  const additions = thingsOf(asker, asked, deal)
    .filter((thing) => !named.has(keyOf(thing)))
    .map((asset) => ({ asset, worth: worthOf(eyes.club, eyes.see(asset)) }));
  const withThese = (adds: readonly TradeThing[]): TradePart[] => [
    ...parts,
    ...adds.map((thing) => ({ ...thing, fromClubId: asker.clubId, toClubId: asked.clubId })),
  ];
  const isEnough = (adds: readonly TradeThing[]) => {
    const all = withThese(adds);
    return answerOf(eyes, clubId, all, wariness).verdict === 'yes' && faultsOf({ ...deal, parts: all }).length === 0;
  };
  return waysToYes(additions, isEnough, most);
}

/** Everything that a club may give to another. */
export function thingsOf(
  from: Party,
  to: Pick<Party, 'clubId' | 'name'>,
  deal: Pick<Deal, 'absoluteDay'>,
): TradeThing[] {
  return [
    ...from.bodies
      .filter((body) => faultOfBody(body, to, deal) === null)
      .map((body) => thingFrom(body, ({ id }) => ({ kind: 'player', playerId: id, retention: 0 }))),
    ...from.picks.map((pick) => thingFrom(pick, ({ id }) => ({ kind: 'pick', pickId: id }))),
    ...from.prospects.map((prospect) => thingFrom(prospect, ({ id }) => ({ kind: 'rights', playerId: id }))),
  ];
}

/** The same thing for the same player or pick each time: what a club has made of it is then found again. */
const THINGS = new WeakMap<object, TradeThing>();

function thingFrom<Source extends object>(source: Source, make: (source: Source) => TradeThing): TradeThing {
  const known = THINGS.get(source);
  if (known) return known;
  const made = make(source);
  THINGS.set(source, made);
  return made;
}
