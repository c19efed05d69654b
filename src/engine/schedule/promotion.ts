/**
 * Promotion and relegation in a pyramid of any depth: four clubs are relegated from a league with two feeders, two from one with
 * a single feeder, none from one without; each feeder promotes its regular-season winner and its playoff winner, or the next
 * best of the regular season when they are the same club.
 *
 * Clubs move as a whole, by the results of their PRO team; the farm and junior teams follow to the leagues of the same place.
 */

/** Clubs promoted by each feeder; times the feeders, the number relegated. */
export const PROMOTED_PER_FEEDER = 2;

export interface LeagueSeason<League, Club> {
  league: League;
  /** The league that its best clubs are promoted to; null at the top. */
  feeds: League | null;
  /** The clubs in the order of the regular season, best first. */
  ranked: readonly Club[];
  /** null when the playoffs were not played: then the two best of the regular season are promoted. */
  champion: Club | null;
}

export interface Movement<League, Club> {
  club: Club;
  from: League;
  to: League;
  kind: 'promoted' | 'relegated';
}

/** Returns the clubs promoted from a league: the winner of the regular season and the champion, or the next best. */
export function promotedFrom<Club>(ranked: readonly Club[], champion: Club | null): Club[] {
  const promoted = new Set<Club>();
  for (const club of [ranked[0], champion, ...ranked]) {
    if (promoted.size === PROMOTED_PER_FEEDER) break;
    if (club !== undefined && club !== null) promoted.add(club);
  }
  return [...promoted];
}

/**
 * Returns every move at the end of a season. A league keeps its number of clubs: a feeder receives as many as it promotes. The
 * relegated clubs are dealt to the feeders from the best down, back and forth (first, second, second, first), so that no feeder
 * gets both of the better ones.
 *
 * The champion of a lower league who would be relegated from it is promoted instead.
 */
export function movements<League, Club>(leagues: readonly LeagueSeason<League, Club>[]): Movement<League, Club>[] {
  const moves: Movement<League, Club>[] = [];
  const promotedBy = new Map<League, Club[]>();
  for (const season of leagues) {
    if (season.feeds !== null) promotedBy.set(season.league, promotedFrom(season.ranked, season.champion));
  }
  for (const upper of leagues) {
    const feeders = leagues.filter((season) => season.feeds === upper.league);
    if (feeders.length === 0) continue;
    const rising = new Set(promotedBy.get(upper.league) ?? []);
    const places = feeders.length * PROMOTED_PER_FEEDER;
    const falling = upper.ranked.filter((club) => !rising.has(club)).slice(-places);
    for (const feeder of feeders) {
      for (const club of promotedBy.get(feeder.league) ?? []) {
        moves.push({ club, from: feeder.league, to: upper.league, kind: 'promoted' });
      }
    }
    falling.forEach((club, index) => {
      const to = feeders[dealTo(index, feeders.length)] as LeagueSeason<League, Club>;
      moves.push({ club, from: upper.league, to: to.league, kind: 'relegated' });
    });
  }
  return moves;
}

/** Returns the feeder of a relegated club: 0, 1, 1, 0 for two, and back and forth in general. */
function dealTo(index: number, hands: number): number {
  const lap = Math.floor(index / hands);
  const seat = index % hands;
  return lap % 2 === 0 ? seat : hands - 1 - seat;
}
