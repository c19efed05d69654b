/** Players on the block who would help the user's club, by its own scouts. */
import { teams } from '#domains/club/tables.ts';
import { AIMS, type Need, SUGGESTED } from '#domains/trade/constants.ts';
import type { TradeListing } from '#domains/trade/contract/shapes.ts';
import { faultOfBody } from '#domains/trade/rules/legality.ts';
import { needOf } from '#domains/trade/rules/shopping.ts';
import { loadTradeLeague, valuationOf } from '#domains/trade/store/judgment.ts';
import { loadParties, type TradeDay } from '#domains/trade/store/parties.ts';
import { blockOfLeague } from '#domains/trade/views/block.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import { lineupGainOf } from '#engine/market/trade.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

interface Suggested {
  need: Need;
  listings: TradeListing[];
}

/** Returns the position a club needs to fill, and the players on the block it would want, biggest lineup help first. */
export async function suggestedFor(db: Database, clubId: ClubId, today: TradeDay): Promise<Suggested> {
  const [team] = await pgReader(db).read(teams, ['leagueId'], { clubId, level: 'PRO' });
  const leagueId = team?.leagueId ?? 0;
  return fact(db, {
    key: `trade-suggested/${clubId}/${today.absoluteDay}`,
    topics: ['owners', 'players', `league:${leagueId}`],
    read: () => readSuggested(db, { clubId, leagueId, today }),
  });
}

async function readSuggested(
  db: Database,
  { clubId, leagueId, today }: { clubId: ClubId; leagueId: LeagueId; today: TradeDay },
): Promise<Suggested> {
  const rows = pgReader(db);
  const block = (await blockOfLeague(db, { leagueId, season: today.season })).filter(
    ({ team }) => team.clubId !== clubId,
  );
  const clubIds = [...new Set([clubId, ...block.flatMap(({ team }) => team.clubId ?? [])])];
  const parties = await loadParties(rows, clubIds, today);
  const own = parties.get(clubId);
  const league = await loadTradeLeague(rows, { leagueId, parties }, today);
  const { club, appraise } = valuationOf(clubId, [...parties.values()], league, today);
  const bodies = new Map([...parties.values()].flatMap((party) => party.bodies.map((body) => [body.id, body])));
  const gainOf = ({ player: { id } }: TradeListing) => {
    const body = bodies.get(id);
    if (!own || !body || faultOfBody(body, own, today) !== null) return 0;
    return lineupGainOf(club, { gets: [appraise({ kind: 'player', playerId: id, retention: 0 })], gives: [] });
  };
  const listings = block
    .map((listing) => ({ listing, gain: gainOf(listing) }))
    .filter(({ gain }) => gain >= AIMS.goalsNow)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, SUGGESTED)
    .map(({ listing }) => listing);
  // Futures are the manager's own business: suggestions are lineup help only.
  return { need: needOf({ ...club, stance: 'retool' }), listings };
}
