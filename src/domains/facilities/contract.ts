/** Facilities of the user's own club, and what it can build. */

import * as z from 'zod';
import { BUILDABLE } from '#domains/facilities/constants.ts';
import { facilityPolicy } from '#domains/facilities/policy.ts';
import { given } from '#domains/ids.ts';
import { teamRef } from '#domains/shapes.ts';
import { get, post } from '#platform/calls/call.ts';

const dollars = z.number().int();

export const facilitiesView = z.object({
  team: teamRef,
  balance: dollars,
  maxLevel: z.number().int(),
  /** The club may not build while a rescue plan lasts. */
  isUnderRescue: z.boolean(),
  built: z.array(
    z.object({
      facility: z.enum(BUILDABLE),
      level: z.number().int(),
      /** Dollars a day for levels above the first. */
      upkeep: dollars,
      /** Seats of the arena, or of its boxes: now, and with the next level; 0 for facilities without seats. */
      seats: z.number().int(),
      seatsAfter: z.number().int(),
      /** Days until the next level is ready; null: nothing is being built. */
      daysLeft: z.number().int().nullable(),
      /** The next level; null at the highest. */
      next: z.object({ cost: dollars, days: z.number().int(), upkeep: dollars }).nullable(),
    }),
  ),
});
export type FacilitiesView = z.infer<typeof facilitiesView>;

export const facilities = {
  find: get('activated', '/teams/{id}/facilities', { ability: facilityPolicy.see })
    .says('What your club has built, and what the next levels cost')
    .takes({ id: given.team })
    .answers(facilitiesView),
  build: post('activated', '/teams/{id}/facilities/{facility}/build', { ability: facilityPolicy.build })
    .says('Begin the next level and pay for it; 409 when it cannot be built or paid')
    .takes({ id: given.team, facility: z.enum(BUILDABLE) })
    .answers(facilitiesView),
};
