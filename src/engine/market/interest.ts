/** A player's opinion of a club as a band, too coarse to reveal his traits. */
import { type Asker, likingOf } from '#engine/market/ask.ts';

/**
 * A free agent's interest in a club before any offer, highest first, by his rating of the club (`likingOf`). Most clubs have no
 * good role for most free agents, so the middle band lies below zero: over the thirty best of a new world, the bands cover 5,
 * 25, 35, 25 and 10 % of clubs.
 */
export const INTERESTS = ['keen', 'likes', 'open', 'cool', 'cold'] as const;
export type Interest = (typeof INTERESTS)[number];
const FROM: Readonly<Record<Interest, number>> = {
  keen: 0.06,
  likes: -0.02,
  open: -0.1,
  cool: -0.19,
  cold: Number.NEGATIVE_INFINITY,
};

export function interestIn(asker: Pick<Asker, 'personality' | 'appeal'>): Interest {
  const liking = likingOf(asker);
  return INTERESTS.find((interest) => liking >= FROM[interest]) ?? 'cold';
}
