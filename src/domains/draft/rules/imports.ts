/** Undrafted amateurs whom clubs bring over: when they may, how many, and who would come. */

import { IMPORTS } from '#domains/draft/constants.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { PositionGroup } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

/** From the day after the draft on, until they are free to sign anywhere. */
export function areImportsOpen(day: number): boolean {
  return day > PHASE_STARTS.draft;
}

export interface Wooed {
  playerId: PlayerId;
  clubId: ClubId;
  /** The club plays in his own nation. */
  isHome: boolean;
  /** Of his kind, and players of it whom its juniors have. */
  group: PositionGroup;
  peers: number;
}

/** How he thinks of a club: always the same, but for the places that it has. */
export function interestIn(
  { playerId, clubId, isHome, group, peers }: Wooed,
  secret: Secret,
): (typeof IMPORTS.interests)[number] {
  const { home, crowd, mostCrowd, usualPeers, some, keen } = IMPORTS.weights;
  const liking = secretRandom(secret, `import/${playerId}/${clubId}`).normal();
  const isCrowded = Math.max(-mostCrowd, Math.min(mostCrowd, crowd * (peers - usualPeers[group])));
  const score = liking + (isHome ? home : 0) - isCrowded;
  if (score >= keen) return 'keen';
  return score >= some ? 'some' : 'none';
}
