/** The rarity of trading cards: by a player's rank, career and honors. */
import type { Honor } from '#domains/awards/constants.ts';
import {
  RARITIES,
  type Rarity,
  STAR_MARKS,
  STARS_NEEDED,
  STARS_OF_HONOR,
  STARS_OF_OTHER_HONORS,
} from '#domains/card/constants.ts';

export interface CareerMarks {
  isGoalie: boolean;
  /** His rank by overall among all clubs' skaters, or goalies, as a share from 0 to 1; null: no club. */
  place: number | null;
  games: number;
  points: number;
  wins: number;
  honors: readonly Honor[];
  isInHall: boolean;
}

/** Returns whole stars, 0 and up. */
export function starsOf({ isGoalie, place, games, points, wins, honors }: CareerMarks): number {
  const reached = (marks: readonly number[], value: number) => marks.filter((mark) => value >= mark).length;
  const ofPlace = place === null ? 0 : STAR_MARKS.place.filter((share) => place <= share).length;
  const ofCareer =
    reached(STAR_MARKS.games, games) + (isGoalie ? reached(STAR_MARKS.wins, wins) : reached(STAR_MARKS.points, points));
  const ofHonors = honors.reduce((sum, honor) => sum + starsOfHonor(honor), 0);
  return Math.floor(ofPlace + ofCareer + ofHonors);
}

function starsOfHonor(honor: Honor): number {
  const known: Partial<Record<Honor, number>> = STARS_OF_HONOR;
  return known[honor] ?? STARS_OF_OTHER_HONORS;
}

export function rarityOf(marks: CareerMarks): Rarity {
  if (marks.isInHall) return 'legendary';
  const stars = starsOf(marks);
  return RARITIES[STARS_NEEDED.filter((needed) => stars >= needed).length] ?? 'common';
}

/** Returns his rank by overall, from 1; equals share a rank. @param overalls of all players compared, best first */
export function rankAmong(overalls: readonly number[], overall: number): number {
  const better = overalls.findIndex((other) => other <= overall);
  return (better === -1 ? overalls.length : better) + 1;
}
