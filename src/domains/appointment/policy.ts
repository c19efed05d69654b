/** The roles that admins can give users for part of the site's work, and their permissions. */
import type { CompetitionId } from '#engine/ids.ts';
import { admin, holder, policy } from '#platform/calls/policy.ts';

declare module '#platform/calls/policy.ts' {
  interface Subject {
    competitionId?: CompetitionId | null;
  }
}

/** Works on the report queue. */
export const moderator = holder('moderator');
/** Runs the UA cup, in every season. */
const uaCupOrganizer = holder('ua-cup-organizer');
/** Runs the competition. */
const organizer = holder('organizer', { of: ['competition'] });

export const appointmentPolicy = policy('appointment', { appoint: [admin] });

export const organizingPolicy = policy('competition', {
  organize: [organizer, admin],
  organizeUaCup: [uaCupOrganizer, admin],
});
