/** Imports of undrafted amateurs: when clubs may sign them, how many, and who would come. */

import { IMPORTS } from '#domains/draft/constants.ts';
import { PHASE_STARTS } from '#engine/calendar.ts';
import type { ClubId, PlayerId } from '#engine/ids.ts';
import type { PositionGroup } from '#engine/player/skills.ts';
import { type Secret, secretRandom } from '#engine/secret.ts';

/** Returns whether imports may be signed: from the day after the draft until they become free agents. */
export function areImportsOpen(day: number): boolean {
  return day > PHASE_STARTS.draft;
}

export interface Wooed {
  playerId: PlayerId;
  clubId: ClubId;
  /** The club plays in his home nation. */
  isHome: boolean;
  /** His position group, and how many players of it are on its junior team. */
  group: PositionGroup;
  peers: number;
}

/** Returns his interest in a club, which changes only with its open spots. */
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
