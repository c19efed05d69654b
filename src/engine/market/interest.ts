/** What a player thinks of a club, as a band: coarse enough that nobody reads his traits off it. */
import { type Asker, likingOf } from '#engine/market/ask.ts';

/**
 * What a free agent thinks of a club before it offers him anything, the best first: from which liking on (`likingOf`). Most clubs have no good place
 * for most of them, so that the middle lies below nothing: of the best thirty of a new world 5, 25, 35, 25 and 10 % of clubs are what the words say.
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
