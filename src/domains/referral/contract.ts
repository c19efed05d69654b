/** Who has come by whose link. */
import * as z from 'zod';
import { instant, teamRef, userRef } from '#domains/shapes.ts';
import { get } from '#platform/calls/call.ts';

const referrals = z.object({
  /** For links and to be read aloud. */
  refCode: z.string(),
  /** Managers who have registered with it and activated the account, the last one first. */
  joined: z.array(
    z.object({
      user: userRef,
      joinedAt: instant,
      team: teamRef.nullable(),
      /** Real days of play, as far as they count toward the reward. */
      daysPlayed: z.number().int(),
      /** waiting: there are days to go. counted: both were rewarded. household: it does not count, as the two share one, or a friend before. */
      reward: z.enum(['waiting', 'counted', 'household']),
    }),
  ),
  /** Registered, but not activated yet. */
  waiting: z.number().int(),
});
export type Referrals = z.infer<typeof referrals>;

export const referral = {
  mine: get('activated', '/referrals').says('Your referral code, and who has come by it').answers(referrals),
};
