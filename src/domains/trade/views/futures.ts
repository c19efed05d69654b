/** Picks and prospects for trade screens. */
import { proTeamRefs } from '#domains/club/store/team-refs.ts';
import { scout } from '#domains/draft/rules/scouting.ts';
import type { TeamRef } from '#domains/shapes.ts';
import type { BenchProspect, LeaguePick, TradePickView } from '#domains/trade/contract/shapes.ts';
import type { TradePick } from '#domains/trade/rules/assets.ts';
import { type ClubValuation, loadPlaces, outlookOf, type TradeLeague } from '#domains/trade/store/judgment.ts';
import { type PartyProspect, picksOf, type TradeDay } from '#domains/trade/store/parties.ts';
import { refOf, worthBand } from '#domains/trade/views/people.ts';
import type { ClubId, LeagueId } from '#engine/ids.ts';
import { rangeOf } from '#engine/market/pick-worth.ts';
import { fact } from '#platform/calls/facts.ts';
import type { Database } from '#platform/database/client.ts';
import { pgReader } from '#platform/rows/pg-rows.ts';

/** @param refs first teams by club; null: the original club has none */
export function pickView(
  pick: TradePick,
  league: Pick<TradeLeague, 'places'>,
  { refs, today }: { refs: ReadonlyMap<ClubId, TeamRef>; today: TradeDay },
): TradePickView | null {
  const original = refs.get(pick.originalClubId);
  const { id, season, round, spot } = pick;
  return original ? { id, season, round, spot, range: rangeOf(outlookOf(pick, league, today)), original } : null;
}

interface Viewing {
  valuation: ClubValuation | null;
  viewer: ClubId | null;
  league: Pick<TradeLeague, 'scouting'>;
  today: TradeDay;
}

/** Returns a prospect by the viewer's club's estimates; null: the viewer runs no club. */
export function prospectView(
  { id, player, draftSeason, untilSeason }: PartyProspect,
  { valuation, viewer, league, today }: Viewing,
): BenchProspect {
  const age = today.season - player.birthSeason;
  const { skills, ceilings } = player;
  const amateur = { id, position: player.positions[0] ?? 'C', age, skills, ceilings };
  const seen =
    viewer !== null &&
    scout(amateur, { secret: today.secret, season: draftSeason, clubId: viewer, eyes: league.scouting });
  return {
    player: refOf(player),
    age,
    potential: seen ? { low: Math.round(seen.potential.low), high: Math.round(seen.potential.high) } : null,
    untilSeason,
    worth: valuation && worthBand(valuation, { kind: 'rights', playerId: id }),
  };
}

/** Returns who owns which of a league's upcoming picks, next draft first. */
export async function picksOfLeague(db: Database, leagueId: LeagueId, today: TradeDay): Promise<LeaguePick[]> {
  return fact(db, {
    key: `league-picks/${leagueId}/${today.absoluteDay}`,
    topics: ['owners', 'players', `league:${leagueId}`],
    async read() {
      const rows = pgReader(db);
      const places = await loadPlaces(rows, leagueId);
      const clubIds = [...places.keys()];
      const owned = await picksOf(rows, clubIds, today.season);
      const originals = [...owned.values()].flat().map(({ originalClubId }) => originalClubId);
      const refs = await proTeamRefs(db, [...new Set([...clubIds, ...originals])]);
      return [...owned]
        .flatMap(([clubId, picks]): LeaguePick[] => {
          const owner = refs.get(clubId);
          return picks.flatMap((each) => {
            const pick = pickView(each, { places }, { refs, today });
            return pick && owner ? [{ pick, owner, isPromised: each.isPromised }] : [];
          });
        })
        .sort(
          ({ pick: one }, { pick: other }) =>
            one.season - other.season || one.round - other.round || (one.spot ?? one.id) - (other.spot ?? other.id),
        );
    },
  });
}
