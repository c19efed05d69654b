/** Decides what users are told about players on their shortlist. */
import type { ClubId } from '#engine/ids.ts';

/** A shortlisted player's current club, and the one last reported to the user. */
export interface Followed {
  knownClubId: ClubId | null;
  clubId: ClubId | null;
  isRetired: boolean;
}

export type Whereabouts = 'moved' | 'free' | 'retired';

/** Returns what has changed since the last notification; null: nothing. A call-up within a club is no move. */
export function changeOf({ knownClubId, clubId, isRetired }: Followed): Whereabouts | null {
  if (isRetired) return 'retired';
  if (clubId === knownClubId) return null;
  return clubId === null ? 'free' : 'moved';
}
