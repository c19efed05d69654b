/** Players on the block who would help one's own club, as its own scouts see them. */
import { teams } from '#domains/club/tables.ts';
import { AIMS, type Need, SUGGESTED } from '#domains/trade/constants.ts';
import type { TradeListing } from '#domains/trade/contract/shapes.ts';
import { faultOfBody } from '#domains/trade/rules/legality.ts';
import { needOf } from '#domains/trade/rules/shopping.ts';
import { eyesOf, loadTradeLeague } from '#domains/trade/store/judgment.ts';
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

/** Returns the position that a club has to fill, and whom of the block it would want: who helps its lineup most first. */
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
  const { club, see } = eyesOf(clubId, [...parties.values()], league, today);
  const bodies = new Map([...parties.values()].flatMap((party) => party.bodies.map((body) => [body.id, body])));
  const gainOf = ({ player: { id } }: TradeListing) => {
    const body = bodies.get(id);
    if (!own || !body || faultOfBody(body, own, today) !== null) return 0;
    return lineupGainOf(club, { gets: [see({ kind: 'player', playerId: id, retention: 0 })], gives: [] });
  };
  const listings = block
    .map((listing) => ({ listing, gain: gainOf(listing) }))
    .filter(({ gain }) => gain >= AIMS.goalsNow)
    .sort((one, other) => other.gain - one.gain)
    .slice(0, SUGGESTED)
    .map(({ listing }) => listing);
  // A manager looks for the future where he likes: what is suggested is help for the lineup.
  return { need: needOf({ ...club, stance: 'retool' }), listings };
}
