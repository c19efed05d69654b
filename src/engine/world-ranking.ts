/**
 * The world ranking of nations, by their final places in championships and Olympics. Formula of the International Ice Hockey
 * Federation (World Ranking, 2003, with its ladder as raised in 2023).
 */

/** A championship or the Olympics, over all divisions. */
export interface RankedEvent<Nation> {
  /** Olympics are played in the season of the championship that follows them. */
  season: number;
  kind: 'championship' | 'olympics';
  /** By nation, from 1; on one ladder through all divisions. */
  places: ReadonlyMap<Nation, number>;
  /** Points of the first place, if not as many as today. */
  firstPlace?: number;
}

export interface RankedNation<Nation> {
  nation: Nation;
  rank: number;
  points: number;
  /** The weighted points of each season that counts, newest first; their sum is `points`. */
  seasons: readonly { season: number; points: number }[];
}

export const FIRST_PLACE = 1600;
const STEP = 20;
/** Places that are worth a double step less than the place above: silver, bronze, the first without a medal round, the first without a quarterfinal. */
const DOUBLE_STEPS: readonly number[] = [2, 3, 5, 9];
/** Percent of the points that count, by the age of the event in seasons. */
const WEIGHTS = [100, 75, 50, 25] as const;
/** Seasons whose events count. */
export const RANKED_SEASONS = WEIGHTS.length;
/** The Olympics come first in their season. */
const ORDER = { olympics: 0, championship: 1 } as const;

/** Returns the points of a final place, from 1; places far below the last that is known bring none. */
export function placePoints(place: number, firstPlace: number = FIRST_PLACE): number {
  const steps = place - 1 + DOUBLE_STEPS.filter((step) => step <= place).length;
  return Math.max(0, firstPlace - STEP * steps);
}

/**
 * Returns the ranking after the events of a season: the points of the last four seasons, which weigh 100, 75, 50 and 25%. Equal points
 * are ordered by place in the newest event that only one of two nations has taken part in, or in which they have different places;
 * nations without any such event share a rank.
 */
export function worldRanking<Nation>(events: readonly RankedEvent<Nation>[], season: number): RankedNation<Nation>[] {
  const counted = events
    .filter((event) => WEIGHTS[season - event.season] !== undefined)
    .toSorted((one, other) => other.season - one.season || ORDER[other.kind] - ORDER[one.kind]);
  const nations = [...new Set(counted.flatMap(({ places }) => [...places.keys()]))];
  const rows = nations.map((nation) => {
    const seasons = WEIGHTS.map((weight, age) => {
      const points = counted
        .filter((event) => event.season === season - age)
        .map(({ places, firstPlace }) => placePoints(places.get(nation) ?? Number.POSITIVE_INFINITY, firstPlace));
      return { season: season - age, points: (sum(points) * weight) / 100 };
    });
    return { nation, rank: 0, points: sum(seasons.map(({ points }) => points)), seasons };
  });
  const newer = (one: Nation, other: Nation): number => {
    for (const { places } of counted) {
      const [ours, theirs] = [one, other].map((nation) => places.get(nation) ?? Number.POSITIVE_INFINITY);
      if (ours !== undefined && theirs !== undefined && ours !== theirs) return ours - theirs;
    }
    return 0;
  };
  rows.sort((one, other) => other.points - one.points || newer(one.nation, other.nation));
  for (const [index, row] of rows.entries()) {
    const above = rows[index - 1];
    const isTied = above && above.points === row.points && newer(above.nation, row.nation) === 0;
    row.rank = isTied ? above.rank : index + 1;
  }
  return rows;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0);
}
