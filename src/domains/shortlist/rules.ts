/** What a user is told about the players on his shortlist. */
import type { ClubId } from '#engine/ids.ts';

/** Where a shortlisted player is now, and where his follower believes him. */
export interface Followed {
  knownClubId: ClubId | null;
  clubId: ClubId | null;
  isRetired: boolean;
}

export type Whereabouts = 'moved' | 'free' | 'retired';

/** What has changed since he was last told; null: nothing. A call-up within a club is no move. */
export function changeOf({ knownClubId, clubId, isRetired }: Followed): Whereabouts | null {
  if (isRetired) return 'retired';
  if (clubId === knownClubId) return null;
  return clubId === null ? 'free' : 'moved';
}
