/** A user's referrals. */
import * as z from 'zod';
import { instant, teamRef, userRef } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

const referrals = z.object({
  /** Code for referral links, easy to read aloud. */
  refCode: z.string(),
  /** Users who registered with it and activated their account, latest first. */
  joined: z.array(
    z.object({
      user: userRef,
      joinedAt: instant,
      team: teamRef.nullable(),
      /** Real days of play, up to the number required for the reward. */
      daysPlayed: z.number().int(),
      /**
       * waiting: more days to go. counted: both were rewarded. household: not rewarded, since the two or an earlier
       * friend share a household.
       */
      reward: z.enum(['waiting', 'counted', 'household']),
    }),
  ),
  /** Registered but not activated yet. */
  waiting: z.number().int(),
});
export type Referrals = z.infer<typeof referrals>;

export const referral = {
  mine: get('activated', '/referrals').says('Your referral code, and who has come by it').answers(referrals),
};
